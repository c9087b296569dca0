// What the island's picture is made of.

import type { MedusaPlace, MedusaView } from '$lib/generated/labirinto-e-medusa';
import type { Face } from '../../contract';
import { boxAround, type Box, type Lens } from './camera';
import { SIDES, type Cell } from '../../../kit/cells';
import { heightOf, OUTSIDE, type Island } from './cells';

export interface Standing {
  seat: number;
  cell: number;
  colour: string;
  shape: number;
  you: boolean;
  acting: boolean;
}

/** A piece that is not (yet) part of the island. */
export interface Ghost {
  cell: number;
  terrain: number;
  /** How many pieces are below it; a falling one is higher than that. */
  low: number;
  /** preview: only looked at; draft: laid, not sent; falling: sent; hint: somebody's advice. */
  kind: 'preview' | 'draft' | 'falling' | 'hint';
}

/** A Perseus on his way, anywhere above the island. */
export interface Flight {
  seat: number;
  x: number;
  y: number;
  z: number;
}

/** now: for the piece that is chosen; other: for the other one in the hand. */
export type Light = 'now' | 'other';

/** The pieces that are not sent: the one laid, the one that is looked at, the one pointed out. */
export function ghostsOf(
  laid: MedusaPlace | null,
  preview: MedusaPlace | null,
  hint: MedusaPlace | null,
  heightAt: (cell: Cell) => number,
): Ghost[] {
  // Another piece that is looked at on the same cell takes the place of the one laid.
  const replaced = preview?.cell === laid?.cell && preview?.terrain !== laid?.terrain;
  const all: Ghost[] = [];
  for (const [place, kind] of [
    [replaced ? null : laid, 'draft'],
    [preview, 'preview'],
    [hint, 'hint'],
  ] as const) {
    if (!place || all.some(({ cell }) => cell === place.cell)) continue;
    all.push({ cell: place.cell, terrain: place.terrain, low: heightAt(place.cell), kind });
  }
  return all;
}

/** The buttons for the view are a row where the room is narrow or low, else a column. */
const NARROW = 640;
const LOW = 340;

/** What those buttons take of the room (see Views). */
export function sparedBy(
  still: boolean,
  width: number,
  height: number,
): { top: number; sides: number } {
  if (still) return { top: 0, sides: 0 };
  return width < NARROW || height < LOW ? { top: 48, sides: 0 } : { top: 0, sides: 56 };
}

/** Who stands on the island. */
export function standingOn(
  pawns: readonly number[],
  faces: readonly Face[],
  { turn, phase }: MedusaView,
): Standing[] {
  return faces.flatMap(({ seat, colour, shape, you }) => {
    const cell = pawns[seat] ?? OUTSIDE;
    const acting = seat === turn && phase !== 'over';
    return cell === OUTSIDE ? [] : [{ seat, cell, colour, shape, you, acting }];
  });
}

/** The room that the island takes, and the Abyss beside it: whoever's turn it is, it is the same. */
export function boxOf(lens: Lens, island: Island, pawns: readonly number[]): Box {
  const heights = new Map<number, number>([[0, 1]]);
  for (const cell of island.keys()) for (const side of SIDES) heights.set(cell + side, 0);
  for (const [cell, column] of island) heights.set(cell, heightOf(column));
  return boxAround(lens, heights, pawns);
}
