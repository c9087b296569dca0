// The five boxes on the shelf. A box that is not open yet has no games.

import { has, t } from './i18n.svelte';

export interface BoxFacts {
  name: string;
  games: readonly string[];
  least: number;
  most: number;
}

export const BOXES: readonly BoxFacts[] = [
  { name: 'labirinto-e-medusa', games: ['labirinto', 'medusa'], least: 1, most: 5 },
  { name: 'polywords', games: [], least: 1, most: 6 },
  { name: 'letter', games: ['letter', 'letter-words', 'letter-long'], least: 1, most: 6 },
  { name: 'connections', games: [], least: 2, most: 6 },
  { name: 'polyminix', games: [], least: 1, most: 4 },
];

export const boxOf = (game: string): BoxFacts | undefined =>
  BOXES.find(({ games }) => games.includes(game));

export const boxName = (box: string): string => t(`shelf.name.${box}`);

/** A game's name where there is little room, beside its box. */
export const shortName = (game: string): string =>
  has(`shelf.short.${game}`) ? t(`shelf.short.${game}`) : gameName(game);

/** "2–6 players", or for one alone. */
export const players = (least: number, most: number): string =>
  most === 1 ? t('shelf.one-player') : t('shelf.players', { least, most });

/** A game's name; a game that this page does not know yet is called as the server calls it. */
export const gameName = (game: string): string => (has(`game.${game}`) ? t(`game.${game}`) : game);
