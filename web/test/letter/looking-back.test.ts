// What the analysis of LETTER says at each step.

import { describe, expect, it } from 'vitest';
import type { TurnSeen, WordLeft } from '../../src/lib/generated/letter';
import { highlight } from '../../src/games/letter/board/highlight';
import { missedOf, openAt } from '../../src/games/letter/lookback/seeing';
import { turnAt, turnBeside } from '../../src/kit/lookback/turns';

const word = (
  said: string,
  since: number,
  until: number,
  more: Partial<WordLeft> = {},
): WordLeft => ({
  word: said,
  text: said.toLowerCase(),
  path: [],
  points: said.length,
  commonness: 50,
  since,
  until,
  by: -1,
  ...more,
});
const turn = (step: number, until: number): TurnSeen => ({
  seat: 0,
  step,
  until,
  wrote: [],
  points: 0,
  best: [],
});

describe('words that lay open', () => {
  const left = [word('ROT', 2, 5), word('TOR', 4, 9), word('RTO', 3, 9, { commonness: 12 })];

  it('are there from the step on that made them, until they are written or covered', () => {
    const at = (step: number): string[] => openAt(left, step, false).map((one) => one.word);
    expect(at(1)).toEqual([]);
    expect(at(2)).toEqual(['ROT']);
    expect(at(4)).toEqual(['ROT', 'TOR', 'RTO']);
    expect(at(5)).toEqual(['TOR', 'RTO']);
    expect(at(9)).toEqual([]);
  });

  it('can be those only that people know; what somebody wrote is known', () => {
    expect(openAt(left, 6, true).map((one) => one.word)).toEqual(['TOR']);
    const written = [word('RTO', 3, 9, { commonness: 12, by: 1 })];
    expect(openAt(written, 6, true)).toHaveLength(1);
  });

  it('are overlooked when nobody ever wrote them, each counted once', () => {
    const again = [...left, word('TOR', 12, 15)];
    expect(missedOf(again, [{ word: 'ROT' }])).toBe(2);
  });
});

describe('turns', () => {
  const turns = [turn(2, 6), turn(9, 12), turn(15, 20)];

  it('last until the next one, knocks included', () => {
    expect(turnAt(turns, 1)).toBeUndefined();
    expect([2, 6, 8, 9, 99].map((step) => turnAt(turns, step)?.step)).toEqual([2, 2, 2, 9, 15]);
  });

  it('lead to their neighbours', () => {
    expect(turnBeside(turns, 10, -1)?.step).toBe(2);
    expect(turnBeside(turns, 10, 1)?.step).toBe(15);
    expect(turnBeside(turns, 0, 1)?.step).toBe(2);
    expect(turnBeside(turns, 3, -1)).toBeUndefined();
    expect(turnBeside(turns, 16, 1)).toBeUndefined();
  });
});

it('the best step is where the most was written', () => {
  const wrote = (...words: string[]) => [{ type: 'words-written', words }];
  expect(highlight([{ type: 'letters-dealt' }])).toBe(0);
  expect(highlight(wrote('ATONE'))).toBeGreaterThan(highlight(wrote('NET', 'TO')));
});
