// Would a tile fit there, and what would it mean to lay it? Told by the ghost, decided by the server.

import { at, xOf, yOf, type Cell } from '../../../kit/cells';
import { fieldsOf, sizeOf, type Layout } from './layout';
import type { Lying, Tile } from './seen';

export interface Fit {
  lying: Lying;
  /** Letters that it would touch. */
  touches: readonly Tile[];
  /** The blank that it would take the place of. */
  blank: Tile | null;
  /** Why it cannot lie there, as the code of a refusal. */
  refused: string | null;
}

export interface Allowed {
  /** A first turn: nothing need be touched. */
  anywhere: boolean;
  /** A blank under it would be exchanged. */
  exchange: boolean;
}

export function fitAt(layout: Layout, lying: Lying, { anywhere, exchange }: Allowed): Fit {
  const fields = fieldsOf(layout.tiles, lying);
  const under = new Set(
    fields.flatMap((field) => {
      const tile = layout.fields.get(field);
      return tile === undefined ? [] : [tile];
    }),
  );
  const [first] = under;
  const letter = layout.isLetter(lying.tile);
  const blank =
    exchange && letter && under.size === 1 && first !== undefined && !layout.isLetter(first)
      ? first
      : null;
  const around = blank === null ? layout : layout.without([blank]);
  const touched = around.touchedBy(lying);
  const touches = touched.filter((tile) => layout.isLetter(tile));
  const fit = { lying, touches, blank };
  if (!fields.every((field) => layout.inside(field))) return { ...fit, refused: 'off-the-board' };
  if (under.size && blank === null) return { ...fit, refused: 'on-a-tile' };
  if (anywhere) return { ...fit, refused: null };
  if (!letter) return { ...fit, refused: touched.length ? null : 'touches-no-tile' };
  return { ...fit, refused: touches.length ? null : 'touches-no-letter' };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Where a tile lies that is held by its middle over a field: inside the grid. */
export function heldOver(layout: Layout, tile: Tile, turned: boolean, over: Cell): Lying {
  const { width, height } = sizeOf(layout.tiles, tile, turned);
  const x = clamp(xOf(over) - ((width - 1) >> 1), 0, layout.size - width);
  const y = clamp(yOf(over) + ((height - 1) >> 1), height - 1, layout.size - 1);
  return { tile, cell: at(x, y), turned };
}

// Straight neighbours first: a finger that is one field off means the one beside it.
const NEAR: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/** As `fitAt`; where it does not fit, but would one field away, it jumps there. */
export function fitNear(layout: Layout, lying: Lying, allowed: Allowed): Fit {
  const [x, y] = [xOf(lying.cell), yOf(lying.cell)];
  let here: Fit | undefined;
  for (const [dx, dy] of NEAR) {
    const fit = fitAt(layout, { ...lying, cell: at(x + dx, y + dy) }, allowed);
    if (fit.refused === null) return fit;
    here ??= fit;
  }
  return here!;
}
