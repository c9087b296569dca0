// The cells of a sea: how they are called, which of them touch, what lies in them. The kit counts
// cells otherwise (kit/cells.ts); `shown` and `meant` go between the two.

import { at, UNIT, xOf, yOf, type Cell as Shown } from '../../../kit/cells';
import type { Cell, Path, Sea } from './seen';

export const SIDE = 8;
export const CELLS = SIDE * SIDE;
export const EMPTY = '.';
export const BOTTLE = '#';
export const CLEAN: Sea = EMPTY.repeat(CELLS);
export const CENTRE: ReadonlySet<Cell> = new Set([27, 28, 35, 36]);
export const COLUMNS = 'ABCDEFGH';

/** How far from the middle of a cell its letter goes, as a share of the way to the next. */
const GAP = 0.38;

/** Row by row, as one reads. */
export const ROWS: readonly Path[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => row * SIDE + column),
);
export const EVERY: Path = ROWS.flat();

export const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);
export const columnOf = (cell: Cell): number => cell % SIDE;

/** As players say it: `D4`. */
export const cellName = (cell: Cell): string => `${COLUMNS[columnOf(cell)]}${rowOf(cell) + 1}`;

export const shown = (cell: Cell): Shown => at(columnOf(cell), -rowOf(cell));
export const meant = (cell: Shown): Cell => -yOf(cell) * SIDE + xOf(cell);

/** The middle of a cell, as it is drawn. */
export const pointOf = (cell: Cell): [number, number] => [
  columnOf(cell) * UNIT + UNIT / 2,
  rowOf(cell) * UNIT + UNIT / 2,
];

/** From each cell of a path to the next: only over what is between two letters, for a line through
    letters strikes them out. */
export function linked(path: Path): [from: string, to: string][] {
  return path.slice(1).map((cell, place) => {
    const [[x, y], [nextX, nextY]] = [pointOf(path[place]!), pointOf(cell)];
    const at = (share: number): string => `${x + (nextX - x) * share} ${y + (nextY - y) * share}`;
    return [at(GAP), at(1 - GAP)];
  });
}

export const touch = (one: Cell, other: Cell): boolean =>
  Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) === 1;

export const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && /[A-Z]/.test(sign);

/** A sea in which some words have been written. */
export function withWords(sea: Sea, words: readonly { word: string; path?: Path }[]): Sea {
  const signs = [...sea];
  for (const { word, path = [] } of words) {
    path.forEach((cell, place) => (signs[cell] = word[place] ?? EMPTY));
  }
  return signs.join('');
}

export const count = (sea: Sea, sign: string): number =>
  [...sea].filter((one) => one === sign).length;

/** Cells without letter or bottle; on struck rows none is white any more. */
export const whiteIn = (sea: Sea, struck: ReadonlySet<number> = new Set()): number =>
  EVERY.filter((cell) => sea[cell] === EMPTY && !struck.has(rowOf(cell))).length;
