// How much of the board is shown before the player zooms or pans.

import { boundsOf, grown, type Bounds } from '../../../kit/cells';
import type { Layout } from './layout';

/** Below so many pixels a field, not the whole board is shown but what lies on it. */
const LEGIBLE = 25;
/** Fields around what lies, for what is laid next. */
const ROOM = 3;

export const wholeOf = (size: number): Bounds => ({
  west: 0,
  south: 0,
  east: size - 1,
  north: size - 1,
});

/** `space` in pixels, in the direction that has less of it. */
export function extentOf(layout: Layout, space: number): Bounds {
  const whole = grown(wholeOf(layout.size), 0.3);
  if (!layout.lying.length || space / layout.size >= LEGIBLE) return whole;
  const near = grown(boundsOf(layout.fields.keys()), ROOM);
  return {
    west: Math.max(near.west, whole.west),
    south: Math.max(near.south, whole.south),
    east: Math.min(near.east, whole.east),
    north: Math.min(near.north, whole.north),
  };
}
