// Generated from the Python types by `make types`. Do not edit.

/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyMove".
 */
export type AnyMove = Challenge | Explore | Place | Give | Take;
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyEvent".
 */
export type AnyEvent =
  | DesiresDealt
  | TurnBegan
  | PiecesDrawn
  | Walked
  | PiecePlaced
  | DesireGiven
  | DesireTaken
  | PiecesLost
  | PiecesReturned
  | TurnSkipped
  | Challenged
  | PerseusDied
  | MedusaBeaten
  | MedusaWon;

export interface Root {}
/**
 * Everything in Medusa lies open on the table; only the draws to come are unknown.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MedusaView".
 */
export interface MedusaView {
  seat: number | null;
  options: MedusaOptions;
  island: {
    [k: string]: number;
  };
  jar: number[];
  hand: number[];
  pawns: number[];
  desires: number[][];
  lair: number[];
  turn: number;
  phase: 'first' | 'give' | 'over' | 'second' | 'set-up' | 'take' | 'turn';
  first_on: ('abyss' | 'island') | null;
  winner: number | null;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MedusaOptions".
 */
export interface MedusaOptions {
  first_player?: number | null;
  fallen_desires_return?: boolean;
}
/**
 * Challenge Medusa from the column where Perseus stands (ME-T1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Challenge".
 */
export interface Challenge {
  type: 'challenge';
}
/**
 * Draw two pieces (ME-T2).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Explore".
 */
export interface Explore {
  type: 'explore';
}
/**
 * Place a piece of the hand and fly onto it (ME-S2, ME-T2).
 *
 *     The first piece of a turn goes beside any column that Perseus can walk to; the walk is implied.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  type: 'place';
  terrain: number;
  cell: number;
}
/**
 * Put a Desire into the lair (ME-T3).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Give".
 */
export interface Give {
  type: 'give';
  colour: number;
}
/**
 * Take a Desire from the lair (ME-T4).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  type: 'take';
  colour: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "DesiresDealt".
 */
export interface DesiresDealt {
  type: 'desires-dealt';
  desires: number[][];
  lair: number[];
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
 * via the `definition` "PiecesDrawn".
 */
export interface PiecesDrawn {
  type: 'pieces-drawn';
  seat: number;
  terrains: number[];
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
 * via the `definition` "PiecePlaced".
 */
export interface PiecePlaced {
  type: 'piece-placed';
  seat: number;
  terrain: number;
  cell: number;
  height: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "DesireGiven".
 */
export interface DesireGiven {
  type: 'desire-given';
  seat: number;
  colour: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "DesireTaken".
 */
export interface DesireTaken {
  type: 'desire-taken';
  seat: number;
  colour: number;
}
/**
 * No way to place both pieces: they left the game (ME-T5).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "PiecesLost".
 */
export interface PiecesLost {
  type: 'pieces-lost';
  seat: number;
  terrains: number[];
}
/**
 * Pieces of the hand went back into the jar (CO-4).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "PiecesReturned".
 */
export interface PiecesReturned {
  type: 'pieces-returned';
  seat: number;
  terrains: number[];
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
 * The circles as they were laid: the last token of each lies beside its first (ME-X1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Challenged".
 */
export interface Challenged {
  type: 'challenged';
  seat: number;
  perseus: number[];
  medusa: number[];
  perseus_runs: number;
  medusa_runs: number;
  height: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "PerseusDied".
 */
export interface PerseusDied {
  type: 'perseus-died';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MedusaBeaten".
 */
export interface MedusaBeaten {
  type: 'medusa-beaten';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MedusaWon".
 */
export interface MedusaWon {
  type: 'medusa-won';
}
