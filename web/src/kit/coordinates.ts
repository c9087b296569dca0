// Where a cell lies, as people read it: `2,−1`. The minus is a true one: a hyphen looks too short,
// and most screen readers pass over it.

import { xOf, yOf, type Cell } from './cells';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const nameOf = (cell: Cell): string => `${signed(xOf(cell))},${signed(yOf(cell))}`;
