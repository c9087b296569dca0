// Laying pieces on the squares of a figure or of a free board: where one fits, which place was
// meant. It only helps the hand: whether a cover is one, the table proves.

import type { Laid } from '$lib/generated/polyminix';
import { xOf, yOf, type Cell } from '../../../kit/cells';
import { formOf, heartOf, sizeOf, squaresOf } from '../pieces/kit';

/** The squares that pieces can be laid on. */
export type Ground = ReadonlySet<Cell>;

/** A point in cells: the middle of the lower left cell is 0.5, 0.5. */
export interface Point {
  x: number;
  y: number;
}

/** What lies on each cell. */
export function coverOf(laid: readonly Laid[]): Map<Cell, Laid> {
  return new Map(laid.flatMap((one) => squaresOf(one).map((cell) => [cell, one] as const)));
}

export function fits(ground: Ground, laid: readonly Laid[], one: Laid): boolean {
  const taken = coverOf(laid);
  return squaresOf(one).every((cell) => ground.has(cell) && !taken.has(cell));
}

/** How many squares lie open. */
export const openIn = (ground: Ground, laid: readonly Laid[]): number => {
  const taken = coverOf(laid);
  return [...ground].filter((cell) => !taken.has(cell)).length;
};

/** With the heart of the piece on a cell: for keys. */
export const heldAt = (piece: string, way: number, cell: Cell): Laid => ({
  piece,
  way,
  at: cell - heartOf(formOf(piece, way)),
});

/** The middle of a piece that lies. */
export function middleOf({ piece, way, at }: Laid): Point {
  const { width, height } = sizeOf(formOf(piece, way));
  return { x: xOf(at) + width / 2, y: yOf(at) + height / 2 };
}

/** The place where a piece fits whose middle comes nearest to a point, no farther than `reach` cells
    away; null if there is none. */
export function nearestFit(
  ground: Ground,
  laid: readonly Laid[],
  { piece, way }: Pick<Laid, 'piece' | 'way'>,
  point: Point,
  reach: number,
): Laid | null {
  const [first] = formOf(piece, way);
  if (first === undefined) return null;
  const taken = coverOf(laid);
  let [best, least] = [null as Laid | null, reach];
  for (const cell of ground) {
    const one = { piece, way, at: cell - first };
    const middle = middleOf(one);
    const far = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (far > least) continue;
    if (!squaresOf(one).every((square) => ground.has(square) && !taken.has(square))) continue;
    [best, least] = [one, far];
  }
  return best;
}

/** How much of it is done, from 0 to 1. */
export const shareOf = (ground: Ground, laid: readonly Laid[]): number =>
  ground.size ? 1 - openIn(ground, laid) / ground.size : 0;
