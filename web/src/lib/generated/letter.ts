// Generated from the Python types by `make types`. Do not edit.

/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyMove".
 */
export type AnyMove =
  | Pick
  | Place
  | Exchange
  | LayBlank
  | GiveFree
  | Claim
  | EndTurn
  | Vote
  | Abstain
  | Knock
  | Pass
  | AgreeToEnd;
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyEvent".
 */
export type AnyEvent =
  | LettersDealt
  | TilePicked
  | TurnBegan
  | FirstTurnBegan
  | PassedOver
  | TilePlaced
  | BlankExchanged
  | BlankLaid
  | LetterFreed
  | WordNamed
  | WordAskedFor
  | VoteBegan
  | Voted
  | Abstained
  | WordVotedIn
  | WordVotedOut
  | WordsWritten
  | TilesTakenBack
  | TimeRanOut
  | TurnSkipped
  | Knocked
  | DieThrown
  | KnockGranted
  | KnockFailed
  | NextTurnWon
  | Passed
  | EndAgreed
  | RoundWasQuiet
  | AllAgreed;

export interface Root {}
/**
 * Everything lies open; only the dice know which tile comes next while tiles are picked.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LetterView".
 */
export interface LetterView {
  seat: number | null;
  options: LetterOptions;
  tiles: TileSet;
  lying: Lying[];
  pile: number[];
  hands: number[][];
  free: number[];
  written: Writing[];
  phase: 'forfeit' | 'gather' | 'knock' | 'over' | 'pick' | 'turn' | 'vote' | 'window';
  turn: number;
  following: number;
  knocking: boolean;
  claims: Writing[];
  laid: number[];
  own: number;
  exchanged: Lying | null;
  waiting: number[];
  knockers: number[];
  votes: boolean[][];
  opened: number[];
  quiet: number;
  agreed: number[];
  glass: number;
  ended: '' | 'agreed' | 'quiet-round';
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LetterOptions".
 */
export interface LetterOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  board?: number;
  turning?: boolean;
  geography?: boolean;
  first_names?: boolean;
  scoring?: 'different' | 'letters' | 'points' | 'words';
  letters?: 'dealt' | 'picked';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'table' | 'trusting';
  knock_order?: 'changes' | 'stays';
  first_player?: number | null;
}
/**
 * What each tile is: its letter (`BLANK` for a blank), and its size in fields.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TileSet".
 */
export interface TileSet {
  letters: string;
  widths: number[];
  heights: number[];
}
/**
 * A tile on the board, as views show it: where its top left field lies.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Lying".
 */
export interface Lying {
  tile: number;
  cell: number;
  turned: boolean;
}
/**
 * A word on somebody's sheet, with the tiles that it was read along.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Writing".
 */
export interface Writing {
  seat: number;
  word: string;
  path: number[];
  asked?: boolean;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LetterLookback".
 */
export interface LetterLookback {
  left: WordLeft[];
  turns: TurnSeen[];
  longest: WordLeft | null;
}
/**
 * A new word that could have been claimed, and when.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordLeft".
 */
export interface WordLeft {
  word: string;
  text: string;
  path: number[];
  points: number;
  commonness: number;
  since: number;
  until: number;
  by: number;
}
/**
 * A turn: it begins after so many steps, and is settled after so many.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TurnSeen".
 */
export interface TurnSeen {
  seat: number;
  step: number;
  until: number;
  wrote: string[];
  points: number;
  best: Laying[];
}
/**
 * A letter laid, or exchanged for a blank, and the new words that go through it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Laying".
 */
export interface Laying {
  tile: number;
  cell: number;
  turned: boolean;
  blank: number;
  words: number;
  points: number;
  made: WordRead[];
}
/**
 * A word along the tiles of the board.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordRead".
 */
export interface WordRead {
  word: string;
  text: string;
  path: number[];
}
/**
 * Take a tile of this size, face down (LE-S1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Pick".
 */
export interface Pick {
  type: 'pick';
  width: number;
  height: number;
}
/**
 * Lay an own letter or a free one (LE-T1, LE-T4).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  type: 'place';
  tile: number;
  cell: number;
  turned?: boolean;
}
/**
 * Take a blank from the board and lay an own letter on its field (LE-T6).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Exchange".
 */
export interface Exchange {
  type: 'exchange';
  blank: number;
  tile: number;
  cell: number;
  turned?: boolean;
}
/**
 * Lay a blank, and have no more to do in this turn (LE-T5).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LayBlank".
 */
export interface LayBlank {
  type: 'lay-blank';
  tile: number;
  cell: number;
  turned?: boolean;
}
/**
 * Put an own letter beside the board: instead of laying (LE-T5), or as a forfeit.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "GiveFree".
 */
export interface GiveFree {
  type: 'give-free';
  tile: number;
}
/**
 * Name a word that can be read on the board.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  type: 'claim';
  text: string;
  /**
   * @maxItems 66
   */
  path?: number[];
  word?: string;
  verdict?: '' | 'known' | 'refused' | 'unknown';
  reason?: string;
}
/**
 * That was all, of a turn or of a knock.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "EndTurn".
 */
export interface EndTurn {
  type: 'end-turn';
}
/**
 * Yes or no to each word that was asked for (LE-W1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  type: 'vote';
  yes: boolean[];
}
/**
 * Leave the words that were asked for to the others (LE-W1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Abstain".
 */
export interface Abstain {
  type: 'abstain';
}
/**
 * There is a word left (LE-K1)!
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Knock".
 */
export interface Knock {
  type: 'knock';
}
/**
 * Nothing to knock for.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
  type: 'pass';
}
/**
 * Enough, if everybody thinks so (LE-E1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AgreeToEnd".
 */
export interface AgreeToEnd {
  type: 'agree-to-end';
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LettersDealt".
 */
export interface LettersDealt {
  type: 'letters-dealt';
  seat: number;
  tiles: number[];
  letters: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TilePicked".
 */
export interface TilePicked {
  type: 'tile-picked';
  seat: number;
  tile: number;
  letter: string;
  width: number;
  height: number;
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
 * LE-F1.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FirstTurnBegan".
 */
export interface FirstTurnBegan {
  type: 'first-turn-began';
  seat: number;
}
/**
 * No letter to lay, own or free (LE-T8).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "PassedOver".
 */
export interface PassedOver {
  type: 'passed-over';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TilePlaced".
 */
export interface TilePlaced {
  type: 'tile-placed';
  seat: number;
  tile: number;
  letter: string;
  cell: number;
  turned: boolean;
  free: boolean;
}
/**
 * The blank goes to the player's hand, the letter lies there instead (LE-T6).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BlankExchanged".
 */
export interface BlankExchanged {
  type: 'blank-exchanged';
  seat: number;
  blank: number;
  tile: number;
  letter: string;
  cell: number;
  turned: boolean;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BlankLaid".
 */
export interface BlankLaid {
  type: 'blank-laid';
  seat: number;
  tile: number;
  cell: number;
  turned: boolean;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LetterFreed".
 */
export interface LetterFreed {
  type: 'letter-freed';
  seat: number;
  tile: number;
  letter: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordNamed".
 */
export interface WordNamed {
  type: 'word-named';
  seat: number;
  word: string;
  path: number[];
}
/**
 * The dictionary does not have it, the table will vote.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordAskedFor".
 */
export interface WordAskedFor {
  type: 'word-asked-for';
  seat: number;
  word: string;
  path: number[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "VoteBegan".
 */
export interface VoteBegan {
  type: 'vote-began';
  seat: number;
  words: string[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Voted".
 */
export interface Voted {
  type: 'voted';
  seat: number;
  yes: boolean[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Abstained".
 */
export interface Abstained {
  type: 'abstained';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordVotedIn".
 */
export interface WordVotedIn {
  type: 'word-voted-in';
  seat: number;
  word: string;
  ayes: number;
  noes: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordVotedOut".
 */
export interface WordVotedOut {
  type: 'word-voted-out';
  seat: number;
  word: string;
  ayes: number;
  noes: number;
}
/**
 * What was named counts, and is on the sheet.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "WordsWritten".
 */
export interface WordsWritten {
  type: 'words-written';
  seat: number;
  words: string[];
}
/**
 * Laid without a valid new word: everything as it was (LE-T7).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TilesTakenBack".
 */
export interface TilesTakenBack {
  type: 'tiles-taken-back';
  seat: number;
  tiles: number[];
  letters: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TimeRanOut".
 */
export interface TimeRanOut {
  type: 'time-ran-out';
  seat: number;
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
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Knocked".
 */
export interface Knocked {
  type: 'knocked';
  seat: number;
}
/**
 * Knocks came together: the highest number has it (LE-K4).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "DieThrown".
 */
export interface DieThrown {
  type: 'die-thrown';
  seat: number;
  pips: number;
}
/**
 * Who may now name words.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "KnockGranted".
 */
export interface KnockGranted {
  type: 'knock-granted';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "KnockFailed".
 */
export interface KnockFailed {
  type: 'knock-failed';
  seat: number;
}
/**
 * LE-K2.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "NextTurnWon".
 */
export interface NextTurnWon {
  type: 'next-turn-won';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  type: 'passed';
  seat: number;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "EndAgreed".
 */
export interface EndAgreed {
  type: 'end-agreed';
  seat: number;
}
/**
 * A full round without a new word ends the game (LE-E1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "RoundWasQuiet".
 */
export interface RoundWasQuiet {
  type: 'round-was-quiet';
}
/**
 * Everybody wanted the game to end (LE-E1).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AllAgreed".
 */
export interface AllAgreed {
  type: 'all-agreed';
}
