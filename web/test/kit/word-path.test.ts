// A word is typed or traced over pieces of any kind: here, the letters of a line.

import '../labirinto/browser';
import { expect, it } from 'vitest';
import { WordPath, type WayOf } from '../../src/kit/words/word-path.svelte';

const LINE = 'ANNA';

class Line extends WordPath<number> {
  protected find(): WayOf<number>[] {
    const last = LINE.length - this.text.length;
    const starts = Array.from({ length: last + 1 }, (_, start) => start);
    return starts
      .map((start) => [...this.text].map((_, place) => start + place))
      .filter((path) => path.map((at) => LINE[at]).join('') === this.text)
      .map((path) => ({ path, fresh: path[0] !== 0 }));
  }

  protected beginning(): number[] {
    return [LINE.indexOf(this.text[0] ?? '?')].filter((at) => at >= 0);
  }

  protected touch(one: number, other: number): boolean {
    return Math.abs(one - other) === 1;
  }

  protected letter(piece: number): string {
    return LINE[piece]!;
  }
}

it('steps through the ways of a word, and around', () => {
  const word = new Line();
  word.type('N');
  expect(word.ways.map(({ path }) => path)).toEqual([[1], [2]]);
  expect(word.path).toEqual([1]);
  word.flip(-1);
  expect(word.path).toEqual([2]);
  word.flip(1);
  expect(word.path).toEqual([1]);
});

it('shows how far a word can be read', () => {
  const word = new Line();
  word.type('AX');
  expect(word.path).toEqual([0]);
  expect(word.meant).toEqual([]);
});

it('sends a way that would count, or the one that was traced', () => {
  const word = new Line();
  word.type('AN');
  expect(word.meant).toEqual([]);
  word.trace([0, 1]);
  expect(word.meant).toEqual([0, 1]);
  word.type('NA');
  expect(word.meant).toEqual([2, 3]);
});

it('is traced from piece to piece, back again, and never over one that does not touch', () => {
  const word = new Line();
  word.trace([0]);
  word.run(0, 1);
  word.run(0, 3);
  expect(word.text).toBe('AN');
  word.run(0, 0);
  expect(word.text).toBe('A');
});

it('is tapped; the last piece once more completes it', () => {
  const word = new Line();
  expect([2, 3].map((piece) => word.tap(piece))).toEqual([false, false]);
  expect(word.tap(3)).toBe(true);
  expect(word.tap(0)).toBe(false);
  expect(word.text).toBe('A');
});
