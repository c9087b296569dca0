// Generated from the Python types by `make types`. Do not edit.

/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyCommand".
 */
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
  | Recall;
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnyMessage".
 */
export type AnyMessage =
  Done | Refused | Snapshot | Moments | TableChanged | Chatted | Recalled | Bye;

export interface Root {}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
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
 * One option: its name, its default, and every value it takes (empty: any of its type).
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "OptionFact".
 */
export interface OptionFact {
  name: string;
  default: string | number | boolean | null;
  values: (string | number | boolean | null)[];
}
/**
 * Who shall sit there: me, a bot by name, or whoever comes.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "SeatAsk".
 */
export interface SeatAsk {
  who: 'bot' | 'me' | 'open';
  bot?: string | null;
}
/**
 * What a page posts to make a table.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  name: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats:
    | [SeatAsk]
    | [SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk, SeatAsk]
    | [
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk
      ]
    | [
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk
      ]
    | [
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk
      ]
    | [
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk
      ]
    | [
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk
      ]
    | [
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk,
        SeatAsk
      ];
  options?: {
    [k: string]: string | number | boolean | null;
  };
  public?: boolean;
  absent?: 'bot' | 'pass';
  start?: boolean;
  daily?: boolean;
  variant?: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
  id: string;
  code: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "JoinByCode".
 */
export interface JoinByCode {
  code: string;
}
/**
 * A table in a list: of open tables, or of those where one sits.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ListedTable".
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  name?: string | null;
  bot?: string | null;
  presence?: 'absent' | 'away' | 'here' | 'left';
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  tables: ListedTable[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Leader".
 */
export interface Leader {
  rank: number;
  name: string;
  points: number;
  at: number;
  id: string;
  you?: boolean;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
  game: string;
  day: string | null;
  league: string;
  leaders: Leader[];
  best?: 'least' | 'most';
  counts?: 'points' | 'time';
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "DailyInfo".
 */
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
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Insight".
 */
export interface Insight {
  label: string;
  value: number;
}
/**
 * A finished game, step by step, as one seat (or the public) saw it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Replay".
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, the points it gives.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ScoreLine".
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  reason: string;
  ranking: number[][];
  winners?: number[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "AnalysedTurn".
 */
export interface AnalysedTurn {
  step: number;
  insights: Insight[];
  played: unknown;
  preferred: unknown;
  agrees: boolean;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Analysis".
 */
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  params?: {};
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Judgement".
 */
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  code: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * What our dictionary says of a word that it has.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Evidence".
 */
export interface Evidence {
  word: string;
  spellings: string[];
  kinds: ('abbreviation' | 'first-name' | 'ordinary' | 'place')[];
  vulgar: boolean;
  commonness: 'common' | 'less-common' | 'rare' | 'very-common' | 'very-rare';
  zipf: number;
  lemma: string | null;
  lists: string[];
}
/**
 * One of several words that were written together.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Part".
 */
export interface Part {
  text: string;
  known: boolean;
  evidence?: Evidence | null;
}
/**
 * Whether a word belongs to a category. Nobody fills it in before there are categories.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "CategoryJudgement".
 */
export interface CategoryJudgement {
  category: string;
  verdict: 'known' | 'unknown';
  evidence?: string[];
}
/**
 * The first command on every line: answered by a snapshot, or by what was missed.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: 'hello';
  version?: number | null;
  chat?: number;
  id: string;
}
/**
 * Is the line alive?
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * Take a free seat before the game begins.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: 'sit';
  name: string;
  seat?: number | null;
  id: string;
}
/**
 * Give up one's seat before the game begins.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  type: 'stand';
  id: string;
}
/**
 * The host puts a bot on a free seat, or changes its strength.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "PutBot".
 */
export interface PutBot {
  type: 'put-bot';
  seat: number;
  bot: string;
  id: string;
}
/**
 * The host takes a bot or a person off a seat.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ClearSeat".
 */
export interface ClearSeat {
  type: 'clear-seat';
  seat: number;
  id: string;
}
/**
 * The host changes the table before the game begins; what is None stays as it is.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Arrange".
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * A move of the game, as the game's own types write it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: 'play';
  move: unknown;
  id: string;
}
/**
 * Give up a seat in mid-game; it is played as the table chose for absent players.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * Come back to a seat that was given up, forfeited or handed to a bot.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Let a bot play an abandoned seat until its player returns.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TakeOver".
 */
export interface TakeOver {
  type: 'take-over';
  seat: number;
  bot: string;
  id: string;
}
/**
 * After the game: the same people, bots and options at a new table.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: 'rematch';
  id: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: 'say';
  text: string;
  id: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  type: 'react';
  reaction: 'bravo' | 'laugh' | 'ouch' | 'thanks' | 'think' | 'wow';
  id: string;
}
/**
 * What I saw at an earlier version: answered by `recalled`.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Recall".
 */
export interface Recall {
  type: 'recall';
  version: number;
  id: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: 'done';
  id: string;
}
/**
 * Nothing has changed. The code and its parameters are said in the player's language.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Refused".
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
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Snapshot".
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
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  seat: number | null;
  host: boolean;
}
/**
 * What everybody at a table may know about it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TableInfo".
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
}
/**
 * Where the game stands, as one seat may know it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  view: unknown;
  actors: number[];
  choices: ChoicesAny | null;
  insights: Insight[];
  sand: Sand | null;
  scores: Score[];
  outcome: Outcome | null;
}
/**
 * What a seat may do now: moves one by one, and the kinds too many to list.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Choices_Any_".
 */
export interface ChoicesAny {
  moves?: unknown[];
  kinds?: Kind[];
}
/**
 * Moves too many to list (a word, a free text): their tag, and what bounds them.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Kind".
 */
export interface Kind {
  move: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * The running sandglass, and how much is left in it at this moment.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Sand".
 */
export interface Sand {
  name: string;
  number: number;
  seconds: number;
  left: number;
}
/**
 * One step of the game as this seat saw it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  version: number;
  at: number;
  events: unknown[];
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  at: number;
  seat: number | null;
  name: string;
  text?: string | null;
  reaction?: ('bravo' | 'laugh' | 'ouch' | 'thanks' | 'think' | 'wow') | null;
}
/**
 * What has happened since the version before the first of these, and where that leads.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Moments".
 */
export interface Moments {
  type: 'moments';
  version: number;
  moments: Moment[];
  match: Standing;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TableChanged".
 */
export interface TableChanged {
  type: 'table-changed';
  you: You;
  table: TableInfo;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  type: 'chatted';
  chat: Chat;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Recalled".
 */
export interface Recalled {
  type: 'recalled';
  id: string;
  version: number;
  view: unknown;
}
/**
 * The server is about to close this line, and why: `too-slow`, `too-many`, `closing`…
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: 'bye';
  code: string;
}
