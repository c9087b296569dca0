// A replay's playback: forward is shown happening, a jump just arrives, play goes on by itself.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayStep } from '../src/lib/generated/wire';
import { hold } from '../src/games/labirinto-e-medusa/challenges';
import { holdOf, Player } from '../src/replay/player.svelte';

const step = (...types: string[]): ReplayStep => ({
  at: 0,
  seat: null,
  move: null,
  events: types.map((type) => ({ type })),
  view: null,
  insights: [],
  actors: [0],
});
const STEPS = [step('dealt'), step('drawn'), step('placed', 'taken'), step('challenged'), step()];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step forward is shown happening, a jump is not', () => {
  const player = new Player(() => STEPS);
  player.forward();
  expect(player.step).toBe(1);
  expect(player.moment?.events).toBe(STEPS[1]!.events);
  player.jump(3);
  expect(player.step).toBe(3);
  expect(player.moment).toBeNull();
  player.back();
  expect(player.step).toBe(2);
  expect(player.moment).toBeNull();
});

test('what was shown before is shown again when one comes back to it', () => {
  const player = new Player(() => STEPS);
  player.forward();
  const first = player.moment!.version;
  player.back();
  player.forward();
  expect(player.moment!.version).not.toBe(first);
});

test('what is shown has versions in a row, and a jump shows nothing', () => {
  const player = new Player(() => STEPS);
  player.forward();
  const first = player.moment!.version;
  player.forward();
  expect(player.moment!.version).toBe(first + 1);
  player.jump(0);
  expect(player.moment).toBeNull();
  player.forward();
  expect(player.moment!.version).toBe(first + 2);
});

test('nobody gets beyond either end', () => {
  const player = new Player(() => STEPS, 99);
  expect(player.step).toBe(4);
  player.forward();
  expect(player.step).toBe(4);
  player.jump(-3);
  expect(player.step).toBe(0);
  player.back();
  expect(player.step).toBe(0);
  expect(new Player(() => STEPS, NaN).step).toBe(0);
});

test('it plays to the end, holding every step as long as it takes to see it', () => {
  const seen: ReplayStep[] = [];
  const player = new Player(
    () => STEPS,
    0,
    (shown) => seen.push(shown),
  );
  player.play();
  vi.advanceTimersByTime(0);
  expect(player.step).toBe(1);
  vi.advanceTimersByTime(holdOf(STEPS[1]!.events) - 1);
  expect(player.step).toBe(1);
  vi.advanceTimersByTime(1);
  expect(player.step).toBe(2);
  vi.runAllTimers();
  expect(player.step).toBe(4);
  expect(player.playing).toBe(false);
  expect(seen).toEqual(STEPS.slice(1));
});

test('a challenge is held longer than anything else, as its game says', () => {
  const busy = Array.from({ length: 50 }, () => ({ type: 'placed' }));
  expect(holdOf([{ type: 'challenged' }], hold)).toBeGreaterThan(holdOf(busy));
  expect(holdOf(busy)).toBeGreaterThan(holdOf([]));
});

test('twice the speed is half the time', () => {
  const player = new Player(() => STEPS);
  player.play();
  vi.advanceTimersByTime(0);
  player.setSpeed(2);
  vi.advanceTimersByTime(holdOf(STEPS[1]!.events) / 2);
  expect(player.step).toBe(2);
});

test('pause stops it; play at the end begins anew', () => {
  const player = new Player(() => STEPS, 1);
  player.toggle();
  player.toggle();
  vi.runAllTimers();
  expect(player.step).toBe(1);
  player.jump(4);
  player.play();
  expect(player.step).toBe(0);
  vi.advanceTimersByTime(0);
  expect(player.step).toBe(1);
});
