// The rows of a sea in Polpo: which are under ink, and which may be erased.

import type { PolpoView } from '$lib/generated/polywords';
import { waitedRacing, type RacingView } from '../race/racing';
import type { Cell, Sea } from '../sea/seen';
import { CLEAN, isLetter, ROWS, SIDE } from '../sea/waters';

export const DECK = 2;
const TURNS = 8;
const MOST_CALLED = 40;

/** By crew: the rows from the top that are under ink. */
export const struckOf = (view: PolpoView): ReadonlySet<number>[] =>
  view.struck.map((rows) => new Set(Array.from({ length: rows }, (_, row) => row)));

export const turnsOf = ({ options }: PolpoView): number =>
  options.sudden_death ? 2 * TURNS : TURNS;

/** After this turn the ink comes down for everybody. */
export const endsDeck = ({ turn }: PolpoView): boolean => turn % DECK === 0;

export function lettersIn(sea: Sea, row: number): string {
  return [...sea.slice(row * SIDE, (row + 1) * SIDE)].filter(isLetter).join('');
}

export const cellsIn = (sea: Sea, row: number): Cell[] =>
  (ROWS[row] ?? []).filter((cell) => isLetter(sea[cell]));

/** With letters, but not eight of them. */
function mayErase(view: PolpoView, crew: number): boolean {
  const sea = view.seas[crew] ?? CLEAN;
  const some = ROWS.some((_, row) => lettersIn(sea, row).length % SIDE > 0);
  return (view.erasing[crew] ?? 0) > 0 && some;
}

const racing = waitedRacing(
  ({ race }, seat) =>
    (race.taken ?? []).filter((taken) => taken.seat === seat).length < MOST_CALLED,
);

/** Whom the table waits for. */
export function waited(view: PolpoView): number[] {
  if (view.phase !== 'erase') return racing(view as RacingView);
  return view.seas.flatMap((_, crew) => (mayErase(view, crew) ? [crew] : []));
}

export const isOut = (view: PolpoView, seat: number | null): boolean =>
  seat !== null && view.out[seat] != null;
