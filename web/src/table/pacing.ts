// How long a step stays on the board before the next one may follow.

import { stillness } from '$lib/motion';
import type { Step } from '$lib/showing.svelte';

const OWN = 350;
const BASE = 500;
const EVENT = 300;
const MOST = 2000;
/** A challenge is unrolled pair by pair; whoever has seen enough presses on. */
const CHALLENGE = 6000;

const isChallenge = (event: unknown): boolean => (event as { type?: string }).type === 'challenged';

/** Nobody wants to wait, or nobody is looking. */
export const hurry = (): boolean => document.hidden || stillness();

/** `own`: what I did myself I need not be shown at length. */
export function holdOf(step: Step, own: boolean): number {
  const events = step.moments.at(-1)?.events ?? [];
  if (events.some(isChallenge)) return CHALLENGE;
  if (own) return OWN;
  return Math.min(MOST, BASE + EVENT * events.length);
}
