// How the island is seen: a parallel projection, turned about the vertical (yaw) and tilted
// (pitch). The slanted view and the view from above are two cameras, so turning the island and
// looking down on it are one smooth motion.

import { spotOf } from '../../../kit/cells';

export interface Camera {
  /** Radians about the vertical: at 0, north is up. */
  yaw: number;
  /** Radians above the horizon: a quarter turn looks straight down. */
  pitch: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The edge of a piece and the thickness of one, before they are projected. */
const EDGE = 64;
const STOREY = 25;
const SLANT = (34 * Math.PI) / 180;
const QUARTER = Math.PI / 2;

/** Looking aslant after a number of quarter turns, or from above. */
export function cameraAt(turns: number, above: boolean): Camera {
  const yaw = turns * QUARTER;
  return above ? { yaw, pitch: QUARTER } : { yaw: yaw + QUARTER / 2, pitch: SLANT };
}

/** Everything about a camera that does not depend on the cell. */
export interface Lens {
  /** From a step east and a step south to the screen. */
  east: Point;
  south: Point;
  /** The height of one piece on the screen. */
  storey: number;
  /** The corners of a cell seen from its centre: leftmost, front, rightmost, back. */
  left: Point;
  front: Point;
  right: Point;
  back: Point;
  /** How much one looks from above: 0 aslant, 1 straight down. */
  above: number;
}

export function lensOf({ yaw, pitch }: Camera): Lens {
  const [cos, sin, tilt] = [Math.cos(yaw), Math.sin(yaw), Math.sin(pitch)];
  const east = { x: EDGE * cos, y: EDGE * sin * tilt };
  const south = { x: -EDGE * sin, y: EDGE * cos * tilt };
  // Clockwise on the screen, as a turned square keeps them.
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([e, s]) => ({ x: e! * east.x + s! * south.x, y: e! * east.y + s! * south.y }));
  let front = 0;
  corners.forEach(({ y }, k) => {
    if (y > corners[front]!.y + 1e-6) front = k;
  });
  const corner = (k: number): Point => corners[(front + k) % 4]!;
  return {
    east,
    south,
    storey: STOREY * Math.cos(pitch),
    left: corner(1),
    front: corner(0),
    right: corner(3),
    back: corner(2),
    above: (pitch - SLANT) / (QUARTER - SLANT),
  };
}

/** Where a place x east, y north and z pieces high is on the screen. */
export function project(lens: Lens, x: number, y: number, z: number): Point {
  return {
    x: x * lens.east.x - y * lens.south.x,
    y: x * lens.east.y - y * lens.south.y - z * lens.storey,
  };
}

export function projectCell(lens: Lens, cell: number, z = 0): Point {
  const { x, y } = spotOf(cell);
  return project(lens, x, y, z);
}

/** The cells from the farthest to the nearest, as they must be painted. */
export function backToFront(lens: Lens, cells: Iterable<number>): number[] {
  return [...cells]
    .map((cell) => ({ cell, depth: projectCell(lens, cell).y }))
    .sort((a, b) => a.depth - b.depth || a.cell - b.cell)
    .map(({ cell }) => cell);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function path(...points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

function shifted({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy };
}

/** A cell's outline at a height, grown or shrunk by a factor. */
export function outline(lens: Lens, z = 0, factor = 1): string {
  const up = -z * lens.storey;
  const corners = [lens.left, lens.front, lens.right, lens.back];
  return `${path(...corners.map(({ x, y }) => ({ x: x * factor, y: y * factor + up })))}Z`;
}

/** A wall of a block between two heights: the left or the right of the two that are seen. */
export function wall(lens: Lens, side: 'left' | 'right', low: number, high: number): string {
  const [from, to] = side === 'left' ? [lens.left, lens.front] : [lens.front, lens.right];
  const [down, up] = [-low * lens.storey, -high * lens.storey];
  return `${path(shifted(from, 0, up), shifted(to, 0, up), shifted(to, 0, down), shifted(from, 0, down))}Z`;
}

/** The seams between the pieces of a column, all in one line. */
export function seams(lens: Lens, height: number): string {
  let drawn = '';
  for (let z = 1; z < height; z += 1) {
    const up = -z * lens.storey;
    drawn += path(
      shifted(lens.left, 0, up),
      shifted(lens.front, 0, up),
      shifted(lens.right, 0, up),
    );
  }
  return drawn;
}

/** All edges of a column that can be seen, as if it were of glass. */
export function edges(lens: Lens, height: number): string {
  const up = -height * lens.storey;
  const upright = [lens.left, lens.front, lens.right].map((corner) =>
    path(shifted(corner, 0, up), corner),
  );
  return [outline(lens, height), ...upright, path(lens.left, lens.front, lens.right)].join('');
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much room a standing Perseus takes above the ground under him. */
const PAWN_HEIGHT = 58;

/** The smallest box around blocks of these heights; where somebody stands, he is in it, too. */
export function boxAround(
  lens: Lens,
  heights: Iterable<readonly [cell: number, height: number]>,
  pawns: Iterable<number>,
): Box {
  const standing = new Set(pawns);
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [cell, height] of heights) {
    const ground = projectCell(lens, cell);
    const above = standing.has(cell) ? PAWN_HEIGHT + lens.back.y : 0;
    box.left = Math.min(box.left, ground.x + lens.left.x, ground.x + lens.back.x);
    box.right = Math.max(box.right, ground.x + lens.right.x, ground.x + lens.front.x);
    box.top = Math.min(box.top, ground.y + lens.back.y - height * lens.storey - Math.max(0, above));
    box.bottom = Math.max(box.bottom, ground.y + lens.front.y);
  }
  return box;
}
