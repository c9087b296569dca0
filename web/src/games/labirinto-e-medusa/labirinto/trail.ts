// The thread behind whoever is on turn, spun from events.

import type { LabirintoEvent } from '$lib/generated/labirinto-e-medusa';
import type { Cell } from '../../../kit/cells';
import { OUTSIDE } from './cells';

export interface Trail {
  seat: number;
  cells: readonly Cell[];
  /** How many of the cells were there before the latest step. */
  old: number;
  /** The turn is over: the thread is still seen until the next one moves. */
  over: boolean;
}

export const NO_TRAIL: Trail = { seat: -1, cells: [], old: 0, over: true };

/** The thread after a step. `before` is where the pawns stood. */
export function spun(
  trail: Trail,
  events: readonly LabirintoEvent[],
  before: readonly Cell[],
): Trail {
  let spinning: Trail = { ...trail, old: trail.cells.length };
  for (const event of events) {
    if (event.type === 'turn-began') spinning = { ...spinning, over: true };
    if (event.type !== 'block-placed' && event.type !== 'walked') continue;
    if (spinning.over || spinning.seat !== event.seat) {
      const start = before[event.seat] ?? OUTSIDE;
      const cells = start === OUTSIDE ? [] : [start];
      spinning = { seat: event.seat, cells, old: cells.length, over: false };
    }
    const on = event.type === 'walked' ? event.path.slice(1) : [event.cell];
    spinning = { ...spinning, cells: [...spinning.cells, ...on] };
  }
  return spinning;
}
