import { expect, it } from 'vitest';
import { points, total, worth } from '../../src/games/letter/board/points';

it.each([
  ['AB', 2],
  ['ROTE', 4],
  ['TRAUM', 6],
  ['STADTTOR', 12],
  ['KLOPFENDE', 14],
])('%s has %i points', (word, value) => {
  expect(points(word)).toBe(value);
});

it('adds up as the table counts', () => {
  const words = ['ROT', 'TRAUM'];
  expect(total(words, 'words')).toBe(2);
  expect(total(words, 'letters')).toBe(8);
  expect(total(words, 'points')).toBe(9);
  expect(total(words, 'different')).toBe(6);
});

it('says what a word adds, with different letters only those that are new', () => {
  expect(worth('TRAUM', ['ROT'], 'different')).toBe(3);
  expect(worth('TRAUM', ['ROT'], 'words')).toBe(1);
  expect(worth('TRAUM', ['ROT'], 'points')).toBe(6);
});
