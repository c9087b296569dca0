// The page of a race: what is told, asked and heard, as both do it. A game says its name and its board,
// and whom the table waits for in phases of its own.

import type { Component } from 'svelte';
import { list, type Params } from '$lib/i18n.svelte';
import { stopwatch } from '$lib/results';
import type { BoardProps, Face, GamePage, Sentence } from '../../contract';
import { tellEvent, tellMove, type Fields } from '../../../kit/telling';
import type { Laid, Shown } from '$lib/generated/polyminix';
import Lookback from '../lookback/Lookback.svelte';
import Bank from './Bank.svelte';
import { stillAtIt, type RaceView } from './racing';
import { hold } from './rolling.svelte';
import Tray from './Tray.svelte';

const points = (value: number): Params => ({ points: value, n: value });

/** As the terminal says them (`terminal.py`). */
export const FIELDS: Fields = {
  mode: (mode: string) => ({ mode: { key: `turno.${mode}` } }),
  level: (level: string) => ({ level: { key: `level.${level}` } }),
  prova: (prova: number) => ({ prova: { key: `prova.${prova}` } }),
  pieces: (pieces: readonly Laid[] | number): Params =>
    typeof pieces === 'number'
      ? { pieces }
      : { pieces: pieces.map(({ piece }) => piece).join(' '), n: pieces.length },
  cards: (cards: readonly number[]) => ({
    cards: cards.map((card) => card + 1).join(', '),
    n: cards.length,
  }),
  card: (card: number) => ({ card: card + 1 }),
  side: (side: number) => ({ side: side + 1 }),
  covers: (covers: readonly Shown[]) => ({ n: covers.length }),
  seats: (seats: readonly number[]) => ({ n: seats.length }),
  points,
  ms: (ms: number) => ({ time: stopwatch(ms) }),
  behind: (ms: number) => ({ late: stopwatch(ms), behind: ms }),
  sort: (sort: string) => ({ sort: { key: `hint.${sort}` } }),
};

const SOUNDS: Readonly<Record<string, string>> = {
  'turno-rolled': 'draw',
  'prova-rolled': 'draw',
  'cards-taken': 'tile',
  'cover-proved': 'token',
  'points-won': 'win',
  'time-ran-out': 'lose',
};

export interface RacePage<V extends RaceView, M, E> extends Partial<GamePage<V, M, E>> {
  game: string;
  Board: Component<BoardProps<V, M, E>>;
  /** Whom the table waits for before a race. */
  waited: (view: V) => readonly number[];
  fields?: Fields;
  /** The section of the how-to page that tells how to lay. */
  laying: string;
}

export function racePage<
  V extends RaceView,
  M extends { type: string },
  E extends { type: string },
>({ game, Board, waited, fields = {}, laying, ...more }: RacePage<V, M, E>): GamePage<V, M, E> {
  const said = { ...FIELDS, ...fields };
  return {
    Board,
    Tray,
    Bank,
    Lookback,
    prompt: (view, you, faces) =>
      prompt(game, view, view.phase === 'race' ? stillAtIt(view) : waited(view), you, faces),
    tell: (event, you, faces) => tellEvent(game, said, event, you, faces),
    tellMove: (move) => tellMove(game, said, move),
    rule: ({ phase }) => (phase === 'race' ? laying : phase === 'over' ? 'end' : 'turn'),
    sound: ({ type }) => SOUNDS[type] ?? null,
    hold: (events) => hold(events),
    quotes: ({ type }) => type === 'cover-proved' || type === 'points-won',
    highlight: (events) => events.filter(({ type }) => type === 'points-won').length,
    ...more,
  };
}

/** What is to be done, or whom the table waits for. */
function prompt(
  game: string,
  view: RaceView,
  waited: readonly number[],
  you: number | null,
  faces: readonly Face[],
): Sentence {
  const { phase } = view;
  if (phase === 'over' || (you !== null && waited.includes(you)))
    return { key: `${game}.phase.${phase}`, params: {} };
  const names = list(waited.map((seat) => faces[seat]?.name ?? ''));
  return { key: `polyminix.page.waiting.${phase}`, params: { names } };
}
