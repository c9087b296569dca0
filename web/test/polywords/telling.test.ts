// Events in words: names for crews, "you" for mine, cells as they are called.

import '../labirinto/browser';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { best } from '../../src/games/polywords/pesce-palla/letters';
import { matches } from '../../src/games/polywords/pesce-specchio/matching';
import { Happening, TOO_SOON } from '../../src/games/polywords/sea/happening.svelte';
import { FIELDS, seaPage, tell } from '../../src/games/polywords/sea/sea-page';
import type { SeaEvent, SeaView } from '../../src/games/polywords/sea/seen';
import { CLEAN } from '../../src/games/polywords/sea/waters';
import { loadBoxTexts, loadLanguage, setFamilies, t } from '../../src/lib/i18n.svelte';
import { viewWith, writing } from './tables';

const FACES = ['Ada', 'Ivo', 'Eva', 'Leo'].map((name, seat) => ({
  seat,
  name,
  colour: '',
  shape: seat,
  you: seat === 0,
}));

beforeAll(async () => {
  setFamilies({ manta: 'polywords', polpo: 'polywords' });
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

const WRITINGS = [writing(0, 'RE', [27, 28]), writing(1, 'RE', [27, 35])];

/** The seas have just turned over. */
function opened(): { happening: Happening; before: SeaView } {
  const happening = new Happening();
  const before = viewWith();
  happening.begin({ version: 1, events: [] }, before);
  const events = [
    { type: 'words-shown', writings: WRITINGS },
    { type: 'word-erased', crew: 1, cells: [27, 35] },
  ];
  const after = viewWith({ turn: 2 });
  const stood = happening.follow({ version: 2, events }, after, false);
  happening.show(events, stood!, false);
  return { happening, before };
}

it('turns the seas over as they lay, with the words, before anything was washed away', () => {
  const { happening } = opened();
  const { seas, washed } = happening.reveal!;
  expect(seas[0]![27]).toBe('R');
  expect(seas[1]![35]).toBe('E');
  expect(seas[2]).toBe(CLEAN);
  expect(washed.map(({ size }) => size)).toEqual([0, 2, 0]);
  happening.skip();
  expect(happening.reveal).toBeNull();
});

it('keeps what stood when the words were written, for its cards', () => {
  const { happening, before } = opened();
  expect(happening.reveal!.before).toBe(before);
});

it('is not ended by what was pressed too soon to be meant for it', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const { happening } = opened();
  vi.advanceTimersByTime(TOO_SOON - 1);
  happening.press();
  expect(happening.reveal).not.toBeNull();
  vi.advanceTimersByTime(1);
  happening.press();
  expect(happening.reveal).toBeNull();
  vi.useRealTimers();
});

it('outlives what others do next at the table, but no step of a replay', () => {
  const { happening, before } = opened();
  happening.show([{ type: 'has-written', seat: 1 }], before, false);
  expect(happening.reveal).not.toBeNull();
  happening.show([{ type: 'has-written', seat: 1 }], before, false, true);
  expect(happening.reveal).toBeNull();
});

it('says whose hand placed a bottle', () => {
  const placed = { type: 'bottle-placed', crew: 0, cell: 0 };
  const said = (by_itself: boolean): string => {
    const { key, params } = tell('polpo', FIELDS, { ...placed, by_itself }, 4, 0, FACES);
    return t(key, params);
  };
  expect(said(true)).toBe('The program places a bottle on A1 in your sea for you.');
  expect(said(false)).toBe('A bottle floats on A1 in your sea.');
});

it('quotes what happened, not who had finished before or which cards came next', () => {
  const page = seaPage({ game: 'pesce-specchio', Board: null! });
  const quotes = (event: SeaEvent): boolean => page.quotes!(event);
  expect(quotes({ type: 'has-written', seat: 1, word: '' })).toBe(false);
  expect(quotes({ type: 'cards-turned' })).toBe(false);
  expect(quotes({ type: 'game-ended' })).toBe(false);
  expect(quotes({ type: 'has-written', seat: 0, word: 'RE' })).toBe(true);
  expect(quotes({ type: 'word-erased', crew: 1, word: 'RE' })).toBe(true);
});

it('knows who has done their part while others have not', () => {
  const page = seaPage({ game: 'pesce-specchio', Board: null! });
  const writing = viewWith({ done: [1] });
  expect([0, 1, 2].map((seat) => page.done!(writing, seat))).toEqual([false, true, false]);
  const placing = viewWith({ phase: 'bottles', done: [0, 1, 2], owed: [0, 2, 0] });
  expect([0, 1].map((seat) => page.done!(placing, seat))).toEqual([true, false]);
});

describe('what is said over the open seas', () => {
  const erased = (crew: number, word: string): SeaEvent => ({ type: 'word-erased', crew, word });
  const shown = (...words: string[]): SeaEvent => ({
    type: 'words-shown',
    writings: words.map((word, crew) => writing(crew, word)),
  });

  it('names who wrote the same word, once a word', () => {
    const events = [shown('RE', 'OS', 'RE', 'OS'), ...[0, 2].map((crew) => erased(crew, 'RE'))];
    expect(matches([...events, erased(1, 'OS'), erased(3, 'OS')])).toEqual([
      { word: 'RE', crews: [0, 2] },
      { word: 'OS', crews: [1, 3] },
    ]);
  });

  it('says that no words match only where there were two', () => {
    expect(matches([shown('RE', 'OS')])).toEqual([]);
    expect(matches([shown('RE')])).toBeNull();
  });

  it('names who has most of the letters, if anybody has one', () => {
    const counted = (seat: number, letters: string) =>
      ({ type: 'letters-counted', seat, word: 'RE', letters }) as const;
    expect(best([counted(0, 'R'), counted(1, 'RE'), counted(2, 'ER')])).toEqual({
      letters: 2,
      seats: [1, 2],
    });
    expect(best([counted(0, ''), counted(1, '')])).toMatchObject({ letters: 0 });
    expect(best([])).toBeNull();
  });
});
