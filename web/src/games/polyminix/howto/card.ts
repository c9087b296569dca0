// A side of a card, as the engine has it, and what the engine says of covers.

export interface More {
  pieces: string[];
  /** How many others; 0 is one to three. */
  more: number;
}

export interface Side {
  figure: string[];
  only: string[][];
  plus: More;
  with: More;
  without: string[];
  sizes: number[];
}

export interface Verdict {
  /** Why a box does not allow it; empty if it does. */
  refused: string;
  /** What the reason speaks of; pieces by their names. */
  params?: { pieces?: string } & Record<string, string | number>;
}

export const BOXES = [1, 2, 3, 4, 5, 6] as const;
export type Box = (typeof BOXES)[number];

/** The pieces that a box shows. */
export function piecesIn(side: Side, box: Box): readonly string[] {
  if (box === 3) return side.plus.pieces;
  if (box === 4) return side.with.pieces;
  if (box === 5) return side.without;
  return box === 6 ? [] : side.only[box - 1]!;
}

const MOST = 3;

/** How many others come with them. */
export const moreIn = ({ more }: More): string => `+${more || `1–${MOST}`}`;

/** What a box shows, for those who cannot see it. */
export function boxSaid(side: Side, box: Box): string {
  const names = piecesIn(side, box).join(' ');
  if (box === 3) return `${names} ${moreIn(side.plus)}`;
  if (box === 4) return `${names} ${moreIn(side.with)}`;
  if (box === 5) return `− ${names}`;
  return names || side.sizes.join(' ');
}
