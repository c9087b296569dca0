// Every text of the page is there in four languages, with the same places in it.

import { expect, test } from 'vitest';
import type { Catalogue, Entry } from '$lib/i18n.svelte';
import de from '../../src/games/labirinto-e-medusa/medusa/text/de.json';
import en from '../../src/games/labirinto-e-medusa/medusa/text/en.json';
import fr from '../../src/games/labirinto-e-medusa/medusa/text/fr.json';
import it from '../../src/games/labirinto-e-medusa/medusa/text/it.json';

const places = (entry: Entry): string[] => {
  const forms = typeof entry === 'string' ? [entry] : Object.values(entry);
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
};

test.each([
  ['it', it],
  ['de', de],
  ['fr', fr],
])('%s says what English says', (_, catalogue) => {
  const [ours, theirs] = [catalogue as Catalogue, en as Catalogue];
  expect(Object.keys(ours)).toEqual(Object.keys(theirs));
  for (const [key, entry] of Object.entries(theirs)) {
    expect([key, places(ours[key]!)]).toEqual([key, places(entry)]);
  }
});
