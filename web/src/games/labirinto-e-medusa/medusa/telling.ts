// Events and moves in words: keys of the engine's catalogue and what goes into their places, as
// the terminal tells them (cli/telling.py, medusa/telling.py).

import type { MedusaEvent, MedusaMove, MedusaView } from '$lib/generated/labirinto-e-medusa';
import type { Face, Sentence } from '../../contract';
import { nameOf } from '../../../kit/coordinates';
import { tellEvent, tellMove as tellMoveBy, type Fields } from '../../../kit/telling';
import { COLOURS, TERRAINS } from './cells';

const terrain = (index: number): { key: string } => ({ key: `terrain.${TERRAINS[index]}` });

/** Cells as "x,y", terrains and colours by name, paths by their ends. */
const FIELDS: Fields = {
  terrains: (value: number[]) => ({ terrains: value.map(terrain) }),
  terrain: (value: number) => ({ terrain: terrain(value) }),
  colour: (value: number) => ({ colour: { key: `desire.${COLOURS[value]}` } }),
  path: (value: number[]) => ({ cell: nameOf(value.at(-1)!) }),
  cell: (value: number) => ({ cell: nameOf(value) }),
};

export const tell = (event: MedusaEvent, you: number | null, faces: readonly Face[]): Sentence =>
  tellEvent('medusa', FIELDS, event, you, faces);

export const tellMove = (move: MedusaMove): Sentence => tellMoveBy('medusa', FIELDS, move);

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
