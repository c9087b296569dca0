// What stands out in a replay: turns, and choices that the bot would have made otherwise.

import { expect, test } from 'vitest';
import type { AnalysedTurn, ReplayStep } from '../src/lib/generated/wire';
import { chanceOf, difference, turnAt, turnMarks } from '../src/replay/marks';

const waitingFor = (...actors: number[]): ReplayStep => ({
  at: 0,
  seat: null,
  move: null,
  events: [],
  view: null,
  insights: [],
  actors,
});
const BEGAN = { type: 'turn-began', seat: 0 };
const turn = (step: number, agrees: boolean): AnalysedTurn => ({
  step,
  insights: [],
  played: null,
  preferred: null,
  agrees,
});

test('a turn begins where the table waits for somebody else', () => {
  const steps = [[0], [0], [1], [1], [0], [0, 1], []].map((actors) => waitingFor(...actors));
  expect(turnMarks(steps)).toEqual([
    { step: 0, seat: 0 },
    { step: 2, seat: 1 },
    { step: 4, seat: 0 },
    { step: 5, seat: null },
  ]);
});

test('whoever plays alone has turns, too', () => {
  const steps = [waitingFor(0), waitingFor(0), { ...waitingFor(0), events: [BEGAN] }];
  expect(turnMarks(steps)).toEqual([
    { step: 0, seat: 0 },
    { step: 2, seat: 0 },
  ]);
});

test('a choice is before us at the step before it was made', () => {
  const turns = [turn(4, true), turn(9, false)];
  expect(turnAt(turns, 3)).toBe(turns[0]);
  expect(turnAt(turns, 8)).toBe(turns[1]);
  expect(turnAt(turns, 4)).toBeUndefined();
});

test('differences are found in both directions, agreements are passed over', () => {
  const turns = [turn(2, false), turn(4, true), turn(6, false), turn(9, false)];
  expect(difference(turns, 0, 1)).toBe(1);
  expect(difference(turns, 1, 1)).toBe(5);
  expect(difference(turns, 8, 1)).toBeUndefined();
  expect(difference(turns, 8, -1)).toBe(5);
  expect(difference(turns, 1, -1)).toBeUndefined();
});

test('not every game tells a chance', () => {
  expect(chanceOf([{ label: 'chance-to-win', value: 0.25 }])).toBe(0.25);
  expect(chanceOf([{ label: 'words-left', value: 7 }])).toBeNull();
});
