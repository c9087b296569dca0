// Which columns stand in the way of something one must see.

import { projectCell, type Lens, type Point } from './camera';
import type { Cell } from '../../../kit/cells';
import { heightOf, type Island } from './cells';

/** A cell that matters, and how high above its ground what matters is. */
export interface Sight {
  cell: number;
  height: number;
  /** A Perseus stands there. */
  pawn: boolean;
}

/** Cells whose ground must be seen, and cells where somebody stands. */
export function sightsOf(
  cells: readonly Cell[],
  standing: readonly Cell[],
  height: (cell: Cell) => number,
): Sight[] {
  const sight = (cell: Cell, pawn: boolean): Sight => ({ cell, height: height(cell), pawn });
  return [...cells.map((cell) => sight(cell, false)), ...standing.map((cell) => sight(cell, true))];
}

/** The columns that hide one of the sights. They are to be faded. */
export function hiders(lens: Lens, island: Island, sights: readonly Sight[]): Set<number> {
  const hiding = new Set<number>();
  if (lens.storey < 1) return hiding;
  const columns = [...island].map(([cell, column]) => ({
    cell,
    at: projectCell(lens, cell),
    height: heightOf(column) * lens.storey,
  }));
  for (const sight of sights) {
    const ground = projectCell(lens, sight.cell);
    const points = marks(lens, ground, sight);
    for (const { cell, at, height } of columns) {
      if (at.y <= ground.y + 1 || hiding.has(cell)) continue;
      const covered = points.filter((point) => covers(lens, at, height, point));
      const much = sight.pawn ? 1 : 2;
      if (covered.includes(points[0]!) || covered.length >= much) hiding.add(cell);
    }
  }
  return hiding;
}

/** A Perseus, from his feet: his belt, both hems of his cloak, his crest. */
const FIGURE = [
  { x: 0, y: -22 },
  { x: -10, y: -8 },
  { x: 10, y: -8 },
  { x: 0, y: -40 },
];

/** The places of a sight that should be seen, the first of them above all: the middle and most of
 * the top face, or the figure on it, which is small and must be seen whole. */
function marks(lens: Lens, ground: Point, { height, pawn }: Sight): Point[] {
  const top = { x: ground.x, y: ground.y - height * lens.storey };
  if (pawn) return FIGURE.map(({ x, y }) => ({ x: top.x + x, y: top.y + y }));
  const corners = [lens.left, lens.front, lens.right, lens.back];
  return [top, ...corners.map(({ x, y }) => ({ x: top.x + 0.5 * x, y: top.y + 0.5 * y }))];
}

function covers(lens: Lens, at: Point, height: number, { x, y }: Point): boolean {
  const aside = Math.abs(x - at.x) / lens.right.x;
  if (aside >= 0.95) return false;
  const reach = lens.front.y * (1 - aside);
  return y > at.y - height - reach && y < at.y + reach;
}
