// What a look back at a game of the box tells, turn by turn.

import '../labirinto/browser';
import { describe, expect, it } from 'vitest';
import { groups, writers, type TurnSeen } from '../../src/games/polywords/lookback/seeing';
import { signed, turnAt, turnBeside } from '../../src/kit/lookback/turns';
import { list } from '../../src/lib/i18n.svelte';
import type { Face } from '../../src/games/contract';
import type { SeaView } from '../../src/games/polywords/sea/seen';

const turn = (number: number, step: number, said: TurnSeen['said'] = []): TurnSeen => ({
  turn: number,
  step,
  until: step + 5,
  asked: 'Città · A',
  said,
  points: 0,
  best: [],
  likely: null,
});
const TURNS = [turn(1, 0), turn(2, 5), turn(3, 10)];
const said = (word: string, crew: number, fell = false): TurnSeen['said'][number] => ({
  crew,
  word,
  text: word.toLowerCase(),
  fell,
});
const FACES = ['Ada', 'Ivo', 'Eva', 'Leo'].map((name, seat) => ({ name, seat })) as Face[];
const TABLE = { seas: ['', '', '', ''] } as unknown as SeaView;
const TEAMS = { seas: ['', ''] } as unknown as SeaView;

describe('turns', () => {
  it('knows to which one a step belongs', () => {
    expect([0, 4, 5, 99].map((step) => turnAt(TURNS, step)?.turn)).toEqual([1, 1, 2, 3]);
  });

  it('goes from one to the next, and not beyond', () => {
    expect(turnBeside(TURNS, 6, 1)?.turn).toBe(3);
    expect(turnBeside(TURNS, 6, -1)?.turn).toBe(1);
    expect(turnBeside(TURNS, 0, -1)).toBeUndefined();
    expect(turnBeside(TURNS, 10, 1)).toBeUndefined();
  });
});

describe('what was written', () => {
  it('is told once a word, the commonest first', () => {
    const words = groups(
      turn(1, 0, [said('ASTI', 0), said('ROMA', 1), said('ROMA', 3), said('AGLIO', 2, true)]),
    );
    expect(words).toEqual([
      { text: 'roma', crews: [1, 3], fell: false },
      { text: 'asti', crews: [0], fell: false },
      { text: 'aglio', crews: [2], fell: true },
    ]);
  });

  it('names who wrote it, a crew by all who are in it', () => {
    expect(writers({ by: [0, 2] }, TABLE, FACES)).toBe(list(['Ada', 'Eva']));
    expect(writers({ by: [1] }, TEAMS, FACES)).toBe(list(['Ivo', 'Leo']));
    expect(writers({ by: [] }, TABLE, FACES)).toBe('');
  });
});

it('says points with their sign', () => {
  expect([3, 0, -8].map(signed)).toEqual(['+3', '0', '−8']);
});
