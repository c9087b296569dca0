// What the arbiter thinks of a word that is shown, in a sentence and a sign.

import { t } from '$lib/i18n.svelte';
import type { Writing } from './seen';

export type Leaning = 'good' | 'open' | 'bad';

export function leaning({ known, belongs }: Writing): Leaning {
  if (!known || belongs === 'unknown') return belongs === 'arguable' ? 'open' : 'bad';
  return belongs === 'arguable' ? 'open' : 'good';
}

export function opinion({ known, belongs }: Writing): string {
  if (belongs === 'known') return t('polywords.page.opinion.known');
  if (belongs === 'arguable') return t('polywords.page.opinion.arguable');
  if (belongs === 'unknown')
    return t(known ? 'polywords.page.opinion.off' : 'polywords.page.opinion.unknown');
  return t(known ? 'polywords.page.opinion.word' : 'polywords.page.opinion.unknown');
}
