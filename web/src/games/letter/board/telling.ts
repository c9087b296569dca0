// Events and moves in words: the keys of the engine's catalogue, with the parameters it asks for.

import type { LetterEvent, LetterMove, LetterView } from '$lib/generated/letter';
import { list } from '$lib/i18n.svelte';
import type { Face, Sentence } from '../../contract';
import { tellEvent, tellMove as tellMoveBy, type Fields } from '../../../kit/telling';
import { fieldName, isBlank } from './layout';
import type { TileSet } from './seen';

const BLANK = '░';

/** Fields as "C7", letters and words in a row, as the terminal says them. */
const FIELDS: Fields = {
  cell: (value: number) => ({ field: fieldName(value) }),
  letter: (value: string) => ({ letter: value.replace(' ', BLANK) }),
  letters: (value: string) => ({ letters: [...value].join(' '), n: value.length }),
  words: (value: string[]) => ({ words: value.join(', '), n: value.length }),
  yes: (value: boolean[]) => ({ n: value.filter(Boolean).length }),
};

/** What happened. That others pass, turn after turn, is no story; the knock of one who does not
    is. */
export function tell(
  event: LetterEvent,
  you: number | null,
  faces: readonly Face[],
): Sentence | null {
  return event.type === 'passed' ? null : tellAs('letter', event, you, faces);
}

/** For a game of the box: they share their events, each may have sentences of its own. */
export const tellAs = (
  game: string,
  event: { type: string; seat?: number },
  you: number | null,
  faces: readonly Face[],
): Sentence => tellEvent(game, FIELDS, event, you, faces);

/** The terminal numbers the tiles; here they have their letter. */
export function tellMove(move: LetterMove, view: LetterView): Sentence {
  return tellMoveAs('letter', move, view.tiles);
}

export function tellMoveAs(game: string, move: { type: string }, tiles: TileSet): Sentence {
  const { key, params } = tellMoveBy(game, FIELDS, move);
  if (!('tile' in move)) return { key, params };
  const tile = move.tile as number;
  const letter = isBlank(tiles, tile) ? BLANK : (tiles.letters[tile] ?? '');
  return { key, params: { ...params, letter } };
}

/** What you must do now, or whom the table waits for. */
export function prompt(view: LetterView, you: number | null, faces: readonly Face[]): Sentence {
  const { phase } = view;
  if (phase === 'over') return { key: 'letter.phase.over', params: {} };
  if (phase === 'window' || phase === 'gather' || phase === 'vote') return waited(view, you, faces);
  if (view.turn === you) {
    return { key: phase === 'turn' ? turnPrompt(view) : `letter.phase.${phase}`, params: {} };
  }
  const name = faces[view.turn]?.name ?? '';
  return { key: `letter.page.waiting.${phase}`, params: { name } };
}

function turnPrompt({ laid, opened, turn }: LetterView): string {
  const first = !opened.includes(turn);
  if (laid.length) return first ? 'letter.page.prompt.first.laid' : 'letter.page.prompt.name';
  return first ? 'letter.page.prompt.first' : 'letter.page.prompt.turn';
}

/** Where several may act at once. */
function waited(view: LetterView, you: number | null, faces: readonly Face[]): Sentence {
  const { phase } = view;
  if (you !== null && view.waiting.includes(you))
    return { key: `letter.phase.${phase}`, params: {} };
  const names = view.waiting.map((seat) => faces[seat]?.name ?? '');
  return { key: `letter.page.waiting.${phase}`, params: { names: list(names) } };
}

const RULES: Record<LetterView['phase'], string> = {
  pick: 'set-up',
  turn: 'turn',
  vote: 'words',
  forfeit: 'wrong',
  window: 'knocking',
  gather: 'knocking',
  knock: 'knocking',
  over: 'end',
};

/** The section of the how-to-play page. */
export function rule(view: LetterView): string {
  if (view.phase === 'turn' && !view.opened.includes(view.turn)) return 'first-round';
  return RULES[view.phase];
}

const SOUNDS: Partial<Record<string, string>> = {
  'letters-dealt': 'draw',
  'tile-picked': 'draw',
  'tile-placed': 'tile',
  'blank-exchanged': 'tile',
  'blank-laid': 'tile',
  'letter-freed': 'token',
  'word-named': 'token',
  'word-asked-for': 'chat',
  'word-voted-in': 'token',
  'tiles-taken-back': 'lose',
  knocked: 'knock',
  'knock-failed': 'lose',
};

export const sound = (event: { type: string }): string | null => SOUNDS[event.type] ?? null;
