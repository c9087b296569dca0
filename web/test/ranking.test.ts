import { describe, expect, it } from 'vitest';
import type { Score } from '../src/lib/generated/wire';
import { placesOf } from '../src/table/ranking';

const score = (total: number): Score => ({ total, lines: [] });
const outcome = (...ranking: number[][]) => ({ reason: 'x', ranking, winners: ranking[0]! });
const brief = (places: ReturnType<typeof placesOf>) =>
  places.map(({ place, seats, score: { total } = score(-1) }) => [place, seats, total]);

describe('places', () => {
  it('are shared by equals, whom the next place counts', () => {
    const scores = [score(1), score(3), score(2), score(2)];
    expect(brief(placesOf(outcome([1], [2, 3], [0]), scores))).toEqual([
      [1, [1], 3],
      [2, [2], 2],
      [2, [3], 2],
      [4, [0], 1],
    ]);
  });

  it('are a team’s, which has one score', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const scores = [score(4), score(7), score(4), score(7)];
    expect(brief(placesOf(outcome([1, 3], [0, 2]), scores, teams))).toEqual([
      [1, [1, 3], 7],
      [2, [0, 2], 4],
    ]);
    expect(brief(placesOf(outcome([0, 1, 2, 3]), scores, teams))).toEqual([
      [1, [0, 2], 4],
      [1, [1, 3], 7],
    ]);
  });

  it('show each of a team whose scores differ', () => {
    const scores = [score(4), score(7), score(5)];
    expect(brief(placesOf(outcome([0, 2], [1]), scores, [[0, 2], [1]]))).toEqual([
      [1, [0], 4],
      [1, [2], 5],
      [2, [1], 7],
    ]);
  });
});
