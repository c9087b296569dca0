// The how-to-play pages, found by the games' folders: `<box>/<game>/howto/howto.ts` and its words.
// Both come with the page, not with the language: they are long.

import { sayer, type HowTo, type Say, type Texts } from '../howto/content';
import { boxOf, shelvedGames } from '$lib/boxes.svelte';
import { loadBoxTexts } from '$lib/i18n.svelte';
import type { Language } from '$lib/prefs.svelte';

const pages = import.meta.glob<{ howto: HowTo }>('./*/*/howto/howto.ts');
const texts = import.meta.glob<{ default: Texts }>('./*/*/howto/{en,it,de,fr}.json');

const folder = (game: string): string => `./${boxOf(game)}/${game}/howto`;

/** The games with a how-to-play page, as they stand on the shelf. */
export const told = (): string[] =>
  shelvedGames().filter((game) => `${folder(game)}/howto.ts` in pages);

export async function loadHowTo(game: string, language: Language): Promise<[HowTo, Say]> {
  const howto = pages[`${folder(game)}/howto.ts`];
  const words = texts[`${folder(game)}/${language}.json`];
  if (!howto || !words) throw new Error(`no how-to for ${game}`);
  const boxed = loadBoxTexts(boxOf(game)!);
  const [loaded, said] = await Promise.all([howto(), words(), boxed]);
  const { sharesTextsOf } = loaded.howto;
  const shared = sharesTextsOf && texts[`${folder(sharesTextsOf)}/${language}.json`];
  const common = shared ? (await shared()).default : {};
  return [loaded.howto, sayer({ ...common, ...said.default })];
}
