// Rings, gaps and the way between them: what the labyrinths on our boxes are drawn with.

const place = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
};

/** A circle around 0 0 that is open for `width` units around an angle. */
export function ring(r: number, gap: number, width: number): string {
  const half = ((width / r) * 90) / Math.PI;
  return `M${place(r, gap + half)}A${r} ${r} 0 1 1 ${place(r, gap - half)}`;
}

/** A wall across the corridor between two rings. */
export function spoke(from: number, to: number, degrees: number): string {
  return `M${place(from, degrees)}L${place(to, degrees)}`;
}

/** Along a corridor from one angle to another; clockwise when the second is the greater one. */
function along(r: number, from: number, to: number): string {
  const far = Math.abs(to - from) > 180 ? 1 : 0;
  return `L${place(r, from)}A${r} ${r} 0 ${far} ${to > from ? 1 : 0} ${place(r, to)}`;
}

/** The thread: through the gaps, corridor by corridor, each `[radius, from, to]`. */
export function thread(start: string, ways: readonly [number, number, number][]): string {
  return `M${start}${ways.map(([r, from, to]) => along(r, from, to)).join('')}`;
}
