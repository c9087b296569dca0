// A square grid without edges, as the engine numbers it: a cell is `y * 256 + x`, north is up.
// Drawn, a cell is 100 units wide; south is down, as SVG has it.

export type Cell = number;

const ROW = 256;
const HALF = ROW / 2;

export const UNIT = 100;

/** Steps to the neighbours: north, east, south, west. */
export const SIDES: readonly number[] = [ROW, 1, -ROW, -1];

export const at = (x: number, y: number): Cell => y * ROW + x;

export function xOf(cell: Cell): number {
  return ((((cell + HALF) % ROW) + ROW) % ROW) - HALF;
}

export function yOf(cell: Cell): number {
  return Math.floor((cell + HALF) / ROW);
}

/** How far east and north of the centre a cell lies. */
export const spotOf = (cell: Cell): { x: number; y: number } => ({ x: xOf(cell), y: yOf(cell) });

/** The upper left corner of a cell. */
export const left = (cell: Cell): number => xOf(cell) * UNIT;
export const top = (cell: Cell): number => -yOf(cell) * UNIT;
export const middle = (cell: Cell): [number, number] => [
  left(cell) + UNIT / 2,
  top(cell) + UNIT / 2,
];

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest rectangle around the cells; the centre's cell if there are none. */
export function boundsOf(cells: Iterable<Cell>): Bounds {
  const found: Bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const cell of cells) {
    const x = xOf(cell);
    const y = yOf(cell);
    if (x < found.west) found.west = x;
    if (x > found.east) found.east = x;
    if (y < found.south) found.south = y;
    if (y > found.north) found.north = y;
  }
  return found.west === Infinity ? { west: 0, south: 0, east: 0, north: 0 } : found;
}

export function grown(bounds: Bounds, by: number): Bounds {
  return {
    west: bounds.west - by,
    south: bounds.south - by,
    east: bounds.east + by,
    north: bounds.north + by,
  };
}

export function within(bounds: Bounds, cell: Cell): boolean {
  const [x, y] = [xOf(cell), yOf(cell)];
  return x >= bounds.west && x <= bounds.east && y >= bounds.south && y <= bounds.north;
}
