// The sixteen shapes, by their numbers, as the engine has them; turned and mirrored at will.

import SHAPES from '../../../../../src/ludoteca/games/polywords/data/shapes.json';

/** Columns and rows, from the upper left corner. */
export type Figure = readonly (readonly [number, number])[];

export const SHAPE_COUNT = SHAPES.length;

export function shapeOf(number: number): Figure {
  return (SHAPES[number] ?? []).flatMap((row, y) =>
    [...row].flatMap((sign, x): [number, number][] => (sign === '#' ? [[x, y]] : [])),
  );
}

/** One of its eight ways to lie: a quarter turn with each step, mirrored from the fifth on. */
export function turned(figure: Figure, step: number): Figure {
  let cells = figure.map(([x, y]): [number, number] => (step % 8 > 3 ? [-x, y] : [x, y]));
  for (let quarter = 0; quarter < step % 4; quarter += 1) cells = cells.map(([x, y]) => [-y, x]);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): [number, number] => [x - left, y - top]);
}
