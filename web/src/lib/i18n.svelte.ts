// Says a key with its parameters in the reader's language. Catalogues are flat JSON, as in
// src/ludoteca/text (which the page shares with the command): a sentence with {places}, or plural
// forms {"one", "other", "zero"} chosen by the parameter `n`, or by the one that "by" names.

import { prefs, type Language } from './prefs.svelte';

export type Entry = string | Record<string, string>;
export type Catalogue = Record<string, Entry>;
/** A name that is itself said in the reader's language: `block.slargo`. */
export interface Key {
  key: string;
}
export type Said = string | number | Key | readonly Key[];
export type Params = Record<string, Said>;

// A language's catalogues, of the engine, the shell and the games, come as one file.
const LANGUAGES: Record<Language, () => Promise<{ texts: Catalogue }>> = {
  en: () => import('../text/en'),
  it: () => import('../text/it'),
  de: () => import('../text/de'),
  fr: () => import('../text/fr'),
};

let texts: Partial<Record<Language, Catalogue>> = $state.raw({});

/** Loads a language; awaited before anything is shown, and at every switch. */
export async function loadLanguage(language: Language): Promise<void> {
  if (texts[language]) return;
  const loaded = await LANGUAGES[language]();
  texts = { ...texts, [language]: loaded.texts };
}

export function has(key: string): boolean {
  return key in (texts[prefs.language] ?? {});
}

/** The sentence for a key. An unknown key is shown as it is: better than a blank. */
export function t(key: string, params: Params = {}): string {
  const entry = texts[prefs.language]?.[key] ?? key;
  const sentence = typeof entry === 'string' ? entry : (entry[form(entry, params)] ?? key);
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    return value === undefined ? place : say(value);
  });
}

function form(entry: Record<string, string>, params: Params): string {
  const count = Number(params[entry.by ?? 'n']);
  if (count === 0 && 'zero' in entry) return 'zero';
  return new Intl.PluralRules(prefs.language).select(count) === 'one' ? 'one' : 'other';
}

export function say(value: Said): string {
  if (typeof value === 'number') return number(value, Number.isInteger(value) ? 0 : 1);
  if (typeof value === 'string') return value;
  if ('key' in value) return t(value.key);
  return list(value.map((part) => t(part.key)));
}

/** "a, b and c"; equal neighbours are counted. */
export function list(parts: readonly string[]): string {
  const runs: [string, number][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0] === part) last[1] += 1;
    else runs.push([part, 1]);
  }
  const said = runs.map(([part, n]) => (n === 1 ? part : t('list.times', { n, part })));
  const last = said.pop() ?? '';
  return said.length ? t('list.last', { most: said.join(', '), last }) : last;
}

export function number(value: number, places = 0): string {
  const form = { minimumFractionDigits: places, maximumFractionDigits: places };
  // A hyphen is neither seen nor read aloud as a minus.
  return value.toLocaleString(prefs.language, form).replace('-', '−');
}

export function percent(share: number, places = 0): string {
  return share.toLocaleString(prefs.language, { style: 'percent', maximumFractionDigits: places });
}
