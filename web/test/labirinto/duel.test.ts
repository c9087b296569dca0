import { describe, expect, it } from 'vitest';
import type { LabirintoChallenged } from '$lib/generated/labirinto-e-medusa';
import { pairsOf, strengthOf } from '../../src/games/labirinto-e-medusa/labirinto/duel';
import told from '../told.json';

const [BREATH, FURY, FEAR] = [0, 1, 2];

it('pairs neighbours; only a Breath with a Fury counts', () => {
  const pairs = pairsOf([BREATH, FURY, FURY, FURY, FEAR, BREATH, FURY, BREATH]);
  expect(pairs.map((pair) => pair.counts)).toEqual([true, false, false, true]);
});

it('leaves the odd token alone', () => {
  const pairs = pairsOf([BREATH, FURY, BREATH]);
  expect(pairs.at(-1)).toEqual({ tokens: [BREATH], counts: false });
});

it('counts as pairs are turned', () => {
  const pairs = pairsOf([BREATH, FURY, FEAR, FEAR, FURY, BREATH]);
  expect([0, 1, 2, 3].map((turned) => strengthOf(pairs, turned))).toEqual([0, 1, 1, 2]);
});

describe('agrees with the engine at the end', () => {
  const fights = (told as { event?: object }[]).flatMap(({ event }) =>
    event && 'theseus' in event ? [event as LabirintoChallenged] : [],
  );
  it.each(fights)('$strength against $minotaur_strength', (fight) => {
    const strength = (drawn: number[] | undefined) => strengthOf(pairsOf(drawn ?? []), 99);
    expect(strength(fight.theseus)).toBe(fight.strength);
    expect(strength(fight.minotaur)).toBe(fight.minotaur_strength);
  });
});
