// What the computer made of the letters of a solitaire, as people are shown it.

import { describe, expect, it } from 'vitest';
import { knownOf, solvedWords } from '../../src/games/letter/solo/solved';

const writing = (word: string, path: number[]) => ({ seat: 0, word, path });
const found = {
  best: {
    score: 4,
    lying: [],
    written: [
      writing('AT', [1, 2]),
      writing('TEA', [2, 3, 1]),
      writing('ETA', [3, 2, 1]),
      writing('AT', [4, 5]),
    ],
    left: [],
  },
  common: [70, 55, 12, 70],
};

describe('the computer’s words', () => {
  it('come the longest first, then by the alphabet; twice where other tiles spell them again', () => {
    expect(solvedWords(found, false).map(({ word }) => word)).toEqual(['ETA', 'TEA', 'AT', 'AT']);
  });

  it('can be those only that most people know', () => {
    expect(solvedWords(found, true).map(({ word }) => word)).toEqual(['TEA', 'AT', 'AT']);
    expect(knownOf(found)).toBe(3);
  });

  it('keep the way along which they were read, so that the board can show it', () => {
    expect(solvedWords(found, true).map(({ path }) => path)).toContainEqual([4, 5]);
  });
});
