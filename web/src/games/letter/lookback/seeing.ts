// What could be seen at each step of a game that is over, put into order.

import type { WordLeft } from '$lib/generated/letter';

/** Of the zipf scale, in tenths: from here on most people know a word. */
const KNOWN = 30;

export const mostKnow = (commonness: number): boolean => commonness >= KNOWN;

/** The words that lay open at a step, the best first; if wished, only those that people know. */
export function openAt(left: readonly WordLeft[], step: number, known: boolean): WordLeft[] {
  return left.filter(
    ({ since, until, commonness, by }) =>
      since <= step && step < until && (!known || mostKnow(commonness) || by >= 0),
  );
}

/** How many words lay open at some time and were never written by anybody. */
export function missedOf(left: readonly WordLeft[], written: readonly { word: string }[]): number {
  const found = new Set(written.map(({ word }) => word));
  return new Set(left.map(({ word }) => word).filter((word) => !found.has(word))).size;
}
