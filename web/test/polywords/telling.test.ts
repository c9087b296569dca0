// Events in words: names for crews, "you" for mine, cells as they are called.

import '../labirinto/browser';
import { beforeAll, expect, it } from 'vitest';
import { Happening } from '../../src/games/polywords/sea/happening.svelte';
import { FIELDS, tell } from '../../src/games/polywords/sea/sea-page';
import type { SeaEvent } from '../../src/games/polywords/sea/seen';
import { CLEAN } from '../../src/games/polywords/sea/waters';
import { loadBoxTexts, loadLanguage, setFamilies } from '../../src/lib/i18n.svelte';
import { viewWith, writing } from './tables';

const FACES = ['Ada', 'Ivo', 'Eva', 'Leo'].map((name, seat) => ({
  seat,
  name,
  colour: '',
  shape: seat,
  you: seat === 0,
}));

beforeAll(async () => {
  setFamilies({ manta: 'polywords' });
  await loadLanguage('en');
  await loadBoxTexts('polywords');
});

const told = (event: SeaEvent & object, crews?: number): object =>
  tell('manta', FIELDS, event, crews, 0, FACES);

it('tells what happens to a crew with the names of those in it, or as "you"', () => {
  const fell = { type: 'bottles-fell', bottles: 2, why: 'contest' };
  expect(told({ ...fell, crew: 1 })).toMatchObject({
    key: 'manta.event.bottles-fell',
    params: { seat: 'Ivo', n: 2, why: { key: 'why.contest' } },
  });
  expect(told({ ...fell, crew: 1 }, 2)).toMatchObject({ params: { seat: 'Ivo and Leo' } });
  expect(told({ ...fell, crew: 0 }, 2)).toMatchObject({ key: 'manta.event.bottles-fell.you' });
});

it('tells cells by their names', () => {
  const event = { type: 'has-written', seat: 2, word: 'RE', path: [27, 28] };
  expect(told(event)).toMatchObject({ params: { seat: 'Eva', word: 'RE', cells: 'D4 E4', n: 2 } });
});

it('turns the seas over as they lay, with the words, before anything was washed away', () => {
  const happening = new Happening();
  const before = viewWith();
  happening.begin({ version: 1, events: [] }, before);
  const writings = [writing(0, 'RE', [27, 28]), writing(1, 'RE', [27, 35])];
  const events = [
    { type: 'words-shown', writings },
    { type: 'word-erased', crew: 1, cells: [27, 35] },
  ];
  const after = viewWith({ turn: 2 });
  const stood = happening.follow({ version: 2, events }, after, false);
  happening.show(events, stood!, false);
  const { seas, washed } = happening.reveal!;
  expect(seas[0]![27]).toBe('R');
  expect(seas[1]![35]).toBe('E');
  expect(seas[2]).toBe(CLEAN);
  expect(washed.map(({ size }) => size)).toEqual([0, 2, 0]);
  happening.skip();
  expect(happening.reveal).toBeNull();
});
