import { expect, it } from 'vitest';
import type { LabirintoMove } from '$lib/generated/labirinto-e-medusa';
import { at } from '../../src/kit/cells';
import { moveAt, offersOf, turnedBy } from '../../src/games/labirinto-e-medusa/labirinto/offers';
import { viewWith } from './tables';

// A corner (block 2) and a corridor (block 3), north or west of the pawn on 0,0.
const moves: LabirintoMove[] = [
  { type: 'place', side: 0, openings: 12 },
  { type: 'place', side: 0, openings: 6 },
  { type: 'place', side: 3, openings: 3 },
  { type: 'place', side: 0, openings: 5 },
];
const view = viewWith({ phase: 'place', hand: [2, 3] });

it('sorts placements by block and cell, each way a turn clockwise from the one before', () => {
  const { spots } = offersOf(moves, view);
  expect([...spots.get(2)!]).toEqual([
    [at(0, 1), [6, 12]],
    [at(-1, 0), [3]],
  ]);
  expect([...spots.get(3)!]).toEqual([[at(0, 1), [5]]]);
});

it('takes the cell of who comes in from the move itself', () => {
  const { spots } = offersOf([{ type: 'enter', cell: at(5, 5), openings: 15 }], view);
  expect([...spots.get(0)!.keys()]).toEqual([at(5, 5)]);
});

it('offers only what it was handed', () => {
  const none = offersOf([], view);
  expect([none.challenge, none.explore, none.walks.size, none.spots.size]).toEqual([
    false,
    false,
    0,
    0,
  ]);
  const some = offersOf([{ type: 'challenge' }, { type: 'walk', cell: 7 }], view);
  expect([some.challenge, some.explore, [...some.walks]]).toEqual([true, false, [7]]);
});

it('hands back the very move that was offered', () => {
  expect(moveAt(moves, view, at(0, 1), 6)).toBe(moves[1]);
  expect(moveAt(moves, view, at(0, 1), 3)).toBeUndefined();
  expect(moveAt([{ type: 'walk', cell: 7 }], view, 7, null)).toEqual({ type: 'walk', cell: 7 });
});

it('turns round and round among the ways that are offered', () => {
  const ways = [3, 6, 12];
  expect(turnedBy(ways, 12, 1)).toBe(3);
  expect(turnedBy(ways, 3, -1)).toBe(12);
  expect(turnedBy([15], 15, 1)).toBe(15);
});
