// Figures and pieces as they are written here: rows of text, the top one first. A letter is a piece,
// A the first of the kit (kit.json) and O the last; `#` is a square of the figure on which nothing
// lies, `.` is none. A small letter is a piece that lies there once more.

import { LOOKS, type Pattern } from './colours';
import kit from './kit.json';

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

export interface Square {
  x: number;
  y: number;
  sign: string;
  colour: string;
  pattern: Pattern;
  /** Its sides that are the piece's own, as a path. */
  edge: string;
}

export const UNIT = 30;
const FIRST = 'A'.charCodeAt(0);
const PIECES = new Map(Object.entries(kit));

/** The pieces by their names, alone. */
export const pieceRows = (name: string): readonly string[] => PIECES.get(name) ?? [];
export const NAMES: readonly string[] = [...PIECES.keys()];

/** Every square of a drawing that is not `.`. */
export function squaresOf(rows: readonly string[]): Square[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (sign === '.') return [];
      const look = LOOKS[sign.toUpperCase().charCodeAt(0) - FIRST] ?? ['', 'plain'];
      return [
        {
          x: x * UNIT,
          y: y * UNIT,
          sign,
          colour: look[0],
          pattern: look[1],
          edge: edge(rows, x, y),
        },
      ];
    }),
  );
}

function edge(rows: readonly string[], x: number, y: number): string {
  const other = (dx: number, dy: number): boolean => rows[y + dy]?.[x + dx] !== rows[y]?.[x];
  const [left, top, right, bottom] = [x * UNIT, y * UNIT, (x + 1) * UNIT, (y + 1) * UNIT];
  const sides = [
    other(0, -1) && `M${left} ${top}H${right}`,
    other(1, 0) && `M${right} ${top}V${bottom}`,
    other(0, 1) && `M${right} ${bottom}H${left}`,
    other(-1, 0) && `M${left} ${bottom}V${top}`,
  ];
  return sides.filter(Boolean).join('');
}

/** Of what covers all these drawings. */
export const sizeOf = (
  ...drawings: readonly (readonly string[])[]
): { width: number; height: number } => ({
  width: UNIT * Math.max(...drawings.flat().map((row) => row.length)),
  height: UNIT * Math.max(...drawings.map((rows) => rows.length)),
});

/** A mirror's line, a little longer than the figure; none for a half-turn. */
export function lineOf(axis: Axis, width: number, height: number): string {
  const over = UNIT / 3;
  if (axis === 'upright') return `M${width / 2} ${-over}V${height + over}`;
  return axis === 'falling' ? `M${-over} ${-over}L${width + over} ${height + over}` : '';
}
