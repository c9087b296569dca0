// Fingers and dragged pieces need not hit a cell exactly: the nearest one that is lit will do.

import { projectCell, type Point } from './camera';
import type { Viewpoint } from './viewpoint.svelte';

/** Where the middle of a place is in the room, at a height of so many pieces. */
function inRoom({ rest, frame }: Viewpoint, cell: number, height: number): Point {
  const { x, y } = projectCell(rest, cell, height);
  return { x: frame.x + x * frame.scale, y: frame.y + y * frame.scale };
}

export function nearest(
  viewpoint: Viewpoint,
  cells: Iterable<number>,
  height: (cell: number) => number,
  at: Point,
  within: number,
): number | null {
  let best: number | null = null;
  let least = within;
  for (const cell of cells) {
    const { x, y } = inRoom(viewpoint, cell, height(cell));
    const far = Math.hypot(x - at.x, y - at.y);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
