// What the views of both races have in common, and what can be read off them.

import type { CoverView, Laid, ProblemView, Progress, Proved } from '$lib/generated/polyminix';
import { boundsOf, at } from '../../../kit/cells';
import { squaresOf } from '../pieces/kit';

export type RaceView = CoverView | ProblemView;
export type Mode = RaceView['mode'];

export const GOAL = 12;

/** How many figures each has to cover. */
export const toDo = (view: RaceView): number => (view.mode === 'two-cards' ? 2 : 1);

export const doneBy = (view: RaceView, seat: number): Proved[] =>
  view.proved.filter((proved) => proved.seat === seat);

/** Who is done, by arrival. */
export function finished(view: RaceView): number[] {
  const so = new Map<number, number>();
  return view.proved.flatMap(({ seat }) => {
    const many = (so.get(seat) ?? 0) + 1;
    so.set(seat, many);
    return many === toDo(view) ? [seat] : [];
  });
}

/** Who still lays pieces. */
export function stillAtIt(view: RaceView): number[] {
  if (view.phase !== 'race') return [];
  const done = finished(view);
  return view.racing.filter((seat) => !done.includes(seat) && !view.out.includes(seat));
}

/** How much a seat has done, in hundredths: what was handed in, and what it lets see. */
export function percentOf(view: RaceView, seat: number, sketch: unknown): number {
  const all = toDo(view);
  const done = doneBy(view, seat);
  const { percent, card } = (sketch ?? { percent: 0, card: 0 }) as Progress;
  const more = done.length < all && !done.some((proved) => proved.card === card) ? percent : 0;
  return Math.round((100 * done.length + more) / all);
}

/** Milliseconds after the first of the turn. */
export function behind(view: RaceView, seat: number): number {
  const last = doneBy(view, seat).at(-1);
  return last ? Math.max(0, last.ms - (view.proved[0]?.ms ?? last.ms)) : 0;
}

/** Pieces that lie anywhere, moved into the corner. */
export function cornered(laid: readonly Laid[]): Laid[] {
  const { west, south } = boundsOf(laid.flatMap(squaresOf));
  return laid.map((one) => ({ ...one, at: one.at - at(west, south) }));
}
