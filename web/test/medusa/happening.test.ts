import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OUTSIDE } from '../../src/games/labirinto-e-medusa/medusa/cells';
import { Happening } from '../../src/games/labirinto-e-medusa/medusa/happening.svelte';
import type { MedusaEvent, MedusaView } from '$lib/generated/labirinto-e-medusa';

const view = (island: Record<string, number>, pawns: number[]): MedusaView => ({
  seat: 0,
  options: {},
  island,
  jar: [],
  hand: [],
  pawns,
  desires: [],
  lair: [],
  turn: 0,
  phase: 'second',
  first_on: null,
  winner: null,
});

const before = view({ '0': 8, '1': 9 }, [0, OUTSIDE]);
const after = view({ '0': 8, '1': 17 }, [1, OUTSIDE]);
const events: MedusaEvent[] = [
  { type: 'walked', seat: 0, path: [0, 1, 0] },
  { type: 'piece-placed', seat: 0, terrain: 1, cell: 1, height: 2 },
];

// A clock of our own: frames come when the test says so.
let frames: FrameRequestCallback[];
let now: number;
beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('performance', { now: () => now });
});
afterEach(() => vi.unstubAllGlobals());

async function frame(ms: number): Promise<void> {
  now += ms;
  for (const run of frames.splice(0)) run(now);
  for (let k = 0; k < 8; k += 1) await Promise.resolve();
}

test('until the piece has fallen, the column is as high as it was', async () => {
  const happening = new Happening();
  happening.settle(before);
  const played = happening.play([events[1]!], after);
  expect(happening.busy).toBe(true);
  expect(happening.falling?.low).toBeGreaterThan(1);
  expect(happening.island.get(1)).toBe(9);
  await frame(1000);
  expect(happening.island.get(1)).toBe(17);
  expect(happening.flight?.seat).toBe(0);
  await frame(1000);
  await played;
  expect(happening.busy).toBe(false);
  expect(happening.pawns).toEqual([1, OUTSIDE]);
});

test('skipped, everything is at once as it is', async () => {
  const happening = new Happening();
  happening.settle(before);
  const played = happening.play(events, after);
  happening.skip();
  await played;
  expect(happening.busy).toBe(false);
  expect(happening.island.get(1)).toBe(17);
  expect(happening.pawns).toEqual([1, OUTSIDE]);
});

test('the next step does not wait for the last one', async () => {
  const happening = new Happening();
  happening.settle(before);
  void happening.play(events, after);
  happening.settle(view({ '0': 16, '1': 17 }, [0, 1]));
  await frame(1000);
  expect(happening.island.get(0)).toBe(16);
  expect(happening.pawns).toEqual([0, 1]);
});

test('a step back while a piece falls leaves nothing of it', async () => {
  const happening = new Happening();
  happening.follow(null, before, true);
  happening.follow({ version: 0, events: [events[1]!] }, after, true);
  expect(happening.falling).not.toBeNull();
  happening.follow(null, before, true);
  await frame(1000);
  expect(happening.busy).toBe(false);
  expect(happening.island.get(1)).toBe(9);
  expect(happening.pawns).toEqual([0, OUTSIDE]);
});

test('in a hurry, a step begins where the one before it would have ended', () => {
  const happening = new Happening();
  const last: MedusaEvent = { type: 'piece-placed', seat: 0, terrain: 1, cell: 2, height: 1 };
  happening.follow(null, before, true);
  happening.follow({ version: 0, events }, after, true);
  happening.follow({ version: 1, events: [last] }, view({ '0': 8, '1': 17, '2': 9 }, [2]), true);
  expect(happening.island.get(1)).toBe(17);
  expect(happening.falling?.cell).toBe(2);
});

test('a look at the past leaps there, and coming back shows nothing again', () => {
  const happening = new Happening();
  happening.follow(null, before, false);
  happening.follow({ version: 7, events }, after, false);
  expect(happening.busy).toBe(true);
  happening.follow({ version: 3, events }, before, true);
  expect(happening.busy).toBe(false);
  happening.follow({ version: 7, events }, after, false);
  expect(happening.busy).toBe(false);
  expect(happening.island.get(1)).toBe(17);
});

test('a challenge is laid open, with how it ended', async () => {
  const happening = new Happening();
  happening.settle(before);
  const challenged: MedusaEvent = {
    type: 'challenged',
    seat: 0,
    perseus: [0],
    medusa: [1, 1],
    perseus_runs: 0,
    medusa_runs: 1,
    height: 1,
  };
  await happening.play([challenged, { type: 'perseus-died', seat: 0 }], before);
  expect(happening.duel).toEqual({ event: challenged, won: false });
});
