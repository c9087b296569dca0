// Generated from the Python types by `make types`. Do not edit.

export type PolyminixMove = ChooseMode | NameDeck | PickSide | Submit | GiveUp;
export type PolyminixEvent =
  | TurnBegan
  | CoverProved
  | GaveUp
  | TimeRanOut
  | CoversShown
  | PointsWon
  | PlayOffBegan
  | GameEnded
  | TurnoRolled
  | ModeChosen
  | DeckNamed
  | CardsTaken
  | CommonCards
  | SidePicked
  | ProvaRolled;
export type PolyminixSketch = Laying;
export type PolyminixShownSketch = Progress;
export type PolyminixProblemsMove = NameMode | Submit | GiveUp;
export type PolyminixProblemsEvent =
  | TurnBegan
  | CoverProved
  | GaveUp
  | TimeRanOut
  | CoversShown
  | PointsWon
  | PlayOffBegan
  | GameEnded
  | ModeNamed
  | SquareAsked
  | RectangleAsked
  | OutlineAsked
  | SymmetryAsked;
export type PolyminixProblemsSketch = Laying;
export type PolyminixProblemsShownSketch = Progress;
export type PolyminixSoloMove = Start | Submit | SkipPuzzle | TakeHint;
export type PolyminixSoloEvent =
  PuzzleBegan | PuzzleSolved | PuzzleSkipped | HintTaken | TrialEnded;

export interface CoverView {
  seat: number | null;
  phase: 'deck' | 'mode' | 'over' | 'race' | 'side';
  glass: number;
  seats: number;
  turn: number;
  on_turn: number;
  racing: number[];
  mode: 'choice' | 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
  points: number[];
  wins: number[];
  proved: Proved[];
  out: number[];
  shown: Shown[];
  options: CoverOptions;
  decks: Deck[];
  naming: number[];
  taken: Card[][];
  sides: number[][];
  order: number[];
  prova: number;
}
/**
 * A cover that was handed in and accepted.
 */
export interface Proved {
  seat: number;
  card: number;
  pieces: Laid[];
  ms: number;
}
/**
 * A piece that lies somewhere. There is one way to say it.
 */
export interface Laid {
  piece: string;
  way: number;
  at: number;
}
/**
 * A cover of the turn before, for all to see.
 */
export interface Shown {
  seat: number;
  figure: string[];
  pieces: Laid[];
}
export interface CoverOptions {
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  limit?: (2 | 3 | 5 | 10) | null;
  all_in_time?: 30 | 45 | 60;
  first_player?: number | null;
  common?: boolean;
}
export interface Deck {
  level: 'green' | 'red' | 'yellow';
  unseen: number[];
  under?: number[];
}
/**
 * A card that somebody has before them.
 */
export interface Card {
  number: number;
  level: 'green' | 'red' | 'yellow';
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [Side, Side];
}
/**
 * One side of a card: a figure, and its six boxes.
 */
export interface Side {
  figure: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  only: [string[], string[]];
  plus: More;
  with: More;
  without: string[];
  sizes: number[];
}
/**
 * Boxes 3 and 4: these pieces, and so many more; 0 is as many as the player likes (PX-V4).
 */
export interface More {
  pieces: string[];
  more: number;
}
export interface ProblemView {
  seat: number | null;
  phase: 'mode' | 'over' | 'race';
  glass: number;
  seats: number;
  turn: number;
  on_turn: number;
  racing: number[];
  mode: 'choice' | 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
  points: number[];
  wins: number[];
  proved: Proved[];
  out: number[];
  shown: Shown[];
  options: ProblemOptions;
  problem: Problem;
}
export interface ProblemOptions {
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  limit?: (2 | 3 | 5 | 10) | null;
  all_in_time?: 30 | 45 | 60;
  first_player?: number | null;
}
/**
 * What a figure of the second game is to be; only what its kind speaks of is set.
 */
export interface Problem {
  kind: 'outline' | 'rectangle' | 'square' | 'symmetric';
  side?: number;
  area?: number;
  perimeter?: number;
  pieces?: number;
}
export interface SoloView {
  seat: number | null;
  options: SoloOptions;
  phase: 'over' | 'puzzle' | 'ready';
  glass: number;
  puzzles: Puzzle[];
  results: Result[];
  began: number;
  hints: number;
  hint: Hint | null;
  left: boolean;
}
export interface SoloOptions {
  level?: 'green' | 'red' | 'yellow';
  puzzles?: 1 | 5 | 10;
}
export interface Puzzle {
  card: Card;
  side: number;
  prova: number;
}
/**
 * How a puzzle went.
 */
export interface Result {
  ms: number;
  hints: number;
  pieces: Laid[];
}
export interface Hint {
  sort: 'next' | 'off' | 'works';
  laid: Laid[];
  works: boolean;
  pieces: Laid[];
}
export interface CoversLookback {
  puzzles: PuzzleLeft[];
}
export interface PuzzleLeft {
  number: number;
  step: number;
  figures: FigureLeft[];
}
/**
 * What was to be covered, or composed, and how it could have been done.
 */
export interface FigureLeft {
  card: number;
  figure: string[];
  covers: number | null;
  places: Laid[];
  told: number[][];
  bots: BotTook[];
}
export interface BotTook {
  bot: string;
  ms: number | null;
}
/**
 * PX-U6
 */
export interface ChooseMode {
  type: 'choose-mode';
  mode: 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
}
/**
 * PX-G1
 */
export interface NameDeck {
  type: 'name-deck';
  level: 'green' | 'red' | 'yellow';
}
/**
 * PX-G1: of a card that one has taken.
 */
export interface PickSide {
  type: 'pick-side';
  card: number;
  side: number;
}
/**
 * Show that one has done it: all pieces at once.
 */
export interface Submit {
  type: 'submit';
  turn: number;
  pieces: Laid[];
  card?: number;
  ms?: number;
}
/**
 * For this turn (PX-G3).
 */
export interface GiveUp {
  type: 'give-up';
}
export interface TurnBegan {
  type: 'turn-began';
  seat: number;
  turn: number;
}
/**
 * Who did it, and when; with what only they see.
 */
export interface CoverProved {
  type: 'cover-proved';
  seat: number;
  card: number;
  behind: number;
  pieces?: Laid[];
}
export interface GaveUp {
  type: 'gave-up';
  seat: number;
}
/**
 * The sand of a turn.
 */
export interface TimeRanOut {
  type: 'time-ran-out';
}
/**
 * The end of a turn: everybody sees what all have done.
 */
export interface CoversShown {
  type: 'covers-shown';
  covers: Shown[];
}
export interface PointsWon {
  type: 'points-won';
  seat: number;
  points: number;
  mode: 'choice' | 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
}
/**
 * PX-E1: these are equal at the top, and go on alone.
 */
export interface PlayOffBegan {
  type: 'play-off-began';
  seats: number[];
  points: number;
}
export interface GameEnded {
  type: 'game-ended';
  turns: number;
}
export interface TurnoRolled {
  type: 'turno-rolled';
  seat: number;
  mode: 'choice' | 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
}
export interface ModeChosen {
  type: 'mode-chosen';
  seat: number;
  mode: 'choice' | 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
}
export interface DeckNamed {
  type: 'deck-named';
  seat: number;
  level: 'green' | 'red' | 'yellow';
}
export interface CardsTaken {
  type: 'cards-taken';
  seat: number;
  cards: number[];
  level: 'green' | 'red' | 'yellow';
}
/**
 * PX-G6: the cards that all race on.
 */
export interface CommonCards {
  type: 'common-cards';
  cards: number[];
  level: 'green' | 'red' | 'yellow';
}
export interface SidePicked {
  type: 'side-picked';
  seat: number;
  card: number;
  side: number;
}
export interface ProvaRolled {
  type: 'prova-rolled';
  prova: number;
}
/**
 * The pieces that a seat has laid so far.
 */
export interface Laying {
  type: 'laying';
  pieces: Laid[];
  card?: number;
}
/**
 * All that others see of them.
 */
export interface Progress {
  type: 'progress';
  percent: number;
  card: number;
}
/**
 * PX-P1
 */
export interface NameMode {
  type: 'name-mode';
  mode: 'first' | 'in-time' | 'podium';
}
export interface ModeNamed {
  type: 'mode-named';
  seat: number;
  mode: 'choice' | 'first' | 'free-colour' | 'in-time' | 'podium' | 'two-cards';
}
export interface SquareAsked {
  type: 'square-asked';
  turno: number;
  prova: number;
  side: number;
}
export interface RectangleAsked {
  type: 'rectangle-asked';
  turno: number;
  prova: number;
  perimeter: number;
}
export interface OutlineAsked {
  type: 'outline-asked';
  turno: number;
  prova: number;
  area: number;
  perimeter: number;
}
export interface SymmetryAsked {
  type: 'symmetry-asked';
  turno: number;
  prova: number;
  pieces: number;
}
/**
 * The next puzzle: from now on its time counts.
 */
export interface Start {
  type: 'start';
  ms?: number;
}
/**
 * Give it up.
 */
export interface SkipPuzzle {
  type: 'skip-puzzle';
  ms?: number;
}
/**
 * It costs, so it is a move and no question.
 */
export interface TakeHint {
  type: 'take-hint';
  sort: 'next' | 'off' | 'works';
  pieces: Laid[];
  works?: boolean;
  told?: Laid[];
}
export interface PuzzleBegan {
  type: 'puzzle-began';
  number: number;
  level: 'green' | 'red' | 'yellow';
  prova: number;
}
export interface PuzzleSolved {
  type: 'puzzle-solved';
  seat: number;
  number: number;
  ms: number;
  pieces: Laid[];
}
export interface PuzzleSkipped {
  type: 'puzzle-skipped';
  seat: number;
  number: number;
  ms: number;
}
export interface HintTaken {
  type: 'hint-taken';
  seat: number;
  sort: 'next' | 'off' | 'works';
  works: boolean;
  pieces: Laid[];
}
export interface TrialEnded {
  type: 'trial-ended';
  seat: number;
  ms: number;
}
