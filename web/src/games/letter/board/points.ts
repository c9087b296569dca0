// What words are worth, to be shown beside them (LE-E2). The result at the end is the server's.

import type { Scoring, View, Writing } from './seen';

const LONG = 5;
/** So many words count where only the best do (LE-Z2). */
const BEST = 10;
/** What a solitaire counts: its rules say so, and no option. */
const ALONE: Record<string, Scoring> = { 'letter-words': 'words', 'letter-long': 'best' };

export const scoringOf = (game: string, { options }: View): Scoring =>
  ALONE[game] ?? ('scoring' in options ? options.scoring : undefined) ?? 'words';

/** Whether words have points of their own. */
export const hasPoints = (scoring: Scoring): boolean => scoring === 'points' || scoring === 'best';

/** A point a letter, and from five letters on one more for each but four. */
export const points = (word: string): number => word.length + Math.max(0, word.length - LONG + 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const TOTALS: Record<Scoring, (words: readonly string[]) => number> = {
  words: (words) => words.length,
  letters: (words) => words.join('').length,
  different: (words) => new Set(words.join('')).size,
  points: (words) => sum(words.map(points)),
  best: (words) =>
    sum(
      words
        .map(points)
        .sort((a, b) => b - a)
        .slice(0, BEST),
    ),
};

export const total = (words: readonly string[], scoring: Scoring): number => TOTALS[scoring](words);

/** What a word adds to those that are on the sheet before it. */
export const worth = (word: string, before: readonly string[], scoring: Scoring): number =>
  total([...before, word], scoring) - total(before, scoring);

export const wordsBy = (seat: number, writings: readonly Writing[]): string[] =>
  writings.filter((writing) => writing.seat === seat).map(({ word }) => word);
