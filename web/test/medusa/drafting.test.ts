import { beforeEach, expect, test, vi } from 'vitest';
import { Drafting } from '../../src/games/labirinto-e-medusa/medusa/drafting.svelte';
import type { MedusaPlace } from '$lib/generated/labirinto-e-medusa';

const place = (terrain: number, cell: number): MedusaPlace => ({ type: 'place', terrain, cell });
const WOOD = 3;
const LAKE = 0;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const hand = [place(WOOD, 1), place(WOOD, 2), place(LAKE, 2), place(LAKE, 3)];

test('the places of the chosen piece are lit, and faintly those of the other', () => {
  const drafting = new Drafting(
    () => hand,
    () => undefined,
  );
  const lights = (): unknown => Object.fromEntries(drafting.lights);
  expect(lights()).toEqual({ 1: 'now', 2: 'now', 3: 'other' });
  drafting.choose(LAKE);
  expect(lights()).toEqual({ 1: 'other', 2: 'now', 3: 'now' });
});

test('a click lays the chosen piece where it may go, else the other one', () => {
  const drafting = new Drafting(
    () => hand,
    () => undefined,
  );
  expect(drafting.at(2)).toEqual(place(WOOD, 2));
  expect(drafting.at(3)).toEqual(place(LAKE, 3));
  expect(drafting.at(9)).toBeNull();
});

test('what is laid can be taken back, and changing the piece takes it back', () => {
  const drafting = new Drafting(
    () => hand,
    () => 'key',
  );
  drafting.lay(place(WOOD, 1));
  drafting.back();
  expect(drafting.laid).toBeNull();
  drafting.lay(place(WOOD, 1));
  drafting.choose(LAKE);
  expect(drafting.laid).toBeNull();
  expect(kept.size).toBe(0);
});

test('after a reload it lies where it lay, if it still may', () => {
  let moves = hand;
  const open = (): Drafting => {
    const drafting = new Drafting(
      () => moves,
      () => 'key',
    );
    drafting.refresh();
    return drafting;
  };
  open().lay(place(LAKE, 3));
  const again = open();
  expect(again.laid).toEqual(place(LAKE, 3));
  expect(again.terrain).toBe(LAKE);

  moves = [place(WOOD, 1)];
  expect(open().laid).toBeNull();
  expect(kept.size).toBe(0);
});

test('while nothing can be placed, what was laid is hidden but not forgotten', () => {
  let moves: MedusaPlace[] = hand;
  const drafting = new Drafting(
    () => moves,
    () => 'key',
  );
  drafting.lay(place(LAKE, 3));
  moves = [];
  drafting.refresh();
  expect(drafting.laid).toBeNull();
  moves = hand;
  drafting.refresh();
  expect(drafting.laid).toEqual(place(LAKE, 3));
});
