// Each piece has a pattern besides its colour: nobody need tell colours apart. Strokes and dots on a
// tile of 50 units.

export interface Pattern {
  /** Lines, and how broad they are. */
  lines?: string;
  broad?: number;
  /** Filled forms. */
  forms?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const TILE = 50;

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  I2: { forms: dot(25, 25, 9) },
  I3: { lines: 'M0 25H50', broad: 9 },
  L3: { lines: 'M-5 5L5-5M-5 55L55-5M45 55L55 45', broad: 8 },
  I4: { lines: 'M25 0V50', broad: 9 },
  L4: { lines: 'M0 37L12.5 13L37.5 37L50 13', broad: 6 },
  O4: { forms: 'M0 0h25v25H0ZM25 25h25v25H25Z' },
  S4: { lines: 'M25 10V40M10 25H40', broad: 7 },
  I5: { lines: 'M0 12H50M0 37H50M12 0V50M37 0V50', broad: 4 },
  L5: { forms: `${dot(12, 12, 5)}${dot(37, 12, 5)}${dot(12, 37, 5)}${dot(37, 37, 5)}` },
  N5: { lines: 'M-5 45L5 55M-5-5L55 55M45-5L55 5', broad: 8 },
  P5: { lines: 'M9 25a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z', broad: 5 },
  U5: { lines: 'M0 25Q12.5 5 25 25T50 25', broad: 6 },
  V5: { forms: 'M25 8L42 40H8Z' },
  W5: { forms: 'M25 4L46 25L25 46L4 25Z' },
  Z5: { lines: 'M10 10L40 40M40 10L10 40', broad: 6 },
};
