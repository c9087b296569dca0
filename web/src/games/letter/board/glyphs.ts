// Our own alphabet: strokes of one width, straight lines and arcs, drawn anew for every shape of
// tile. A tall I is no stretched small one, and an O on a long tile is a running track.

/** The middle of the strokes: left, top, right, bottom of the letter, and what lies between. */
interface Box {
  l: number;
  t: number;
  r: number;
  b: number;
  /** Middle across, middle down. */
  c: number;
  m: number;
  w: number;
  h: number;
  /** Half a stroke. */
  s: number;
}

type Point = readonly [number, number];

/** A slanted stroke, drawn beyond its ends: the letter's box cuts it off level. */
function slant([x1, y1]: Point, [x2, y2]: Point, before = true, after = true): string {
  const [dx, dy] = [(x2 - x1) * 0.6, (y2 - y1) * 0.6];
  const from = before ? [x1 - dx, y1 - dy] : [x1, y1];
  const to = after ? [x2 + dx, y2 + dy] : [x2, y2];
  return `M${from.join(' ')}L${to.join(' ')}`;
}

/** A quarter turn, or a half one, to a point. */
const arc = (rx: number, ry: number, sweep: 0 | 1, x: number, y: number): string =>
  `A${rx} ${ry} 0 0 ${sweep} ${x} ${y}`;

/** A bowl that stands on a stem at the left, from one height to another. */
function bowl({ l, r, w }: Box, top: number, bottom: number): string {
  const ry = (bottom - top) / 2;
  const rx = Math.min(w, ry);
  return `M${l} ${top}H${r - rx}${arc(rx, ry, 1, r - rx, bottom)}H${l}`;
}

/** Round on the left, open on the right. */
function half({ l, t, r, b, w, h }: Box): string {
  const k = Math.min(w, h / 2);
  const round = arc(k, k, 0, l, t + k);
  return `M${r} ${t}H${l + k}${round}V${b - k}${arc(k, k, 0, l + k, b)}H${r}`;
}

function ring({ l, t, r, b, w, h }: Box): string {
  const k = Math.min(w, h) / 2;
  const [east, south] = [arc(k, k, 1, r, t + k), arc(k, k, 1, r - k, b)];
  const [west, north] = [arc(k, k, 1, l, b - k), arc(k, k, 1, l + k, t)];
  return `M${l + k} ${t}H${r - k}${east}V${b - k}${south}H${l + k}${west}V${t + k}${north}Z`;
}

const stem = ({ t, b, s }: Box, x: number): string => `M${x} ${t - s}V${b + s}`;

const GLYPHS: Record<string, (box: Box) => string> = {
  A: (x) => {
    const bar = x.t + x.h * 0.68;
    const out = (x.w / 2) * ((bar - x.t) / x.h);
    const legs = `M${x.l - x.w * 0.3} ${x.b + x.h * 0.6}L${x.c} ${x.t}L${x.r + x.w * 0.3} ${x.b + x.h * 0.6}`;
    return `${legs}M${x.c - out} ${bar}H${x.c + out}`;
  },
  B: (x) => `${stem(x, x.l)}${bowl(x, x.t, x.m)}${bowl(x, x.m, x.b)}`,
  C: half,
  D: (x) => {
    const k = Math.min(x.w, x.h / 2);
    const [upper, lower] = [arc(k, k, 1, x.r, x.t + k), arc(k, k, 1, x.r - k, x.b)];
    return `M${x.l} ${x.t}H${x.r - k}${upper}V${x.b - k}${lower}H${x.l}Z`;
  },
  E: (x) =>
    `M${x.r + x.s} ${x.t}H${x.l}V${x.b}H${x.r + x.s}M${x.l} ${x.m}H${x.r + x.s - x.w * 0.12}`,
  F: (x) => `M${x.r + x.s} ${x.t}H${x.l}V${x.b + x.s}M${x.l} ${x.m}H${x.r + x.s - x.w * 0.15}`,
  G: (x) => `${half(x)}V${x.m}H${x.c}`,
  H: (x) => `${stem(x, x.l)}${stem(x, x.r)}M${x.l} ${x.m}H${x.r}`,
  I: (x) => stem(x, x.c),
  J: (x) => {
    const k = Math.min(x.w, x.h / 2);
    return `M${x.r} ${x.t - x.s}V${x.b - k}${arc(k, k, 1, x.r - k, x.b)}H${x.l - x.s}`;
  },
  K: (x) =>
    `${stem(x, x.l)}${slant([x.l + x.s, x.m], [x.r, x.t], false)}${slant([x.l + x.s, x.m], [x.r, x.b], false)}`,
  L: (x) => `M${x.l} ${x.t - x.s}V${x.b}H${x.r + x.s}`,
  M: (x) => `M${x.l} ${x.b + x.s}V${x.t}L${x.c} ${x.t + x.h * 0.66}L${x.r} ${x.t}V${x.b + x.s}`,
  N: (x) => `M${x.l} ${x.b + x.s}V${x.t}L${x.r} ${x.b}V${x.t - x.s}`,
  O: ring,
  P: (x) => `${stem(x, x.l)}${bowl(x, x.t, x.t + x.h * 0.56)}`,
  Q: (x) => `${ring(x)}${slant([x.r - x.w * 0.34, x.b - x.h * 0.34], [x.r, x.b], false)}`,
  R: (x) => {
    const waist = x.t + x.h * 0.54;
    return `${stem(x, x.l)}${bowl(x, x.t, waist)}${slant([x.l + x.w * 0.42, waist], [x.r, x.b], false)}`;
  },
  S: (x) => {
    const ry = x.h / 4;
    const rx = Math.min(x.w / 2, ry);
    const [upper, lower] = [arc(rx, ry, 0, x.l + rx, x.m), arc(rx, ry, 1, x.r - rx, x.b)];
    return `M${x.r + x.s} ${x.t}H${x.l + rx}${upper}H${x.r - rx}${lower}H${x.l - x.s}`;
  },
  T: (x) => `M${x.l - x.s} ${x.t}H${x.r + x.s}M${x.c} ${x.t}V${x.b + x.s}`,
  U: (x) => {
    const k = Math.min(x.w / 2, x.h);
    const [west, east] = [arc(k, k, 0, x.l + k, x.b), arc(k, k, 0, x.r, x.b - k)];
    return `M${x.l} ${x.t - x.s}V${x.b - k}${west}H${x.r - k}${east}V${x.t - x.s}`;
  },
  V: (x) =>
    `M${x.l - x.w * 0.3} ${x.t - x.h * 0.6}L${x.c} ${x.b}L${x.r + x.w * 0.3} ${x.t - x.h * 0.6}`,
  W: (x) => {
    const [west, east] = [x.l + x.w * 0.25, x.r - x.w * 0.25];
    const out = x.w * 0.15;
    const peak = x.t + x.h * 0.2;
    return `M${x.l - out} ${x.t - x.h * 0.6}L${west} ${x.b}L${x.c} ${peak}L${east} ${x.b}L${x.r + out} ${x.t - x.h * 0.6}`;
  },
  X: (x) => slant([x.l, x.t], [x.r, x.b]) + slant([x.r, x.t], [x.l, x.b]),
  Y: (x) =>
    `M${x.l - x.w * 0.3} ${x.t - x.h * 0.3}L${x.c} ${x.m}L${x.r + x.w * 0.3} ${x.t - x.h * 0.3}M${x.c} ${x.m}V${x.b + x.s}`,
  Z: (x) => `M${x.l - x.s} ${x.t}H${x.r}L${x.l} ${x.b}H${x.r + x.s}`,
};

export interface Glyph {
  width: number;
  height: number;
  stroke: number;
  d: string;
}

/** How much wider than high a letter may be; some are narrow by nature. */
const BROAD = 2.7;
const BROADEST: Record<string, number> = { J: 1.1, L: 1.5, F: 1.5 };
/** By the smaller side of the tile, in fields. */
const STROKES = [0, 15, 31, 44];
const MARGINS = [0, 15, 26, 36];
const UNIT = 100;

/** A letter for a tile of so many fields, as a stroke in a box of its own. */
export function glyph(letter: string, wide: number, high: number): Glyph {
  const small = Math.min(wide, high, 3);
  const margin = MARGINS[small]!;
  const stroke = STROKES[small]!;
  const height = high * UNIT - 2 * margin;
  const width = Math.min(wide * UNIT - 2 * margin, height * (BROADEST[letter] ?? BROAD));
  const s = stroke / 2;
  const [l, t, r, b] = [s, s, width - s, height - s];
  const box = { l, t, r, b, s, c: width / 2, m: height / 2, w: r - l, h: b - t };
  return { width, height, stroke, d: GLYPHS[letter]?.(box) ?? '' };
}
