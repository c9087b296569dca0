// Tables of Polywords for tests.

import type { SeaView, Writing } from '../../src/games/polywords/sea/seen';
import { CLEAN } from '../../src/games/polywords/sea/waters';

export function viewWith(changes: Partial<SeaView> = {}): SeaView {
  const seats = changes.seats ?? 3;
  return {
    seat: 0,
    phase: 'write',
    glass: 1,
    turn: 1,
    seats,
    seas: Array.from({ length: seats }, () => CLEAN),
    beside: Array.from({ length: seats }, () => 0),
    owed: Array.from({ length: seats }, () => 0),
    used: Array.from({ length: seats }, () => []),
    done: [],
    writings: [],
    contests: { owners: [] },
    fallen: [],
    options: { language: 'it' },
    ...changes,
  };
}

export const writing = (crew: number, word: string, path: number[] = []): Writing => ({
  crew,
  seat: crew,
  word,
  text: word.toLowerCase(),
  path,
});
