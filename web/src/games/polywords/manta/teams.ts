// What two teams have on the table, as one of them sees it.

import type { Card, MantaView, Writing } from '$lib/generated/polywords';
import { crewOf, waitedFor } from '../sea/seen';

export const TEAMS = 2;
/** The length of a card that has not been assigned. */
export const NOWHERE = 0;

export const rivalsOf = (crew: number): number => TEAMS - 1 - crew;

/** Who places bottles is who had the pen. */
export function waited(view: MantaView): number[] {
  if (view.phase !== 'bottles') return waitedFor(view);
  return view.writers.filter((_, crew) => (view.owed[crew] ?? 0) > 0);
}

/** One of the three things that a team has to write. */
export interface Request {
  length: number;
  /** Not known before the cards are turned. */
  card: Card | undefined;
  /** The word, as soon as it is written. */
  written: Writing | undefined;
}

export function requestsOf(view: MantaView, crew: number): Request[] {
  const giving = rivalsOf(crew);
  const laid = view.laid[giving] ?? [];
  const shown = view.phase !== 'assign';
  return view.lengths.map((length) => ({
    length,
    card: shown ? view.hands[giving]?.[laid.indexOf(length)] : undefined,
    written: view.writings.find((one) => one.crew === crew && one.word.length === length),
  }));
}

/** What lies at a length, as I have it laid: the number of a card of my hand. */
export const cardAt = (view: MantaView, crew: number, length: number): number | null => {
  const place = (view.laid[crew] ?? []).indexOf(length);
  return place < 0 ? null : place;
};

export const proposalsOf = (view: MantaView): readonly Writing[] =>
  view.seat === null ? [] : (view.proposals[crewOf(view, view.seat)] ?? []);

/** A category by its id, of those that are known. */
export const nameOf = (view: MantaView, id: string): string | undefined =>
  view.hands.flat().find((card) => card.id === id)?.name;
