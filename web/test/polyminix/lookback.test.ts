// What a look back reads off a puzzle that is over: the order of pieces, the first mistake, the times.

import { storage } from './browser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CoverProved } from '$lib/generated/polyminix';
import { FREE } from '../../src/games/polyminix/board/asked';
import { Drafting } from '../../src/games/polyminix/board/drafting.svelte';
import type { Puzzle } from '../../src/games/polyminix/board/puzzle';
import { lyingAfter, Trails } from '../../src/games/polyminix/board/trails';
import { coversOf, firstMistake, placeOf } from '../../src/games/polyminix/lookback/covers';
import { doneIn, tookOf, type Told } from '../../src/games/polyminix/lookback/played';
import { drawn } from '../../src/games/polyminix/pieces/kit';
import { at } from '../../src/kit/cells';

const task = { ground: new Set(drawn(['####', '####'])), asked: FREE, proved: null };
let puzzle: Puzzle;
const domino = { piece: 'I2', way: 0, at: at(0, 0) };
const above = { piece: 'I2', way: 0, at: at(0, 1) };
const square = { piece: 'O4', way: 0, at: at(2, 0) };

const drafted = (): Drafting =>
  new Drafting(
    () => puzzle,
    () => 'draft',
  );
const trail = () => new Trails('draft').of('1');

beforeEach(() => {
  storage.clear();
  puzzle = { id: '1', tasks: [task, task], free: false, open: true };
});

describe('what was laid', () => {
  it('is noted in its order, also what was taken off', () => {
    const draft = drafted();
    draft.lay(domino);
    draft.lay(square);
    draft.hold('I2');
    draft.lay(above);
    expect(trail()[0]).toEqual([domino, square, domino, above]);
    draft.undo();
    draft.clear();
    expect(lyingAfter(trail()[0]!)).toEqual([]);
  });

  it('is noted figure by figure, and outlives a reload', () => {
    const draft = drafted();
    draft.lay(domino);
    draft.turnTo(1);
    drafted().lay(domino);
    expect(trail()).toEqual([[domino, domino], [domino]]);
  });

  it('is no business of another puzzle', () => {
    const draft = drafted();
    draft.lay(domino);
    puzzle = { ...puzzle, id: '2' };
    draft.follow();
    draft.lay(square);
    expect(trail()[0]).toEqual([domino]);
    expect(new Trails('draft').of('2')[0]).toEqual([square]);
  });

  it('is nothing where nobody kept anything, or nonsense', () => {
    storage.setItem('draft.trails', '{"1": [[{"piece": "X9"}]]}');
    expect(trail()).toEqual([]);
    expect(new Trails(undefined).of('1')).toEqual([]);
  });
});

describe('the first mistake', () => {
  const covers = [
    [domino, square],
    [above, square],
  ];

  it('is the piece after which there was no cover', () => {
    const wrong = { ...square, at: at(1, 0) };
    expect(firstMistake([domino, domino, above, wrong, wrong], covers)).toEqual({
      laid: [above, wrong],
      piece: wrong,
      number: 3,
    });
  });

  it('is none where all could still be done', () => {
    expect(firstMistake([domino, domino, above, square], covers)).toBeNull();
    expect(firstMistake([], covers)).toBeNull();
  });

  it('reads covers as they are told', () => {
    const told = coversOf({
      card: 0,
      figure: [],
      covers: 2,
      places: [domino, square, above],
      told: [
        [0, 1],
        [2, 1],
      ],
      bots: [],
    });
    expect(told).toEqual(covers);
    expect(placeOf(told, [square, above])).toBe(1);
    expect(placeOf(told, [square])).toBe(-1);
  });
});

it('times run from the beginning of the race', () => {
  const proved = (seat: number, card = 0): CoverProved => ({
    type: 'cover-proved',
    seat,
    card,
    behind: 0,
    pieces: [],
  });
  const steps: Told[] = [
    { at: 900, events: [] },
    { at: 1000, events: [{ type: 'prova-rolled', prova: 3 }] },
    { at: 3000, events: [proved(1)] },
    { at: 4500, events: [proved(0)] },
    { at: 6000, events: [proved(1, 1), { type: 'covers-shown', covers: [] }] },
    { at: 9000, events: [proved(0)] },
  ];
  const done = doneIn(steps, 1);
  expect(done.map(({ seat, card, ms }) => [seat, card, ms])).toEqual([
    [1, 0, 2000],
    [0, 0, 3500],
    [1, 1, 5000],
  ]);
  expect([tookOf(done, 0, 2), tookOf(done, 1, 2), tookOf(done, 0, 1)]).toEqual([null, 5000, 3500]);
});
