import { storage } from './browser';
import { beforeEach, expect, it } from 'vitest';
import { at } from '../../src/kit/cells';
import { Drafting } from '../../src/games/labirinto-e-medusa/labirinto/drafting.svelte';
import { offersOf } from '../../src/games/labirinto-e-medusa/labirinto/offers';
import { viewWith } from './tables';

const NORTH = at(0, 1);
const WEST = at(-1, 0);
const offers = offersOf(
  [
    { type: 'place', side: 0, openings: 6 },
    { type: 'place', side: 0, openings: 12 },
    { type: 'place', side: 3, openings: 3 },
    { type: 'place', side: 0, openings: 5 },
  ],
  viewWith(),
);
const nothing = offersOf([], viewWith());
const drafted = (hand = [2, 3], now = offers): Drafting =>
  new Drafting(
    () => ({ offers: now, hand }),
    () => 'draft',
  );

beforeEach(() => storage.clear());

it('lights the cells where the chosen block may go', () => {
  const draft = drafted();
  expect([...draft.lit]).toEqual([NORTH, WEST]);
  draft.choose(1);
  expect([...draft.lit]).toEqual([NORTH]);
});

it('shows what is hovered, else what was chosen', () => {
  const draft = drafted();
  draft.aimAt(NORTH);
  draft.glance = WEST;
  expect([draft.shown, draft.openings]).toEqual([WEST, 3]);
  draft.glance = null;
  expect([draft.shown, draft.openings]).toEqual([NORTH, 6]);
  draft.glance = at(7, 7);
  expect(draft.shown).toBe(NORTH);
});

it('turns among the ways that are offered there', () => {
  const draft = drafted();
  draft.aimAt(NORTH);
  expect(draft.turn(1)).toBe(true);
  expect(draft.openings).toBe(12);
  draft.turn(1);
  expect(draft.openings).toBe(6);
  draft.aimAt(WEST);
  expect(draft.turn(1)).toBe(false);
  expect(draft.openings).toBe(3);
});

it('outlives a reload', () => {
  const before = drafted();
  before.aimAt(NORTH);
  before.turn(1);
  const after = drafted();
  expect([after.aim, after.openings]).toEqual([NORTH, 12]);
});

it('is not taken up again where it is no longer offered', () => {
  drafted().aimAt(NORTH);
  const after = drafted([2, 3], nothing);
  expect([after.aim, after.shown, after.openings]).toEqual([null, null, null]);
});

it('leaves nothing behind when it is undone or sent', () => {
  const draft = drafted();
  draft.choose(1);
  draft.aimAt(NORTH);
  draft.clear();
  expect(storage.getItem('draft')).toBeNull();
  expect([draft.aim, draft.slot]).toEqual([null, 0]);
});

it('does not stumble over what somebody else kept there', () => {
  storage.setItem('draft', '{"slot":"x"');
  expect(drafted().aim).toBeNull();
  storage.setItem('draft', '[1]');
  expect(drafted().aim).toBeNull();
});
