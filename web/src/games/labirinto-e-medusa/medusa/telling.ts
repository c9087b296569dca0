// Events and moves in words: keys of the engine's catalogue and what goes into their places, as
// the terminal tells them (cli/telling.py, medusa/telling.py).

import type { MedusaEvent, MedusaMove, MedusaView } from '$lib/generated/labirinto-e-medusa';
import { has, type Params } from '$lib/i18n.svelte';
import type { Face, Sentence } from '../../contract';
import { cellName, COLOURS, TERRAINS } from './cells';

const terrain = (index: number): { key: string } => ({ key: `terrain.${TERRAINS[index]}` });

/** Cells as "x,y", terrains and colours by name, paths by their ends. */
function params(thing: MedusaEvent | MedusaMove): Params {
  const said: Params = {};
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    if (field === 'terrains') said.terrains = (value as number[]).map(terrain);
    else if (field === 'path') said.cell = cellName((value as number[]).at(-1)!);
    else if (typeof value !== 'number') continue;
    else if (field === 'terrain') said.terrain = terrain(value);
    else if (field === 'colour') said.colour = { key: `desire.${COLOURS[value]}` };
    else if (field === 'cell') said.cell = cellName(value);
    else said[field] = value;
  }
  return said;
}

export function tell(event: MedusaEvent, you: number | null, faces: readonly Face[]): Sentence {
  const said = params(event);
  const key = `medusa.event.${event.type}`;
  if (!('seat' in event)) return { key, params: said };
  said.seat = faces[event.seat]?.name ?? '';
  const mine = event.seat === you && has(`${key}.you`);
  return { key: mine ? `${key}.you` : key, params: said };
}

export function tellMove(move: MedusaMove): Sentence {
  return { key: `medusa.move.${move.type}`, params: params(move) };
}

export function prompt(
  view: MedusaView,
  you: number | null,
  faces: readonly Face[],
  moves: readonly MedusaMove[] = [],
): Sentence {
  const must = moves.length > 0 && moves.every(({ type }) => type === 'challenge');
  const key = must ? 'medusa.page.must-challenge' : `medusa.phase.${view.phase}`;
  if (view.phase === 'over' || view.turn === you) return { key, params: {} };
  return { key: 'medusa.page.waiting', params: { name: faces[view.turn]?.name ?? '' } };
}

const RULES: Record<MedusaView['phase'], string> = {
  'set-up': 'set-up',
  turn: 'turn',
  first: 'place',
  second: 'place',
  give: 'desires',
  take: 'desires',
  over: 'end',
};

/** The section of the how-to-play page. Who may only challenge needs to read about that. */
export function rule(view: MedusaView): string {
  const pieces = view.jar.reduce((sum, n) => sum + n, 0);
  return view.phase === 'turn' && pieces < 2 ? 'challenge' : RULES[view.phase];
}

const SOUNDS: Partial<Record<MedusaEvent['type'], string>> = {
  'pieces-drawn': 'draw',
  walked: 'walk',
  'piece-placed': 'tile',
  'desire-given': 'token',
  'desire-taken': 'token',
  challenged: 'challenge',
  'perseus-died': 'lose',
  'medusa-won': 'lose',
  'medusa-beaten': 'win',
};

export function sound(event: MedusaEvent): string | null {
  return SOUNDS[event.type] ?? null;
}
