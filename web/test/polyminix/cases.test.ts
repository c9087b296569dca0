// Turning, flipping and measuring on the page are what the rules do: see cases.py.

import { describe, expect, it } from 'vitest';
import { measuresOf } from '../../src/games/polyminix/polyminix-problems/measuring';
import { flipped, NAMES, turned, ways } from '../../src/games/polyminix/pieces/kit';
import cases from './cases.json';

interface Case {
  ways: number[][];
  turned: number[];
  flipped: number[];
}
const pieces: [string, Case][] = Object.entries(cases.pieces);

it('has all pieces, in the order of the kit', () => {
  expect(NAMES).toEqual(pieces.map(([name]) => name));
});

describe.each(pieces)('%s', (name, { ways: forms, turned: right, flipped: mirrored }) => {
  it('lies in the ways of the rules, in their order', () => {
    expect(ways(name)).toEqual(forms);
  });

  it('is turned and flipped as the rules have it', () => {
    forms.forEach((_, way) => {
      expect(turned(name, way, 1)).toBe(right[way]);
      expect(turned(name, turned(name, way, 1), -1)).toBe(way);
      expect(flipped(name, way)).toBe(mirrored[way]);
    });
  });
});

it('measures figures as the rules do', () => {
  for (const { cells, ...measures } of cases.figures)
    expect({ cells, ...measuresOf(cells) }).toEqual({ cells, ...measures });
});

it('has nothing to say of nothing', () => {
  expect(measuresOf([])).toBeNull();
});
