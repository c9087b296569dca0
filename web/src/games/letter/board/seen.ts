// What the board needs of a view, be it of the game for many or of a solitaire.

import type {
  LetterEvent,
  LetterLongEvent,
  LetterLongMove,
  LetterMove,
  LetterView,
  LetterWordsEvent,
  LetterWordsMove,
  LongView,
  Lying,
  TileSet,
  WordsView,
  Writing,
} from '$lib/generated/letter';

import { scoringOf } from './points';

export type { Lying, TileSet, Writing };
export type View = LetterView | WordsView | LongView;
export type Move = LetterMove | LetterWordsMove | LetterLongMove;
export type Event = LetterEvent | LetterWordsEvent | LetterLongEvent;
export type Tile = number;
export type Scoring = 'best' | 'different' | 'letters' | 'points' | 'words';

export interface Seen {
  /** Fields of the grid, in each direction. */
  size: number;
  turning: boolean;
  language: string;
  umlauts: 'a' | 'ae';
  scoring: Scoring;
  tiles: TileSet;
  lying: readonly Lying[];
  /** My tiles, blanks last. A spectator sees those of whoever acts. */
  hand: readonly Tile[];
  free: readonly Tile[];
  /** Words on the sheets, and those that were named in this turn. */
  written: readonly Writing[];
  claims: readonly Writing[];
  laid: readonly Tile[];
  phase: LetterView['phase'] | 'play';
  /** Who has the turn, or has knocked. */
  turn: number;
  /** One own letter a turn; a solitaire has no such limit. */
  oneOwn: boolean;
  ownLaid: boolean;
  /** Whoever lays now may do so anywhere: a first turn. */
  anywhere: boolean;
  solo: boolean;
}

const SIZE = 18;
export const NO_TILE = -1;

export function seenOf(game: string, view: View, you: number | null): Seen {
  const { options } = view;
  const common = {
    size: options.board ?? SIZE,
    turning: options.turning ?? false,
    language: options.language ?? 'en',
    umlauts: options.umlauts ?? 'ae',
    scoring: scoringOf(game, view),
    tiles: view.tiles,
    lying: view.lying,
    written: view.written,
    claims: view.claims,
    laid: view.laid,
    phase: view.phase,
  } as const;
  if (!('hands' in view)) {
    return {
      ...common,
      hand: view.hand,
      free: [],
      turn: 0,
      oneOwn: false,
      ownLaid: false,
      anywhere: view.lying.length === 0,
      solo: true,
    };
  }
  return {
    ...common,
    hand: view.hands[you ?? view.turn] ?? [],
    free: view.free,
    turn: view.turn,
    oneOwn: true,
    ownLaid: view.own !== NO_TILE,
    anywhere: view.phase === 'turn' && !view.opened.includes(view.turn),
    solo: false,
  };
}
