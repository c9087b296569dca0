// Boards written as text, for pictures and figures: a sign for every field, north first. A letter is
// a tile with that letter; a small one, or one of `MORE`, is another tile with the same letter.
// Digits and # are blanks, dots are empty fields.

import { at } from '../../../kit/cells';
import { Layout, type Size } from './layout';
import type { Path } from './reading';
import type { Lying } from './seen';

const MORE: Record<string, string> = { '+': 'T', '*': 'A', '&': 'E', '%': 'O' };

export interface Drawing extends Size {
  layout: Layout;
  /** The sign of each tile. */
  signs: string;
}

export interface Beside extends Size {
  letter: string;
}

const letterOf = (sign: string): string =>
  /[\d#]/.test(sign) ? ' ' : (MORE[sign] ?? sign.toUpperCase());

/** Only the `shown` tiles lie there, if some are named; others may lie `beside` the board. */
export function drawing(
  rows: readonly string[],
  { shown, beside = [] }: { shown?: string | undefined; beside?: readonly Beside[] } = {},
): Drawing {
  const signs = [...new Set(rows.join('').replaceAll('.', ''))];
  const tiles = { letters: signs.map(letterOf).join(''), widths: [1], heights: [1] };
  const lying: Lying[] = signs.map((sign, tile) => {
    const taken = rows.flatMap((row, down) => (row.includes(sign) ? [down] : []));
    const [north, west] = [taken[0]!, rows[taken[0]!]!.indexOf(sign)];
    tiles.widths[tile] = rows[north]!.lastIndexOf(sign) - west + 1;
    tiles.heights[tile] = taken.length;
    return { tile, cell: at(west, rows.length - 1 - north), turned: false };
  });
  for (const { letter, width, height } of beside) {
    tiles.letters += letter;
    tiles.widths[tiles.letters.length - 1] = width;
    tiles.heights[tiles.letters.length - 1] = height;
  }
  const [width, height] = [Math.max(...rows.map((row) => row.length)), rows.length];
  const there = lying.filter(({ tile }) => shown === undefined || shown.includes(signs[tile]!));
  const layout = new Layout(tiles, Math.max(width, height), there);
  return { layout, signs: signs.join(''), width, height };
}

/** The tiles of these signs. */
export const tilesOf = ({ signs }: Drawing, some: string): Path =>
  [...some].map((sign) => signs.indexOf(sign));
