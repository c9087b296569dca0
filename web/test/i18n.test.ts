import './browser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue, Entry } from '../src/text/catalogue';
import { has, list, number, percent, t } from '../src/lib/i18n.svelte';
import { LANGUAGES, prefs } from '../src/lib/prefs.svelte';
import { speakIn } from './speaking';

await speakIn(...LANGUAGES);

const files = import.meta.glob<Catalogue>(
  ['../src/text/*/*.json', '../src/games/**/text/**/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

beforeEach(() => {
  prefs.language = 'en';
});

describe('a sentence', () => {
  it('fills its places, and shows what is unknown as it is', () => {
    expect(t('table.code', { code: 'K7Q 2MN' })).toBe('Table K7Q 2MN');
    expect(t('no.such.key')).toBe('no.such.key');
    expect(has('no.such.key')).toBe(false);
  });

  it('chooses its plural form by n, or by the parameter it names', () => {
    expect(t('table.seats.free', { n: 1 })).toBe('1 seat free');
    expect(t('table.seats.free', { n: 2 })).toBe('2 seats free');
    const closed = (fears: number) => t('labirinto.event.void-closed.you', { n: 4, fears });
    expect(closed(0)).toContain('no Fear left');
    expect(closed(1)).toContain('a Fear');
    expect(closed(3)).toContain('3 Fears');
  });

  it('follows the reader to another language at once', () => {
    expect(t('table.start')).toBe('Start the game');
    prefs.language = 'de';
    expect(t('table.start')).toBe('Partie beginnen');
    expect(number(1234.5, 1)).toBe('1.234,5');
    expect(percent(0.384)).toMatch(/^38\s%$/);
  });

  it('writes a minus as a minus, which a screen reader says', () => {
    expect(number(-9)).toBe('−9');
    expect(t('table.end.points', { n: -9 })).toContain('−9');
  });

  it('counts equal neighbours in a list', () => {
    expect(list(['corner', 'corner', 'crossing'])).toBe('2 × corner and crossing');
  });
});

const forms = (entry: Entry): string[] =>
  typeof entry === 'string'
    ? [entry]
    : Object.entries(entry).flatMap(([form, text]) => (form === 'by' ? [] : [text]));
const places = (entry: Entry): string[] =>
  [...new Set(forms(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
const inLanguage = (file: string, language: string): string =>
  file.replace('/en/', `/${language}/`).replace('/en.json', `/${language}.json`);

const english = Object.entries(files).filter(([file]) => /\/en(\/|\.json)/.test(file));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it.each(english)('%s says the same things', (file, catalogue) => {
    const other = files[inLanguage(file, language)]!;
    expect(Object.keys(other).sort()).toEqual(Object.keys(catalogue).sort());
    for (const key of Object.keys(catalogue)) {
      expect([key, ...places(other[key]!)]).toEqual([key, ...places(catalogue[key]!)]);
    }
  });
});

describe('the words', () => {
  it('are set with real quotation marks and apostrophes', () => {
    const texts = Object.values(files).flatMap((catalogue) => Object.entries(catalogue));
    const plain = texts.filter(([, entry]) => forms(entry).some((text) => /['"]/.test(text)));
    expect(plain.map(([key]) => key)).toEqual([]);
  });

  it('exist for every key that the page asks for by name', () => {
    const asked = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\bt\(\s*'([a-z][\w.-]+)'/g)].map(([, key]) => `${file}: ${key}`),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((one) => !has(one.split(': ')[1]!))).toEqual([]);
  });
});
