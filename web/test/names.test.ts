import './browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadLanguage, t } from '../src/lib/i18n.svelte';
import {
  LONGEST_NAME,
  anotherName,
  isGivenName,
  myName,
  nameAmong,
  rename,
} from '../src/lib/names';
import { LANGUAGES, prefs } from '../src/lib/prefs.svelte';

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  prefs.language = language;
  await loadLanguage(language);
}

describe.each([...LANGUAGES])('names that are given to guests in %s', (language) => {
  beforeEach(() => speak(language));

  it('are thousands, as short as the server wants them', () => {
    const drawn = new Set(Array.from({ length: 3000 }, () => anotherName([])));
    // Of 4,000 or more equally likely ones, 3,000 draws leave about 2,100 different ones.
    expect(drawn.size).toBeGreaterThan(1900);
    for (const name of drawn) {
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(name).not.toMatch(/[/,{}]/);
    }
  });

  it('are known again', () => {
    expect(isGivenName(anotherName([]))).toBe(true);
    expect(isGivenName('Ada')).toBe(false);
  });

  it('have a form of every adjective for every gender', () => {
    const genders = t('guest.animals').split(' / ').length;
    for (const adjective of t('guest.adjectives').split(', '))
      expect([1, genders]).toContain(adjective.split('/').length);
  });
});

describe('an adjective', () => {
  it.each([
    ['it', 'Volpe astuta', 'Volpe astuto'],
    ['de', 'Flinkes Reh', 'Flinke Reh'],
    ['fr', 'Renard rusé', 'Renard rusée'],
  ] as const)('agrees with its animal in %s', async (language, right, wrong) => {
    await speak(language);
    expect(isGivenName(right)).toBe(true);
    expect(isGivenName(wrong)).toBe(false);
  });
});

describe('my name at a table', () => {
  beforeEach(() => speak('en'));

  it('is given anew if it was given, and somebody there has it', () => {
    rename('Clever Fox');
    expect(nameAmong(['Ada'])).toBe('Clever Fox');
    const name = nameAmong(['Ada', 'Clever Fox']);
    expect(name).not.toBe('Clever Fox');
    expect(isGivenName(name)).toBe(true);
    expect(myName()).toBe('Clever Fox');
  });

  it('stays if I chose it', () => {
    rename('Ada');
    expect(nameAmong(['Ada'])).toBe('Ada');
  });
});
