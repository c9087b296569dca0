// The page and the terminal tell the same story. `told.json` holds what the terminal says
// (cli/telling.py): to somebody who looks on, and to the first player, named A, beside B. There one
// types a hyphen where the page has a true minus.

import './reader';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Face } from '../../src/games/contract';
import {
  prompt,
  rule,
  sound,
  tell,
  tellMove,
} from '../../src/games/labirinto-e-medusa/medusa/telling';
import type { MedusaEvent, MedusaMove, MedusaView } from '$lib/generated/labirinto-e-medusa';
import { t } from '$lib/i18n.svelte';
import { LANGUAGES, prefs } from '$lib/prefs.svelte';
import told from './told.json';
import { speakIn } from '../speaking';

const faces: Face[] = ['A', 'B'].map((name, seat) => ({
  seat,
  name,
  colour: '',
  shape: seat,
  you: seat === 0,
}));

const onPage = (sentence: string): string => sentence.replace(/-(?=\d)/g, '−');

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await speakIn(language);
    prefs.language = language;
  });

  test.each(told.events)('$event.type of $event.seat', ({ event, onlooker, first }) => {
    const say = (you: number | null): string => {
      const { key, params } = tell(event as MedusaEvent, you, faces);
      return t(key, params);
    };
    expect(say(null)).toBe(onPage(onlooker[language]));
    expect(say(0)).toBe(onPage(first[language]));
  });

  test.each(told.moves)('$move.type', ({ move, told }) => {
    const { key, params } = tellMove(move as MedusaMove);
    expect(t(key, params)).toBe(onPage(told[language]));
  });
});

const view = (part: Partial<MedusaView>): MedusaView => ({
  seat: 0,
  options: {},
  island: {},
  jar: [1, 1, 1, 1, 1],
  hand: [],
  pawns: [0, 1],
  desires: [],
  lair: [],
  turn: 0,
  phase: 'turn',
  first_on: null,
  winner: null,
  ...part,
});

test('the line above the board says what I must do, or whom the table waits for', () => {
  expect(prompt(view({ phase: 'give' }), 0, faces).key).toBe('medusa.phase.give');
  expect(prompt(view({ phase: 'give' }), 1, faces)).toEqual({
    key: 'medusa.page.waiting',
    params: { name: 'A' },
  });
  expect(prompt(view({ phase: 'over' }), 1, faces).key).toBe('medusa.phase.over');
});

test('it says so when nothing but a challenge is possible', () => {
  const said = (...moves: MedusaMove[]) => prompt(view({}), 0, faces, moves).key;
  expect(said({ type: 'challenge' })).toBe('medusa.page.must-challenge');
  expect(said({ type: 'challenge' }, { type: 'explore' })).toBe('medusa.phase.turn');
});

test('the rule that applies now; with an empty jar, that of the challenge', () => {
  expect(rule(view({ phase: 'turn' }))).toBe('turn');
  expect(rule(view({ phase: 'turn', jar: [0, 0, 1, 0, 0] }))).toBe('challenge');
  expect(rule(view({ phase: 'second' }))).toBe('place');
});

test('what is heard', () => {
  expect(sound({ type: 'perseus-died', seat: 1 })).toBe('lose');
  expect(sound({ type: 'turn-began', seat: 1 })).toBeNull();
});
