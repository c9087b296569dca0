// The boxes on the shelf. The server says which games there are and in which box; a box whose cover
// we have and whose games nobody has is still to come.

import { games } from './api';
import type { GameInfo } from './generated/wire';
import { has, t } from './i18n.svelte';

export interface BoxFacts {
  name: string;
  games: readonly string[];
  least: number;
  most: number;
  /** Of its shortest and its longest game. */
  minutes: readonly [number, number];
}

const KEPT = 'ludoteca.games';

let known: readonly GameInfo[] = $state.raw([]);

export function shelve(games: readonly GameInfo[]): void {
  known = games;
}

/** Asked before the first screen; without a network the games are those of the last visit. */
export async function loadShelf(): Promise<void> {
  try {
    shelve(await games());
    localStorage.setItem(KEPT, JSON.stringify(known));
  } catch {
    shelve(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as GameInfo[]);
  }
}

export function boxes(): BoxFacts[] {
  const names = [...new Set(known.map(({ box }) => box))];
  return names.map((name) => {
    const inside = known.filter(({ box }) => box === name);
    return {
      name,
      games: inside.map((game) => game.name),
      least: Math.min(...inside.map(({ least }) => least)),
      most: Math.max(...inside.map(({ most }) => most)),
      minutes: [
        Math.min(...inside.map(({ minutes }) => minutes)),
        Math.max(...inside.map(({ minutes }) => minutes)),
      ],
    };
  });
}

export const shelvedGames = (): string[] => known.map(({ name }) => name);

export const gameInfo = (game: string): GameInfo | undefined =>
  known.find(({ name }) => name === game);

/** The name of a game's box. */
export const boxOf = (game: string): string | undefined => gameInfo(game)?.box;

export const boxName = (box: string): string => t(`box.${box}`);

/** A game's name where there is little room, beside its box. */
export const shortName = (game: string): string =>
  has(`game.${game}.short`) ? t(`game.${game}.short`) : gameName(game);

/** "2–6 players", or for one alone. */
export const players = (least: number, most: number): string =>
  most === 1 ? t('shelf.one-player') : t('shelf.players', { least, most });

/** "30 min", or "15–45 min". */
export const duration = ([least, most]: readonly [number, number]): string =>
  t('shelf.minutes', { n: least === most ? least : `${least}–${most}` });

/** A game for one: a solitaire. */
export const isForOne = (game: string): boolean => gameInfo(game)?.most === 1;

/** A game's name; a game that this page does not know yet is called as the server calls it. */
export const gameName = (game: string): string => (has(`game.${game}`) ? t(`game.${game}`) : game);
