// The line of a word through its tiles: from middle to middle, across the edges that they share.

import { left, top, UNIT, xOf, yOf, at } from '../../../kit/cells';
import { fieldsOf, sizeOf, type Layout } from './layout';
import type { Path } from './reading';
import type { Lying } from './seen';

type Point = readonly [number, number];

function middleOf(layout: Layout, lying: Lying): Point {
  const { width, height } = sizeOf(layout.tiles, lying.tile, lying.turned);
  return [left(lying.cell) + (width * UNIT) / 2, top(lying.cell) + (height * UNIT) / 2];
}

/** The middle of the edge that two tiles share. */
function door(layout: Layout, one: Lying, other: Lying): Point {
  const theirs = new Set(fieldsOf(layout.tiles, other));
  const points: Point[] = [];
  for (const field of fieldsOf(layout.tiles, one)) {
    const [x, y] = [xOf(field), yOf(field)];
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      if (!theirs.has(at(x + dx, y + dy))) continue;
      points.push([left(field) + ((1 + dx) * UNIT) / 2, top(field) + ((1 - dy) * UNIT) / 2]);
    }
  }
  const mean = (axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/** As the points of a polyline; tiles that do not lie there are left out. */
export function wayThrough(layout: Layout, path: Path): Point[] {
  const spots = path.flatMap((tile) => layout.spots.get(tile) ?? []);
  return spots.flatMap((spot, place) => {
    const before = spots[place - 1];
    const point = middleOf(layout, spot);
    if (!before || !layout.touchedBy(spot).includes(before.tile)) return [point];
    return [door(layout, before, spot), point];
  });
}
