// Events and moves in words: the keys of the engine's catalogue, with the parameters it asks for.

import type { LetterEvent, LetterMove, LetterView } from '$lib/generated/letter';
import { has, list, type Params } from '$lib/i18n.svelte';
import type { Face, Sentence } from '../../contract';
import { fieldName, isBlank } from './layout';
import type { TileSet } from './seen';

const BLANK = '░';
const HIDDEN = new Set(['type', 'tiles', 'path', 'turned', 'free', 'verdict', 'reason']);

/** Fields as "C7", letters and words in a row, as the terminal says them. */
export function paramsOf(thing: object): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(thing) as [string, unknown][]) {
    if (HIDDEN.has(name)) continue;
    if (name === 'cell') params.field = fieldName(value as number);
    else if (name === 'letter') params.letter = (value as string).replace(' ', BLANK);
    else if (name === 'letters') {
      params.letters = [...(value as string)].join(' ');
      params.n = (value as string).length;
    } else if (name === 'words') {
      params.words = (value as string[]).join(', ');
      params.n = (value as string[]).length;
    } else if (name === 'yes') params.n = (value as boolean[]).filter(Boolean).length;
    else params[name] = value as number | string;
  }
  return params;
}

/** What happened. What I did myself is told to me as "you". That others pass, turn after turn, is no
    story; the knock of one who does not is. */
export function tell(
  event: LetterEvent,
  you: number | null,
  faces: readonly Face[],
): Sentence | null {
  return event.type === 'passed' ? null : tellAs('letter', event, you, faces);
}

/** For a game of the box: they share their events, each has sentences of its own. */
export function tellAs(
  game: string,
  event: { type: string; seat?: number },
  you: number | null,
  faces: readonly Face[],
): Sentence {
  const params = paramsOf(event);
  const key = `${game}.event.${event.type}`;
  if (event.seat === undefined) return { key, params };
  params.seat = faces[event.seat]?.name ?? '';
  const mine = event.seat === you && has(`${key}.you`);
  return { key: mine ? `${key}.you` : key, params };
}

/** The terminal numbers the tiles; here they have their letter. */
export function tellMove(move: LetterMove, view: LetterView): Sentence {
  return tellMoveAs('letter', move, view.tiles);
}

export function tellMoveAs(game: string, move: { type: string }, tiles: TileSet): Sentence {
  const params = paramsOf(move);
  if ('tile' in move) {
    const tile = move.tile as number;
    params.letter = isBlank(tiles, tile) ? BLANK : (tiles.letters[tile] ?? '');
  }
  const own = `letter.page.move.${move.type}`;
  return { key: has(own) ? own : `${game}.move.${move.type}`, params };
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
