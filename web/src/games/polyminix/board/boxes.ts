// The six boxes of a side of a card, as they are shown.

import type { More, Side } from '$lib/generated/polyminix';

export type Boxes = Omit<Side, 'figure' | 'only'> & { only: readonly (readonly string[])[] };

export const BOXES = [1, 2, 3, 4, 5, 6] as const;
export type Box = (typeof BOXES)[number];

/** The pieces that a box shows. */
export function piecesIn(side: Boxes, box: Box): readonly string[] {
  if (box === 3) return side.plus.pieces;
  if (box === 4) return side.with.pieces;
  if (box === 5) return side.without;
  return box === 6 ? [] : (side.only[box - 1] ?? []);
}

const MOST = 3;

/** How many others come with them. */
export const moreIn = ({ more }: More): string => `+${more || `1–${MOST}`}`;

/** What a box shows, for those who cannot see it. */
export function boxSaid(side: Boxes, box: Box): string {
  const names = piecesIn(side, box).join(' ');
  if (box === 3) return `${names} ${moreIn(side.plus)}`;
  if (box === 4) return `${names} ${moreIn(side.with)}`;
  if (box === 5) return `− ${names}`;
  return names || side.sizes.join(' ');
}
