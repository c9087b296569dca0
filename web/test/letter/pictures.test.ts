// Boards as text, for pictures and figures: tiles, what touches, what is read.

import { describe, expect, it } from 'vitest';
import { contact, lineOf, overlaps, reading, tilesOf } from '../../src/games/letter/art/diagram';
import readings from '../../src/games/letter/letter/howto/readings.json';
import sheets from '../../src/games/letter/letter/howto/sheets.json';
import { total } from '../../src/games/letter/board/points';

const tile = (rows: string[], sign: string) => tilesOf(rows).find((one) => one.sign === sign)!;

describe('a diagram', () => {
  it('has a tile for every sign; small letters, signs and digits are tiles of their own', () => {
    const rows = ['AAa1', 'AA+1'];
    expect(tilesOf(rows).map(({ sign, letter }) => sign + letter)).toEqual(['AA', 'aA', '1', '+T']);
    expect(tile(rows, 'A')).toMatchObject({ x: 0, y: 0, width: 2, height: 2 });
    expect(tile(rows, '1')).toMatchObject({ x: 3, y: 0, width: 1, height: 2 });
  });

  it('LE-T1: knows an edge from a corner, and where its middle is', () => {
    const rows = ['AA...', 'AABB.', '....C'];
    expect(contact(tile(rows, 'A'), tile(rows, 'B'))).toEqual([2, 1.5]);
    expect(contact(tile(rows, 'B'), tile(rows, 'C'))).toBeNull();
    expect(contact(tile(rows, 'A'), tile(rows, 'C'))).toBeNull();
  });

  it('knows what lies on what', () => {
    const [a, b] = [tile(['AA'], 'A'), tile(['.B'], 'B')];
    expect(overlaps(a, b)).toBe(true);
    expect(overlaps(a, { ...b, x: 2 })).toBe(false);
  });
});

describe('reading', () => {
  it.each(['en', 'it', 'de', 'fr'] as const)('LE-T2: what the page lets people try, %s', (lang) => {
    const { rows, words, unreadable } = readings[lang];
    const not = words.filter((word) => !reading(tilesOf(rows), word));
    expect(not.sort()).toEqual([...unreadable].sort());
  });

  it('takes no tile twice, and may have to go through one', () => {
    const tiles = tilesOf(['OTo']);
    expect(reading(tiles, 'OTO')).toBe('OTo');
    expect(reading(tilesOf(['OT.']), 'OTO')).toBeNull();
    expect(reading(tiles, 'TO', 'o')).toBe('To');
  });

  it('never reads a blank', () => {
    expect(reading(tilesOf(['A1B']), 'AB')).toBeNull();
  });

  it('is drawn from middle to middle, over the edges', () => {
    expect(lineOf(tilesOf(['AAB']), 'AB')).toEqual([
      [1, 0.5],
      [2, 0.5],
      [2.5, 0.5],
    ]);
  });
});

it('LE-E2: the sheets of the example are worth what the rules say', () => {
  const counted = Object.values(sheets.en).map((said) => {
    const words = said.split(' ');
    return [total(words, 'words'), total(words, 'letters'), total(words, 'points')];
  });
  expect(counted).toEqual([
    [9, 29, 30],
    [6, 20, 20],
    [3, 9, 9],
    [9, 35, 36],
  ]);
});
