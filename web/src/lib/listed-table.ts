// Who sits at a table, in a few words: "with Ada, Ivo and 2 bots".

import { list, t } from '$lib/i18n.svelte';
import type { ListedTable } from '$lib/generated/wire';

const NAMED = 3;

export function company({ seats, you }: ListedTable): string {
  const others = seats.filter((_, seat) => seat !== you);
  const names = others.flatMap(({ name, bot }) => (name && !bot ? [name] : []));
  const bots = others.filter(({ bot }) => bot).length;
  const parts = [...names.slice(0, NAMED), ...(bots ? [t('shelf.bots', { n: bots })] : [])];
  if (names.length > NAMED) parts.splice(NAMED, 0, '…');
  if (parts.length) return t('shelf.with', { names: list(parts) });
  return seats.length === 1 ? t('shelf.alone') : t('shelf.free', { n: freeSeats(seats) });
}

export const freeSeats = (seats: ListedTable['seats']): number =>
  seats.filter(({ name, bot }) => !name && !bot).length;

export function standing(table: ListedTable): string {
  if (table.phase === 'over') return t('profile.games.over');
  if (table.phase === 'waiting') return t('shelf.not-begun');
  return t(waitsForYou(table) ? 'shelf.your-turn' : 'shelf.their-turn');
}

export const waitsForYou = ({ phase, you, actors }: ListedTable): boolean =>
  phase === 'playing' && typeof you === 'number' && (actors ?? []).includes(you);
