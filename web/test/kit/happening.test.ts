import { expect, it } from 'vitest';
import { Steps } from '../../src/kit/happening.svelte';

const step = (version: number) => ({ version, events: [] });

function begun(): Steps {
  const steps = new Steps();
  steps.begin(step(4));
  return steps;
}

it('shows nothing of what had happened before one came', () => {
  expect(begun().take(step(4), false)).toBeNull();
  expect(begun().take(null, false)).toBeNull();
});

it('knows whether a step follows on what stood', () => {
  expect(begun().take(step(5), false)).toEqual({ fresh: true, follows: true });
  expect(begun().take(step(7), false)).toEqual({ fresh: true, follows: false });
});

it('shows a step once at the table, also to whoever comes back from the past', () => {
  const steps = begun();
  steps.take(step(5), false);
  expect(steps.take(step(5), false)).toBeNull();
  expect(steps.take(step(2), true)).toEqual({ fresh: true, follows: false });
  expect(steps.take(step(5), false)).toEqual({ fresh: false, follows: false });
  expect(steps.take(step(6), false)).toEqual({ fresh: true, follows: true });
});

it('shows a step as often as a replay comes to it', () => {
  const steps = begun();
  expect(steps.take(step(5), true)?.fresh).toBe(true);
  expect(steps.take(step(6), true)?.fresh).toBe(true);
  expect(steps.take(step(5), true)?.fresh).toBe(true);
});
