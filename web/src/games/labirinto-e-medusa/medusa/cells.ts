// Columns as the engine writes them (medusa/model.py), on the grid of the kit.

const PIECE = 8;

export const TERRAINS = ['lake', 'meadow', 'rock', 'wood', 'beach'] as const;
export const COLOURS = ['blue', 'red', 'yellow'] as const;
/** Where a pawn is that is not on the island: not yet, or dead. */
export const OUTSIDE = 1 << 20;

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
