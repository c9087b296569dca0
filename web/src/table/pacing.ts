// How long a step stays on the board before the next one may follow.

import { stillness } from '$lib/motion';
import type { GamePage } from '../games/contract';
import type { Step } from '$lib/showing.svelte';

const OWN = 350;
const BASE = 500;
const EVENT = 300;
const MOST = 2000;

/** Nobody wants to wait, or nobody is looking. */
export const hurry = (): boolean => document.hidden || stillness();

/** `own`: what I did myself I need not be shown at length, unless the board unrolls it. */
export function holdOf(step: Step, own: boolean, hold?: GamePage['hold']): number {
  const events = step.moments.at(-1)?.events ?? [];
  const unrolled = hold?.(events);
  if (unrolled) return unrolled;
  if (own) return OWN;
  return Math.min(MOST, BASE + EVENT * events.length);
}
