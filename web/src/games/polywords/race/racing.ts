// What the views of the games have in common in which words are called (Pagliaccio, Polpo), and how
// a word is said there: called while the others race, and laid in the sea once it is won.

import type { Race, Writing } from '$lib/generated/polywords';
import type { Fields } from '../../../kit/telling';
import { waitedFor, type SeaView } from '../sea/seen';
import type { Writes } from '../sea/writes';

export interface RacingView extends SeaView {
  race: Race;
  calls: Writing[];
  stuck: number[];
}

/** Somebody else had what I called. */
export interface CallLost {
  type: 'call-lost';
  seat: number;
  word: string;
  thing: string;
  behind: number;
  together: number;
}

type Replacing = (view: RacingView, seat: number) => boolean;
const never: Replacing = () => false;

export const CALL: Writes = { move: 'call', path: false };
export const PLACE: Writes<RacingView> = {
  move: 'place-word',
  path: true,
  word: (view, you) => wordOf(view, you)?.text ?? null,
};

/** The word that a seat has called and won in this turn. */
export const wordOf = (view: RacingView, seat: number): Writing | undefined =>
  view.writings.find((writing) => writing.seat === seat);

export function hasToWrite(view: RacingView, seat: number): boolean {
  const word = wordOf(view, seat);
  return word !== undefined && !word.path?.length && !view.stuck.includes(seat);
}

/** What a seat has called, and no die has decided yet. */
export const waitsForDie = (view: RacingView, seat: number): boolean =>
  (view.race.rivalries ?? []).some(({ callers }) => callers.includes(seat));

function mayCall(view: RacingView, seat: number, replacing: Replacing): boolean {
  if (view.done.includes(seat) || waitsForDie(view, seat)) return false;
  if (!wordOf(view, seat)) return true;
  return view.stuck.includes(seat) && replacing(view, seat);
}

/** Whom the table waits for. `replacing`: who calls another word where theirs fits nowhere. */
export const waitedRacing =
  (replacing: Replacing = never) =>
  (view: RacingView): number[] => {
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    const writers = seats.filter((seat) => hasToWrite(view, seat));
    if (view.phase === 'late') return writers;
    if (view.phase !== 'race') return waitedFor(view);
    return seats.filter((seat) => writers.includes(seat) || mayCall(view, seat, replacing));
  };

/** In the race some wait for a die, and others write. */
export function askedRacing(view: RacingView, you: number): string {
  if (view.phase !== 'race') return view.phase;
  if (waitsForDie(view, you)) return 'die';
  return hasToWrite(view, you) ? 'late' : view.phase;
}

/** As the terminal says them (`racing_terminal.py`). */
export const RACE_FIELDS: Fields = { behind: (ms: number) => ({ ms: Math.abs(ms) }) };

export const RACE_SOUNDS: Readonly<Record<string, string>> = {
  'has-called': 'knock',
  'call-decided': 'token',
  'word-placed': 'tile',
};

/** A fifth of a second later everybody hears what was called. */
export const RACE_QUIET = ['has-called'];

export const RACE_RULES: Readonly<Record<string, string>> = { race: 'race', late: 'race' };
