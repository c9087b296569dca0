// How a puzzle went, by what was told of it: who did it in what time, and what I handed in.

import { strength } from '$lib/faces';
import type {
  Laid,
  PolyminixEvent,
  PolyminixSoloEvent,
  PuzzleLeft,
} from '$lib/generated/polyminix';

export type Told = { at: number; events: readonly (PolyminixEvent | PolyminixSoloEvent)[] };

export interface Done {
  seat: number;
  card: number;
  /** Milliseconds since one could begin. */
  ms: number;
  /** Empty where it is not mine. */
  pieces: readonly Laid[];
}

const ENDS: readonly string[] = ['covers-shown', 'puzzle-solved', 'puzzle-skipped'];

/** By arrival. `began`: after so many steps pieces could be laid. */
export function doneIn(steps: readonly Told[], began: number): Done[] {
  const end = steps.findIndex(
    ({ events }, step) => step > began && events.some(({ type }) => ENDS.includes(type)),
  );
  const start = steps[began]?.at ?? 0;
  return steps.slice(began + 1, end < 0 ? undefined : end + 1).flatMap(({ at, events }) =>
    events.flatMap((event): Done[] => {
      if (event.type === 'cover-proved') {
        const { seat, card, pieces = [] } = event;
        return [{ seat, card, ms: at - start, pieces }];
      }
      if (event.type !== 'puzzle-solved') return [];
      const { seat, ms, pieces } = event;
      return [{ seat, card: 0, ms, pieces }];
    }),
  );
}

/** When a seat had done all that it had to do; null if it had not. */
export const tookOf = (done: readonly Done[], seat: number, toDo: number): number | null =>
  done.filter((one) => one.seat === seat)[toDo - 1]?.ms ?? null;

export interface Time {
  name: string;
  ms: number | null;
  mine?: boolean;
}

/** What bots of each level usually need for all of it; null if they would give something up. */
export function botsTook(puzzles: readonly PuzzleLeft[]): Time[] {
  const figures = puzzles.flatMap((puzzle) => puzzle.figures);
  return (figures[0]?.bots ?? []).map(({ bot }, level) => {
    const each = figures.map(({ bots }) => bots[level]?.ms ?? null);
    const ms = each.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    return { name: strength(bot), ms };
  });
}

export const longestOf = (times: readonly Time[]): number =>
  Math.max(...times.map(({ ms }) => ms ?? 0));
