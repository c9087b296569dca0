// Figures as they are written in figures.json: a column is its terrain's letter, its height and who
// stands on it (`m2A`), two dots are Abyss.

import { at, boundsOf, grown } from '../../../../kit/cells';
import { heightOf, OUTSIDE, TERRAINS } from '../cells';

export type XY = readonly number[];

export interface Drawn {
  rows: string[];
  lit?: XY[];
  /** Pieces that the first Perseus places and flies onto. */
  moves?: { piece: string; at: XY }[];
}

export interface Position {
  island: Record<string, number>;
  pawns: number[];
  lit: number[];
}

const LETTERS = TERRAINS.map((terrain) => terrain[0]).join('');
const PAWNS = 'ABCDE';

const cellOf = ([x = 0, y = 0]: XY): number => at(x, y);

/** The island of a diagram and who stands on it, the lower left corner at 0,0. */
export function islandOf(rows: readonly string[]): Omit<Position, 'lit'> {
  const island: Record<string, number> = {};
  const pawns: number[] = [];
  rows.forEach((row, line) =>
    row.split(/ +/).forEach((drawn, x) => {
      const [, letter, height, standing] = /^([a-z])(\d+)([A-E]*)$/.exec(drawn) ?? [];
      if (!letter) return;
      const cell = at(x, rows.length - 1 - line);
      island[cell] = Number(height) * 8 + LETTERS.indexOf(letter);
      for (const pawn of standing ?? '') pawns[PAWNS.indexOf(pawn)] = cell;
    }),
  );
  return { island, pawns: Array.from(pawns, (cell) => cell ?? OUTSIDE) };
}

export function positionOf(drawn: Drawn): Position {
  const { island, pawns } = islandOf(drawn.rows);
  const lit = (drawn.lit ?? []).map(cellOf);
  for (const { piece, at: xy } of drawn.moves ?? []) {
    const cell = cellOf(xy);
    const below = island[cell] ?? 0;
    island[cell] = (heightOf(below) + 1) * 8 + LETTERS.indexOf(piece);
    pawns[0] = cell;
    lit.push(cell);
  }
  return { island, pawns, lit };
}

/** How many cells across and down a drawing of these cells takes. */
export function sizeOf(cells: readonly number[]): [number, number] {
  const { west, east, south, north } = grown(boundsOf(cells), 1);
  return [east - west - 1, north - south - 1];
}
