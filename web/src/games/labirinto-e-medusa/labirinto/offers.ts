// The moves that are offered, sorted by where one would do them.

import type {
  LabirintoMove,
  Enter,
  LabirintoView,
  LabirintoPlace,
} from '$lib/generated/labirinto-e-medusa';
import { blockOf, ORIENTATIONS, type Openings } from './blocks';
import { SIDES, type Cell } from '../../../kit/cells';

export interface Offers {
  challenge: boolean;
  explore: boolean;
  walks: ReadonlySet<Cell>;
  /** By block and cell: the ways it may lie there, each a turn clockwise from the one before. */
  spots: ReadonlyMap<number, ReadonlyMap<Cell, readonly Openings[]>>;
}

/** Where a placement goes: beside the pawn of whoever is on turn, or on a cell of its own. */
export function cellOf(move: LabirintoPlace | Enter, view: LabirintoView): Cell {
  if (move.type === 'enter') return move.cell;
  return (view.pawns[view.turn] ?? 0) + (SIDES[move.side] ?? 0);
}

export function offersOf(moves: readonly LabirintoMove[], view: LabirintoView): Offers {
  const spots = new Map<number, Map<Cell, Openings[]>>();
  const walks = new Set<Cell>();
  for (const move of moves) {
    if (move.type === 'walk') walks.add(move.cell);
    if (move.type !== 'place' && move.type !== 'enter') continue;
    const block = blockOf(move.openings);
    const cells = spots.get(block) ?? new Map<Cell, Openings[]>();
    const cell = cellOf(move, view);
    cells.set(cell, [...(cells.get(cell) ?? []), move.openings]);
    spots.set(block, cells);
  }
  for (const [block, cells] of spots) {
    const order = ORIENTATIONS[block] ?? [];
    for (const ways of cells.values()) ways.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  return {
    challenge: moves.some((move) => move.type === 'challenge'),
    explore: moves.some((move) => move.type === 'explore'),
    walks,
    spots,
  };
}

/** The offered move that does this, or undefined if none does. */
export function moveAt(
  moves: readonly LabirintoMove[],
  view: LabirintoView,
  cell: Cell,
  openings: Openings | null,
): LabirintoMove | undefined {
  return moves.find((move) => {
    if (move.type === 'walk') return openings === null && move.cell === cell;
    if (move.type !== 'place' && move.type !== 'enter') return false;
    return move.openings === openings && cellOf(move, view) === cell;
  });
}

/** The way that lies `by` turns further; it stays among those that are offered. */
export function turnedBy(ways: readonly Openings[], openings: Openings, by: number): Openings {
  const index = Math.max(ways.indexOf(openings), 0) + by;
  return ways[((index % ways.length) + ways.length) % ways.length] ?? openings;
}
