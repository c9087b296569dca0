import { expect, it } from 'vitest';
import type { LabirintoEvent } from '$lib/generated/labirinto-e-medusa';
import { OUTSIDE } from '../../src/games/labirinto-e-medusa/labirinto/cells';
import { NO_TRAIL, spun } from '../../src/games/labirinto-e-medusa/labirinto/trail';

const placed = (seat: number, cell: number): LabirintoEvent => ({
  type: 'block-placed',
  seat,
  cell,
  openings: 15,
});

it('runs from where the pawn stood over every tile of the turn', () => {
  const first = spun(NO_TRAIL, [{ type: 'walked', seat: 0, path: [0, 1, 2] }], [0, 9]);
  const second = spun(first, [placed(0, 3)], [2, 9]);
  expect(second.cells).toEqual([0, 1, 2, 3]);
  expect(second.old).toBe(3);
});

it('is still seen when the turn has ended, until the next player moves', () => {
  const trail = spun(NO_TRAIL, [placed(0, 1), { type: 'turn-began', seat: 1 }], [0, 9]);
  expect(trail.cells).toEqual([0, 1]);
  expect(spun(trail, [placed(1, 10)], [1, 9]).cells).toEqual([9, 10]);
});

it('begins anew when the same player is on turn again', () => {
  const trail = spun(NO_TRAIL, [placed(0, 1), { type: 'turn-began', seat: 0 }], [0]);
  expect(spun(trail, [placed(0, 2)], [1]).cells).toEqual([1, 2]);
});

it('has no beginning for a Theseus who comes in', () => {
  expect(spun(NO_TRAIL, [placed(0, 5)], [OUTSIDE]).cells).toEqual([5]);
});
