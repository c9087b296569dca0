// The how-to-play pages, found by the games' folders: `<box>/<game>/howto/howto.ts` and its words,
// and likewise `<box>/howto/` for what the games of a box share. All come with the page, not with the
// language: they are long.

import { sayer, together, type HowTo, type Page, type Say, type Texts } from '../howto/content';
import { boxOf, shelvedGames } from '$lib/boxes.svelte';
import { loadBoxTexts } from '$lib/i18n.svelte';
import type { Language } from '$lib/prefs.svelte';

const pages = import.meta.glob<{ howto: HowTo }>(['./*/*/howto/howto.ts', './*/howto/howto.ts']);
const texts = import.meta.glob<{ default: Texts }>([
  './*/*/howto/{en,it,de,fr}.json',
  './*/howto/{en,it,de,fr}.json',
]);

const folder = (game: string): string => `./${boxOf(game)}/${game}/howto`;

/** The games with a how-to-play page, as they stand on the shelf. */
export const told = (): string[] =>
  shelvedGames().filter((game) => `${folder(game)}/howto.ts` in pages);

export async function loadHowTo(game: string, language: Language): Promise<[Page, Say]> {
  const page = pages[`${folder(game)}/howto.ts`];
  if (!page) throw new Error(`no how-to for ${game}`);
  const box = `./${boxOf(game)}/howto`;
  const [{ howto }, ground] = await Promise.all([
    page(),
    pages[`${box}/howto.ts`]?.(),
    loadBoxTexts(boxOf(game)!),
  ]);
  const { sharesTextsOf } = howto;
  const told = [box, ...(sharesTextsOf ? [folder(sharesTextsOf)] : []), folder(game)];
  const said = await Promise.all(told.map((where) => texts[`${where}/${language}.json`]?.()));
  const words = said.map((catalogue) => catalogue?.default ?? {});
  return [together(howto, ground?.howto), sayer(Object.assign({}, ...words) as Texts)];
}
