// The games that have a page, found by their folders: `<box>/<game>/page.ts`. Loaded when they are
// opened, with everything that their box says.

import { loadBoxTexts, type Families } from '$lib/i18n.svelte';
import type { GamePage } from './contract';

const pages = import.meta.glob<{ page: GamePage }>('./*/*/page.ts');

/** `./letter/letter-words/page.ts`: a box and a game. */
const folders = Object.keys(pages).map((path) => path.split('/').slice(1, 3) as [string, string]);

/** The box of each game: what a game does not say in its own words, its box says. */
export const FAMILIES: Families = Object.fromEntries(folders.map(([box, game]) => [game, box]));

export const hasPage = (game: string): boolean => game in FAMILIES;

export async function loadPage(game: string): Promise<GamePage> {
  const box = FAMILIES[game];
  const load = box && pages[`./${box}/${game}/page.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  const [{ page }] = await Promise.all([load(), loadBoxTexts(box)]);
  return page;
}
