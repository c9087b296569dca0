// Ways through the labyrinth, only to be shown: whether one may walk there, the moves say.

import { SIDES, type Cell } from '../../../kit/cells';

import { BACK } from './cells';
import type { Openings } from './blocks';

export type Labyrinth = ReadonlyMap<Cell, Openings>;

export function labyrinthOf(view: Record<string, number>): Map<Cell, Openings> {
  return new Map(Object.entries(view).map(([cell, openings]) => [Number(cell), openings]));
}

const isOpenAt = (openings: Openings, side: number): boolean => ((openings >> side) & 1) === 1;

/** Whether what lies on that side shows us an opening. */
const meetsOpening = (other: Openings, side: number): boolean => (other & (BACK[side] ?? 0)) !== 0;

/** The tiles that are joined to this one by openings on both sides. */
export function joined(
  labyrinth: Labyrinth,
  cell: Cell,
  openings = labyrinth.get(cell) ?? 0,
): Cell[] {
  return SIDES.flatMap((step, side) => {
    const other = labyrinth.get(cell + step) ?? 0;
    return isOpenAt(openings, side) && meetsOpening(other, side) ? [cell + step] : [];
  });
}

/** Whether an opening of this tile faces an empty cell. */
function isOpen(labyrinth: Labyrinth, cell: Cell): boolean {
  const openings = labyrinth.get(cell) ?? 0;
  return SIDES.some((step, side) => isOpenAt(openings, side) && !labyrinth.has(cell + step));
}

/** How many sides have a wall, of the tile itself or of its neighbour. */
export function walls(labyrinth: Labyrinth, cell: Cell, openings: Openings): number {
  return SIDES.filter((step, side) => {
    const other = labyrinth.get(cell + step);
    return !isOpenAt(openings, side) || (other !== undefined && !meetsOpening(other, side));
  }).length;
}

/** A shortest way through closed tiles, both ends included; null if there is none. */
export function wayTo(labyrinth: Labyrinth, from: Cell, to: Cell): Cell[] | null {
  const before = new Map<Cell, Cell>([[from, from]]);
  let front = [from];
  while (front.length && !before.has(to)) {
    const reached: Cell[] = [];
    for (const cell of front) {
      for (const next of joined(labyrinth, cell)) {
        if (before.has(next)) continue;
        before.set(next, cell);
        if (next !== to && isOpen(labyrinth, next)) continue;
        reached.push(next);
      }
    }
    front = reached;
  }
  if (!before.has(to)) return null;
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}
