import { expect, it } from 'vitest';
import { at, boundsOf, xOf, yOf } from '../../src/kit/cells';
import { nameOf } from '../../src/kit/coordinates';

it('reads cells as the engine writes them, on every side of the centre', () => {
  for (const x of [-127, -1, 0, 1, 127]) {
    for (const y of [-120, -1, 0, 1, 120]) {
      expect([xOf(at(x, y)), yOf(at(x, y))]).toEqual([x, y]);
    }
  }
  expect(nameOf(-254)).toBe('2,−1');
});

it('finds the rectangle around cells', () => {
  expect(boundsOf([at(-2, 1), at(3, 0), at(0, -4)])).toEqual({
    west: -2,
    south: -4,
    east: 3,
    north: 1,
  });
  expect(boundsOf([])).toEqual({ west: 0, south: 0, east: 0, north: 0 });
});
