// Where a callout is put that belongs to a cell: above it, or below it where there is no room
// above, and never out of sight.

interface Callout {
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

/** Pixels between the callout and the cell, and the edge of the room. */
const GAP = 6;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The upper left corner of the callout. `x`: the middle of the cell; `top`, `foot`: its edges. */
export function placed(
  { x, top, foot }: { x: number; top: number; foot: number },
  callout: Callout,
  room: Room,
): { x: number; y: number } {
  const above = top - GAP - callout.height;
  const y = above < GAP ? foot + GAP : above;
  return {
    x: clamp(x - callout.width / 2, GAP, room.width - GAP - callout.width),
    y: clamp(y, GAP, room.height - GAP - callout.height),
  };
}
