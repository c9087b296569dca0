// A challenge pair by pair: neighbours in the order drawn make pairs, and a Breath with a Fury is
// one point of strength. The engine has counted already; this only shows how.

const BREATH = 0;
const FURY = 1;

export interface Pair {
  tokens: readonly number[];
  counts: boolean;
}

export function pairsOf(drawn: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index < drawn.length; index += 2) {
    const tokens = drawn.slice(index, index + 2);
    pairs.push({ tokens, counts: tokens.includes(BREATH) && tokens.includes(FURY) });
  }
  return pairs;
}

/** The strength once this many pairs have been turned. */
export function strengthOf(pairs: readonly Pair[], turned: number): number {
  return pairs.slice(0, turned).filter((pair) => pair.counts).length;
}

/** Milliseconds for each pair: a long fight goes faster, none takes for ever. */
export function paceOf(pairs: number): number {
  return Math.min(Math.max(Math.round(4500 / Math.max(pairs, 1)), 170), 420);
}
