// The page and the terminal say the same: told.json is what the terminal says (tests/web/told.py).
// The page has a true minus where one types a hyphen in the terminal, and leaves out the signs that
// the terminal draws; what it says in words of its own is not compared.

import './browser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GamePage, Sentence } from '../src/games/contract';
import { loadPage } from '../src/games/pages';
import type { Face } from '../src/lib/faces';
import { has, number, t } from '../src/lib/i18n.svelte';
import { LANGUAGES, prefs, type Language } from '../src/lib/prefs.svelte';
import { speakIn } from './speaking';
import lines from './told.json';

interface Told {
  game: string;
  event?: { type: string; seat?: number };
  move?: { type: string };
  /** What lies on the table, where the move is told by it. */
  view?: object;
  said: Record<Language, string>;
}
const told = lines as Told[];
const games = [...new Set(told.map(({ game }) => game))];
const pages: Record<string, GamePage> = {};
const faces: Face[] = [...'ABCDEF'].map((name, seat) => ({
  seat,
  name,
  colour: '',
  shape: seat,
  you: seat === 0,
}));

/** The page has no block letters, a true minus, and times with the language's own decimal sign. */
const onPage = (sentence: string): string =>
  sentence
    .replace(/ [\u2500-\u257f]/gu, '')
    .replace(/-(?=\d)/g, '−')
    .replace(/(?<=\d:\d\d)\.(?=\d)/g, number(0.1, 1).charAt(1));

/** What the page says, if it says it in the engine's words. */
function sayOf({ game, event, move, view = { tiles: {} } }: Told): Sentence | null {
  const kind = event ? 'event' : 'move';
  if (has(`${game}.page.${kind}.${(event ?? move)!.type}`)) return null;
  return event ? pages[game]!.tell(event, 0, faces) : pages[game]!.tellMove(move, view);
}

beforeAll(async () => {
  await speakIn(...LANGUAGES);
  for (const game of games) pages[game] = await loadPage(game);
}, 60_000);

describe.each(games)('%s', (game) => {
  const own = told.filter((line) => line.game === game);

  test.each(LANGUAGES)('tells in %s what the terminal tells', (language) => {
    prefs.language = language;
    const pairs = own.flatMap((line) => {
      const sentence = sayOf(line);
      return sentence ? [[t(sentence.key, sentence.params), onPage(line.said[language])]] : [];
    });
    expect(pairs.map(([page]) => page)).toEqual(pairs.map(([, terminal]) => terminal));
    expect(pairs.length).toBeGreaterThan(8);
  });

  test('leaves no place empty, in words of its own either', () => {
    for (const language of LANGUAGES) {
      prefs.language = language;
      for (const { event } of own) {
        const sentence = event && pages[game]!.tell(event, null, faces);
        if (sentence) expect(t(sentence.key, sentence.params)).not.toMatch(/[{}]|^\w+\.\w+/);
      }
    }
  });
});
