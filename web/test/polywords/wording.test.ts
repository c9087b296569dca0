// A word is typed; its way is one of those that the table found, or drawn cell by cell.

import '../labirinto/browser';
import { expect, it } from 'vitest';
import { CLEAN, withWords } from '../../src/games/polywords/sea/waters';
import { Wording } from '../../src/games/polywords/sea/wording.svelte';

const VIA = withWords(CLEAN, [{ word: 'VIA', path: [27, 28, 29] }]);

function wording(sea = VIA): Wording {
  return new Wording(() => ({ sea, language: 'it', umlauts: 'ae' }));
}

function hears(word: Wording, ...paths: number[][]): void {
  word.hear(word.question!, {
    type: 'placements-found',
    word: word.word,
    refused: '',
    params: {},
    paths,
  });
}

it('is spelt as the rules spell it', () => {
  const word = wording();
  word.type('l’età');
  expect(word.word).toBe('LETA');
  word.type('c4');
  expect(word.word).toBe('');
});

it('shows the first way that the table finds, and the others one by one', () => {
  const word = wording();
  word.type('via');
  expect(word.path).toEqual([]);
  hears(word, [27, 19, 11], [27, 35, 43]);
  expect(word.path).toEqual([27, 19, 11]);
  expect(word.complete).toBe(true);
  expect(word.reused).toEqual([27]);
  word.flip(1);
  expect(word.path).toEqual([27, 35, 43]);
});

it('forgets what the table said of another text', () => {
  const word = wording();
  word.type('via');
  hears(word, [27, 19, 11]);
  word.type('viale');
  expect(word.heard).toBeNull();
  expect(word.path).toEqual([]);
});

it('is drawn over white cells and letters that fit, never over others', () => {
  const word = wording();
  word.type('mai');
  expect(word.begin(27)).toBe(false);
  expect(word.begin(37)).toBe(true);
  word.run(37, 29);
  word.run(29, 28);
  expect(word.path).toEqual([37, 29, 28]);
  expect(word.complete).toBe(true);
});

it('goes no further than the word is long, and comes back', () => {
  const word = wording(CLEAN);
  word.type('re');
  word.begin(27);
  word.run(27, 28);
  word.run(28, 29);
  expect(word.path).toEqual([27, 28]);
  word.run(28, 27);
  expect(word.path).toEqual([27]);
  expect(word.drawing).toBe(true);
});

it('is drawn cell by cell, and its last cell once more writes it', () => {
  const word = wording(CLEAN);
  word.type('re');
  expect([27, 28].map((cell) => word.tap(cell))).toEqual([false, false]);
  expect(word.tap(28)).toBe(true);
});

it('goes on with a drawn way when more is typed, and is kept with it', () => {
  const word = wording(CLEAN);
  word.type('mare');
  word.tap(27);
  word.tap(28);
  word.type('mareggiata');
  expect(word.path).toEqual([27, 28]);
  const other = wording(CLEAN);
  other.restore(word.draft.text, word.draft.path);
  expect(other.path).toEqual([27, 28]);
  expect(other.forgetPath()).toBe(true);
  expect(other.path).toEqual([]);
});
