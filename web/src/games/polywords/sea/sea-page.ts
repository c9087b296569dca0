// The page of a game of the box: what is told, asked and heard, as they all do it. A game says its
// name and its board; what else is its own it says instead.

import type { Component } from 'svelte';
import { has, list, type Params } from '$lib/i18n.svelte';
import type { BoardProps, Face, GamePage, Sentence } from '../../contract';
import { paramsOf, tellMove, type Fields } from '../../../kit/telling';
import Bank from './Bank.svelte';
import { hold } from './happening.svelte';
import {
  eachAlone,
  crewName,
  seatsOf,
  waitedFor,
  type Path,
  type SeaEvent,
  type SeaMove,
  type SeaView,
  type Things,
  type Writing,
} from './seen';
import Tray from './Tray.svelte';
import { cellName } from './waters';

/** As the terminal says them (`terminal.py`, `said`). */
export const FIELDS: Fields = {
  cell: (cell: number) => ({ cell: cellName(cell) }),
  path: (path: Path) => ({ cells: path.map(cellName).join(' '), n: path.length }),
  cells: (cells: Path) => ({ n: cells.length }),
  bottles: (n: number) => ({ n }),
  writings: (writings: readonly Writing[]) => ({
    words: writings.map(({ word }) => word).join(', '),
    n: writings.length,
  }),
  why: (why: string) => ({ why: { key: `why.${why}` } }),
  stands: (stands: boolean) => ({ verdict: { key: `verdict.${stands ? 'stands' : 'falls'}` } }),
  by: (by: string) => ({ by: { key: `judge.${by}` } }),
  answer: (answer: string): Params => (answer ? { answer: { key: `vote.${answer}` } } : {}),
  yes: (ayes: number) => ({ ayes }),
  no: (noes: number) => ({ noes }),
  by_itself: (itself: boolean) => ({ itself: Number(itself) }),
};

/** Sections of the how-to page. */
const RULES: Readonly<Record<string, string>> = {
  contest: 'contest',
  defend: 'contest',
  vote: 'contest',
  bottles: 'bottles',
  over: 'scoring',
};

const SOUNDS: Readonly<Record<string, string>> = {
  'has-written': 'token',
  'words-shown': 'draw',
  'word-erased': 'wash',
  'bottle-placed': 'plop',
  contested: 'knock',
  judged: 'token',
};

export interface SeaPage<V extends SeaView, M, E> extends Partial<GamePage<V, M, E>> {
  game: string;
  Board: Component<BoardProps<V, M, E>>;
  /** How many crews there are, where seats share seas. */
  crews?: number;
  things?: (writings: readonly Writing[]) => Things;
  /** Whom the table waits for, where the ground does not know. */
  waited?: (view: V) => readonly number[];
  /** What is asked of me now, where it is not the same for everybody in this phase. */
  asked?: (view: V, you: number) => string;
  /** How fields of the game's own moves and events are said. */
  fields?: Fields;
  sounds?: Readonly<Record<string, string>>;
  /** Events of the game at which all seas are opened for a moment, as its board has it. */
  opens?: readonly string[];
  /** Events that are not worth a line. */
  quiet?: readonly string[];
  /** Sections of the how-to page, by phases; `turn` else. */
  rules?: Readonly<Record<string, string>>;
}

export function seaPage<V extends SeaView, M extends { type: string }, E extends { type: string }>({
  game,
  Board,
  crews,
  things = eachAlone,
  waited = waitedFor,
  asked = ({ phase }) => phase,
  fields = {},
  sounds = {},
  opens = [],
  quiet = [],
  rules = {},
  ...more
}: SeaPage<V, M, E>): GamePage<V, M, E> {
  const said = { ...FIELDS, ...fields };
  const heard = { ...SOUNDS, ...sounds };
  const sections = { ...RULES, ...rules };
  return {
    Board,
    Tray,
    Bank,
    prompt: (view, you, faces) =>
      prompt(game, view, waited(view), you === null ? view.phase : asked(view, you), you, faces),
    tell: (event, you, faces) =>
      quiet.includes(event.type) ? null : tell(game, said, event, crews, you, faces),
    tellMove: (move, view) => tellTheMove(game, said, move, view, things),
    rule: ({ phase }) => sections[phase] ?? 'turn',
    sound: ({ type }) => heard[type] ?? null,
    hold: (events) => hold(events, opens),
    highlight: (events) => highlight(events),
    quotes: (event) => !isAround(event),
    done: (view, seat) => view.done.includes(seat) && !waited(view).includes(seat),
    ...more,
  };
}

/** What is to be done, or who is being waited for. */
function prompt(
  game: string,
  view: SeaView,
  waited: readonly number[],
  asked: string,
  you: number | null,
  faces: readonly Face[],
): Sentence {
  const { phase } = view;
  const mine = you !== null && waited.includes(you);
  if (mine || asked !== phase || phase === 'over' || !waited.length)
    return { key: `${game}.phase.${asked}`, params: {} };
  const own = `${game}.page.waiting.${phase}`;
  const names = list(waited.map((seat) => faces[seat]?.name ?? ''));
  return { key: has(own) ? own : `${game}.page.waiting`, params: { names } };
}

/** What happened. What my crew did or got is told to me as "you". */
export function tell(
  game: string,
  fields: Fields,
  event: SeaEvent,
  crews: number | undefined,
  you: number | null,
  faces: readonly Face[],
): Sentence {
  const { seat, crew } = event;
  const all = crews ?? faces.length;
  const params: Params = paramsOf(event, { ...fields, type: null, crew: null, seat: null });
  const key = `${game}.event.${event.type}`;
  const whose =
    seat !== undefined ? [seat] : crew !== undefined ? seatsOf(crew, all, faces.length) : [];
  if (!whose.length) return { key, params };
  params.seat = seat !== undefined ? (faces[seat]?.name ?? '') : crewName(crew!, all, faces);
  const mine = you !== null && whose.includes(you) && has(`${key}.you`);
  return { key: mine ? `${key}.you` : key, params };
}

/** A word that could be doubted is told by itself, not by its number. */
function tellTheMove(
  game: string,
  fields: Fields,
  move: SeaMove,
  view: SeaView,
  things: (writings: readonly Writing[]) => Things,
): Sentence {
  const { key, params } = tellMove(game, fields, move);
  if (move.of === undefined) return { key, params };
  const place = things(view.writings)[move.of]?.[0];
  return {
    key,
    params: { ...params, of: (place !== undefined && view.writings[place]?.word) || '' },
  };
}

/** What leads up to what one would tell, and what comes after it: that others have finished, the cards
    of the next turn, the end. */
const isAround = ({ type, word }: SeaEvent): boolean =>
  /-(turned|dealt|ended)$/.test(type) || (type === 'has-written' && !word);

/** What one would tell a friend about: where much was washed away, or much was lost. */
function highlight(events: readonly SeaEvent[]): number {
  return events.reduce((sum, { type, cells = [] }) => {
    if (type === 'word-erased') return sum + cells.length;
    return type === 'judged' ? sum + 6 : sum;
  }, 0);
}
