// What is told otherwise than in the terminal, the line above the board, and what is heard.

import '../labirinto/browser';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, prefs } from '$lib/prefs.svelte';
import { t } from '$lib/i18n.svelte';
import type { LetterView } from '$lib/generated/letter';
import { prompt, rule, sound, tell, tellMove } from '../../src/games/letter/board/telling';
import { BROT, faces, tileOf, viewWith } from './tables';
import sections from '../../src/games/letter/letter/howto/sections.json';
import { speakIn } from '../speaking';

beforeAll(async () => {
  await speakIn(...LANGUAGES);
});

it('does not tell, turn after turn, who has nothing to knock for', () => {
  expect(tell({ type: 'passed', seat: 1 }, 0, faces)).toBeNull();
});

it('names the letter of a move, where the terminal has a number', () => {
  prefs.language = 'en';
  const view = viewWith(BROT);
  const { key, params } = tellMove({ type: 'place', tile: tileOf(BROT, 'R'), cell: 2 }, view);
  expect(t(key, params)).toBe('lay R on C1');
});

const PHASES: LetterView['phase'][] = [
  'pick',
  'turn',
  'vote',
  'forfeit',
  'window',
  'gather',
  'knock',
  'over',
];

it.each(PHASES)('in the phase %s says what to do, or whom one waits for', (phase) => {
  for (const you of [0, 1, null]) {
    const view = viewWith(BROT, { phase, turn: 0, waiting: [0] });
    const { key, params } = prompt(view, you, faces);
    const said = t(key, params);
    expect(said).not.toContain('letter.');
    expect(said).not.toContain('{');
    if (phase !== 'over' && phase !== 'gather' && you !== 0) expect(said).toContain('A');
  }
});

it('leads to a section of the how-to in every phase', () => {
  const ids = sections.map(({ id }) => id);
  for (const phase of PHASES) expect(ids).toContain(rule(viewWith(BROT, { phase })));
  expect(ids).toContain(rule(viewWith(BROT, { opened: [] })));
});

it('sounds when a tile is laid and when somebody knocks', () => {
  expect(sound({ type: 'tile-placed' })).toBe('tile');
  expect(sound({ type: 'knocked' })).toBe('knock');
  expect(sound({ type: 'turn-began' })).toBeNull();
});
