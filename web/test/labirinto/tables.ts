// Small tables to test on.

import type { LabirintoView } from '$lib/generated/labirinto-e-medusa';
import type { Face } from '../../src/games/contract';

export const faces: Face[] = ['A', 'B', 'C'].map((name, seat) => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  shape: seat,
  you: seat === 0,
}));

/** Three crossings in a row from 0,0 to 2,0; A stands on the first, B on the last. */
export function viewWith(changes: Partial<LabirintoView> = {}): LabirintoView {
  return {
    seat: 0,
    options: {},
    labyrinth: { 0: 15, 1: 15, 2: 15 },
    jar: [28, 30, 29, 30],
    hand: [],
    pawns: [0, 2, 1 << 20],
    tokens: [
      [1, 2, 3],
      [0, 0, 6],
      [0, 0, 6],
    ],
    chamber: [19, 18],
    reserve: 2,
    turn: 0,
    phase: 'turn',
    placed: 0,
    unknown: 8,
    winner: null,
    ...changes,
  };
}
