// The odds of a challenge as the how-to page shows them (ME-X1, ME-X2): exact, bead by bead.

import { runsOf } from '../beads';

/** How many blue, red and yellow Desires. */
export type Desires = readonly [number, number, number];

export const countRuns = (beads: readonly number[]): number => runsOf(beads).length;

export function shuffled(desires: Desires, random: () => number = Math.random): number[] {
  const beads = desires.flatMap((count, colour) => Array<number>(count).fill(colour));
  for (let n = beads.length; n > 1; n--) {
    const chosen = Math.floor(random() * n);
    [beads[n - 1], beads[chosen]] = [beads[chosen]!, beads[n - 1]!];
  }
  return beads;
}

const told = new Map<string, number[]>();

/** The chance of each number of runs from 0 on; which colours they are makes no difference. */
export function runOdds(desires: Desires): number[] {
  const colours = desires.filter((count) => count > 0).sort((a, b) => a - b);
  const name = colours.join();
  const odds = told.get(name) ?? laidOdds(colours);
  told.set(name, odds);
  return odds;
}

function laidOdds(colours: readonly number[]): number[] {
  const total = colours.reduce((sum, count) => sum + count, 0);
  if (total === 0) return [1];
  const odds: number[] = [];
  colours.forEach((count, first) => {
    const left = [...colours];
    left[first]! -= 1;
    add(odds, new Laying(left, first).rest(first, false, ONLY), 0, count / total);
  });
  return odds;
}

// What is known of the first run: it is still the only one, or it was short, or long.
const ONLY = 0;
const SHORT = 1;
const LONG = 2;

/** A circle that is laid bead by bead from a first one on; what can follow is worked out once. */
class Laying {
  private readonly known = new Map<number, number[]>();

  constructor(
    private readonly left: number[],
    private readonly first: number,
  ) {}

  /** The chances of the runs still to be counted: a run counts when it ends. */
  rest(last: number, long: boolean, begun: number): number[] {
    const n = this.left.reduce((sum, count) => sum + count, 0);
    if (n === 0) return this.closing(last, long, begun);
    const place = this.left.reduce((sum, count) => sum * 32 + count, last * 6 + begun * 2 + +long);
    const found = this.known.get(place);
    if (found) return found;
    const odds: number[] = [];
    for (let colour = 0; colour < this.left.length; colour++) {
      const count = this.left[colour]!;
      if (!count) continue;
      const same = colour === last;
      this.left[colour]! -= 1;
      const began = same || begun !== ONLY ? begun : long ? LONG : SHORT;
      // The first run waits for the last: they may be one.
      const ended = !same && begun !== ONLY && long;
      add(odds, this.rest(colour, same, began), Number(ended), count / n);
      this.left[colour]! += 1;
    }
    this.known.set(place, odds);
    return odds;
  }

  /** The circle closes: its first and its last run meet, and are one if they are of one colour. */
  private closing(last: number, long: boolean, begun: number): number[] {
    if (begun === ONLY) return long ? [0, 1] : [1];
    const runs = last === this.first ? 1 : Number(long) + Number(begun === LONG);
    return [...Array<number>(runs).fill(0), 1];
  }
}

function add(odds: number[], more: readonly number[], shift: number, chance: number): void {
  while (odds.length < more.length + shift) odds.push(0);
  for (let k = 0; k < more.length; k++) odds[k + shift]! += more[k]! * chance;
}

/** The chance that both circles have fewer runs than the column has pieces. */
export function chanceToWin(height: number, desires: Desires, lair: Desires): number {
  const [yours, hers] = [runOdds(desires), runOdds(lair)];
  let chance = 0;
  yours.forEach((odd, i) =>
    hers.forEach((other, j) => {
      if (i + j < height) chance += odd * other;
    }),
  );
  return chance;
}
