// The HTTP API. Whatever goes wrong comes out as a Refusal, which can say itself.

import { has, t, type Params } from './i18n.svelte';
import type {
  Analysis,
  Category,
  CategoryPage,
  DailyInfo,
  GameInfo,
  JoinByCode,
  Judgement,
  Leaderboard,
  ListedTable,
  Made,
  Me,
  NewTable,
  Problem,
  Replay,
  ReportKept,
  WrongJudgement,
} from './generated/wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code);
  }

  /** Asked for when shown, so that it is always in the reader's language. */
  get sentence(): string {
    const key = `error.${this.code}`;
    return has(key) ? t(key, this.params) : t('shell.trouble', { code: this.code });
  }
}

/** The server did not answer at all. */
export class NoAnswer extends Refusal {
  constructor() {
    super('no-answer');
  }

  override get sentence(): string {
    return t(navigator.onLine ? 'shell.no-answer' : 'shell.offline');
  }
}

export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('unexpected');
}

async function ask<T>(path: string, sent?: unknown): Promise<T> {
  const answer = await fetch(path, request(sent)).catch(() => {
    throw new NoAnswer();
  });
  if (answer.ok) return (await answer.json()) as T;
  throw await refusalOf(answer);
}

function request(sent: unknown): RequestInit {
  if (sent === undefined) return { headers: { accept: 'application/json' } };
  return {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  };
}

// A proxy in between may answer with a page instead of a problem.
async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.code, (problem.params ?? {}) as Params);
  } catch {
    return answer.status >= 500 ? new NoAnswer() : new Refusal(String(answer.status));
  }
}

const wordsOf = (language: string): string => `/api/words/${encodeURIComponent(language)}`;

function query(params: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

let known: Promise<GameInfo[]> | undefined;

/** The games of this server: asked once, for they change with the server only. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export const me = (): Promise<Me> => ask('/api/me');
export const makeTable = (table: NewTable): Promise<Made> => ask('/api/tables', table);
export const joinByCode = (code: string): Promise<Made> =>
  ask('/api/join', { code } satisfies JoinByCode);
export const openTables = (game?: string): Promise<ListedTable[]> =>
  ask(`/api/tables${query({ game })}`);
export const daily = (): Promise<DailyInfo[]> => ask('/api/daily');
export const leaders = (game: string, day: string | null, options: object): Promise<Leaderboard> =>
  ask(`/api/leaders/${encodeURIComponent(game)}${query({ ...options, day })}`);
/** What the dictionary says of a word. */
export const judged = (
  language: string,
  word: string,
  umlauts?: string,
  category?: string,
): Promise<Judgement> => ask(`${wordsOf(language)}${query({ word, umlauts, category })}`);
export const categories = (language: string): Promise<Category[]> =>
  ask(`${wordsOf(language)}/categories`);
export const categoryPage = (language: string, id: string): Promise<CategoryPage> =>
  ask(`${wordsOf(language)}/categories/${encodeURIComponent(id)}`);
/** A judgement is wrong, somebody says. */
export const reportWrong = (language: string, wrong: WrongJudgement): Promise<ReportKept> =>
  ask(`${wordsOf(language)}/reports`, wrong);
export const replay = (id: string, as?: number | null): Promise<Replay> =>
  ask(`/api/replays/${encodeURIComponent(id)}${query({ as })}`);
export const analysis = (id: string, seat: number): Promise<Analysis> =>
  ask(`/api/replays/${encodeURIComponent(id)}/analysis${query({ seat })}`);
export const logAddress = (id: string): string => `/api/replays/${encodeURIComponent(id)}/log`;
