// How a game's how-to-play page is put together: its sections, and the words for them in the
// reader's language. Both come with the page, not with the language: they are long.

import type { Component } from 'svelte';
import { boxOf, shelvedGames } from '$lib/boxes.svelte';
import { loadBoxTexts } from '$lib/i18n.svelte';
import type { Language } from '$lib/prefs.svelte';

/** A piece of a section; the strings are keys of the game's texts, or names of what is shown. */
export type Part =
  | { text: string }
  /** One thing after the other. */
  | { steps: string[] }
  | { list: string[] }
  /** What the rulebook leaves open and we decided. */
  | { ruling: string }
  /** A position of the game's `figures.json`; its caption is the text `figure.<name>`. */
  | { figure: string }
  /** A component of the game's: something to look at or to try. */
  | { show: string };

export interface Section {
  id: string;
  /** The rules of RULES.md that this section tells. */
  rules: string[];
  parts: Part[];
}

export type Texts = Record<string, string>;
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** What a game brings to its page: `games/<box>/<game>/howto/howto.ts`. */
export interface HowTo {
  sections: Section[];
  Figure: Component<{ name: string; label: string }>;
  shows: Record<string, Component<{ say: Say }>>;
  /** Another game of the box that tells some of the rules in the same words. */
  sharesTextsOf?: string;
}

const pages = import.meta.glob<{ howto: HowTo }>('../games/*/*/howto/howto.ts');
const texts = import.meta.glob<{ default: Texts }>('../games/*/*/howto/{en,it,de,fr}.json');

const folder = (game: string): string => `../games/${boxOf(game)}/${game}/howto`;

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

export function sayer(said: Texts): Say {
  return (key, params = {}) =>
    (said[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(params[name] ?? place),
    );
}
