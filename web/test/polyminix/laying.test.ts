// Where a piece fits, which place was meant, what is asked for.

import { expect, it } from 'vitest';
import { askedBy } from '../../src/games/polyminix/board/asked';
import {
  coverOf,
  fits,
  heldAt,
  middleOf,
  nearestFit,
  openIn,
} from '../../src/games/polyminix/board/laying';
import { drawn, squaresOf } from '../../src/games/polyminix/pieces/kit';
import { outlineOf } from '../../src/games/polyminix/pieces/outline';
import { at } from '../../src/kit/cells';

const GROUND = new Set(drawn(['####', '#.##', '###.']));
const domino = (x: number, y: number, way = 0) => ({ piece: 'I2', way, at: at(x, y) });

it('fits on open squares of the figure only', () => {
  expect(fits(GROUND, [], domino(0, 2))).toBe(true);
  expect(fits(GROUND, [], domino(3, 2))).toBe(false); // outside
  expect(fits(GROUND, [], domino(0, 1))).toBe(false); // in the hole
  expect(fits(GROUND, [domino(0, 2)], domino(1, 2))).toBe(false); // on another
  expect(fits(GROUND, [domino(0, 2)], domino(2, 2))).toBe(true);
});

it('knows what lies where, and how much is left', () => {
  const laid = [domino(0, 2), domino(0, 0, 1)];
  expect(coverOf(laid).get(at(0, 1))).toBe(laid[1]);
  expect(openIn(GROUND, laid)).toBe(GROUND.size - 4);
});

it('snaps to the nearest place where it fits, if that is near', () => {
  const piece = { piece: 'I2', way: 0 };
  expect(nearestFit(GROUND, [], piece, { x: 1.2, y: 2.4 }, 0.9)).toEqual(domino(0, 2));
  expect(nearestFit(GROUND, [domino(0, 2)], piece, { x: 1.9, y: 2.5 }, 1.2)).toEqual(domino(2, 2));
  expect(nearestFit(GROUND, [], piece, { x: 1.2, y: 5 }, 0.9)).toBeNull();
  expect(nearestFit(GROUND, [], { piece: 'I5', way: 0 }, { x: 2, y: 2.5 }, 9)).toBeNull();
});

it('is held by a square of its own, near its middle', () => {
  const held = heldAt('V5', 0, at(7, 7));
  expect(squaresOf(held)).toContain(at(7, 7));
  expect(middleOf(domino(2, 2))).toEqual({ x: 3, y: 2.5 });
});

it('goes round a figure and round its hole', () => {
  const loops = outlineOf(drawn(['###', '#.#', '###'])).match(/M/g);
  expect(loops).toHaveLength(2);
  // Squares that only touch at a corner are two.
  expect(outlineOf(drawn(['#.', '.#'])).match(/M/g)).toHaveLength(2);
});

const SIDE = {
  figure: ['###'],
  only: [['I3'], ['I2', 'L3']] as [string[], string[]],
  plus: { pieces: ['I2'], more: 2 },
  with: { pieces: ['L3'], more: 0 },
  without: ['O4', 'P5'],
  sizes: [2, 5, 5],
};

it('marks and locks what a box asks for', () => {
  expect(askedBy(SIDE, 2).parts).toMatchObject({ I2: 'asked', L3: 'asked', I3: 'locked' });
  expect(askedBy(SIDE, 3)).toMatchObject({ more: [2, 2], parts: { I2: 'asked', O4: 'free' } });
  expect(askedBy(SIDE, 4)).toMatchObject({ more: [1, 3], parts: { L3: 'asked' } });
  expect(askedBy(SIDE, 5).parts).toMatchObject({ O4: 'locked', P5: 'locked', I2: 'free' });
  expect(askedBy(SIDE, 6)).toMatchObject({
    sizes: { 2: 1, 5: 2 },
    parts: { I2: 'free', I3: 'locked', Z5: 'free' },
  });
});
