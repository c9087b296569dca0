import { expect, it } from 'vitest';
import de from '../../src/games/labirinto-e-medusa/labirinto/text/de.json';
import en from '../../src/games/labirinto-e-medusa/labirinto/text/en.json';
import fr from '../../src/games/labirinto-e-medusa/labirinto/text/fr.json';
import italian from '../../src/games/labirinto-e-medusa/labirinto/text/it.json';

const places = (entry: unknown): string[] =>
  [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].sort();

it.each([
  ['it', italian],
  ['de', de],
  ['fr', fr],
])('says in %s what it says in English', (_, other) => {
  expect(Object.keys(other)).toEqual(Object.keys(en));
  for (const [key, entry] of Object.entries(en)) {
    expect([key, places(other[key as keyof typeof en])]).toEqual([key, places(entry)]);
  }
});
