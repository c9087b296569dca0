import { expect, it } from 'vitest';
import type { LabirintoEvent } from '$lib/generated/labirinto-e-medusa';
import { Happening } from '../../src/games/labirinto-e-medusa/labirinto/happening.svelte';

const step = (version: number, ...events: LabirintoEvent[]) => ({ version, events });
const placed = (cell: number): LabirintoEvent => ({
  type: 'block-placed',
  seat: 0,
  cell,
  openings: 15,
});
const fought: LabirintoEvent[] = [
  {
    type: 'challenged',
    seat: 0,
    theseus: [0, 1],
    minotaur: [],
    strength: 1,
    minotaur_strength: 0,
  },
  { type: 'minotaur-beaten', seat: 0 },
];

function begun(): Happening {
  const happening = new Happening();
  happening.begin(step(4, placed(0)), [0]);
  return happening;
}

it('shows nothing of what had happened before one came', () => {
  const happening = new Happening();
  happening.begin(step(4, ...fought), [0]);
  expect(happening.follow(step(4, ...fought), [0], false)).toBeNull();
  expect(happening.duels).toEqual([]);
});

it('knows where the pawns stood before the next step, but not after a gap', () => {
  expect(begun().follow(step(5, placed(1)), [1], false)).toEqual([0]);
  expect(begun().follow(step(7, placed(9)), [9], false)).toEqual([]);
});

it('keeps challenges one after the other until each is put away', () => {
  const happening = begun();
  happening.follow(step(5, ...fought), [0], false);
  happening.follow(step(6, placed(1)), [1], false);
  happening.follow(step(7, ...fought), [1], false);
  expect(happening.duels.map((duel) => duel.won)).toEqual([true, true]);
  happening.closeDuel();
  expect(happening.duels).toHaveLength(1);
});

it('does not show a challenge again to whoever comes back from the past', () => {
  const happening = begun();
  happening.follow(step(5, ...fought), [0], false);
  happening.closeDuel();
  happening.follow(step(2, placed(1)), [1], true);
  expect(happening.follow(step(5, ...fought), [0], false)).toBeNull();
  expect(happening.duels).toEqual([]);
});

it('shows a challenge as often as a replay comes to it, and only then', () => {
  const happening = begun();
  happening.follow(step(5, ...fought), [0], true);
  expect(happening.duels).toHaveLength(1);
  happening.follow(step(6, placed(1)), [1], true);
  expect(happening.duels).toEqual([]);
  happening.follow(step(5, ...fought), [0], true);
  expect(happening.duels).toHaveLength(1);
});
