import { expect, it } from 'vitest';
import { at } from '../../src/kit/cells';
import { joined, walls, wayTo } from '../../src/games/labirinto-e-medusa/labirinto/paths';

const [N, E, S, W] = [1, 2, 4, 8];

it('joins tiles whose openings meet, and no others', () => {
  const labyrinth = new Map([
    [at(0, 0), N | E],
    [at(1, 0), W | E],
    [at(0, 1), N | E],
  ]);
  expect(joined(labyrinth, at(0, 0))).toEqual([at(1, 0)]);
});

it('counts the walls around a block, its own and those it meets', () => {
  const labyrinth = new Map([[at(1, 0), N | S]]);
  expect(walls(labyrinth, at(0, 0), N | E)).toBe(3);
});

/** A ring of four corners; the one at 1,1 is a T-block, open to the Unknown. */
const ring = new Map([
  [at(0, 0), N | E],
  [at(1, 0), N | W],
  [at(0, 1), S | E],
  [at(1, 1), S | W | E],
]);

it('shows a shortest way, both ends included', () => {
  const way = wayTo(ring, at(0, 0), at(1, 1));
  expect(way).toHaveLength(3);
  expect([way?.[0], way?.[2]]).toEqual([at(0, 0), at(1, 1)]);
});

it('does not lead past an open tile', () => {
  const beyond = new Map([
    [at(0, 0), E],
    [at(1, 0), N | E | W],
    [at(2, 0), W],
  ]);
  expect(wayTo(beyond, at(0, 0), at(1, 0))).toEqual([at(0, 0), at(1, 0)]);
  expect(wayTo(beyond, at(0, 0), at(2, 0))).toBeNull();
});
