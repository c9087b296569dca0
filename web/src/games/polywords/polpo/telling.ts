// What is said of seas and events of Polpo, as the terminal says it (`terminal.py`).

import { t } from '$lib/i18n.svelte';
import type { PolpoView } from '$lib/generated/polywords';
import type { Fields } from '../../../kit/telling';
import { CLEAN, whiteIn } from '../sea/waters';
import { struckOf } from './rows';

export const FIELDS: Fields = {
  strikes: (n: number) => ({ n }),
  row: (row: number) => ({ row: row + 1 }),
  rows: (rows: readonly number[]) => ({
    row: rows.map((row) => row + 1).join(', '),
    n: rows.length,
  }),
  category: (category: string) => ({ category, n: category ? 1 : 0 }),
  letters: (letters: number | string) =>
    typeof letters === 'string' ? { letters, n: letters.length } : { letters },
};

export function seaInWords(view: PolpoView, crew: number, name: string): string {
  const out = view.out[crew];
  if (out) return t('polpo.page.sea.out', { name, turn: out.turn });
  const white = whiteIn(view.seas[crew] ?? CLEAN, struckOf(view)[crew]);
  return t('polpo.page.sea.of', { name, white, n: view.struck[crew] ?? 0 });
}
