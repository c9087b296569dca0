// Figures and pieces as they are written here: rows of text, the top one first. A letter is a piece,
// A the first of the kit and O the last; `#` is a square of the figure on which nothing lies, `.` is
// none. A small letter is a piece that lies there once more.

import { at, UNIT, type Cell } from '../../../kit/cells';
import { NAMES } from '../pieces/kit';
import drawings from '../pieces/pieces.json';

export type Axis = 'upright' | 'falling' | 'half-turn';

export interface Drawn {
  rows: string[];
  /** The squares of the figure, where pieces lie beside it. */
  figure?: string[];
  /** By what it is symmetric. */
  axis?: Axis;
  /** Said below it, by a sign. */
  fits?: boolean;
}

type Rows = readonly string[];

const FIRST = 'A'.charCodeAt(0);
const KIT = new Map<string, Rows>(
  Object.entries(drawings).map(([name, rows], place) => [
    name,
    rows.map((row) => row.replaceAll('#', String.fromCharCode(FIRST + place))),
  ]),
);

/** A piece alone. */
export const pieceRows = (name: string): Rows => KIT.get(name) ?? [];

/** Where a drawing has something, the top row at 0. */
export const cellsOf = (rows: Rows, is = (sign: string) => sign !== '.'): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x) => (is(sign) ? [at(x, -y)] : [])));

export interface Lying {
  sign: string;
  piece: string;
  cells: Cell[];
}

/** What lies on it. */
export const laidOn = (rows: Rows): Lying[] =>
  [...new Set(rows.join(''))].flatMap((sign) => {
    const piece = NAMES[sign.toUpperCase().charCodeAt(0) - FIRST];
    return piece ? [{ sign, piece, cells: cellsOf(rows, (other) => other === sign) }] : [];
  });

/** Of what covers all these drawings. */
export const sizeOf = (...all: readonly Rows[]): { width: number; height: number } => ({
  width: UNIT * Math.max(...all.flat().map((row) => row.length)),
  height: UNIT * Math.max(...all.map((rows) => rows.length)),
});

/** A mirror's line, a little longer than the figure; none for a half-turn. */
export function lineOf(axis: Axis, width: number, height: number): string {
  const over = UNIT / 3;
  if (axis === 'upright') return `M${width / 2} ${-over}V${height + over}`;
  return axis === 'falling' ? `M${-over} ${-over}L${width + over} ${height + over}` : '';
}
