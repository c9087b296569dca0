// A word is typed, or traced along the tiles.

import '../labirinto/browser';
import { expect, it } from 'vitest';
import { Layout } from '../../src/games/letter/board/layout';
import { seenOf } from '../../src/games/letter/board/seen';
import { Wording } from '../../src/games/letter/board/wording.svelte';
import { BROT, tileOf, viewWith } from './tables';

const tile = (sign: string): number => tileOf(BROT, sign);
const [A, B, M, R, O, T] = ['A', 'B', 'M', 'R', 'O', 'T'].map(tile) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

function wording(diagram = BROT): Wording {
  const view = viewWith(diagram);
  const layout = new Layout(view.tiles, 12, view.lying);
  return new Wording(() => ({ seen: seenOf('letter', view, 0), layout, laid: [], drafts: [] }));
}

it('runs from tile to tile, and back', () => {
  const word = wording();
  word.trace([B]);
  word.run(B, R);
  word.run(B, O);
  expect(word.text).toBe('BRO');
  expect(word.path).toEqual([B, R, O]);
  word.run(B, R);
  expect(word.text).toBe('BR');
});

it('runs over no tile that does not touch, and over none twice', () => {
  const word = wording();
  word.trace([M]);
  word.run(M, O);
  word.run(M, R);
  word.run(M, B);
  word.run(M, R);
  expect(word.text).toBe('MR');
});

it('is tapped tile by tile; the last one once more completes it', () => {
  const word = wording();
  expect([O, R, T].map((one) => word.tap(one))).toEqual([false, false, false]);
  expect(word.text).toBe('ORT');
  expect(word.tap(T)).toBe(true);
});

it('is cut where a tile is tapped again, and begins anew elsewhere', () => {
  const word = wording();
  for (const one of [O, R, T]) word.tap(one);
  word.tap(R);
  expect(word.text).toBe('OR');
  word.tap(A);
  expect(word.text).toBe('ORA');
  word.tap(O);
  expect(word.text).toBe('O');
  word.tap(M);
  expect(word.text).toBe('M');
});

it('finds the path of what is typed, and flips through several', () => {
  const word = wording('AB\nba');
  word.type('ab');
  expect(word.ways).toHaveLength(4);
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    seen.add(word.path.join());
    word.flip(1);
  }
  expect(seen.size).toBe(4);
});

it('keeps the very tiles that were traced', () => {
  const word = wording('AB\nba');
  const [b, a] = ['b', 'a'].map((sign) => tileOf('AB\nba', sign));
  word.trace([a!, b!]);
  expect(word.path).toEqual([a, b]);
  word.flip(1);
  expect(word.path).not.toEqual([a, b]);
});
