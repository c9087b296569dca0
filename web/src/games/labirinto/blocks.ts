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

/** A block as the terminal draws it: a line leads out wherever there is an opening. */
const SIGNS: Record<Openings, string> = {
  5: '│',
  10: '─',
  3: '└',
  6: '┌',
  12: '┐',
  9: '┘',
  7: '├',
  11: '┴',
  13: '┤',
  14: '┬',
  15: '┼',
};

export const blockOf = (openings: Openings): number => BLOCKS.get(openings) ?? 0;
export const signOf = (openings: Openings): string => SIGNS[openings] ?? '?';
export const blockName = (block: number): Key => ({ key: `block.${NAMES[block] ?? NAMES[0]}` });
export const upright = (block: number): Openings => ORIENTATIONS[block]?.[0] ?? 15;

/** The sides that are open, as indices of N, E, S, W. */
export function openSides(openings: Openings): number[] {
  return [0, 1, 2, 3].filter((side) => (openings >> side) & 1);
}
