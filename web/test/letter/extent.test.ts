import { expect, it } from 'vitest';
import { extentOf } from '../../src/games/letter/board/extent';
import { Layout } from '../../src/games/letter/board/layout';
import { BROT, drawn } from './tables';

const { tiles, lying } = drawn(BROT);
const SIZE = 18;

it('shows the whole board where there is room, and while nothing lies', () => {
  for (const extent of [
    extentOf(new Layout(tiles, SIZE, lying), 900),
    extentOf(new Layout(tiles, SIZE, []), 300),
  ]) {
    expect(extent.east - extent.west).toBeGreaterThan(SIZE - 1);
  }
});

it('shows what lies and some fields around it on a phone, never beyond the edge', () => {
  const { west, east, south, north } = extentOf(new Layout(tiles, SIZE, lying), 300);
  expect([Math.round(west), Math.round(south)]).toEqual([-0, -0]);
  expect([east, north]).toEqual([9, 9]);
});
