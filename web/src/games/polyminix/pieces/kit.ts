// The fifteen pieces, as the engine has them (data/pieces.json; a test keeps the two equal), and
// the ways in which each can lie, in the engine's order: as drawn, turned to the right, then
// mirrored and turned.

import type { Laid } from '$lib/generated/polyminix';
import { at, boundsOf, xOf, yOf, type Cell } from '../../../kit/cells';
import drawings from './pieces.json';

/** Sorted cells; the smallest column and the smallest row are 0. */
export type Form = readonly Cell[];

/** The cells of a drawing, moved into the corner; the top row comes first. */
export function drawn(rows: readonly string[]): Form {
  return moved(
    rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [at(x, -y)] : []))),
  );
}

/** The same cells, in the corner. */
export function moved(cells: readonly Cell[]): Form {
  const { west, south } = boundsOf(cells);
  return cells.map((cell) => cell - at(west, south)).sort((a, b) => a - b);
}

export interface Size {
  width: number;
  height: number;
}

export function sizeOf(form: Form): Size {
  const { east, north } = boundsOf(form);
  return { width: east + 1, height: north + 1 };
}

const turnedForm = (form: Form): Form => moved(form.map((cell) => at(yOf(cell), -xOf(cell))));
const mirroredForm = (form: Form): Form => moved(form.map((cell) => at(-xOf(cell), yOf(cell))));
const same = (a: Form, b: Form): boolean => a.join() === b.join();

function waysOf(form: Form): Form[] {
  const found: Form[] = [];
  for (const start of [form, mirroredForm(form)]) {
    let way = start;
    for (let turns = 0; turns < 4; turns++) {
      if (!found.some((other) => same(other, way))) found.push(way);
      way = turnedForm(way);
    }
  }
  return found;
}

/** By name, in the order of the kit. */
const WAYS: ReadonlyMap<string, readonly Form[]> = new Map(
  Object.entries(drawings).map(([name, rows]) => [name, waysOf(drawn(rows))]),
);
export const NAMES: readonly string[] = [...WAYS.keys()];

export const ways = (piece: string): readonly Form[] => WAYS.get(piece) ?? [];
/** Nothing, if it has no such way. */
export const formOf = (piece: string, way: number): Form => ways(piece)[way] ?? [];
export const areaOf = (piece: string): number => formOf(piece, 0).length;

const wayOf = (piece: string, form: Form): number =>
  Math.max(
    0,
    ways(piece).findIndex((way) => same(way, form)),
  );

/** The way it lies after quarter turns to the right, or to the left where there are fewer than 0. */
export function turned(piece: string, way: number, by: number): number {
  let form = formOf(piece, way);
  for (let turns = (by + 4) % 4; turns > 0; turns--) form = turnedForm(form);
  return wayOf(piece, form);
}

/** The way it lies with left and right exchanged. */
export const flipped = (piece: string, way: number): number =>
  wayOf(piece, mirroredForm(formOf(piece, way)));

/** Where it lies. */
export const squaresOf = ({ piece, way, at: corner }: Laid): Cell[] =>
  formOf(piece, way).map((cell) => corner + cell);

/** The square of a form that is nearest to its middle: by it one holds it with keys. */
export function heartOf(form: Form): Cell {
  const { width, height } = sizeOf(form);
  const far = (cell: Cell): number =>
    Math.hypot(xOf(cell) - (width - 1) / 2, yOf(cell) - (height - 1) / 2);
  return form.reduce((best, cell) => (far(cell) < far(best) ? cell : best), form[0] ?? 0);
}

export const samePlace = (a: Laid, b: Laid): boolean =>
  a.piece === b.piece && a.way === b.way && a.at === b.at;

// What was kept may be anybody's.

export const isWay = (piece: unknown, way: unknown): boolean =>
  NAMES.includes(piece as string) && typeof way === 'number' && way in ways(piece as string);

export function isLaid(one: unknown): one is Laid {
  const { piece, way, at } = (one ?? {}) as Partial<Laid>;
  return isWay(piece, way) && Number.isInteger(at);
}
