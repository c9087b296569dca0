// What is laid and not handed in: taken up, put back, undone, and still there after a reload.

import { storage } from './browser';
import { beforeEach, expect, it } from 'vitest';
import { FREE } from '../../src/games/polyminix/board/asked';
import { Drafting } from '../../src/games/polyminix/board/drafting.svelte';
import type { Puzzle } from '../../src/games/polyminix/board/puzzle';
import { drawn } from '../../src/games/polyminix/pieces/kit';
import { at } from '../../src/kit/cells';

const task = { ground: new Set(drawn(['####', '####'])), asked: FREE, proved: null };
let puzzle: Puzzle;
const drafted = (): Drafting =>
  new Drafting(
    () => puzzle,
    () => 'draft',
  );
const domino = { piece: 'I2', way: 0, at: at(0, 0) };
const square = { piece: 'O4', way: 0, at: at(2, 0) };

beforeEach(() => {
  storage.clear();
  puzzle = { id: '1', tasks: [task, task], free: false, open: true };
});

it('lays, takes up and puts back', () => {
  const draft = drafted();
  draft.hold('I2');
  draft.lay(domino);
  expect(draft.laid).toEqual([domino]);
  draft.hold('I2');
  expect([draft.laid, draft.from]).toEqual([[], domino]);
  draft.putBack();
  expect([draft.laid, draft.held]).toEqual([[domino], null]);
  draft.hold('I2');
  draft.takeOff();
  expect(draft.laid).toEqual([]);
});

it('undoes step by step', () => {
  const draft = drafted();
  draft.lay(domino);
  draft.lay(square);
  draft.hold('I2');
  draft.takeOff();
  draft.clear();
  expect(draft.laid).toEqual([]);
  const before = [[square], [square, domino], [domino], []];
  for (const laid of before) {
    expect(draft.undo()).toBe(true);
    expect(new Set(draft.laid)).toEqual(new Set(laid));
  }
  expect(draft.undo()).toBe(false);
});

it('outlives a reload, also in the hand', () => {
  const draft = drafted();
  draft.lay(domino);
  draft.turn('I2', 1);
  draft.lay(square);
  draft.hold('O4');
  draft.turn('L5', 1);
  const again = drafted();
  expect(new Set(again.laid)).toEqual(new Set([domino, square]));
  expect(again.way('L5')).toBe(1);
});

it('forgets another puzzle, and what cannot be understood', () => {
  drafted().lay(domino);
  puzzle = { ...puzzle, id: '2' };
  expect(drafted().laid).toEqual([]);
  storage.setItem(
    'draft',
    JSON.stringify({ id: '2', card: 0, boards: [[{ piece: 'X' }]], facing: {} }),
  );
  expect(drafted().laid).toEqual([]);
});

it('has a piece on one figure at a time', () => {
  const draft = drafted();
  draft.lay(domino);
  draft.turnTo(1);
  expect([draft.card, draft.laid, draft.elsewhere.has('I2')]).toEqual([1, [], true]);
  draft.hold('I2');
  draft.lay(domino);
  draft.turnTo(0);
  expect(draft.laid).toEqual([]);
});

it('goes on to the figure that is not done', () => {
  const draft = drafted();
  draft.lay(domino);
  puzzle = { ...puzzle, tasks: [{ ...task, proved: [domino] }, task] };
  const after = drafted();
  expect([after.card, after.elsewhere.has('I2')]).toEqual([1, false]);
});
