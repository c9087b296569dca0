// The turns of a game that is over, as a look back goes through them.

import { number } from '$lib/i18n.svelte';

interface Begun {
  /** The step before the first thing done in it. */
  step: number;
}

/** The turn that a step belongs to: the one that has begun last. */
export function turnAt<T extends Begun>(turns: readonly T[], step: number): T | undefined {
  return turns.findLast((turn) => turn.step <= step);
}

/** The turn before (-1) or after (1) the one that is shown. */
export function turnBeside<T extends Begun>(
  turns: readonly T[],
  step: number,
  way: -1 | 1,
): T | undefined {
  const shown = turnAt(turns, step);
  return turns[(shown ? turns.indexOf(shown) : -1) + way];
}

/** Points with their sign, as what a turn has brought is told. */
export const signed = (points: number): string =>
  points > 0 ? `+${number(points)}` : points < 0 ? `−${number(-points)}` : number(0);
