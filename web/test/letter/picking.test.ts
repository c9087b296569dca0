import { expect, it } from 'vitest';
import { pilesOf } from '../../src/games/letter/board/picking';
import { viewWith } from './tables';

// A and B are small letters, C is a big one, the last two are blanks.
const MORE = 'A:1x1 B:1x1 C:3x2 #:1x1 #:3x3';
const pile = [1, 2, 3, 4, 5];
const view = (letters: number) =>
  viewWith('X', { pile, hands: [Array<number>(letters).fill(0), []] }, MORE);

it('offers letters by size, and no blank among them', () => {
  expect(pilesOf(view(14))).toEqual([
    { width: 1, height: 1, n: 2 },
    { width: 3, height: 2, n: 1 },
  ]);
});

it('offers blanks once all letters were picked', () => {
  expect(pilesOf(view(15))).toEqual([
    { width: 1, height: 1, n: 1 },
    { width: 3, height: 3, n: 1 },
  ]);
});
