// What the shell asks of a game's page. A board decides no rule: it shows a view, lights the moves
// it is handed, and hands back the one that was chosen.

import type { Component } from 'svelte';
import type { Face } from '$lib/faces';
import type { Kind } from '$lib/generated/wire';
import type { Params } from '$lib/i18n.svelte';

export type { Face };

export interface Insight {
  label: string;
  value: number;
}

/** One step of the game: what happened, as this seat may see it. */
export interface Moment<E = unknown> {
  version: number;
  events: readonly E[];
}

export interface Sentence {
  key: string;
  params: Params;
}

/** The sandglass that runs. */
export interface RunningGlass {
  seconds: number;
  /** How much was left when this was handed over. */
  left: number;
}

export interface BoardProps<V, M, E> {
  /** The game that is shown: boxes have several that share a board. */
  game: string;
  view: V;
  /** What I may do now; empty when it is not my turn, in replays and in figures. */
  moves: readonly M[];
  /** What I may do besides, of which there is too much to list: a word, a free placement. */
  kinds?: readonly Kind[];
  sand?: RunningGlass | null;
  /** The table's clock, by which games measure time: the milliseconds since the game began. Absent
   *  where time stands still: in replays, figures and looks at an earlier moment. */
  clock?: (() => number) | undefined;
  /** My seat, or null for a spectator. */
  you: number | null;
  faces: readonly Face[];
  insights: readonly Insight[];
  /** The latest step, to be shown happening. Null: just show the view. */
  moment: Moment<E> | null;
  /** Sends a move. Resolves to null when it was played, or to the sentence of the refusal. */
  play: (move: M) => Promise<string | null>;
  /** Asks the game about what is shown; null where it does not answer, or where the table has gone
   *  on meanwhile. Absent in replays and figures. */
  ask?: <A>(question: unknown) => Promise<A | null>;
  /** Shows the others what I am about to do, as far as the game lets them see it; null takes it back.
   *  It may be told at every stroke. */
  sketch?: (sketch: unknown) => void;
  /** What others are about to do, by their seats. */
  sketches?: Readonly<Record<number, unknown>>;
  /** A figure or a replay: no input, no zoom controls, no prompts. */
  still?: boolean;
  /** Where a draft that is not yet sent is kept over a reload (sessionStorage); none if absent. */
  draft?: string;
  /** A challenge of the day, of which there is one try. */
  daily?: boolean;
  /** A move to point out without playing it: analysis, hints. */
  hint?: M | null;
  /** Told while the board unrolls how a step ends: nobody else gives it away meanwhile. */
  keepSecret?: (secret: boolean) => void;
}

export interface TrayProps<V> {
  game: string;
  view: V;
  seat: number;
  faces: readonly Face[];
}

export interface BankProps<V> {
  game: string;
  view: V;
  you: number | null;
  faces: readonly Face[];
  insights: readonly Insight[];
}

/** What there is to tell of a game that is over, beyond single choices; each game has its own. */
export interface LookbackProps<V, M, L> {
  game: string;
  lookback: L;
  /** What the seat saw: the set-up, and after each step. */
  views: readonly V[];
  /** When each step was, in milliseconds, and what was told of it. */
  steps: readonly { at: number; events: readonly unknown[] }[];
  faces: readonly Face[];
  /** My seat, if it is my game that we look at. */
  you: number | null;
  step: number;
  jump: (step: number) => void;
  /** Shows a move on the board without playing it; `look`: and brings the board into sight. */
  point: (move: M | null, look?: boolean) => void;
  /** Where the board kept what I had not sent, if it is my game. */
  draft: string | undefined;
}

/** A line at the end of a game, from the same source. */
export interface AfterwardsProps<V, L> {
  game: string;
  lookback: L;
  /** How the game ended. */
  view: V;
  /** What was reached, where it is not told beside it. */
  total?: number | undefined;
}

export interface GamePage<V = any, M = any, E = any> {
  /** The board with all its input; fills the space it is given. */
  Board: Component<BoardProps<V, M, E>>;
  /** What lies before one player (tokens, a necklace), shown in the list of players. */
  Tray?: Component<TrayProps<V>>;
  /** What belongs to nobody (the jar, the Minotaur), and the odds before one dares. */
  Bank?: Component<BankProps<V>>;
  /** The line above the board: what you must do now, or whom the table waits for. `moves`: what
      may be done, as far as it can be listed. */
  prompt: (view: V, you: number | null, faces: readonly Face[], moves: readonly M[]) => Sentence;
  /** An event as a line of the story; null for those not worth a line. */
  tell: (event: E, you: number | null, faces: readonly Face[]) => Sentence | null;
  /** A move in words, for analysis and screen readers. */
  tellMove: (move: M, view: V) => Sentence;
  /** Which section of the how-to-play page applies now. */
  rule: (view: V) => string;
  /** The analysis of a word game: what could be seen on the board. */
  Lookback?: Component<LookbackProps<V, M, any>>;
  /** What the computer would have reached, for the end screen. */
  Afterwards?: Component<AfterwardsProps<V, any>>;
  /** How much a step is worth telling a friend about, by its events; else the shell decides. */
  highlight?: (events: readonly E[]) => number;
  /** Whether an event is told where the best moment is quoted; what merely leads up to it or comes
   *  after it is not. */
  quotes?: (event: E) => boolean;
  /** Whether a player has done their part of this turn, and waits for others. */
  done?: (view: V, seat: number) => boolean;
  /** How long the board takes to unroll a step, in milliseconds; null: the shell decides. */
  hold?: (events: readonly E[]) => number | null;
  /** Names of sounds for an event (see lib/sound.ts), or null. */
  sound?: (event: E) => string | null;
}

/** How a box looks from outside: `<box>/box.ts`. */
export interface BoxLook {
  Cover: Component<{ lines: readonly string[] }>;
  /** The colours of the spine: its ground and its ink. */
  spine: string;
  ink: string;
  /** The type on the spine. */
  font?: string;
}
