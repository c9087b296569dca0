// Generated from the Python types by `make types`. Do not edit.

/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyMove".
 */
export type AnyMove = Challenge | Explore | Walk | Place | Enter;
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyEvent".
 */
export type AnyEvent =
  | TurnBegan
  | BlocksDrawn
  | BlockPlaced
  | Walked
  | BreathTaken
  | FuryTaken
  | FearLost
  | VoidClosed
  | BlocksReturned
  | TurnSkipped
  | Challenged
  | TheseusDied
  | MinotaurBeaten
  | MinotaurWon;

export interface Root {}
/**
 * Everything in Labirinto lies open on the table; only the draws to come are unknown.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LabirintoView".
 */
export interface LabirintoView {
  seat: number | null;
  options: LabirintoOptions;
  labyrinth: {
    [k: string]: number;
  };
  jar: number[];
  hand: number[];
  pawns: number[];
  tokens: number[][];
  chamber: number[];
  reserve: number;
  turn: number;
  phase: 'over' | 'place' | 'set-up' | 'turn' | 'walk';
  placed: number;
  unknown: number;
  winner: number | null;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LabirintoOptions".
 */
export interface LabirintoOptions {
  first_player?: number | null;
  fallen_tokens_return?: boolean;
}
/**
 * Challenge the Minotaur (LA-T1, LA-T2).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Challenge".
 */
export interface Challenge {
  type: 'challenge';
}
/**
 * Draw two blocks and explore from the open tile where the pawn stands (LA-T2).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Explore".
 */
export interface Explore {
  type: 'explore';
}
/**
 * Follow the thread from a closed tile to an open one (LA-T3); at a turn's start, explore.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Walk".
 */
export interface Walk {
  type: 'walk';
  cell: number;
}
/**
 * Lay a block of the hand beside the pawn, turned so that it has these openings (LA-T4).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  type: 'place';
  side: number;
  openings: number;
}
/**
 * Lay the first block and come in on it (LA-S2).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Enter".
 */
export interface Enter {
  type: 'enter';
  cell: number;
  openings: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  type: 'turn-began';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BlocksDrawn".
 */
export interface BlocksDrawn {
  type: 'blocks-drawn';
  seat: number;
  blocks: number[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BlockPlaced".
 */
export interface BlockPlaced {
  type: 'block-placed';
  seat: number;
  cell: number;
  openings: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Walked".
 */
export interface Walked {
  type: 'walked';
  seat: number;
  path: number[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BreathTaken".
 */
export interface BreathTaken {
  type: 'breath-taken';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FuryTaken".
 */
export interface FuryTaken {
  type: 'fury-taken';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FearLost".
 */
export interface FearLost {
  type: 'fear-lost';
  seat: number;
}
/**
 * A space of empty cells was walled in.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "VoidClosed".
 */
export interface VoidClosed {
  type: 'void-closed';
  seat: number;
  cells: number[];
  fears: number;
}
/**
 * Blocks of the hand went back into the jar (LA-T9).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BlocksReturned".
 */
export interface BlocksReturned {
  type: 'blocks-returned';
  seat: number;
  blocks: number[];
}
/**
 * An absent player did nothing (CO-4).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TurnSkipped".
 */
export interface TurnSkipped {
  type: 'turn-skipped';
  seat: number;
}
/**
 * The tokens in the order they were drawn: neighbours make pairs (LA-X1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Challenged".
 */
export interface Challenged {
  type: 'challenged';
  seat: number;
  theseus: number[];
  minotaur: number[];
  strength: number;
  minotaur_strength: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TheseusDied".
 */
export interface TheseusDied {
  type: 'theseus-died';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MinotaurBeaten".
 */
export interface MinotaurBeaten {
  type: 'minotaur-beaten';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MinotaurWon".
 */
export interface MinotaurWon {
  type: 'minotaur-won';
}
