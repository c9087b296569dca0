// Events and moves in words: the keys of the engine's catalogue, with the parameters it asks for.
// Where the terminal draws a block's sign, the page has a sentence of its own: the board shows how
// the block lies, and a sign cannot be read aloud.

import { has, type Params } from '$lib/i18n.svelte';
import type {
  LabirintoEvent,
  LabirintoMove,
  LabirintoView,
} from '$lib/generated/labirinto-e-medusa';
import type { Face, Sentence } from '../../contract';
import { blockName, blockOf, sideName, sidesOf } from './blocks';
import { nameOf } from './cells';

const HIDDEN = new Set(['type', 'theseus', 'minotaur']);

/** Cells as "x,y", blocks by name and open sides, paths by their ends, voids by their size. */
function paramsOf(thing: LabirintoEvent | LabirintoMove): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    if (HIDDEN.has(field)) continue;
    if (field === 'openings') {
      params.block = blockName(blockOf(value as number));
      params.sides = sidesOf(value as number);
    } else if (field === 'blocks') params.blocks = (value as number[]).map(blockName);
    else if (field === 'side') params.side = sideName(value as number);
    else if (field === 'path') params.cell = nameOf((value as number[]).at(-1) ?? 0);
    else if (field === 'cells') params.n = (value as number[]).length;
    else if (field === 'cell') params.cell = nameOf(value as number);
    else params[field] = value as number;
  }
  return params;
}

/** The page's own sentence if it has one, else the engine's. */
function keyOf(kind: 'event' | 'move', type: string): string {
  const own = `labirinto.page.${kind}.${type}`;
  return has(own) ? own : `labirinto.${kind}.${type}`;
}

/** What happened. What I did myself is told to me as "you". */
export function tell(event: LabirintoEvent, you: number | null, faces: readonly Face[]): Sentence {
  const params = paramsOf(event);
  const key = keyOf('event', event.type);
  if (!('seat' in event)) return { key, params };
  params.seat = faces[event.seat]?.name ?? '';
  const mine = event.seat === you && has(`${key}.you`);
  return { key: mine ? `${key}.you` : key, params };
}

export function tellMove(move: LabirintoMove): Sentence {
  return { key: keyOf('move', move.type), params: paramsOf(move) };
}

/** What you must do now, or whom the table waits for. */
export function prompt(
  view: LabirintoView,
  you: number | null,
  faces: readonly Face[],
  moves: readonly LabirintoMove[] = [],
): Sentence {
  if (view.phase === 'over' || view.turn === you) {
    const must = moves.length > 0 && moves.every(({ type }) => type === 'challenge');
    const key = must ? 'labirinto.page.must-challenge' : `labirinto.phase.${view.phase}`;
    return { key, params: {} };
  }
  return { key: 'labirinto.page.waiting', params: { name: faces[view.turn]?.name ?? '' } };
}

const RULES: Record<LabirintoView['phase'], string> = {
  'set-up': 'set-up',
  turn: 'turn',
  walk: 'walk',
  place: 'place',
  over: 'end',
};

export const rule = (view: LabirintoView): string => RULES[view.phase];

const SOUNDS: Partial<Record<LabirintoEvent['type'], string>> = {
  'blocks-drawn': 'draw',
  'block-placed': 'tile',
  walked: 'walk',
  'breath-taken': 'token',
  'fury-taken': 'token',
  'fear-lost': 'token',
  'void-closed': 'token',
  challenged: 'challenge',
  'theseus-died': 'lose',
  'minotaur-beaten': 'win',
  'minotaur-won': 'lose',
};

export const sound = (event: LabirintoEvent): string | null => SOUNDS[event.type] ?? null;
