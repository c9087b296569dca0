// Generated from the Python types by `make types`. Do not edit.

export type PesceSpecchioMove =
  Write | WriteNothing | PlaceBottle | Pass | Contest | Defend | GiveIn | Vote;
export type PesceSpecchioEvent =
  | HasWritten
  | WordsShown
  | Contested
  | Defended
  | GaveIn
  | Voted
  | Judged
  | BottlesFell
  | BottlePlaced
  | BottlesKept
  | WordErased
  | TimeRanOut
  | GameEnded
  | CardsTurned;
export type PesceSpecchioQuestion = Placements;
export type PesceSpecchioAnswer = PlacementsFound;
export type PescePagliaccioMove =
  Call | CallNothing | PlaceWord | PlaceBottle | Pass | Contest | Defend | GiveIn | Vote;
export type PescePagliaccioEvent =
  | PescePagliaccioCategoryTurned
  | HasCalled
  | CallDecided
  | CallLost
  | WordPlaced
  | TimeRanOut
  | Contested
  | Defended
  | GaveIn
  | Voted
  | Judged
  | BottlesFell
  | BottlePlaced
  | BottlesKept
  | GameEnded;
export type PescePagliaccioQuestion = Placements;
export type PescePagliaccioAnswer = PlacementsFound;
export type PescePallaMove =
  | Write
  | WriteNothing
  | PlaceBottle
  | Pass
  | Contest
  | Defend
  | GiveIn
  | Vote
  | EraseBottle
  | EraseBottleBeside;
export type PescePallaEvent =
  | HasWritten
  | WordsShown
  | Contested
  | Defended
  | GaveIn
  | Voted
  | Judged
  | BottlesFell
  | BottlePlaced
  | BottlesKept
  | WordErased
  | TimeRanOut
  | GameEnded
  | LettersTurned
  | PescePallaCategoryTurned
  | LettersCounted
  | BottleErased
  | BottleBesideErased;
export type PescePallaQuestion = Placements;
export type PescePallaAnswer = PlacementsFound;
export type MantaMove =
  | AssignCard
  | Confirm
  | TakePen
  | Write
  | WriteNothing
  | Propose
  | SetAside
  | Pass
  | Contest
  | Defend
  | GiveIn
  | PlaceBottle;
export type MantaEvent =
  | LengthsTurned
  | HandDealt
  | Assigned
  | Confirmed
  | PenTaken
  | RequestsShown
  | Proposed
  | ProposalSetAside
  | TeamFinished
  | HasWritten
  | Contested
  | Defended
  | GaveIn
  | Judged
  | BottlesFell
  | BottlePlaced
  | BottlesKept
  | TimeRanOut
  | GameEnded;
export type MantaQuestion = Placements;
export type MantaAnswer = PlacementsFound;
export type PolpoMove =
  Call | CallNothing | PlaceWord | Pass | Contest | Defend | GiveIn | Vote | EraseRow | KeepRows;
export type PolpoEvent =
  | HasCalled
  | CallDecided
  | CallLost
  | WordPlaced
  | TimeRanOut
  | Contested
  | Defended
  | GaveIn
  | Voted
  | Judged
  | ShapeTurned
  | StrikesFell
  | RowStruck
  | WentOut
  | RowsComplete
  | RowErased
  | RowsKept
  | GameEnded;
export type PolpoQuestion = Placements;
export type PolpoAnswer = PlacementsFound;
export type MedusaDiMareMove = TurnGlass | Write | WriteNothing | PlaceBottle;
export type MedusaDiMareEvent =
  | HasWritten
  | WordsShown
  | Contested
  | Defended
  | GaveIn
  | Voted
  | Judged
  | BottlesFell
  | BottlePlaced
  | BottlesKept
  | WordErased
  | TimeRanOut
  | GameEnded
  | RequestsTurned
  | RequestsMet;
export type MedusaDiMareQuestion = Placements;
export type MedusaDiMareAnswer = PlacesMeeting;

export interface SpecchioView {
  seat: number | null;
  phase: 'bottles' | 'contest' | 'defend' | 'over' | 'vote' | 'write';
  glass: number;
  turn: number;
  seats: number;
  seas: string[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  options: SpecchioOptions;
  deck: CategoryDeck;
  letters: string;
  category: Card;
}
/**
 * A word that was written, or called, in this turn, and what the arbiter knew of it.
 */
export interface Writing {
  crew: number;
  seat: number;
  word: string;
  text: string;
  path?: number[];
  known?: boolean;
  belongs?: '' | 'arguable' | 'known' | 'unknown';
  category?: string;
}
/**
 * A window, and the dispute that interrupts it.
 */
export interface Contests {
  owners: number[][];
  passed?: number[];
  contested?: number[];
  dispute?: Dispute | null;
  aside?: number[];
}
/**
 * One doubt: about which thing, between whom.
 */
export interface Dispute {
  thing: number;
  accusers: number[];
  accused: number[];
  stage: 'defend' | 'vote';
  ballots: (('abstain' | 'no' | 'yes') | null)[];
  voted?: number[];
  defences?: string[];
  answered?: number[];
  given_in?: number[];
  aside?: number[];
}
export interface SpecchioOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'table' | 'trusting';
  hard?: boolean;
  any_pair?: boolean;
}
/**
 * A deck of category cards: how many of each sort are left in it, and which are gone.
 */
export interface CategoryDeck {
  normal: number;
  hard: number;
  gone?: string[];
}
/**
 * A category card that lies on the table.
 */
export interface Card {
  id: string;
  name: string;
  counts: string;
}
export interface PagliaccioView {
  seat: number | null;
  phase: 'bottles' | 'contest' | 'defend' | 'late' | 'over' | 'race' | 'vote';
  glass: number;
  turn: number;
  seats: number;
  seas: string[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  race: Race;
  calls: Writing[];
  stuck: number[];
  options: CategoryOptions;
  deck: CategoryDeck;
  category: Card;
  cards: number[];
}
export interface Race {
  rivalries?: Rivalry[];
  taken?: Taken[];
  number?: number;
  fallen?: number;
}
/**
 * One thing, and who called it so far.
 */
export interface Rivalry {
  thing: string;
  since: number;
  callers: number[];
  behind: number[];
}
/**
 * A thing that is gone.
 */
export interface Taken {
  thing: string;
  seat: number;
  at: number;
}
/**
 * Of the games that deal categories.
 */
export interface CategoryOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'table' | 'trusting';
  hard?: boolean;
}
export interface PallaView {
  seat: number | null;
  phase: 'bottles' | 'clean' | 'contest' | 'defend' | 'over' | 'vote' | 'write';
  glass: number;
  turn: number;
  seats: number;
  seas: string[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  options: PallaOptions;
  deck: CategoryDeck;
  letters: string;
  gone: string;
  category: Card;
  cleaning?: number[];
}
export interface PallaOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'table' | 'trusting';
  hard?: boolean;
  gonfio?: boolean;
  sgonfio?: boolean;
  clean_sea?: boolean;
}
/**
 * Without the rivals' hand and what they do with it, until it is shown, nor their proposals.
 */
export interface MantaView {
  seat: number | null;
  phase: 'assign' | 'bottles' | 'contest' | 'defend' | 'over' | 'vote' | 'write';
  glass: number;
  turn: number;
  seats: number;
  seas: string[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  options: MantaOptions;
  decks: CategoryDeck[];
  lengths: number[];
  hands: Card[][];
  laid: number[][];
  writers: number[];
  proposals: Writing[][];
  set_aside: string[][];
}
/**
 * PW-H2: `hard` makes a deck for each team.
 */
export interface MantaOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'table' | 'trusting';
  hard?: boolean;
}
export interface PolpoView {
  seat: number | null;
  phase: 'contest' | 'defend' | 'erase' | 'late' | 'over' | 'race' | 'vote';
  glass: number;
  turn: number;
  seats: number;
  seas: string[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  race: Race;
  calls: Writing[];
  stuck: number[];
  options: PolpoOptions;
  shapes: number[];
  deck: CategoryDeck;
  category: Card;
  struck: number[];
  out: (Out | null)[];
  complete: number[];
  erasing: number[];
}
export interface PolpoOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'table' | 'trusting';
  agguato?: boolean;
  hard?: boolean;
  sudden_death?: boolean;
}
/**
 * When somebody was eliminated. Who went out at the same time went out together (PO-7).
 */
export interface Out {
  turn: number;
  by_deck: boolean;
}
export interface MedusaView {
  seat: number | null;
  phase: 'bottles' | 'over' | 'ready' | 'write';
  glass: number;
  turn: number;
  seats: number;
  seas: string[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  options: MedusaOptions;
  decks: Decks;
  categories: Card[];
  shapes: number[];
  letters: string;
  met: Met[];
}
export interface MedusaOptions {
  language?: 'de' | 'en' | 'fr' | 'it';
  umlauts?: 'a' | 'ae';
  sand?: 'half' | 'off' | 'one' | 'one-and-a-half' | 'two';
  arbiter?: 'strict' | 'trusting';
  hard?: boolean;
  card_cost?: 0 | 1 | 2 | 3;
}
/**
 * MD-1: the three decks, in the order in which their cards are turned.
 */
export interface Decks {
  categories: string[];
  shapes: number[];
  letters: string;
}
/**
 * A word, and the cards that it meets.
 */
export interface Met {
  crew: number;
  seat: number;
  word: string;
  text: string;
  path?: number[];
  known?: boolean;
  belongs?: '' | 'arguable' | 'known' | 'unknown';
  category?: string;
  turn?: number;
  letters?: string;
  categories?: string[];
  shape?: number;
  new?: number;
}
export interface SeaLookback {
  turns: TurnSeen[];
  likely: number;
}
export interface TurnSeen {
  turn: number;
  step: number;
  until: number;
  asked: string;
  said: WordSaid[];
  points: number;
  best: WordSeen[];
  likely: WordSeen | null;
}
/**
 * A word that was written in a turn.
 */
export interface WordSaid {
  crew: number;
  word: string;
  text: string;
  fell: boolean;
}
/**
 * A word that could have been written.
 */
export interface WordSeen {
  word: string;
  text: string;
  path: number[];
  points: number;
  by: number[];
}
export interface PallaLookback {
  turns: TurnSeen[];
  likely: number;
  most: number;
}
export interface MedusaLookback {
  turns: TurnLeft[];
  computers: Computers | null;
}
/**
 * A turn: what was written, and what would have brought most.
 */
export interface TurnLeft {
  turn: number;
  step: number;
  wrote: Met | null;
  best: Met | null;
}
/**
 * A game of the computer's with the same cards in the same order.
 */
export interface Computers {
  score: number;
  sea: string;
  white: number;
  cards: number;
  met: Met[];
}
/**
 * Write a word along a path.
 */
export interface Write {
  type: 'write';
  text: string;
  word?: string;
  verdict?: '' | 'known' | 'refused' | 'unknown';
  reason?: string;
  known_in?: string[];
  arguable_in?: string[];
  path: number[];
}
/**
 * Nothing comes to mind.
 */
export interface WriteNothing {
  type: 'write-nothing';
}
/**
 * PW-P1
 */
export interface PlaceBottle {
  type: 'place-bottle';
  cell: number;
}
/**
 * Nothing (more) to contest.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Doubt a word that is shown (PW-X1).
 */
export interface Contest {
  type: 'contest';
  of: number;
}
export interface Defend {
  type: 'defend';
  text: string;
}
/**
 * The doubt is right.
 */
export interface GiveIn {
  type: 'give-in';
}
export interface Vote {
  type: 'vote';
  answer: 'abstain' | 'no' | 'yes';
}
/**
 * In secret; only its crew sees what. Nothing was written where the word is empty.
 */
export interface HasWritten {
  type: 'has-written';
  seat: number;
  word?: string;
  path?: number[];
}
/**
 * What all have written in secret.
 */
export interface WordsShown {
  type: 'words-shown';
  writings: Writing[];
}
export interface Contested {
  type: 'contested';
  seat: number;
  word: string;
  accused: number[];
}
export interface Defended {
  type: 'defended';
  seat: number;
  text: string;
}
export interface GaveIn {
  type: 'gave-in';
  seat: number;
}
/**
 * In secret, until all have voted: empty for the others.
 */
export interface Voted {
  type: 'voted';
  seat: number;
  answer?: string;
}
/**
 * How a contest ended.
 */
export interface Judged {
  type: 'judged';
  word: string;
  stands: boolean;
  by: 'accused' | 'arbiter' | 'vote';
  yes: number;
  no: number;
  accusers: number[];
  accused: number[];
}
/**
 * A crew must place so many.
 */
export interface BottlesFell {
  type: 'bottles-fell';
  crew: number;
  bottles: number;
  why: string;
}
export interface BottlePlaced {
  type: 'bottle-placed';
  crew: number;
  cell: number;
  by_itself: boolean;
}
/**
 * Beside the grid, for there is no cell for them (PW-P4).
 */
export interface BottlesKept {
  type: 'bottles-kept';
  crew: number;
  bottles: number;
}
export interface WordErased {
  type: 'word-erased';
  crew: number;
  word: string;
  cells: number[];
}
/**
 * The sand of a turn.
 */
export interface TimeRanOut {
  type: 'time-ran-out';
}
export interface GameEnded {
  type: 'game-ended';
  turns: number;
}
export interface CardsTurned {
  type: 'cards-turned';
  turn: number;
  category: string;
  letter: string;
}
/**
 * Where can I write this?
 */
export interface Placements {
  type: 'placements';
  text: string;
}
export interface PlacementsFound {
  type: 'placements-found';
  word: string;
  refused: string;
  params: {
    [k: string]: string | number;
  };
  paths: number[][];
}
/**
 * Say a word: whoever says it first has it.
 */
export interface Call {
  type: 'call';
  text: string;
  word?: string;
  verdict?: '' | 'known' | 'refused' | 'unknown';
  reason?: string;
  known_in?: string[];
  arguable_in?: string[];
  ms?: number;
}
/**
 * Nothing (more) comes to mind.
 */
export interface CallNothing {
  type: 'call-nothing';
}
/**
 * Write the word that one has called.
 */
export interface PlaceWord {
  type: 'place-word';
  path: number[];
}
export interface PescePagliaccioCategoryTurned {
  type: 'category-turned';
  turn: number;
  category: string;
}
/**
 * Others learn that something was called, but not what: the die has not fallen yet.
 */
export interface HasCalled {
  type: 'has-called';
  seat: number;
  word?: string;
}
/**
 * Who has what was called.
 */
export interface CallDecided {
  type: 'call-decided';
  seat: number;
  word: string;
  thing: string;
}
/**
 * Somebody else has it: by how much.
 */
export interface CallLost {
  type: 'call-lost';
  seat: number;
  word: string;
  thing: string;
  winner: number;
  behind: number;
  together: number;
}
/**
 * A word that was called is written.
 */
export interface WordPlaced {
  type: 'word-placed';
  seat: number;
  word: string;
  path: number[];
  by_itself: boolean;
}
/**
 * One of one's own in the sea.
 */
export interface EraseBottle {
  type: 'erase-bottle';
  cell: number;
}
/**
 * One of those kept beside the grid.
 */
export interface EraseBottleBeside {
  type: 'erase-bottle-beside';
}
export interface LettersTurned {
  type: 'letters-turned';
  turn: number;
  letters: string;
}
export interface PescePallaCategoryTurned {
  type: 'category-turned';
  category: string;
}
/**
 * What a word is worth: the turned letters in it, if there are any.
 */
export interface LettersCounted {
  type: 'letters-counted';
  seat: number;
  word: string;
  letters: string;
}
export interface BottleErased {
  type: 'bottle-erased';
  crew: number;
  cell: number;
  by_itself: boolean;
}
export interface BottleBesideErased {
  type: 'bottle-beside-erased';
  crew: number;
  by_itself: boolean;
}
/**
 * Lay a card of the team's hand at a length, for the rivals; what lies there changes places.
 */
export interface AssignCard {
  type: 'assign-card';
  card: number;
  length: number;
}
/**
 * So be it: all three lie well.
 */
export interface Confirm {
  type: 'confirm';
}
/**
 * Be the writer of this turn.
 */
export interface TakePen {
  type: 'take-pen';
}
/**
 * Propose a word to the team, and where to write it.
 */
export interface Propose {
  type: 'propose';
  text: string;
  word?: string;
  verdict?: '' | 'known' | 'refused' | 'unknown';
  reason?: string;
  known_in?: string[];
  arguable_in?: string[];
  path?: number[];
}
/**
 * Not this proposal.
 */
export interface SetAside {
  type: 'set-aside';
  word: string;
}
export interface LengthsTurned {
  type: 'lengths-turned';
  turn: number;
  lengths: number[];
}
/**
 * To a team.
 */
export interface HandDealt {
  type: 'hand-dealt';
  crew: number;
  cards: Card[];
}
/**
 * A team sees what its members do.
 */
export interface Assigned {
  type: 'assigned';
  seat: number;
  category: string;
  length: number;
}
export interface Confirmed {
  type: 'confirmed';
  seat: number;
}
/**
 * Somebody writes for the team: by choice, or because the one before does not.
 */
export interface PenTaken {
  type: 'pen-taken';
  seat: number;
}
/**
 * What a team has to write, as its rivals, or the lot, have it.
 */
export interface RequestsShown {
  type: 'requests-shown';
  crew: number;
  cards: Card[];
  lengths: number[];
  by_lot: number;
}
export interface Proposed {
  type: 'proposed';
  seat: number;
  word: string;
  path?: number[];
}
export interface ProposalSetAside {
  type: 'proposal-set-aside';
  seat: number;
  word: string;
}
/**
 * It has its three words, and the turn ends.
 */
export interface TeamFinished {
  type: 'team-finished';
  crew: number;
}
/**
 * PO-8
 */
export interface EraseRow {
  type: 'erase-row';
  row: number;
}
/**
 * Nothing (more) is to be erased.
 */
export interface KeepRows {
  type: 'keep-rows';
}
export interface ShapeTurned {
  type: 'shape-turned';
  turn: number;
  shape: number;
  letters: number;
  category: string;
}
/**
 * A crew must strike so many rows.
 */
export interface StrikesFell {
  type: 'strikes-fell';
  crew: number;
  strikes: number;
  why: string;
}
export interface RowStruck {
  type: 'row-struck';
  crew: number;
  row: number;
}
/**
 * Somebody is eliminated (PO-6).
 */
export interface WentOut {
  type: 'went-out';
  crew: number;
  row: number;
  letters: string;
}
export interface RowsComplete {
  type: 'rows-complete';
  crew: number;
  rows: number[];
}
export interface RowErased {
  type: 'row-erased';
  crew: number;
  row: number;
  letters: string;
  cells: number[];
  by_itself: boolean;
}
/**
 * Nothing is erased, though something could be.
 */
export interface RowsKept {
  type: 'rows-kept';
  crew: number;
}
/**
 * Begin: the first cards are turned, and the sand runs.
 */
export interface TurnGlass {
  type: 'turn-glass';
}
export interface RequestsTurned {
  type: 'requests-turned';
  turn: number;
  category: string;
  shape: number;
  letter: string;
}
/**
 * A word is written, and takes these cards away.
 */
export interface RequestsMet {
  type: 'requests-met';
  seat: number;
  word: string;
  path: number[];
  letters: string;
  categories: string[];
  shape: number;
}
/**
 * Where a word can go, and what it takes away there.
 */
export interface PlacesMeeting {
  type: 'places-meeting';
  word: string;
  refused: string;
  params: {
    [k: string]: string | number;
  };
  paths: number[][];
  letters?: string;
  categories?: string[];
  shapes?: number[];
}
