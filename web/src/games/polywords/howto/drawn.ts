// Seas and paths as the figures write them: eight rows of text (a letter, `#` a bottle, `.` white),
// cells by their names.

import type { Cell, Sea } from '../sea/seen';
import { cellName, EVERY } from '../sea/waters';

export interface Drawn {
  rows: string[];
  /** A word that is shown along a path: `D4 E4 F4`. */
  word?: string;
  path?: string;
}

export const seaOf = (rows: readonly string[]): Sea => rows.join('');

const BY_NAME = new Map(EVERY.map((cell) => [cellName(cell), cell]));

export function cellsOf(path: string): Cell[] {
  return path.split(' ').flatMap((name) => BY_NAME.get(name) ?? []);
}
