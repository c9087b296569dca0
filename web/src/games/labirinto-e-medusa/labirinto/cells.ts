// The labyrinth on its grid.

import type { Cell } from '../../../kit/cells';

/** Where a pawn is that is not in the labyrinth: not yet, or dead. */
export const OUTSIDE: Cell = 1 << 20;

/** The bit of the opening that looks back at us, by side. */
export const BACK: readonly number[] = [4, 8, 1, 2];
