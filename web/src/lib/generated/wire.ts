// Generated from the Python types by `make types`. Do not edit.

export type AnyCommand =
  | Hello
  | Ping
  | Sit
  | Stand
  | PutBot
  | ClearSeat
  | Arrange
  | Start
  | Play
  | Leave
  | Return
  | TakeOver
  | Rematch
  | Say
  | React
  | Ask
  | Sketch
  | Recall;
export type AnyMessage =
  | Done
  | Refused
  | Snapshot
  | Moments
  | TableChanged
  | Chatted
  | Recalled
  | Answered
  | Sketched
  | Bye;

export interface GameInfo {
  name: string;
  box: string;
  rules_version: number;
  least: number;
  most: number;
  minutes: number;
  options: OptionFact[];
  bots: string[];
  solo: boolean;
  leagues?: string[];
  first_bot?: string | null;
  best?: 'least' | 'most';
  counts?: 'points' | 'time';
}
/**
 * One option: its name, its default, every value it takes (empty: any of its type) in the order
 *     in which people read them, and how they are asked for it.
 */
export interface OptionFact {
  name: string;
  default: string | number | boolean | null;
  values: (string | number | boolean | null)[];
  first?: boolean;
  group?: string;
  when?: {
    [k: string]: string | number | boolean | null;
  };
  usual?: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Who shall sit there: me, a bot by name, or whoever comes.
 */
export interface SeatAsk {
  who: 'bot' | 'me' | 'open';
  bot?: string | null;
}
/**
 * What a page posts to make a table.
 */
export interface NewTable {
  game: string;
  name: string;
  /**
   * @minItems 1
   */
  seats: [SeatAsk, ...SeatAsk[]];
  options?: {
    [k: string]: string | number | boolean | null;
  };
  public?: boolean;
  absent?: 'bot' | 'pass';
  start?: boolean;
  daily?: boolean;
  variant?: string;
}
export interface Made {
  id: string;
  code: string;
}
export interface JoinByCode {
  code: string;
}
/**
 * A table in a list: of open tables, or of those where one sits.
 */
export interface ListedTable {
  id: string;
  code: string;
  game: string;
  phase: 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  updated: number;
  turns: number;
  actors?: number[];
  you?: number | null;
  daily?: string | null;
}
/**
 * Who sits there. A seat with neither person nor bot is free.
 */
export interface SeatInfo {
  name?: string | null;
  bot?: string | null;
  presence?: 'absent' | 'away' | 'here' | 'left';
}
export interface Me {
  tables: ListedTable[];
}
export interface Leader {
  rank: number;
  name: string;
  points: number;
  at: number;
  id: string;
  you?: boolean;
}
export interface Leaderboard {
  game: string;
  day: string | null;
  league: string;
  leaders: Leader[];
  best?: 'least' | 'most';
  counts?: 'points' | 'time';
}
export interface DailyInfo {
  game: string;
  variant: string;
  options: {
    [k: string]: string | number | boolean | null;
  };
  day: string;
  ends_in: number;
  players: number;
  best: number | null;
  yours: number | null;
  table: string | null;
  counts?: 'points' | 'time';
}
export interface ReplayStep {
  at: number;
  seat: number | null;
  move: unknown;
  events: unknown[];
  view: unknown;
  insights: Insight[];
  actors: number[];
}
/**
 * A figure worth knowing before a choice, such as the chance to win a challenge now.
 */
export interface Insight {
  label: string;
  value: number;
}
/**
 * A finished game, step by step, as one seat (or the public) saw it.
 */
export interface Replay {
  id: string;
  game: string;
  rules_version: number;
  options: {};
  seats: SeatInfo[];
  seen_by: number | null;
  steps: ReplayStep[];
  scores: Score[];
  outcome: Outcome;
  daily?: string | null;
}
/**
 * A seat's score, which explains itself: the total is the sum of its lines.
 */
export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, the points it gives.
 */
export interface ScoreLine {
  label: string;
  count: number;
  points: number;
}
/**
 * How it ended. `ranking` holds every seat once, best group first; equals stand together.
 *
 *     `winners` is the first group, or empty: a game may have no winner (the Minotaur wins).
 */
export interface Outcome {
  reason: string;
  ranking: number[][];
  winners?: number[];
}
export interface AnalysedTurn {
  step: number;
  insights: Insight[];
  played: unknown;
  preferred: unknown;
  agrees: boolean;
}
export interface Analysis {
  id: string;
  seat: number;
  bot: string;
  turns: AnalysedTurn[];
  lookback?: {
    [k: string]: unknown;
  };
}
/**
 * A refusal over HTTP: the code and parameters that the catalogues say.
 */
export interface Problem {
  code: string;
  params?: {};
}
/**
 * A judgement that a player holds to be wrong.
 */
export interface WrongJudgement {
  word: string;
  category?: string;
  umlauts?: 'a' | 'ae';
}
/**
 * What was kept: nothing else, and not who said so.
 */
export interface ReportKept {
  word: string;
  category: string;
  verdict: string;
}
export interface Judgement {
  language: string;
  text: string;
  verdict: 'known' | 'refused' | 'unknown';
  word?: string;
  counts?: boolean;
  reason?: Reason | null;
  evidence?: Evidence | null;
  parts?: Part[];
  suggestions?: string[];
  category?: CategoryJudgement | null;
}
/**
 * Why not; said by `error.<code>` of the catalogues, so a game can refuse a move with it.
 */
export interface Reason {
  code: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * What our dictionary says of a word that it has.
 */
export interface Evidence {
  word: string;
  spellings: string[];
  kinds: ('abbreviation' | 'answer' | 'first-name' | 'name' | 'ordinary' | 'phrase' | 'place')[];
  vulgar: boolean;
  commonness: 'common' | 'less-common' | 'rare' | 'very-common' | 'very-rare';
  zipf: number;
  lemma: string | null;
  lists: string[];
}
/**
 * One of several words that were written together.
 */
export interface Part {
  text: string;
  known: boolean;
  evidence?: Evidence | null;
}
/**
 * Whether a word belongs to a category: again there is no "no".
 */
export interface CategoryJudgement {
  category: string;
  verdict: 'arguable' | 'known' | 'unknown';
  lemma?: string | null;
  relation?: '' | 'form' | 'plural';
  note?: string;
  known_in?: string[];
}
export interface CategoryPage {
  category: Category;
  typical: string[];
  answers: number;
}
/**
 * What one card asks for.
 */
export interface Category {
  id: string;
  name: string;
  counts: string;
  hard?: boolean;
  open?: boolean;
  inflected?: '' | 'arguable' | 'plain';
}
/**
 * The first command on every line: answered by a snapshot, or by what was missed.
 */
export interface Hello {
  type: 'hello';
  version?: number | null;
  chat?: number;
  id: string;
}
/**
 * Is the line alive?
 */
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * Take a free seat before the game begins.
 */
export interface Sit {
  type: 'sit';
  name: string;
  seat?: number | null;
  id: string;
}
/**
 * Give up one's seat before the game begins.
 */
export interface Stand {
  type: 'stand';
  id: string;
}
/**
 * The host puts a bot on a free seat, or changes its strength.
 */
export interface PutBot {
  type: 'put-bot';
  seat: number;
  bot: string;
  id: string;
}
/**
 * The host takes a bot or a person off a seat.
 */
export interface ClearSeat {
  type: 'clear-seat';
  seat: number;
  id: string;
}
/**
 * The host changes the table before the game begins; what is None stays as it is.
 */
export interface Arrange {
  type: 'arrange';
  seats?: number | null;
  options?: {
    [k: string]: string | number | boolean | null;
  } | null;
  public?: boolean | null;
  absent?: ('bot' | 'pass') | null;
  id: string;
}
/**
 * The host opens the box. Seats that are still free get bots.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * A move of the game, as the game's own types write it.
 */
export interface Play {
  type: 'play';
  move: unknown;
  id: string;
}
/**
 * Give up a seat in mid-game; it is played as the table chose for absent players.
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * Come back to a seat that was given up, forfeited or handed to a bot.
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Let a bot play an abandoned seat until its player returns.
 */
export interface TakeOver {
  type: 'take-over';
  seat: number;
  bot: string;
  id: string;
}
/**
 * After the game: the same people, bots and options at a new table.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
}
export interface Say {
  type: 'say';
  text: string;
  to?: 'all' | 'team';
  id: string;
}
export interface React {
  type: 'react';
  reaction: 'bravo' | 'laugh' | 'ouch' | 'thanks' | 'think' | 'wow';
  id: string;
}
/**
 * A question about what I see, of the game's own type: answered by `answered`.
 */
export interface Ask {
  type: 'ask';
  question: unknown;
  id: string;
}
/**
 * What I am about to do, of the game's own type; null: nothing any more. The game decides what
 *     others see of it.
 */
export interface Sketch {
  type: 'sketch';
  sketch: unknown;
  id: string;
}
/**
 * What I saw at an earlier version: answered by `recalled`.
 */
export interface Recall {
  type: 'recall';
  version: number;
  id: string;
}
export interface Done {
  type: 'done';
  id: string;
}
/**
 * Nothing has changed. The code and its parameters are said in the player's language.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * Everything, from the beginning: on a fresh line, and whenever a seat changes hands.
 */
export interface Snapshot {
  type: 'snapshot';
  protocol: number;
  you: You;
  table: TableInfo;
  version: number;
  match: Standing | null;
  story: Moment[];
  chat: Chat[];
}
export interface You {
  seat: number | null;
  host: boolean;
}
/**
 * What everybody at a table may know about it.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: {};
  phase: 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  host: number | null;
  public: boolean;
  absent: 'bot' | 'pass';
  spectators: number;
  daily?: string | null;
  rematch?: string | null;
  teams?: number[][];
}
/**
 * Where the game stands, as one seat may know it.
 */
export interface Standing {
  view: unknown;
  actors: number[];
  choices: Choices_Any_ | null;
  insights: Insight[];
  sand: RunningGlass | null;
  clock: number;
  scores: Score[];
  outcome: Outcome | null;
}
/**
 * What a seat may do now: moves one by one, and the kinds too many to list.
 */
export interface Choices_Any_ {
  moves?: unknown[];
  kinds?: Kind[];
}
/**
 * Moves too many to list (a word, a free text): their tag, and what bounds them.
 */
export interface Kind {
  move: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * The running sandglass, and how much is left in it at this moment.
 */
export interface RunningGlass {
  name: string;
  number: number;
  seconds: number;
  left: number;
}
/**
 * One step of the game as this seat saw it.
 */
export interface Moment {
  version: number;
  at: number;
  events: unknown[];
}
export interface Chat {
  at: number;
  seat: number | null;
  name: string;
  text?: string | null;
  reaction?: ('bravo' | 'laugh' | 'ouch' | 'thanks' | 'think' | 'wow') | null;
  to?: 'all' | 'team';
}
/**
 * What has happened since the version before the first of these, and where that leads.
 */
export interface Moments {
  type: 'moments';
  version: number;
  moments: Moment[];
  match: Standing;
}
export interface TableChanged {
  type: 'table-changed';
  you: You;
  table: TableInfo;
}
export interface Chatted {
  type: 'chatted';
  chat: Chat;
}
export interface Recalled {
  type: 'recalled';
  id: string;
  version: number;
  view: unknown;
}
export interface Answered {
  type: 'answered';
  id: string;
  version: number;
  answer: unknown;
}
/**
 * What somebody else is about to do, as far as I may know; None: nothing any more.
 */
export interface Sketched {
  type: 'sketched';
  seat: number;
  sketch: unknown;
}
/**
 * The server is about to close this line, and why: `too-slow`, `too-many`, `closing`…
 */
export interface Bye {
  type: 'bye';
  code: string;
}
