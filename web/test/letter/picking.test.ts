import { expect, it } from 'vitest';
import { picksBlank, pilesOf } from '../../src/games/letter/board/picking';
import cases from './cases.json';
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

it.each(Object.entries(cases.lettersEach))(
  'LE-S1: among %s a blank comes after %s letters',
  (seats, each) => {
    const hands = (letters: number): number[][] =>
      Array.from({ length: Number(seats) }, () => Array<number>(letters).fill(0));
    expect(picksBlank(viewWith('X', { pile, hands: hands(each - 1) }, MORE))).toBe(false);
    expect(picksBlank(viewWith('X', { pile, hands: hands(each) }, MORE))).toBe(true);
  },
);
