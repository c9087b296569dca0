// Where the player looks: under the pointer, or at the cell that has the focus.

import { boundsOf, grown, within, type Cell } from '../../../kit/cells';
import { OUTSIDE, type Island } from './cells';

interface Shown {
  island: Island;
  /** Where the player's own Perseus stands. */
  pawn: Cell;
  /** Where a piece is laid that is not yet sent. */
  laid: Cell | undefined;
}

export class Looking {
  over: Cell | null = $state(null);
  focused = $state(false);
  /** Who points has no use for the mark of the focus. */
  byKeys = $state(false);
  wanted: Cell | null = $state(null);

  constructor(private readonly shown: () => Shown) {}

  private room = $derived.by(() => grown(boundsOf(this.shown().island.keys()), 1));

  /** The cell that has the focus, or would get it. */
  cursor = $derived.by(() => {
    const { pawn, laid } = this.shown();
    const cell = this.wanted ?? laid ?? (pawn === OUTSIDE ? 0 : pawn);
    return this.reaches(cell) ? cell : 0;
  });

  /** The cell with the focus, if it is to be seen. */
  marked = $derived.by(() => (this.focused && this.byKeys ? this.cursor : null));
  at = $derived.by(() => this.over ?? this.marked);

  reaches(cell: Cell): boolean {
    return within(this.room, cell);
  }

  /** From the cursor on to another of these cells, or back. */
  next(cells: Iterable<Cell>, by: number): Cell | undefined {
    const sorted = [...cells].sort((a, b) => a - b);
    const here = sorted.indexOf(this.cursor);
    return sorted[here < 0 ? 0 : (here + by + sorted.length) % sorted.length];
  }
}
