// The outline of squares as an SVG path: a loop for each edge of the figure, with round corners.

import { left, top, UNIT, xOf, yOf, type Cell } from '../../../kit/cells';

type Spot = readonly [x: number, y: number];

const name = ([x, y]: Spot): string => `${x},${y}`;

/** The edges of a figure, each with the figure at its right, by the point where they begin. */
function edgesOf(cells: ReadonlySet<Cell>): Map<string, Spot[]> {
  const edges = new Map<string, Spot[]>();
  const add = (from: Spot, to: Spot): void =>
    void edges.set(name(from), [...(edges.get(name(from)) ?? []), to]);
  const has = (cell: Cell, dx: number, dy: number): boolean => cells.has(cell + dx + 256 * dy);
  for (const cell of cells) {
    const [l, t] = [xOf(cell), -yOf(cell)];
    if (!has(cell, 0, 1)) add([l, t], [l + 1, t]);
    if (!has(cell, 1, 0)) add([l + 1, t], [l + 1, t + 1]);
    if (!has(cell, 0, -1)) add([l + 1, t + 1], [l, t + 1]);
    if (!has(cell, -1, 0)) add([l, t + 1], [l, t]);
  }
  return edges;
}

/** Where two squares touch at a corner, the loop stays with its own. */
function next(edges: Map<string, Spot[]>, [fx, fy]: Spot, to: Spot): Spot | undefined {
  const there = edges.get(name(to)) ?? [];
  const right = there.findIndex(
    ([x, y]) => (to[0] - fx) * (y - to[1]) - (to[1] - fy) * (x - to[0]) > 0,
  );
  return there.splice(Math.max(right, 0), 1)[0];
}

function loopsOf(edges: Map<string, Spot[]>): Spot[][] {
  const loops: Spot[][] = [];
  for (const [begin, ends] of edges)
    while (ends.length) {
      let from = begin.split(',').map(Number) as unknown as Spot;
      let to = ends.pop();
      const loop = [from];
      while (to && name(to) !== begin) {
        loop.push(to);
        [from, to] = [to, next(edges, from, to)];
      }
      loops.push(loop);
    }
  return loops;
}

/** Only the points where it turns. */
const corners = (loop: readonly Spot[]): Spot[] =>
  loop.filter(([x, y], place) => {
    const [bx, by] = loop.at(place - 1)!;
    const [ax, ay] = loop[(place + 1) % loop.length]!;
    return !((bx === x && ax === x) || (by === y && ay === y));
  });

const towards = ([x, y]: Spot, [ox, oy]: Spot, by: number): string =>
  `${x * UNIT + Math.sign(ox - x) * by} ${y * UNIT + Math.sign(oy - y) * by}`;

function rounded(loop: readonly Spot[], radius: number): string {
  const parts = loop.map((spot, place) => {
    const before = loop.at(place - 1)!;
    const after = loop[(place + 1) % loop.length]!;
    const [x, y] = spot;
    return (
      `${place ? 'L' : 'M'}${towards(spot, before, radius)}` +
      `Q${x * UNIT} ${y * UNIT} ${towards(spot, after, radius)}`
    );
  });
  return `${parts.join('')}Z`;
}

export const outlineOf = (cells: Iterable<Cell>, radius = 0): string =>
  loopsOf(edgesOf(new Set(cells)))
    .map((loop) => rounded(corners(loop), radius))
    .join('');

/** The lines between squares of one figure. */
export function seamsOf(cells: ReadonlySet<Cell>): string {
  return [...cells]
    .flatMap((cell) => [
      cells.has(cell + 1) ? `M${left(cell) + UNIT} ${top(cell)}v${UNIT}` : '',
      cells.has(cell + 256) ? `M${left(cell)} ${top(cell)}h${UNIT}` : '',
    ])
    .join('');
}
