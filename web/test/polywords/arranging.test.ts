// Seas side by side: as big as there is room for, in rows of about the same length.

import { expect, it } from 'vitest';
import { arranged, BESIDE } from '../../src/games/polywords/sea/arranging';

/** How many fit into a row. */
function columns(seas: number, width: number, height: number): number {
  const { size, aside } = arranged(seas, width, height, 34);
  return Math.floor((width - 2 * aside + 12) / (size + BESIDE + 12));
}

it('fits them all into a broad space and into a tall one', () => {
  for (const [width, height] of [
    [830, 640],
    [350, 420],
    [1100, 780],
  ] as const) {
    for (let seas = 1; seas <= 6; seas += 1) {
      const { size } = arranged(seas, width, height, 34);
      const rows = Math.ceil(seas / columns(seas, width, height));
      expect(rows * (size + 36 + 34 + BESIDE + 12)).toBeLessThanOrEqual(height);
    }
  }
});

it('lays four in a square and three in a row', () => {
  expect(columns(4, 830, 640)).toBe(2);
  expect(columns(3, 830, 300)).toBe(3);
});

it('never makes them so small that nothing is seen', () => {
  expect(arranged(6, 100, 60, 34).size).toBeGreaterThanOrEqual(48);
});
