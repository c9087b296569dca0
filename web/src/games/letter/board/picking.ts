// Tiles that lie face down by size (LE-S1): letters, until one has all of them, then blanks.

import type { LetterView } from '$lib/generated/letter';
import { isBlank, sizeOf, type Size } from './layout';

/** How many letters each of so many players picks. */
const LETTERS_EACH: Record<number, number> = { 2: 15, 3: 10, 4: 7, 5: 6, 6: 5 };

export interface Pile extends Size {
  n: number;
}

export const picksBlank = ({ hands, turn }: LetterView): boolean =>
  (hands[turn]?.length ?? 0) >= (LETTERS_EACH[hands.length] ?? Infinity);

/** The piles to pick from now, small ones first. */
export function pilesOf(view: LetterView): Pile[] {
  const blank = picksBlank(view);
  const piles = new Map<string, Pile>();
  for (const tile of view.pile) {
    if (isBlank(view.tiles, tile) !== blank) continue;
    const { width, height } = sizeOf(view.tiles, tile);
    const n = (piles.get(`${width} ${height}`)?.n ?? 0) + 1;
    piles.set(`${width} ${height}`, { width, height, n });
  }
  return [...piles.values()].sort((a, b) => a.width - b.width || a.height - b.height);
}
