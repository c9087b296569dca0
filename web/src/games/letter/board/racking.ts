// How big tiles are shown in a row of so many pixels: in one row if they can be, else in rows that
// are about as long as each other.

export interface Racking {
  /** Pixels a field. */
  unit: number;
  /** Pixels a row takes at most. */
  row: number;
}

export interface Room {
  space: number;
  biggest: number;
  smallest: number;
  /** Around each tile, and what it takes at least. */
  gap: number;
  least: number;
}

/** `widths` of the tiles, in fields. */
export function racking(widths: readonly number[], room: Room): Racking {
  const { space, biggest, smallest, gap, least } = room;
  const wide = (unit: number): number[] =>
    widths.map((width) => Math.max(least, width * unit + gap));
  const all = (unit: number): number => wide(unit).reduce((sum, width) => sum + width, 0);
  for (let unit = biggest; unit >= smallest; unit -= 1) {
    if (all(unit) <= space) return { unit, row: space };
  }
  const rows = Math.ceil(all(smallest) / space);
  // A row ends where the next tile would not fit: so much longer than the mean may it be.
  const even = all(smallest) / rows + Math.max(...wide(smallest)) / 2;
  return { unit: smallest, row: Math.min(space, even) };
}
