// Generated from the Python types by `make types`. Do not edit.

export type LabirintoMove = LabirintoChallenge | LabirintoExplore | Walk | LabirintoPlace | Enter;
export type LabirintoEvent =
  | LabirintoTurnBegan
  | BlocksDrawn
  | BlockPlaced
  | LabirintoWalked
  | BreathTaken
  | FuryTaken
  | FearLost
  | VoidClosed
  | BlocksReturned
  | LabirintoTurnSkipped
  | LabirintoChallenged
  | TheseusDied
  | MinotaurBeaten
  | MinotaurWon;
export type MedusaMove = MedusaChallenge | MedusaExplore | MedusaPlace | Give | Take;
export type MedusaEvent =
  | DesiresDealt
  | MedusaTurnBegan
  | PiecesDrawn
  | MedusaWalked
  | PiecePlaced
  | DesireGiven
  | DesireTaken
  | PiecesLost
  | PiecesReturned
  | MedusaTurnSkipped
  | MedusaChallenged
  | PerseusDied
  | MedusaBeaten
  | MedusaWon;

/**
 * Everything in Labirinto lies open on the table; only the draws to come are unknown.
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
export interface LabirintoOptions {
  first_player?: number | null;
  fallen_tokens_return?: boolean;
}
/**
 * Everything in Medusa lies open on the table; only the draws to come are unknown.
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
export interface MedusaOptions {
  first_player?: number | null;
  fallen_desires_return?: boolean;
}
/**
 * Challenge the Minotaur (LA-T1, LA-T2).
 */
export interface LabirintoChallenge {
  type: 'challenge';
}
/**
 * Draw two blocks and explore from the open tile where the pawn stands (LA-T2).
 */
export interface LabirintoExplore {
  type: 'explore';
}
/**
 * Follow the thread from a closed tile to an open one (LA-T3); at a turn's start, explore.
 */
export interface Walk {
  type: 'walk';
  cell: number;
}
/**
 * Lay a block of the hand beside the pawn, turned so that it has these openings (LA-T4).
 */
export interface LabirintoPlace {
  type: 'place';
  side: number;
  openings: number;
}
/**
 * Lay the first block and come in on it (LA-S2).
 */
export interface Enter {
  type: 'enter';
  cell: number;
  openings: number;
}
export interface LabirintoTurnBegan {
  type: 'turn-began';
  seat: number;
}
export interface BlocksDrawn {
  type: 'blocks-drawn';
  seat: number;
  blocks: number[];
}
export interface BlockPlaced {
  type: 'block-placed';
  seat: number;
  cell: number;
  openings: number;
}
export interface LabirintoWalked {
  type: 'walked';
  seat: number;
  path: number[];
}
export interface BreathTaken {
  type: 'breath-taken';
  seat: number;
}
export interface FuryTaken {
  type: 'fury-taken';
  seat: number;
}
export interface FearLost {
  type: 'fear-lost';
  seat: number;
}
/**
 * A space of empty cells was walled in.
 */
export interface VoidClosed {
  type: 'void-closed';
  seat: number;
  cells: number[];
  fears: number;
}
/**
 * Blocks of the hand went back into the jar (LA-T9).
 */
export interface BlocksReturned {
  type: 'blocks-returned';
  seat: number;
  blocks: number[];
}
/**
 * An absent player did nothing (CO-4).
 */
export interface LabirintoTurnSkipped {
  type: 'turn-skipped';
  seat: number;
}
/**
 * The tokens in the order they were drawn: neighbours make pairs (LA-X1).
 */
export interface LabirintoChallenged {
  type: 'challenged';
  seat: number;
  theseus: number[];
  minotaur: number[];
  strength: number;
  minotaur_strength: number;
}
export interface TheseusDied {
  type: 'theseus-died';
  seat: number;
}
export interface MinotaurBeaten {
  type: 'minotaur-beaten';
  seat: number;
}
export interface MinotaurWon {
  type: 'minotaur-won';
}
/**
 * Challenge Medusa from the column where Perseus stands (ME-T1).
 */
export interface MedusaChallenge {
  type: 'challenge';
}
/**
 * Draw two pieces (ME-T2).
 */
export interface MedusaExplore {
  type: 'explore';
}
/**
 * Place a piece of the hand and fly onto it (ME-S2, ME-T2).
 *
 *     The first piece of a turn goes beside any column that Perseus can walk to; the walk is implied.
 */
export interface MedusaPlace {
  type: 'place';
  terrain: number;
  cell: number;
}
/**
 * Put a Desire into the lair (ME-T3).
 */
export interface Give {
  type: 'give';
  colour: number;
}
/**
 * Take a Desire from the lair (ME-T4).
 */
export interface Take {
  type: 'take';
  colour: number;
}
export interface DesiresDealt {
  type: 'desires-dealt';
  desires: number[][];
  lair: number[];
}
export interface MedusaTurnBegan {
  type: 'turn-began';
  seat: number;
}
export interface PiecesDrawn {
  type: 'pieces-drawn';
  seat: number;
  terrains: number[];
}
export interface MedusaWalked {
  type: 'walked';
  seat: number;
  path: number[];
}
export interface PiecePlaced {
  type: 'piece-placed';
  seat: number;
  terrain: number;
  cell: number;
  height: number;
}
export interface DesireGiven {
  type: 'desire-given';
  seat: number;
  colour: number;
}
export interface DesireTaken {
  type: 'desire-taken';
  seat: number;
  colour: number;
}
/**
 * No way to place both pieces: they left the game (ME-T5).
 */
export interface PiecesLost {
  type: 'pieces-lost';
  seat: number;
  terrains: number[];
}
/**
 * Pieces of the hand went back into the jar (CO-4).
 */
export interface PiecesReturned {
  type: 'pieces-returned';
  seat: number;
  terrains: number[];
}
/**
 * An absent player did nothing (CO-4).
 */
export interface MedusaTurnSkipped {
  type: 'turn-skipped';
  seat: number;
}
/**
 * The circles as they were laid: the last token of each lies beside its first (ME-X1).
 */
export interface MedusaChallenged {
  type: 'challenged';
  seat: number;
  perseus: number[];
  medusa: number[];
  perseus_runs: number;
  medusa_runs: number;
  height: number;
}
export interface PerseusDied {
  type: 'perseus-died';
  seat: number;
}
export interface MedusaBeaten {
  type: 'medusa-beaten';
  seat: number;
}
export interface MedusaWon {
  type: 'medusa-won';
}
