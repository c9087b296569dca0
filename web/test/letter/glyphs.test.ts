import { describe, expect, it } from 'vitest';
import { glyph } from '../../src/games/letter/board/glyphs';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SIZES = [1, 2, 3].flatMap((width) => [1, 2, 3].map((height) => [width, height] as const));

describe.each(SIZES)('on a tile of %i × %i', (width, height) => {
  it('every letter is drawn, unlike any other, and inside the tile', () => {
    const all = LETTERS.map((letter) => glyph(letter, width, height));
    expect(new Set(all.map(({ d }) => d)).size).toBe(LETTERS.length);
    for (const sign of all) {
      expect(sign.d).toMatch(/^M/);
      expect(sign.d).not.toMatch(/NaN|undefined/);
      expect(sign.width).toBeLessThan(width * 100);
      expect(sign.height).toBeLessThan(height * 100);
    }
  });
});

it('grows with its tile', () => {
  expect(glyph('R', 3, 3).stroke).toBeGreaterThan(glyph('R', 1, 1).stroke);
  expect(glyph('R', 1, 3).height).toBeGreaterThan(glyph('R', 1, 1).height);
});
