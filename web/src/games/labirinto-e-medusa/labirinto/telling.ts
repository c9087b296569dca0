// Events and moves in words: the keys of the engine's catalogue, with the parameters it asks for.
// Where the terminal draws a block's sign, the page has a sentence of its own: the board shows how
// the block lies, and a sign cannot be read aloud.

import type {
  LabirintoEvent,
  LabirintoMove,
  LabirintoView,
} from '$lib/generated/labirinto-e-medusa';
import type { Face, Sentence } from '../../contract';
import { tellEvent, tellMove as tellMoveBy, type Fields } from '../../../kit/telling';
import { blockName, blockOf, sideName, sidesOf } from './blocks';
import { nameOf } from '../../../kit/coordinates';

/** Cells as "x,y", blocks by name and open sides, paths by their ends, voids by their size. */
const FIELDS: Fields = {
  openings: (value: number) => ({ block: blockName(blockOf(value)), sides: sidesOf(value) }),
  blocks: (value: number[]) => ({ blocks: value.map(blockName) }),
  side: (value: number) => ({ side: sideName(value) }),
  path: (value: number[]) => ({ cell: nameOf(value.at(-1) ?? 0) }),
  cells: (value: number[]) => ({ n: value.length }),
  cell: (value: number) => ({ cell: nameOf(value) }),
};

export const tell = (event: LabirintoEvent, you: number | null, faces: readonly Face[]): Sentence =>
  tellEvent('labirinto', FIELDS, event, you, faces);

export const tellMove = (move: LabirintoMove): Sentence => tellMoveBy('labirinto', FIELDS, move);

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
