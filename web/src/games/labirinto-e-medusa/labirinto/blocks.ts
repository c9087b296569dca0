// The four blocks and the ways they can lie. Which way is allowed where, only the engine knows.

import type { Key } from '$lib/i18n.svelte';

/** Openings of a lying block, one bit a side: N 1, E 2, S 4, W 8. */
export type Openings = number;

const NAMES = ['slargo', 'parete', 'angolo', 'corridoio'] as const;

/** Every way a block can lie, each a quarter turn clockwise from the one before. */
export const ORIENTATIONS: readonly (readonly Openings[])[] = [
  [15],
  [14, 13, 11, 7],
  [3, 6, 12, 9],
  [5, 10],
];

const BLOCKS = new Map(
  ORIENTATIONS.flatMap((turned, block) => turned.map((openings) => [openings, block] as const)),
);

const SIDES = ['side.north', 'side.east', 'side.south', 'side.west'];

export const blockOf = (openings: Openings): number => BLOCKS.get(openings) ?? 0;
export const blockName = (block: number): Key => ({ key: `block.${NAMES[block] ?? NAMES[0]}` });
export const upright = (block: number): Openings => ORIENTATIONS[block]?.[0] ?? 15;

export const sideName = (side: number): Key => ({ key: SIDES[side] ?? '' });

/** The sides that are open, as indices of N, E, S, W. */
export function openSides(openings: Openings): number[] {
  return [0, 1, 2, 3].filter((side) => (openings >> side) & 1);
}

export const sidesOf = (openings: Openings): Key[] => openSides(openings).map(sideName);
