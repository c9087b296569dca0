// Whom the table waits for, what can be doubted, who shares a sea.

import '../labirinto/browser';
import { expect, it } from 'vitest';
import {
  byWord,
  crewOf,
  eachAlone,
  seatsOf,
  votersOf,
  waitedFor,
} from '../../src/games/polywords/sea/seen';
import { CLEAN } from '../../src/games/polywords/sea/waters';
import { viewWith, writing } from './tables';

it('waits for those who have not written', () => {
  expect(waitedFor(viewWith({ done: [1] }))).toEqual([0, 2]);
  expect(waitedFor(viewWith({ phase: 'over' }))).toEqual([]);
});

it('waits for those who could still doubt something', () => {
  const contests = { owners: [[0], [1, 2]], passed: [2], contested: [1] };
  expect(waitedFor(viewWith({ phase: 'contest', contests }))).toEqual([1]);
});

it('waits for the accused, then for those who are neither accuser nor accused', () => {
  const dispute = {
    thing: 0,
    accusers: [1],
    accused: [0],
    stage: 'defend' as const,
    ballots: [null, null, null, null],
  };
  const contests = { owners: [[0]], dispute };
  expect(waitedFor(viewWith({ seats: 4, phase: 'defend', contests }))).toEqual([0]);
  const voting = viewWith({
    seats: 4,
    phase: 'vote',
    contests: { ...contests, dispute: { ...dispute, voted: [2] } },
  });
  expect(votersOf(voting)).toEqual([2, 3]);
  expect(waitedFor(voting)).toEqual([3]);
});

it('doubts each word alone, or the same word once', () => {
  const writings = [writing(0, 'ROMA'), writing(1, 'COMO'), writing(2, 'ROMA')];
  expect(eachAlone(writings)).toEqual([[0], [1], [2]]);
  expect(byWord(writings)).toEqual([[0, 2], [1]]);
});

it('knows crews of one and of several', () => {
  expect(crewOf(viewWith(), 2)).toBe(2);
  expect(crewOf({ seas: [CLEAN, CLEAN] }, 3)).toBe(1);
  expect(seatsOf(1, 2, 5)).toEqual([1, 3]);
});
