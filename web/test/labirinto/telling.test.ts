// The line above the board, the rule of the moment, and what is heard.

import './browser';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, prefs } from '$lib/prefs.svelte';
import { t } from '$lib/i18n.svelte';
import type { LabirintoMove, LabirintoView } from '$lib/generated/labirinto-e-medusa';
import {
  prompt,
  rule,
  sound,
  tellMove,
} from '../../src/games/labirinto-e-medusa/labirinto/telling';
import { faces, viewWith } from './tables';
import { speakIn } from '../speaking';

beforeAll(async () => {
  await speakIn(...LANGUAGES);
});

it('tells moves apart that lay the same block in two ways', () => {
  prefs.language = 'en';
  const said = [7, 14].map((openings) => {
    const { key, params } = tellMove({ type: 'place', side: 0, openings });
    return t(key, params);
  });
  expect(said).toEqual([
    'place a T-block to the north (openings: north, east and south)',
    'place a T-block to the north (openings: east, south and west)',
  ]);
});

it('asks me to do what the phase asks for', () => {
  expect(prompt(viewWith({ turn: 0, phase: 'walk' }), 0, faces).key).toBe('labirinto.phase.walk');
});

it('says it when nothing but a challenge is possible (LA-T1)', () => {
  const view = viewWith({ turn: 0, phase: 'turn' });
  const said = (...moves: LabirintoMove[]) => prompt(view, 0, faces, moves).key;
  expect(said({ type: 'challenge' })).toBe('labirinto.page.must-challenge');
  expect(said({ type: 'challenge' }, { type: 'explore' })).toBe('labirinto.phase.turn');
});

it('names whom the table waits for, to players and spectators', () => {
  const waiting = { key: 'labirinto.page.waiting', params: { name: 'B' } };
  expect(prompt(viewWith({ turn: 1, phase: 'place' }), 0, faces)).toEqual(waiting);
  expect(prompt(viewWith({ turn: 1, phase: 'turn' }), null, faces)).toEqual(waiting);
});

it('says that the game is over to everybody', () => {
  expect(prompt(viewWith({ turn: 1, phase: 'over' }), 0, faces).key).toBe('labirinto.phase.over');
});

it('has a rule for every phase', () => {
  const phases: LabirintoView['phase'][] = ['set-up', 'turn', 'walk', 'place', 'over'];
  expect(phases.map((phase) => rule(viewWith({ phase })))).toEqual([
    'set-up',
    'turn',
    'walk',
    'place',
    'end',
  ]);
});

it('sounds when a block is placed, and is quiet when a turn begins', () => {
  expect(sound({ type: 'block-placed', seat: 0, cell: 0, openings: 15 })).toBe('tile');
  expect(sound({ type: 'turn-began', seat: 0 })).toBeNull();
});
