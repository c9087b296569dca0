// Boards as text, for pictures and figures: tiles, what touches, what is read.

import { describe, expect, it } from 'vitest';
import { drawing, tilesOf } from '../../src/games/letter/board/diagram';
import { total } from '../../src/games/letter/board/points';
import { pathsOf, touching } from '../../src/games/letter/board/reading';
import { wayThrough } from '../../src/games/letter/board/ways';
import readings from '../../src/games/letter/letter/howto/readings.json';
import sheets from '../../src/games/letter/letter/howto/sheets.json';
import { at, UNIT } from '../../src/kit/cells';

describe('a diagram', () => {
  it('has a tile for every sign; small letters, signs and digits are tiles of their own', () => {
    const { layout, signs } = drawing(['AAa1', 'AA+1']);
    expect(signs).toBe('Aa1+');
    expect(layout.tiles).toEqual({ letters: 'AA T', widths: [2, 1, 1, 1], heights: [2, 1, 2, 1] });
    expect(layout.spots.get(2)?.cell).toBe(at(3, 1));
  });

  it('shows some of them, and knows of others beside the board', () => {
    const beside = [{ letter: 'R', width: 2, height: 1 }];
    const { layout } = drawing(['AB'], { shown: 'B', beside });
    expect(layout.lying.map(({ tile }) => tile)).toEqual([1]);
    expect(layout.tiles).toEqual({ letters: 'ABR', widths: [1, 1, 2], heights: [1, 1, 1] });
  });

  it('draws a word from middle to middle, over the edges', () => {
    const board = drawing(['AAB']);
    const points = wayThrough(board.layout, tilesOf(board, 'AB'));
    expect(points.map(([x, y]) => [x / UNIT, y / UNIT])).toEqual([
      [1, 0.5],
      [2, 0.5],
      [2.5, 0.5],
    ]);
  });
});

it.each(['en', 'it', 'de', 'fr'] as const)('LE-T2: what the page lets people try, %s', (lang) => {
  const { rows, words, unreadable } = readings[lang];
  const { layout } = drawing(rows);
  const not = words.filter((word) => !pathsOf(layout, touching(layout), word).length);
  expect(not.sort()).toEqual([...unreadable].sort());
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
