// The small drawings on the pieces. Each terrain has its own, so that none is known by its colour
// alone. Flat ones lie in the plane of the top face, in a square from -0.5 to 0.5; upright ones
// stand on places of it and face the onlooker.

import { project, type Lens } from './camera';

interface Flat {
  kind: 'flat';
  /** Drawn as lines. */
  lines: string;
  /** Drawn as surfaces. */
  shapes: string;
}

interface Upright {
  kind: 'upright';
  /** Places on the top face (east, north), and how big the drawing is there. */
  places: readonly (readonly [number, number, number])[];
  lit: string;
  shaded: string;
}

const WAVE = 'c.05-.06 .1-.06 .15 0s.1 .06 .15 0 .1-.06 .15 0';

function dots(places: readonly (readonly [number, number])[], r: number): string {
  return places
    .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
}

const LAKE: Flat = {
  kind: 'flat',
  lines: `M-.34-.2${WAVE}M-.1 .02${WAVE}M-.32 .24${WAVE}`,
  shapes: '',
};

const MEADOW: Flat = {
  kind: 'flat',
  lines:
    'M-.12 .3v-.08M-.17 .3l-.02-.06M.34-.06v-.08M.29-.06l-.02-.06M-.36-.1v-.08M.05-.3l.02-.07M.1-.3v-.08',
  shapes: dots(
    [
      [-0.24, -0.26],
      [0.24, 0.2],
      [-0.28, 0.12],
      [0.26, -0.3],
      [0.04, 0.36],
    ],
    0.05,
  ),
};

const BEACH: Flat = {
  kind: 'flat',
  lines:
    'M.32-.12c-.02-.1-.12-.12-.16-.05s.03 .12 .08 .08M-.3 .3a.1 .1 0 0 1 .2 0M-.26 .3l.02-.07M-.2 .3v-.09M-.14 .3l-.02-.07M-.31 .3h.22',
  shapes: dots(
    [
      [-0.28, -0.24],
      [-0.16, -0.32],
      [0.14, 0.3],
      [0.3, 0.2],
      [0.02, -0.36],
      [-0.36, 0.02],
    ],
    0.022,
  ),
};

const ROCK: Upright = {
  kind: 'upright',
  places: [
    [-0.2, 0.22, 1],
    [0.24, 0.12, 0.8],
    [-0.14, -0.26, 0.6],
  ],
  lit: 'M-13 3L-3-17L0-10L-1 5Z',
  shaded: 'M-3-17L13 3L-1 5L0-10Z',
};

const WOOD: Upright = {
  kind: 'upright',
  places: [
    [0.02, 0.32, 0.95],
    [-0.3, 0.06, 1],
    [0.3, 0.02, 0.9],
    [-0.08, -0.3, 0.9],
  ],
  lit: 'M0-24C-5-15-8-8-9 0C-6 2.5-3 3 0 3Z',
  shaded: 'M0-24C5-15 8-8 9 0C6 2.5 3 3 0 3Z',
};

export const MOTIFS: readonly (Flat | Upright)[] = [LAKE, MEADOW, ROCK, WOOD, BEACH];

export interface Standing {
  transform: string;
  key: number;
}

/** Where the upright drawings of a motif stand, from back to front. */
export function standing(lens: Lens, motif: Upright): Standing[] {
  return motif.places
    .map(([x, y, size], key) => ({ ...project(lens, x, y, 0), size, key }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, size, key }) => ({
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`,
      key,
    }));
}

/** From the square of a flat drawing to the top face. */
export function plane(lens: Lens): string {
  const { east, south } = lens;
  return `matrix(${[east.x, east.y, south.x, south.y].map((n) => n.toFixed(3)).join(' ')} 0 0)`;
}
