// What the how-to pages let people try is right: pairs, runs and their odds, beside naive twins.

import './browser';
import { expect, test } from 'vitest';
import { sayer, together } from '../src/howto/content';
import {
  openingsOf,
  positionOf as labyrinth,
} from '../src/games/labirinto-e-medusa/labirinto/howto/diagram';
import * as pairs from '../src/games/labirinto-e-medusa/labirinto/howto/pairs';
import {
  islandOf,
  positionOf as island,
} from '../src/games/labirinto-e-medusa/medusa/howto/diagram';
import * as runs from '../src/games/labirinto-e-medusa/medusa/howto/runs';

/** Every order of these things, equal ones told apart: each is as likely as any other. */
function orders(counts: readonly number[]): number[][] {
  if (counts.every((count) => count === 0)) return [[]];
  return counts.flatMap((count, kind) => {
    if (!count) return [];
    const rest = orders(counts.map((other, i) => other - Number(i === kind)));
    return Array.from({ length: count }, () => rest.map((order) => [kind, ...order])).flat();
  });
}

function shares(found: number[]): number[] {
  const odds = Array<number>(Math.max(...found) + 1).fill(0);
  for (const points of found) odds[points]! += 1 / found.length;
  return odds;
}

function expectClose(odds: number[], naive: number[]): void {
  naive.forEach((share, points) => expect(odds[points]).toBeCloseTo(share, 12));
  expect(odds.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
}

test('LA-X1: a Breath with a Fury is a point, the odd token none', () => {
  expect(pairs.strengthOf([0, 1, 1, 0, 0, 0, 2, 1, 0])).toBe(2);
  expect(pairs.strengthOf([0])).toBe(0);
});

test.each([
  [2, 2, 0],
  [3, 1, 2],
  [1, 2, 4],
  [2, 3, 2],
  [0, 3, 2],
] as const)('the odds of %i Breath, %i Fury and %i Fear are those of all orders', (...tokens) => {
  const naive = shares(orders(tokens).map(pairs.strengthOf));
  expectClose(pairs.strengthOdds(tokens), naive);
});

test('LA-X2: only more than the Minotaur wins', () => {
  expect(pairs.chanceToWin([1, 1, 0], [9, 0, 0])).toBe(1);
  expect(pairs.chanceToWin([1, 1, 0], [1, 1, 0])).toBe(0);
  // As the engine says, chance_to_win((6, 6, 4), (14, 14)) and ((9, 10, 1), (11, 10)).
  expect(pairs.chanceToWin([6, 6, 4], [14, 14, 0])).toBeCloseTo(0.0066264553113388755, 12);
  expect(pairs.chanceToWin([9, 10, 1], [11, 10, 0])).toBeCloseTo(0.3275504317208925, 12);
});

test('ME-X1, ME-E5: runs in a circle', () => {
  const circle = (beads: string): number => runs.countRuns([...beads].map((b) => 'BRY'.indexOf(b)));
  const examples = ['BBRYYYRB', 'BRYBRY', 'BB', 'B', 'BBBB'];
  expect(examples.map(circle)).toEqual([2, 0, 1, 0, 1]);
});

test.each([
  [2, 2, 2],
  [4, 2, 1],
  [3, 3, 0],
  [5, 0, 0],
  [1, 0, 0],
  [0, 1, 1],
] as const)('the odds of a circle of %i, %i and %i are those of all circles', (...desires) => {
  const naive = shares(orders(desires).map(runs.countRuns));
  expectClose(runs.runOdds(desires), naive);
});

test('ME-X2: higher than both circles together wins', () => {
  expect(runs.chanceToWin(2, [2, 0, 0], [0, 3, 0])).toBe(0);
  expect(runs.chanceToWin(3, [2, 0, 0], [0, 3, 0])).toBe(1);
  expect(runs.chanceToWin(1, [0, 0, 0], [0, 0, 0])).toBe(1);
  // As the engine says, chance_to_win(6, (4, 2, 1), (6, 5, 5)) and (9, (10, 10, 10), (8, 9, 10)).
  expect(runs.chanceToWin(6, [4, 2, 1], [6, 5, 5])).toBeCloseTo(0.6362077076362791, 12);
  expect(runs.chanceToWin(9, [10, 10, 10], [8, 9, 10])).toBeCloseTo(0.02486650316710333, 12);
});

test('a shuffle keeps what there is', () => {
  expect(pairs.shuffled([2, 3, 1]).sort()).toEqual([0, 0, 1, 1, 1, 2]);
  expect(runs.shuffled([0, 1, 2]).sort()).toEqual([1, 2, 2]);
});

test('a diagram of blocks is read, and what is laid then lies there', () => {
  expect(['│', '─', '└', '┌', '┐', '┘', '├', '┴', '┤', '┬', '┼', '.'].map(openingsOf)).toEqual([
    5, 10, 3, 6, 12, 9, 7, 11, 13, 14, 15, 0,
  ]);
  const drawn = {
    rows: ['┌┐', '├.'],
    pawns: [[0, 0]],
    moves: [{ side: 1, sign: '┘', brings: ['fury'] }],
  };
  expect(labyrinth(drawn)).toEqual({
    labyrinth: { 0: 7, 1: 9, 256: 6, 257: 12 },
    pawns: [1],
    lit: [1],
    tokens: [{ cell: 1, token: 1 }],
    thread: [],
    width: 2,
    height: 2,
  });
});

test('a diagram of columns is read, and pieces grow them', () => {
  expect(islandOf(['..  w3', 'l1B b1A'])).toEqual({
    island: { 0: 8, 1: 12, 257: 27 },
    pawns: [1, 0],
  });
  const moved = island({ rows: ['l1A m1'], moves: [{ piece: 'm', at: [1, 0] }] });
  expect(moved).toEqual({ island: { 0: 8, 1: 17 }, pawns: [1], lit: [1] });
});

test('a sentence with places says what it is given', () => {
  const say = sayer({ won: '{a} against {b}' });
  expect(say('won', { a: 3, b: 2 })).toBe('3 against 2');
  expect(say('lost')).toBe('lost');
});

test('a section of the box is told whole, with what the game adds', () => {
  const box = {
    sections: [{ id: 'contest', rules: ['XX-1'], parts: [{ text: 'a' }] }],
    figures: { sea: 1, laid: 2 },
    shows: {},
  };
  const own = { id: 'goal', rules: [], parts: [] };
  const more = { box: 'contest', rules: ['XX-2'], parts: [{ ruling: 'b' }] };
  const page = together({ sections: [own, more], figures: { laid: 3 }, shows: {} }, box);
  expect(page.sections).toEqual([
    own,
    { id: 'contest', rules: ['XX-1', 'XX-2'], parts: [{ text: 'a' }, { ruling: 'b' }] },
  ]);
  expect(page.figures).toEqual({ sea: 1, laid: 3 });
  expect(together({ sections: [own], shows: {} }).sections).toEqual([own]);
  expect(() => together({ sections: [{ box: 'none' }], shows: {} }, box)).toThrow('none');
});
