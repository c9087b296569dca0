// What can be read off a figure while it is being composed: its measures, to be looked at. Whether
// it solves the problem, the table says.

import { at, boundsOf, grown, SIDES, within, xOf, yOf, type Cell } from '../../../kit/cells';
import { moved } from '../pieces/kit';

export interface Measures {
  area: number;
  perimeter: number;
  width: number;
  height: number;
  /** All hangs together by sides. */
  joined: boolean;
  holes: number;
  rectangle: boolean;
  symmetric: boolean;
}

const beside = (cell: Cell): Cell[] => SIDES.map((side) => cell + side);

/** What can be reached from a cell, across sides. */
function reached(start: Cell, may: (cell: Cell) => boolean): Set<Cell> {
  const found = new Set([start]);
  const todo = [start];
  for (let cell = todo.pop(); cell !== undefined; cell = todo.pop())
    for (const other of beside(cell))
      if (!found.has(other) && may(other)) {
        found.add(other);
        todo.push(other);
      }
  return found;
}

function holesIn(cells: ReadonlySet<Cell>): number {
  const around = grown(boundsOf(cells), 1);
  const free = (cell: Cell): boolean => within(around, cell) && !cells.has(cell);
  const known = reached(at(around.west, around.south), free);
  let holes = 0;
  for (const cell of cells)
    for (const other of beside(cell))
      if (free(other) && !known.has(other)) {
        holes += 1;
        for (const inside of reached(other, free)) known.add(inside);
      }
  return holes;
}

/** Mirrored at its four axes, and after half a turn. */
const IMAGES: readonly ((x: number, y: number) => Cell)[] = [
  (x, y) => at(-x, y),
  (x, y) => at(x, -y),
  (x, y) => at(y, x),
  (x, y) => at(-y, -x),
  (x, y) => at(-x, -y),
];

function isSymmetric(cells: readonly Cell[]): boolean {
  const form = moved(cells).join();
  return IMAGES.some(
    (image) => moved(cells.map((cell) => image(xOf(cell), yOf(cell)))).join() === form,
  );
}

export function measuresOf(cells: readonly Cell[]): Measures | null {
  const [first] = cells;
  if (first === undefined) return null;
  const all = new Set(cells);
  const { west, south, east, north } = boundsOf(all);
  const [width, height] = [east - west + 1, north - south + 1];
  return {
    area: all.size,
    perimeter: cells.flatMap(beside).filter((cell) => !all.has(cell)).length,
    width,
    height,
    joined: reached(first, (cell) => all.has(cell)).size === all.size,
    holes: holesIn(all),
    rectangle: all.size === width * height,
    symmetric: isSymmetric(cells),
  };
}
