// The cells of a sea: their names, neighbours, letters; and the shapes that words fill.

import { expect, it } from 'vitest';
import { SHAPE_COUNT, shapeOf, turned } from '../../src/games/polywords/sea/shapes';
import {
  BOTTLE,
  cellName,
  CLEAN,
  count,
  EMPTY,
  EVERY,
  linked,
  meant,
  shown,
  touch,
  withWords,
} from '../../src/games/polywords/sea/waters';

it('names cells as players do, columns first', () => {
  expect([0, 7, 27, 63].map(cellName)).toEqual(['A1', 'H1', 'D4', 'H8']);
});

it('goes to the cells of the kit, and back', () => {
  expect(EVERY.map(shown).map(meant)).toEqual(EVERY);
  expect(new Set(EVERY.map(shown)).size).toBe(64);
});

it('touches along sides only, and not around the edge', () => {
  expect(touch(27, 28)).toBe(true);
  expect(touch(27, 35)).toBe(true);
  expect(touch(27, 36)).toBe(false);
  expect(touch(7, 8)).toBe(false);
});

it('writes words into a sea, letters that lie there once more', () => {
  const sea = withWords(CLEAN, [
    { word: 'VIA', path: [27, 28, 29] },
    { word: 'AL', path: [29, 37] },
  ]);
  expect([27, 28, 29, 37].map((cell) => sea[cell]).join('')).toBe('VIAL');
  expect(count(sea, EMPTY)).toBe(60);
  expect(count(sea, BOTTLE)).toBe(0);
});

const asText = (cells: readonly (readonly [number, number])[]): string =>
  cells.map(String).sort().join(' ');

it('turns and mirrors shapes, always in the upper left corner', () => {
  expect(SHAPE_COUNT).toBe(16);
  for (let shape = 0; shape < SHAPE_COUNT; shape += 1) {
    const ways = Array.from({ length: 8 }, (_, step) => turned(shapeOf(shape), step));
    expect(asText(ways[0]!)).toBe(asText(shapeOf(shape)));
    expect([1, 2, 4, 8]).toContain(new Set(ways.map(asText)).size);
    for (const way of ways) {
      expect(way.length).toBe(shapeOf(shape).length);
      expect(Math.min(...way.map(([x]) => x))).toBe(0);
      expect(Math.min(...way.map(([, y]) => y))).toBe(0);
    }
  }
});

it('has shapes that are their own mirror image, and some that are not', () => {
  const distinct = (shape: number): number =>
    new Set(Array.from({ length: 8 }, (_, step) => asText(turned(shapeOf(shape), step)))).size;
  // A square, a line, a corner of three, an L, an S.
  expect([4, 0, 1, 3, 5].map(distinct)).toEqual([1, 2, 4, 8, 4]);
});

it('links letters of a path without a line through them', () => {
  expect(linked([0, 1, 9])).toEqual([
    ['88 50', '112 50'],
    ['150 88', '150 112'],
  ]);
  expect(linked([0])).toEqual([]);
});
