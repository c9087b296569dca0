// Who came where. Those who play together stand together, with the score that they share.

import type { Outcome, Score } from '$lib/generated/wire';

export interface Place {
  place: number;
  /** One, or a team. */
  seats: readonly number[];
  score: Score | undefined;
}

type Teams = readonly (readonly number[])[];

const isShared = (seats: readonly number[], scores: readonly Score[]): boolean =>
  new Set(seats.map((seat) => JSON.stringify(scores[seat] ?? null))).size === 1;

/** Equals share a place, and the next place counts them: 1, 2, 2, 4. */
export function placesOf(outcome: Outcome, scores: readonly Score[], teams: Teams = []): Place[] {
  let place = 1;
  return outcome.ranking.flatMap((group) => {
    const found = parties(group, teams).flatMap((seats) =>
      isShared(seats, scores) ? [seats] : seats.map((seat) => [seat]),
    );
    const here = place;
    place += parties(group, teams).length;
    return found.map((seats) => ({ place: here, seats, score: scores[seats[0] ?? 0] }));
  });
}

/** The teams of a group of equals, and those who play alone. */
function parties(group: readonly number[], teams: Teams): (readonly number[])[] {
  const found = teams.filter((team) => team.length > 1 && team.every((one) => group.includes(one)));
  const rest = group.filter((seat) => !found.some((team) => team.includes(seat)));
  return [...found, ...rest.map((seat) => [seat])];
}
