// Says a key with its parameters in the reader's language. Catalogues are flat JSON, as in
// src/ludoteca/text (which the page shares with the command): a sentence with {places}, or plural
// forms {"one", "other", "zero"} chosen by the parameter `n`, or by the one that "by" names.

import type { Catalogue, LaterTexts } from '../text/catalogue';
import { prefs, type Language } from './prefs.svelte';

export type { Catalogue };

/** A name that is itself said in the reader's language: `block.slargo`. */
export interface Key {
  key: string;
}
export type Said = string | number | Key | readonly Key[];
export type Params = Record<string, Said>;

/** The games' boxes: what a game does not say in its own words, its box says, or all alike. */
export type Families = Readonly<Record<string, string>>;

interface Loaded {
  texts: Catalogue;
  later: LaterTexts;
}

// What the first screen says in a language comes as one file; what the other pages say when the
// first of them is opened, what a box says with the box.
const LANGUAGES: Record<Language, () => Promise<Loaded>> = {
  en: () => import('../text/en'),
  it: () => import('../text/it'),
  de: () => import('../text/de'),
  fr: () => import('../text/fr'),
};

let texts: Partial<Record<Language, Catalogue>> = $state.raw({});
let families: Families = {};
/** What has been opened, the pages or a box: every language says it from then on. */
const opened = new Map<string, Promise<void>>();

export function setFamilies(known: Families): void {
  families = known;
}

/** Loads a language; awaited before anything is shown, and at every switch. */
export async function loadLanguage(language: Language): Promise<void> {
  const { texts: first, later } = await LANGUAGES[language]();
  const more = await Promise.all([...opened.keys()].flatMap((part) => textsOf(later, part)));
  const known = texts[language] ?? {};
  texts = { ...texts, [language]: Object.assign({}, known, first, ...more) as Catalogue };
}

/** What every page but the shelf says; awaited before one is shown. */
export const loadPageTexts = (): Promise<void> => openTexts('pages');

/** What a box says beyond its name; awaited before its games are shown. */
export const loadBoxTexts = (box: string): Promise<void> =>
  // In Python a box's folder has underscores.
  openTexts(`/games/${box.replaceAll('-', '[-_]')}/`);

function openTexts(part: string): Promise<void> {
  const before = opened.get(part);
  if (before) return before;
  // Noted first, so that it is among what is loaded.
  opened.set(part, Promise.resolve());
  const loading = loadLanguage(prefs.language).catch((error: unknown) => {
    opened.delete(part);
    throw error;
  });
  opened.set(part, loading);
  return loading;
}

/** The catalogues whose folder, or name, this is. */
function textsOf(later: LaterTexts, part: string): Promise<Catalogue>[] {
  const wanted = new RegExp(part);
  return Object.entries(later).flatMap(([path, load]) => (wanted.test(path) ? [load()] : []));
}

/** The key under which a sentence stands: the game's own, its box's, or that of all games. */
function wording(key: string): string | undefined {
  const known = texts[prefs.language] ?? {};
  if (key in known) return key;
  const dot = key.indexOf('.');
  const name = key.slice(0, dot);
  const rest = key.slice(dot);
  return [`${families[name]}${rest}`, `game${rest}`].find((other) => other in known);
}

export function has(key: string): boolean {
  return wording(key) !== undefined;
}

/** The sentence for a key. An unknown key is shown as it is: better than a blank. */
export function t(key: string, params: Params = {}): string {
  const entry = texts[prefs.language]?.[wording(key) ?? ''] ?? key;
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
