// What the page hints is what the rules say: cases.json is written by Python (see cases.py).

import { describe, expect, it } from 'vitest';
import { fitAt } from '../../src/games/letter/board/fitting';
import { Layout } from '../../src/games/letter/board/layout';
import { points, scoringOf, total } from '../../src/games/letter/board/points';
import { readings, touching, type Path } from '../../src/games/letter/board/reading';
import type { Seen, View } from '../../src/games/letter/board/seen';
import { wordOf } from '../../src/kit/words/spelling';
import cases from './cases.json';

it.each(cases.words)(
  '$text is $word ($language, $umlauts)',
  ({ text, language, umlauts, word }) => {
    expect(wordOf(text, { language, umlauts } as Seen)).toBe(word);
  },
);

it.each(cases.points)('$word is worth $points', ({ word, points: worth }) => {
  expect(points(word)).toBe(worth);
});

it.each(cases.totals)('a sheet of $words.length words: $game $scoring', (sheet) => {
  const { game, scoring, words, total: points } = sheet;
  const view = { options: scoring ? { scoring } : {} } as unknown as View;
  expect(total(words, scoringOf(game, view))).toBe(points);
});

const sorted = (paths: readonly Path[]): string[] => paths.map((path) => path.join(' ')).sort();

describe.each(cases.boards)('a board with $lying.length tiles', (board) => {
  const layout = new Layout(board.tiles, board.size, board.lying);
  const beside = touching(layout);

  it('has room for a tile where the rules say so', () => {
    for (const { tile, cell, turned, exchange, blank, refused } of board.fits) {
      const fit = fitAt(layout, { tile, cell, turned }, { anywhere: false, exchange });
      expect({ tile, cell, refused: fit.refused, blank: fit.blank }).toEqual({
        tile,
        cell,
        refused,
        blank,
      });
    }
  });

  it.each(board.readings)('reads $word', ({ word, paths, new: fresh }) => {
    const found = readings(layout, beside, word, board.written, new Set());
    expect(sorted(found.map(({ path }) => path))).toEqual(sorted(paths));
    expect(sorted(found.filter((one) => one.fresh).map(({ path }) => path))).toEqual(sorted(fresh));
  });
});
