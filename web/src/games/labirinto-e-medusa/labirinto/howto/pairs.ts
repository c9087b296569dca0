// A challenge as the how-to page plays it (LA-X1): tokens in pairs, and the odds of that.

/** How many Breath, Fury and Fear. */
export type Tokens = readonly [number, number, number];

/** Two neighbours make a pair; the odd token at the end makes none. */
export function pairsOf(laid: readonly number[]): number[][] {
  const pairs: number[][] = [];
  for (let i = 0; i < laid.length; i += 2) pairs.push(laid.slice(i, i + 2));
  return pairs;
}

export const isStrong = (pair: readonly number[]): boolean => pair.includes(0) && pair.includes(1);

export const strengthOf = (laid: readonly number[]): number =>
  pairsOf(laid).filter(isStrong).length;

export function shuffled(tokens: Tokens, random: () => number = Math.random): number[] {
  const laid = tokens.flatMap((count, token) => Array<number>(count).fill(token));
  for (let n = laid.length; n > 1; n--) {
    const chosen = Math.floor(random() * n);
    [laid[n - 1], laid[chosen]] = [laid[chosen]!, laid[n - 1]!];
  }
  return laid;
}

const known = new Map<string, number[]>();

/** The chance of each strength from 0 on: pair by pair, what is drawn is gone. */
export function strengthOdds([breath, fury, fear]: Tokens): number[] {
  const n = breath + fury + fear;
  if (n < 2 || !breath || !fury) return [1];
  const name = `${breath},${fury},${fear}`;
  const found = known.get(name);
  if (found) return found;
  const odds = Array<number>(Math.min(breath, fury) + 1).fill(0);
  const have: Tokens = [breath, fury, fear];
  for (let one = 0; one < 3; one++) {
    for (let two = 0; two < 3; two++) {
      const left = have.map(
        (count, token) => count - Number(token === one) - Number(token === two),
      );
      const chance = (have[one]! * (have[two]! - Number(one === two))) / (n * (n - 1));
      if (chance <= 0) continue;
      const won = Number(isStrong([one, two]));
      strengthOdds(left as unknown as Tokens).forEach((odd, k) => {
        odds[k + won]! += chance * odd;
      });
    }
  }
  known.set(name, odds);
  return odds;
}

/** The chance that strictly more strength comes up than the Minotaur’s (LA-X2). */
export function chanceToWin(tokens: Tokens, chamber: Tokens): number {
  const his = strengthOdds(chamber);
  let below = 0;
  let chance = 0;
  strengthOdds(tokens).forEach((odd, k) => {
    chance += odd * below;
    below += his[k] ?? 0;
  });
  return chance;
}
