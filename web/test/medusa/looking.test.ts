import { expect, test } from 'vitest';
import { at } from '../../src/kit/cells';
import { OUTSIDE, readIsland } from '../../src/games/labirinto-e-medusa/medusa/cells';
import { Looking } from '../../src/games/labirinto-e-medusa/medusa/looking.svelte';

const island = readIsland({ [at(0, 0)]: 8, [at(1, 0)]: 9 });
const looking = (pawn: number, laid?: number): Looking =>
  new Looking(() => ({ island, pawn, laid }));

test('Tab leads to what is laid, else to one’s own Perseus, else to the centre', () => {
  expect(looking(at(1, 0), at(2, 0)).cursor).toBe(at(2, 0));
  expect(looking(at(1, 0)).cursor).toBe(at(1, 0));
  expect(looking(OUTSIDE).cursor).toBe(0);
});

test('the cells beside the island can be reached, and none beyond', () => {
  expect(looking(0).reaches(at(2, 1))).toBe(true);
  expect(looking(0).reaches(at(3, 0))).toBe(false);
});

test('the focus is marked for those who play by keys alone', () => {
  const seen = looking(0);
  seen.focused = true;
  expect(seen.marked).toBeNull();
  seen.byKeys = true;
  expect(seen.marked).toBe(0);
  seen.over = at(1, 0);
  expect(seen.at).toBe(at(1, 0));
});

test('one goes from one lit cell to the next, and round', () => {
  const seen = looking(at(1, 0));
  const lit = [at(0, 1), at(1, 0), at(-1, 0)];
  expect(seen.next(lit, 1)).toBe(at(0, 1));
  expect(seen.next(lit, -1)).toBe(at(-1, 0));
  expect(seen.next([], 1)).toBeUndefined();
});
