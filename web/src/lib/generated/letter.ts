// Generated from the Python types by `make types`. Do not edit.

export type LetterMove =
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
export type LetterEvent =
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
  | LastWindowOpened
  | RoundWasQuiet
  | AllAgreed;
export type LetterQuestion = Readings | Spots;
export type LetterAnswer = ReadingsFound | SpotsFound;
export type LetterWordsMove = Place | TakeBack | Claim | EndTurn | Finish;
export type LetterWordsEvent =
  | LettersDealt
  | TilePlaced
  | LetterTakenUp
  | WordNamed
  | WordsWritten
  | TilesTakenBack
  | TimeRanOut
  | Finished;
export type LetterWordsQuestion = Readings | Spots;
export type LetterWordsAnswer = ReadingsFound | SpotsFound;
export type LetterLongMove = Place | TakeBack | Claim | EndTurn | Finish;
export type LetterLongEvent =
  | LettersDealt
  | TilePlaced
  | LetterTakenUp
  | WordNamed
  | WordsWritten
  | TilesTakenBack
  | TimeRanOut
  | Finished;
export type LetterLongQuestion = Readings | Spots;
export type LetterLongAnswer = ReadingsFound | SpotsFound;

/**
 * Everything lies open; only the dice know which tile comes next while tiles are picked.
 */
export interface LetterView {
  seat: number | null;
  options: LetterOptions;
  tiles: TileSet;
  lying: Lying[];
  written: Writing[];
  claims: Writing[];
  laid: number[];
  pile: number[];
  hands: number[][];
  free: number[];
  phase: 'forfeit' | 'gather' | 'knock' | 'over' | 'pick' | 'turn' | 'vote' | 'window';
  turn: number;
  following: number;
  knocking: boolean;
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
  barred: number[];
}
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
 */
export interface TileSet {
  letters: string;
  widths: number[];
  heights: number[];
}
/**
 * A tile on the board, as views show it: where its top left field lies.
 */
export interface Lying {
  tile: number;
  cell: number;
  turned: boolean;
}
/**
 * A word on somebody's sheet, with the tiles that it was read along.
 */
export interface Writing {
  seat: number;
  word: string;
  path: number[];
  asked?: boolean;
}
export interface WordsView {
  seat: number | null;
  options: WordsOptions;
  tiles: TileSet;
  lying: Lying[];
  written: Writing[];
  claims: Writing[];
  laid: number[];
  hand: number[];
  phase: 'over' | 'play';
  time_over: boolean;
}
export interface WordsOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  board?: number;
  turning?: boolean;
  geography?: boolean;
  first_names?: boolean;
  letters?: 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 30;
  minutes?: (3 | 5 | 10 | 20) | null;
}
export interface LongView {
  seat: number | null;
  options: LongOptions;
  tiles: TileSet;
  lying: Lying[];
  written: Writing[];
  claims: Writing[];
  laid: number[];
  hand: number[];
  phase: 'over' | 'play';
  time_over: boolean;
}
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
export interface LetterLookback {
  left: WordLeft[];
  turns: TurnSeen[];
  longest: WordLeft | null;
}
/**
 * A new word that could have been claimed, and when.
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
 */
export interface WordRead {
  word: string;
  text: string;
  path: number[];
}
export interface SoloLookback {
  left: WordLeft[];
  longest: WordLeft | null;
  best: Solution;
  common: number[];
}
export interface Solution {
  score: number;
  lying: Lying[];
  written: Writing[];
  left: number[];
}
/**
 * Take a tile of this size, face down (LE-S1).
 */
export interface Pick {
  type: 'pick';
  width: number;
  height: number;
}
/**
 * Lay an own letter or a free one (LE-T1, LE-T4).
 */
export interface Place {
  type: 'place';
  tile: number;
  cell: number;
  turned?: boolean;
}
/**
 * Take a blank from the board and lay an own letter on its field (LE-T6).
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
 */
export interface LayBlank {
  type: 'lay-blank';
  tile: number;
  cell: number;
  turned?: boolean;
}
/**
 * Put an own letter beside the board: instead of laying (LE-T5), or as a forfeit.
 */
export interface GiveFree {
  type: 'give-free';
  tile: number;
}
/**
 * Name a word that can be read on the board.
 */
export interface Claim {
  type: 'claim';
  text: string;
  path?: number[];
  word?: string;
  verdict?: '' | 'known' | 'refused' | 'unknown';
  reason?: string;
}
/**
 * That was all, of a turn or of a knock.
 */
export interface EndTurn {
  type: 'end-turn';
}
/**
 * Yes or no to each word that was asked for (LE-W1).
 */
export interface Vote {
  type: 'vote';
  yes: boolean[];
}
/**
 * Leave the words that were asked for to the others (LE-W1).
 */
export interface Abstain {
  type: 'abstain';
}
/**
 * There is a word left (LE-K1)!
 */
export interface Knock {
  type: 'knock';
}
/**
 * Nothing to knock for.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Enough, if everybody thinks so (LE-E1).
 */
export interface AgreeToEnd {
  type: 'agree-to-end';
}
export interface LettersDealt {
  type: 'letters-dealt';
  seat: number;
  tiles: number[];
  letters: string;
}
export interface TilePicked {
  type: 'tile-picked';
  seat: number;
  tile: number;
  letter: string;
  width: number;
  height: number;
}
export interface TurnBegan {
  type: 'turn-began';
  seat: number;
}
/**
 * LE-F1.
 */
export interface FirstTurnBegan {
  type: 'first-turn-began';
  seat: number;
}
/**
 * Nothing to lay (LE-T8).
 */
export interface PassedOver {
  type: 'passed-over';
  seat: number;
}
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
export interface BlankLaid {
  type: 'blank-laid';
  seat: number;
  tile: number;
  cell: number;
  turned: boolean;
}
export interface LetterFreed {
  type: 'letter-freed';
  seat: number;
  tile: number;
  letter: string;
}
export interface WordNamed {
  type: 'word-named';
  seat: number;
  word: string;
  path: number[];
}
/**
 * The dictionary does not have it, the table will vote.
 */
export interface WordAskedFor {
  type: 'word-asked-for';
  seat: number;
  word: string;
  path: number[];
}
export interface VoteBegan {
  type: 'vote-began';
  seat: number;
  words: string[];
}
export interface Voted {
  type: 'voted';
  seat: number;
  yes: boolean[];
}
export interface Abstained {
  type: 'abstained';
  seat: number;
}
export interface WordVotedIn {
  type: 'word-voted-in';
  seat: number;
  word: string;
  ayes: number;
  noes: number;
}
export interface WordVotedOut {
  type: 'word-voted-out';
  seat: number;
  word: string;
  ayes: number;
  noes: number;
}
/**
 * What was named counts, and is on the sheet.
 */
export interface WordsWritten {
  type: 'words-written';
  seat: number;
  words: string[];
}
/**
 * They are in no new word that counts, and go back where they came from (LE-T7).
 */
export interface TilesTakenBack {
  type: 'tiles-taken-back';
  seat: number;
  tiles: number[];
  letters: string;
}
export interface TimeRanOut {
  type: 'time-ran-out';
  seat: number;
}
/**
 * An absent player did nothing (CO-4).
 */
export interface TurnSkipped {
  type: 'turn-skipped';
  seat: number;
}
export interface Knocked {
  type: 'knocked';
  seat: number;
}
/**
 * Knocks came together: the highest number has it (LE-K4).
 */
export interface DieThrown {
  type: 'die-thrown';
  seat: number;
  pips: number;
}
/**
 * Who may now name words.
 */
export interface KnockGranted {
  type: 'knock-granted';
  seat: number;
}
export interface KnockFailed {
  type: 'knock-failed';
  seat: number;
}
/**
 * LE-K2.
 */
export interface NextTurnWon {
  type: 'next-turn-won';
  seat: number;
}
export interface Passed {
  type: 'passed';
  seat: number;
}
export interface EndAgreed {
  type: 'end-agreed';
  seat: number;
}
/**
 * A full round without a new word: everybody may knock once more, then it is over (LE-E1).
 */
export interface LastWindowOpened {
  type: 'last-window-opened';
}
/**
 * A full round without a new word ends the game (LE-E1).
 */
export interface RoundWasQuiet {
  type: 'round-was-quiet';
}
/**
 * Everybody wanted the game to end (LE-E1).
 */
export interface AllAgreed {
  type: 'all-agreed';
}
/**
 * How can this be read, and would it be new?
 */
export interface Readings {
  type: 'readings';
  text: string;
  also?: Lying[];
}
/**
 * Where does this tile fit?
 */
export interface Spots {
  type: 'spots';
  tile: number;
  also?: Lying[];
}
export interface ReadingsFound {
  type: 'readings-found';
  word: string;
  points: number;
  refused: string;
  seat: number;
  new: number;
  paths: number[][];
}
export interface SpotsFound {
  type: 'spots-found';
  tile: number;
  spots: SpotFound[];
}
export interface SpotFound {
  cell: number;
  turned: boolean;
  blank: number;
}
/**
 * Take up again what was laid in this step.
 */
export interface TakeBack {
  type: 'take-back';
  tile: number;
}
/**
 * It does not get any better.
 */
export interface Finish {
  type: 'finish';
}
/**
 * Whatever was named over it is named no more.
 */
export interface LetterTakenUp {
  type: 'letter-taken-up';
  seat: number;
  tile: number;
  letter: string;
}
export interface Finished {
  type: 'finished';
  seat: number;
}
