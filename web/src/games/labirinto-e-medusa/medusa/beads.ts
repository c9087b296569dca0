// Desires as beads: a colour and a shape each. And the runs one sees in a circle of them.

/** Outlines within a circle of radius 1 round the origin: circle, diamond, triangle. */
export const BEADS = [
  'M-.88 0a.88 .88 0 1 0 1.76 0a.88 .88 0 1 0-1.76 0Z',
  'M0-1.050L1.050 0L0 1.050L-1.050 0Z',
  'M0-1.060L1.020 .78L-1.020 .78Z',
] as const;

export interface Run {
  start: number;
  length: number;
}

/** The maximal runs of two or more equal neighbours among the first `laid` beads of a circle. It
 * is closed, the last bead beside the first, once all of them are laid. */
export function runsOf(beads: readonly number[], laid = beads.length): Run[] {
  const n = beads.length;
  const shown = beads.slice(0, laid);
  const runs = lineRuns(shown);
  const closed = laid >= n && n > 1;
  if (!closed || shown[0] !== shown[n - 1]) return runs.filter(({ length }) => length > 1);
  // The first and the last run meet where the circle closes; with one colour they are the same.
  const last = runs.pop()!;
  const first = runs.shift();
  runs.push({ start: last.start, length: last.length + (first?.length ?? 0) });
  return runs.filter(({ length }) => length > 1);
}

function lineRuns(beads: readonly number[]): Run[] {
  const runs: Run[] = [];
  beads.forEach((bead, k) => {
    const last = runs.at(-1);
    if (last && beads[last.start] === bead) last.length += 1;
    else runs.push({ start: k, length: 1 });
  });
  return runs;
}

/** Where the k-th of n beads lies on a circle of radius 1, the first at the top, clockwise. */
export function beadAt(k: number, n: number): { x: number; y: number } {
  const angle = (2 * Math.PI * k) / Math.max(1, n) - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
