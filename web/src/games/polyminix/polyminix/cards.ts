// Cards, decks and sides, as a view has them.

import type { Card, CoverView, Side } from '$lib/generated/polyminix';
import { askedBy } from '../board/asked';
import type { Puzzle, Task } from '../board/puzzle';
import { drawn } from '../pieces/kit';
import { doneBy } from '../race/racing';

export const LEVELS = ['green', 'yellow', 'red'] as const;
export type Level = (typeof LEVELS)[number];

const UNPICKED = -1;

export const isPicked = (side: number | undefined): side is number =>
  side !== undefined && side !== UNPICKED;

/** Whom the table waits for before the race. */
export function waited(view: CoverView): number[] {
  if (view.phase === 'mode') return [view.on_turn];
  if (view.phase === 'deck') return view.naming.slice(0, 1);
  if (view.phase !== 'side') return [];
  return view.racing.filter((seat) => view.sides[seat]?.includes(UNPICKED));
}

/** The sides that a seat has to cover; null where it is not chosen yet. */
export const sidesOf = (view: CoverView, seat: number): (Side | null)[] =>
  (view.taken[seat] ?? []).map((card, place) => sideOf(card, view.sides[seat]?.[place]));

const sideOf = (card: Card, side: number | undefined): Side | null =>
  isPicked(side) ? (card.sides[side] ?? null) : null;

/** What a seat races on. */
export function puzzleOf(view: CoverView, seat: number, open: boolean): Puzzle {
  const done = doneBy(view, seat);
  const tasks = sidesOf(view, seat).flatMap((side, card): Task[] => {
    if (!side) return [];
    const proved = done.find((one) => one.card === card)?.pieces ?? null;
    return [{ ground: new Set(drawn(side.figure)), asked: askedBy(side, view.prova), proved }];
  });
  return { id: `${view.turn}`, tasks, free: false, open };
}
