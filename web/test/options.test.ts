import './browser';
import { describe, expect, it } from 'vitest';
import type { DailyInfo, GameInfo, OptionFact } from '../src/lib/generated/wire';
import { prefs } from '../src/lib/prefs.svelte';
import { shelve } from '../src/lib/boxes.svelte';
import { playIn, wordLanguage } from '../src/lib/word-language.svelte';
import { hasBoard, leadersAddress, leaguesOf, wishedOptions } from '../src/lib/leaders-address';
import { byGame, chosenOf, differBy } from '../src/lib/dailies';
import { arranged, firstTime, usualOptions } from '../src/lib/options';

const LANGUAGES = ['en', 'it', 'de', 'fr'];
const UMLAUTS: OptionFact = {
  name: 'umlauts',
  default: 'ae',
  values: ['ae', 'a'],
  group: 'words',
  when: { language: 'de' },
};
const letter: GameInfo = {
  name: 'letter',
  box: 'letter',
  rules_version: 1,
  least: 2,
  most: 6,
  minutes: 45,
  options: [
    { name: 'language', default: 'en', values: LANGUAGES, first: true },
    UMLAUTS,
    { name: 'board', default: 18, values: [12, 15, 18], group: 'tiles' },
    { name: 'scoring', default: 'words', values: ['words', 'letters'], first: true },
    { name: 'sand', default: 'off', values: ['off', 'half', 'one'], first: true },
    { name: 'knock_order', default: 'changes', values: ['changes', 'stays'] },
  ],
  bots: ['easy'],
  solo: false,
};
const words: GameInfo = {
  ...letter,
  name: 'letter-words',
  options: [
    { name: 'language', default: 'en', values: LANGUAGES, first: true },
    { name: 'letters', default: 10, values: [10, 12, 14] },
    { name: 'minutes', default: null, values: [null, 3, 5] },
    { name: 'board', default: 18, values: [12, 18] },
  ],
  leagues: ['language', 'letters', 'minutes'],
};
const names = (facts: readonly { name: string }[]): string[] => facts.map(({ name }) => name);

describe('the options of a table', () => {
  it('show a newcomer what matters, and fold the rest away in groups', () => {
    const { first, groups } = arranged(letter.options, {});
    expect(names(first)).toEqual(['language', 'scoring', 'sand']);
    expect(groups.map(({ name, facts }) => [name, ...names(facts)])).toEqual([
      ['tiles', 'board'],
      ['rest', 'knock_order'],
    ]);
  });

  it('ask for umlauts in German only', () => {
    const german = arranged(letter.options, { language: 'de' });
    expect(german.groups.map(({ name }) => name)).toEqual(['words', 'tiles', 'rest']);
    expect(names(german.groups[0]!.facts)).toEqual(['umlauts']);
  });

  it('fold nothing away where a game has few', () => {
    const facts = [{ name: 'first_player', default: null, values: [null, 0] }];
    expect(arranged(facts, {})).toEqual({ first: [], groups: [{ name: 'rest', facts }] });
  });
});

describe('the language of the words', () => {
  it('is the page’s until another one is chosen, and then stays', () => {
    prefs.language = 'fr';
    expect(wordLanguage()).toBe('fr');
    playIn('de');
    expect(wordLanguage()).toBe('de');
    expect(usualOptions(letter, 1, 1)).toEqual({ language: 'de' });
    prefs.language = 'it';
    expect(wordLanguage()).toBe('de');
    playIn('it');
    prefs.language = 'en';
    expect(wordLanguage()).toBe('en');
  });

  it('is no matter to a game without words', () => {
    expect(usualOptions({ ...letter, options: [] }, 0, 2)).toEqual({});
  });

  const whole: GameInfo = {
    ...letter,
    options: [
      ...letter.options,
      {
        name: 'arbiter',
        default: 'table',
        values: ['strict', 'table', 'trusting'],
        usual: { alone: 'strict', bots: 'strict' },
      },
      {
        name: 'letters',
        default: 'dealt',
        values: ['dealt', 'picked'],
        usual: { people: 'picked' },
      },
    ],
  };

  it('is judged by the dictionary alone where only bots could vote', () => {
    expect(usualOptions(whole, 0, 2)).toMatchObject({ arbiter: 'strict' });
    expect(usualOptions(whole, 1, 2)).not.toHaveProperty('arbiter');
  });

  it('comes with tiles that people pick, and that are dealt when bots play', () => {
    expect(usualOptions(whole, 2, 0)).toMatchObject({ letters: 'picked' });
    expect(usualOptions(whole, 1, 1)).not.toHaveProperty('letters');
    expect(usualOptions(whole, 0, 2)).not.toHaveProperty('letters');
  });
});

describe('challenges of the day', () => {
  const of = (game: string, language?: string): DailyInfo => ({
    game,
    variant: language ?? '',
    options: language ? { language } : {},
    day: '2030-01-01',
    ends_in: 1,
    players: 0,
    best: null,
    yours: null,
    table: null,
  });
  const all = [of('medusa'), of('letter-words', 'de'), of('letter-words', 'it')];

  it('are one card a game, in one’s own language if there is one', () => {
    const [[, medusa], [game, variants]] = byGame(all) as [
      ReturnType<typeof byGame>[0],
      ReturnType<typeof byGame>[0],
    ];
    expect(game).toBe('letter-words');
    prefs.language = 'it';
    expect(chosenOf(variants).variant).toBe('it');
    prefs.language = 'fr';
    expect(chosenOf(variants).variant).toBe('de');
    expect(chosenOf(medusa).game).toBe('medusa');
    expect(differBy(variants)).toBe('language');
    expect(differBy(medusa)).toBeUndefined();
  });

  it('are chosen by what they differ by, and the next one is the first not yet finished', () => {
    const level = (variant: string, yours: number | null): DailyInfo => ({
      ...of('polyminix-solo'),
      variant,
      yours,
      options: { level: variant, puzzles: 1 },
    });
    expect(differBy([level('green', 7), level('red', null)])).toBe('level');
    expect(chosenOf([level('green', 7), level('red', null)]).variant).toBe('red');
    expect(chosenOf([level('green', 7), level('red', 9)]).variant).toBe('green');
  });
});

describe('leaderboards', () => {
  it('are chosen by language and number of letters, and the address says so', () => {
    shelve([words]);
    expect(names(leaguesOf(words))).toEqual(['language', 'letters', 'minutes']);
    const options = { language: 'de', letters: 12, minutes: null, board: 18 };
    const address = leadersAddress('letter-words', options, true);
    expect(address).toBe('/leaders/letter-words?today&language=de&letters=12');
    expect(leadersAddress('medusa', { first_player: null })).toBe('/leaders/medusa');
  });

  it('are there to be chosen where all but their options is as usual', () => {
    expect(hasBoard(words, { language: 'it', letters: 14, minutes: 5, board: 18 })).toBe(true);
    expect(hasBoard(words, { language: 'it', board: 12 })).toBe(false);
    const umlauts = { ...words, options: letter.options, leagues: ['language'] };
    expect(hasBoard(umlauts, { language: 'it', umlauts: 'a' })).toBe(true);
    expect(hasBoard(umlauts, { language: 'de', umlauts: 'a' })).toBe(false);
  });

  it('wish for what the game has; else for what is usual, in one’s own language', () => {
    prefs.language = 'fr';
    const usual = { language: 'fr', letters: 10, minutes: null };
    expect(wishedOptions(words, '')).toEqual(usual);
    const wished = { language: 'it', letters: 14, minutes: 5 };
    expect(wishedOptions(words, '?letters=14&language=it&minutes=5')).toEqual(wished);
    expect(wishedOptions(words, '?letters=99&language=xx')).toMatchObject({ letters: 10 });
  });
});

describe('the first time', () => {
  const sand = { name: 'sand', default: 'one', values: ['off', 'one', 'two'] };
  const timed: GameInfo = { ...letter, name: 'timed', options: [sand] };

  it('has sand that runs twice as long, against bots and until the game has been explained', () => {
    prefs.coached = [];
    expect(firstTime(timed, 2)).toEqual({ sand: 'two' });
    expect(firstTime(timed, 0)).toEqual({});
    prefs.coached = ['timed'];
    expect(firstTime(timed, 2)).toEqual({});
  });

  it('is as any other where nothing runs', () => {
    prefs.coached = [];
    expect(firstTime({ ...timed, options: [] }, 2)).toEqual({});
  });
});
