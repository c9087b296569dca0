// Cards in words.

import type { Met } from '$lib/generated/polywords';
import { list, t } from '$lib/i18n.svelte';

interface Cards {
  letters?: string;
  categories?: readonly string[];
  shape?: number;
}

export const namesOf = ({ letters = '', categories = [], shape = -1 }: Cards): string[] => [
  ...letters,
  ...categories,
  ...(shape < 0 ? [] : [t('medusa-di-mare.page.gain.shape')]),
];

export const cardsIn = (cards: Cards): string => list(namesOf(cards));

/** What a word brings: its cards, at what they would cost, less its new squares. */
export function worth(
  { letters = '', categories = [], shape = -1, new: squares = 0 }: Met,
  cost: number,
): number {
  return cost * (letters.length + categories.length + (shape < 0 ? 0 : 1)) - squares;
}
