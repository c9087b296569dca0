// What the fields of moves and events are called in sentences, as the terminal has it.

import type { Card, MantaEvent, MantaMove, MantaView } from '$lib/generated/polywords';
import type { Params } from '$lib/i18n.svelte';
import type { Fields } from '../../../kit/telling';
import { FIELDS as SEA } from '../sea/sea-page';
import { crewOf } from '../sea/seen';

export const FIELDS: Fields = {
  ...SEA,
  lengths: (lengths: number[]) => ({ lengths: lengths.join(', ') }),
  by_lot: (n: number) => ({ n }),
  cards: (cards: Card[]) => ({ categories: cards.map(({ name }) => name).join(', ') }),
  card: (card: number) => ({ category: card + 1 }),
};

/** Teams have names of their own; and what one must write is told by length. */
export function teamOf(event: MantaEvent): Params {
  const params: Params = {};
  if ('crew' in event) params['team'] = { key: `team.${event.crew}` };
  if (event.type === 'requests-shown')
    params['requests'] = event.lengths
      .map((length, place) => `${length}: ${event.cards[place]?.name ?? ''}`)
      .join(', ');
  return params;
}

/** A card of the hand by its name. */
export function paramsOfMove(move: MantaMove, view: MantaView): Params {
  if (move.type !== 'assign-card' || view.seat === null) return {};
  const card = view.hands[crewOf(view, view.seat)]?.[move.card];
  return card ? { category: card.name } : {};
}
