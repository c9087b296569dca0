// What words are worth, to be shown beside them (LE-E2). The result at the end is the server's.

import type { Scoring, View, Writing } from './seen';

const LONG = 5;
/** What a solitaire counts: its rules say so, and no option. */
const ALONE: Record<string, Scoring> = { 'letter-words': 'words', 'letter-long': 'points' };

export const scoringOf = (game: string, { options }: View): Scoring =>
  ALONE[game] ?? ('scoring' in options ? options.scoring : undefined) ?? 'words';

/** A point a letter, and from five letters on one more for each but four. */
export const points = (word: string): number => word.length + Math.max(0, word.length - LONG + 1);

const different = (words: readonly string[]): number => new Set(words.join('')).size;

/** What a word adds to those that are on the sheet before it. */
export function worth(word: string, before: readonly string[], scoring: Scoring): number {
  if (scoring === 'words') return 1;
  if (scoring === 'letters') return word.length;
  if (scoring === 'points') return points(word);
  return different([...before, word]) - different(before);
}

export function total(words: readonly string[], scoring: Scoring): number {
  if (scoring === 'words') return words.length;
  if (scoring === 'different') return different(words);
  return words.reduce((sum, word) => sum + worth(word, [], scoring), 0);
}

export const wordsBy = (seat: number, writings: readonly Writing[]): string[] =>
  writings.filter((writing) => writing.seat === seat).map(({ word }) => word);
