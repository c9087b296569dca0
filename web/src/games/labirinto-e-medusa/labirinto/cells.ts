// The labyrinth on its grid.

import { coordinates } from '../../../kit/coordinates';
import { xOf, yOf, type Cell } from '../../../kit/cells';

/** Where a pawn is that is not in the labyrinth: not yet, or dead. */
export const OUTSIDE: Cell = 1 << 20;

/** The bit of the opening that looks back at us, by side. */
export const BACK: readonly number[] = [4, 8, 1, 2];

/** A cell as people say it: `2,−1`. */
export const nameOf = (cell: Cell): string => coordinates(xOf(cell), yOf(cell));
