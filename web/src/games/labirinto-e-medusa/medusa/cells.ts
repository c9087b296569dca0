// Cells and columns as the engine writes them (kit/grid.py, medusa/model.py).

import { coordinates } from '../../../kit/coordinates';

const ROW = 256;
const HALF = ROW / 2;
const PIECE = 8;

export const TERRAINS = ['lake', 'meadow', 'rock', 'wood', 'beach'] as const;
export const COLOURS = ['blue', 'red', 'yellow'] as const;
/** Where a pawn is that is not on the island: not yet, or dead. */
export const OUTSIDE = 1 << 20;

/** The way north, east, south and west, in this order. */
export const SIDES = [ROW, 1, -ROW, -1] as const;

export interface Spot {
  x: number;
  y: number;
}

export function at(x: number, y: number): number {
  return y * ROW + x;
}

/** How far east and north of the centre a cell lies. */
export function spot(cell: number): Spot {
  const x = ((((cell + HALF) % ROW) + ROW) % ROW) - HALF;
  return { x, y: (cell - x) / ROW };
}

/** A cell as players read it: `2,−1`. */
export function cellName(cell: number): string {
  const { x, y } = spot(cell);
  return coordinates(x, y);
}

export function terrainOf(column: number): number {
  return column % PIECE;
}

export function heightOf(column: number): number {
  return Math.floor(column / PIECE);
}

/** The island as the board draws it: cell → column. */
export type Island = ReadonlyMap<number, number>;

export function readIsland(island: Readonly<Record<string, number>>): Island {
  return new Map(Object.entries(island).map(([cell, column]) => [Number(cell), column]));
}

/** The smallest rectangle around the cells, one cell wider on every side. */
export function frame(cells: Iterable<number>): {
  west: number;
  east: number;
  south: number;
  north: number;
} {
  const spots = [...cells].map(spot);
  if (spots.length === 0) spots.push({ x: 0, y: 0 });
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    west: Math.min(...xs) - 1,
    east: Math.max(...xs) + 1,
    south: Math.min(...ys) - 1,
    north: Math.max(...ys) + 1,
  };
}

/** What there is on each cell, in order. */
export function byCell<T extends { cell: number }>(things: Iterable<T>): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const thing of things) {
    const group = groups.get(thing.cell);
    if (group) group.push(thing);
    else groups.set(thing.cell, [thing]);
  }
  return groups;
}
