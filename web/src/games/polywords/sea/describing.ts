// The cells of a sea in words, for those who hear it.

import { t } from '$lib/i18n.svelte';
import type { Cell, Path, Sea } from './seen';
import { BOTTLE, cellName, CENTRE, EMPTY, rowOf } from './waters';

interface Marks {
  sea: Sea;
  /** The word that is about to be written, and its way. */
  path: Path;
  word: string;
  struck: ReadonlySet<number>;
  lit: ReadonlySet<Cell>;
  /** The first word goes through the middle. */
  centred: boolean;
}

/** "D4: empty; in the middle; letter 2 of your word, A" */
export function cellInWords(cell: Cell, { sea, path, word, struck, lit, centred }: Marks): string {
  const there = sea[cell] ?? EMPTY;
  const said = [
    there === EMPTY
      ? t('polywords.page.cell.empty')
      : there === BOTTLE
        ? t('polywords.page.cell.bottle')
        : there,
  ];
  if (centred && CENTRE.has(cell)) said.push(t('polywords.page.cell.centre'));
  if (struck.has(rowOf(cell))) said.push(t('polywords.page.cell.struck'));
  const place = path.indexOf(cell);
  if (place >= 0)
    said.push(t('polywords.page.cell.in-word', { n: place + 1, letter: word[place] ?? '' }));
  if (lit.has(cell)) said.push(t('polywords.page.cell.lit'));
  return t('polywords.page.cell', { cell: cellName(cell), what: said.join('; ') });
}
