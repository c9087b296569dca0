// A time trial, as its view has it: what each puzzle took, what it cost besides.

import type { Hint, Laid, Result, SoloView } from '$lib/generated/polyminix';
import { askedBy } from '../board/asked';
import type { Puzzle } from '../board/puzzle';
import { drawn, samePlace } from '../pieces/kit';

/** In milliseconds, as the rules have it. */
export const HINT_COSTS = 15_000;
const GIVEN_UP_COSTS = 180_000;

export const isGivenUp = ({ pieces }: Result): boolean => pieces.length === 0;

/** What a puzzle counts, with all that is added. */
export const costOf = (result: Result): number =>
  result.ms + HINT_COSTS * result.hints + (isGivenUp(result) ? GIVEN_UP_COSTS : 0);

export const totalOf = (view: SoloView): number =>
  view.results.reduce((sum, result) => sum + costOf(result), 0);

/** The figure of a puzzle that has been begun, by its number from 0 on. */
export const figureOf = (view: SoloView, number: number): readonly number[] => {
  const puzzle = view.puzzles[number];
  return puzzle ? drawn(puzzle.card.sides[puzzle.side]?.figure ?? []) : [];
};

/** The one that is being done, or was done last. */
export function puzzleOf(view: SoloView, open: boolean): Puzzle {
  const number = Math.min(view.results.length, view.puzzles.length - 1);
  const begun = view.puzzles[number];
  const side = begun?.card.sides[begun.side];
  if (!begun || !side) return { id: '0', tasks: [], free: false, open: false };
  const proved = view.results[number]?.pieces ?? null;
  const ground = new Set(drawn(side.figure));
  const tasks = [{ ground, asked: askedBy(side, begun.prova), proved }];
  return { id: `${number + 1}`, tasks, free: false, open };
}

/** Whether a hint still speaks of what lies there. */
export function isAbout(hint: Hint, laid: readonly Laid[]): boolean {
  if (hint.sort === 'works')
    return (
      hint.laid.length === laid.length &&
      hint.laid.every((one) => laid.some((other) => samePlace(one, other)))
    );
  if (hint.sort === 'off')
    return hint.pieces.every((one) => laid.some((other) => samePlace(one, other)));
  return hint.pieces.every((one) => !laid.some((other) => samePlace(one, other)));
}

/** What a hint says, as the engine does. */
export function hintedKey({
  sort,
  works,
  pieces,
}: Pick<Hint, 'sort' | 'works' | 'pieces'>): string {
  if (sort === 'next' && !pieces.length) return 'hinted.next.done';
  return `hinted.${sort}.${works ? 'yes' : 'no'}`;
}
