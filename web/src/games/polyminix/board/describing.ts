// Squares and pieces in words.

import { t } from '$lib/i18n.svelte';
import type { Laid } from '$lib/generated/polyminix';
import { xOf, yOf, type Cell } from '../../../kit/cells';
import { areaOf } from '../pieces/kit';

/** As the terminal has it: column and row, from the lower left corner. */
export const cellName = (cell: Cell): string =>
  `${String.fromCharCode(65 + xOf(cell))}${yOf(cell) + 1}`;

export const pieceInWords = (piece: string): string =>
  t('polyminix.page.piece', { piece, n: areaOf(piece) });

export interface Seen {
  cell: Cell;
  /** It belongs to the figure. */
  inside: boolean;
  on: Laid | undefined;
  /** What is held, and whether it could be laid here. */
  held: { piece: string; fits: boolean } | null;
}

export function cellInWords({ cell, inside, on, held }: Seen): string {
  const here = on
    ? t('polyminix.page.cell.piece', { piece: on.piece })
    : t(`polyminix.page.cell.${inside ? 'open' : 'outside'}`);
  const parts = [cellName(cell), here];
  if (held) {
    const does = held.fits ? 'fits' : 'blocked';
    parts.push(t(`polyminix.page.held.${does}`, { piece: held.piece }));
  }
  return parts.join(', ');
}
