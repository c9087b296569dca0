// The page and the terminal say the same: told.json is what the terminal says (see told.py). The
// page leaves out the signs of blocks, says of a move how its block would lie, and has a true minus
// where one types a hyphen in the terminal.

import './browser';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, prefs } from '$lib/prefs.svelte';
import { t } from '$lib/i18n.svelte';
import type {
  LabirintoEvent,
  LabirintoMove,
  LabirintoView,
} from '$lib/generated/labirinto-e-medusa';
import {
  prompt,
  rule,
  sound,
  tell,
  tellMove,
} from '../../src/games/labirinto-e-medusa/labirinto/telling';
import { faces, viewWith } from './tables';
import told from './told.json';
import { speakIn } from '../speaking';

const onPage = (sentence: string): string =>
  sentence.replace(/ [\u2500-\u257f]/u, '').replace(/-(?=\d)/g, '−');

beforeAll(async () => {
  await speakIn(...LANGUAGES);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(told.events)('tells $event.type of seat $event.seat', ({ event, said }) => {
    prefs.language = language;
    const sentence = tell(event as LabirintoEvent, 0, faces);
    expect(t(sentence.key, sentence.params)).toBe(onPage(said[language]));
  });

  it.each(told.moves)('tells the move $move.type', ({ move, said }) => {
    prefs.language = language;
    const sentence = tellMove(move as LabirintoMove);
    const [what] = t(sentence.key, sentence.params).split(' (');
    expect(what).toBe(onPage(said[language]));
  });
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
