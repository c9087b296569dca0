// How seas lie side by side: in as many columns as make them biggest, and no row much shorter than
// the others.

/** Around a sea, in pixels: the edges of its card, its name over it, what is between two cards. */
export const BESIDE = 20;
const [ABOVE, GAP] = [36, 12];
const [SMALLEST, BIGGEST] = [48, 380];
/** What a free place in the last row weighs, in pixels of a sea. */
const SHORT = 8;

interface Arranged {
  /** The side of a sea. */
  size: number;
  /** What is left free at both sides, so that no row has more of them. */
  aside: number;
}

/** `told`: how much is written under each. */
export function arranged(seas: number, width: number, height: number, told: number): Arranged {
  const ways = Array.from({ length: seas }, (_, more) => {
    const columns = more + 1;
    const rows = Math.ceil(seas / columns);
    const wide = (width - GAP * (columns + 1)) / columns - BESIDE;
    const high = (height - GAP * (rows + 1)) / rows - ABOVE - told - BESIDE;
    const size = Math.min(BIGGEST, wide, high);
    return { columns, size, worth: size - SHORT * (columns * rows - seas) };
  });
  const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one));
  const size = Math.max(SMALLEST, best.size);
  const aside = Math.floor((width - best.columns * (size + BESIDE + GAP) + GAP) / 2) - 1;
  return { size, aside: Math.max(4, aside) };
}
