// Generated from the Python types by `make types`. Do not edit.

/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyMove".
 */
export type AnyMove = Place | Claim | EndTurn | Finish;
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyEvent".
 */
export type AnyEvent =
  LettersDealt | TilePlaced | WordNamed | WordsWritten | TilesTakenBack | TimeRanOut | Finished;

export interface Root {}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LongView".
 */
export interface LongView {
  seat: number | null;
  options: LongOptions;
  tiles: TileSet;
  lying: Lying[];
  hand: number[];
  written: Writing[];
  claims: Writing[];
  laid: number[];
  phase: 'over' | 'play';
  time_over: boolean;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "LongOptions".
 */
export interface LongOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  board?: number;
  turning?: boolean;
  geography?: boolean;
  first_names?: boolean;
  letters?: 20 | 22 | 24 | 26 | 28 | 30;
  minutes?: (3 | 5 | 10 | 20) | null;
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
 * via the `definition` "SoloLookback".
 */
export interface SoloLookback {
  left: WordLeft[];
  longest: WordLeft | null;
  best: Solution;
  common: number[];
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
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Solution".
 */
export interface Solution {
  score: number;
  lying: Lying[];
  written: Writing[];
  left: number[];
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
 * It does not get any better.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Finish".
 */
export interface Finish {
  type: 'finish';
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
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Finished".
 */
export interface Finished {
  type: 'finished';
  seat: number;
}
