// The line above the board, the rule of the moment, and what is heard.

import './reader';
import { expect, test } from 'vitest';
import type { Face } from '../../src/games/contract';
import { prompt, rule, sound } from '../../src/games/labirinto-e-medusa/medusa/telling';
import type { MedusaMove, MedusaView } from '$lib/generated/labirinto-e-medusa';

const faces: Face[] = ['A', 'B'].map((name, seat) => ({
  seat,
  name,
  colour: '',
  shape: seat,
  you: seat === 0,
}));

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
