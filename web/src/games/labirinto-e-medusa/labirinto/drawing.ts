// Geometry of what is drawn.

import { openSides, type Openings } from './blocks';
import { middle, UNIT, type Cell } from '../../../kit/cells';

const WALL = 13;

/** A wall along the north side, then turned to the others. */
const KEYS = 6;
const INNER = UNIT - 2 * WALL;

/** The meander: a hook for each key, on a line that runs along the wall. */
function meander(): [number, number][][] {
  const width = INNER / KEYS;
  const [foot, head] = [WALL - 3, 3];
  const lines: [number, number][][] = [
    [
      [WALL, foot],
      [UNIT - WALL, foot],
    ],
  ];
  for (let key = 0; key < KEYS; key++) {
    const x = WALL + key * width;
    lines.push([
      [x + 1, foot],
      [x + 1, head],
      [x + width - 2.4, head],
      [x + width - 2.4, foot - 2.6],
      [x + 4.2, foot - 2.6],
      [x + 4.2, head + 2.6],
    ]);
  }
  return lines;
}

function turned([x, y]: [number, number], side: number): [number, number] {
  if (side === 0) return [x, y];
  return turned([UNIT - y, x], side - 1);
}

function line(points: [number, number][], side: number): string {
  return `M${points.map((point) => turned(point, side).map(round).join(' ')).join('L')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const BAND: [number, number][] = [
  [0, 0],
  [UNIT, 0],
  [UNIT, WALL],
  [0, WALL],
];
const POST: [number, number][] = [
  [0, 0],
  [WALL, 0],
  [WALL, WALL],
  [0, WALL],
];
const FRIEZE = meander();

const closedSides = (openings: Openings): number[] => openSides(15 & ~openings);

function wallsOf(openings: Openings): string {
  const posts = [0, 1, 2, 3].map((side) => `${line(POST, side)}Z`);
  const bands = closedSides(openings).map((side) => `${line(BAND, side)}Z`);
  return [...posts, ...bands].join('');
}

function friezeOf(openings: Openings): string {
  return closedSides(openings)
    .flatMap((side) => FRIEZE.map((hook) => line(hook, side)))
    .join('');
}

const all = (draw: (openings: Openings) => string): string[] =>
  Array.from({ length: 16 }, (_, openings) => draw(openings));

/** By openings: black walls with a post in each corner, and the meander on them. */
export const WALLS = all(wallsOf);
export const FRIEZES = all(friezeOf);

/** A line through cells with its corners rounded: the thread. */
export function threadThrough(cells: readonly Cell[]): string {
  const points = cells.map(middle);
  const [first, ...rest] = points;
  if (!first || !rest.length) return '';
  const bend = UNIT * 0.28;
  const path = [`M${first.join(' ')}`];
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const before = points[index]!;
    if (!next) path.push(`L${point.join(' ')}`);
    else {
      const [enter, leave] = [toward(point, before, bend), toward(point, next, bend)];
      path.push(`L${enter.join(' ')}Q${point.join(' ')} ${leave.join(' ')}`);
    }
  });
  return path.join('');
}

function toward(from: [number, number], to: [number, number], far: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [
    from[0] + ((to[0] - from[0]) / length) * far,
    from[1] + ((to[1] - from[1]) / length) * far,
  ];
}

/** Where a pawn stands on its tile, and how big, when it shares it with others. */
export function standing(index: number, crowd: number): { dx: number; dy: number; size: number } {
  if (crowd <= 1) return { dx: 0, dy: 0, size: 1 };
  if (crowd === 2) return { dx: index ? 17 : -17, dy: 0, size: 0.78 };
  const angle = (index / crowd) * 2 * Math.PI - Math.PI / 2;
  return { dx: Math.cos(angle) * 20, dy: Math.sin(angle) * 19, size: crowd === 3 ? 0.64 : 0.56 };
}
