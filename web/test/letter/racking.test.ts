import { expect, it } from 'vitest';
import { racking } from '../../src/games/letter/board/racking';

const room = { space: 400, biggest: 22, smallest: 17, gap: 6, least: 36 };

it('shows few tiles as big as they may be', () => {
  expect(racking([1, 2, 3], room)).toEqual({ unit: 22, row: 400 });
});

it('makes tiles smaller, so that they lie in one row', () => {
  const { unit, row } = racking([3, 3, 3, 3, 2, 2, 2], room);
  expect(unit).toBeLessThan(22);
  expect(row).toBe(400);
});

it('shares out what needs two rows about evenly', () => {
  const widths = Array<number>(9).fill(3);
  const { unit, row } = racking(widths, room);
  const inFirst = Math.floor(row / (3 * unit + 6));
  expect(unit).toBe(17);
  expect(inFirst).toBe(5);
});
