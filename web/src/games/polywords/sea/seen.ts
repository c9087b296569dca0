// What the views of the box have in common, and what is worked out from them. A *crew* is whoever
// shares a sea: one seat, or a team.

import type { Contests, Writing } from '$lib/generated/polywords';
import { list } from '$lib/i18n.svelte';
import type { Face } from '../../contract';

export type {
  Contests,
  Dispute,
  Placements,
  PlacementsFound,
  Writing,
} from '$lib/generated/polywords';

/** 64 signs, row by row from the top: a letter, `#` for a bottle, `.` for an empty cell. */
export type Sea = string;
/** A cell by its number, row by row from the top. */
export type Cell = number;
export type Path = readonly Cell[];

export interface SeaView {
  seat: number | null;
  phase: string;
  glass: number;
  turn: number;
  seats: number;
  seas: Sea[];
  beside: number[];
  owed: number[];
  used: string[][];
  done: number[];
  writings: Writing[];
  contests: Contests;
  fallen: number[];
  options: { language?: string; umlauts?: 'a' | 'ae' };
}

/** Any move, as the ground hands it on: what is in it is the game's. */
export interface SeaMove {
  type: string;
  cell?: number;
  of?: number;
  row?: number;
  text?: string;
  path?: number[];
  answer?: 'abstain' | 'no' | 'yes';
}

export interface SeaEvent {
  type: string;
  seat?: number;
  crew?: number;
  word?: string;
  cell?: number;
  cells?: number[];
  /** From the top. */
  row?: number;
  /** The program has done it. */
  by_itself?: boolean;
  writings?: Writing[];
}

/** What a game may say of a crew beside its open sea. */
export interface Noted {
  crew: number;
  /** The word that it has written, if any. */
  writing: Writing | undefined;
  /** It fell in a contest. */
  fell: boolean;
  /** What has just happened; nothing while the seas lie open to be looked at. */
  events: readonly SeaEvent[];
}

/** What can be contested: each a word, as its places in `writings`. */
export type Things = readonly (readonly number[])[];

export const eachAlone = (writings: readonly Writing[]): Things =>
  writings.map((_, place) => [place]);

/** The same word is one thing, whoever has written it. */
export function byWord(writings: readonly Writing[]): Things {
  const words = [...new Set(writings.map(({ word }) => word))];
  return words.map((word) =>
    writings.flatMap((writing, place) => (writing.word === word ? [place] : [])),
  );
}

/** Who shares a sea with a seat: neighbours are opponents. */
export const crewOf = (view: Pick<SeaView, 'seas'>, seat: number): number =>
  seat % view.seas.length;

/** The seats of a crew, where there are so many crews. */
export const seatsOf = (crew: number, crews: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % crews === crew);

/** The names of a crew. */
export const crewName = (crew: number, crews: number, faces: readonly Face[]): string =>
  list(seatsOf(crew, crews, faces.length).map((seat) => faces[seat]?.name ?? ''));

/** Whom the table waits for, as far as a view tells it. */
export function waitedFor(view: SeaView): number[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const { dispute, owners, passed = [], contested = [], aside = [] } = view.contests;
  switch (view.phase) {
    case 'over':
      return [];
    case 'contest':
      return seats.filter(
        (seat) =>
          !passed.includes(seat) &&
          !aside.includes(seat) &&
          owners.some(
            (whose, thing) => whose.length && !whose.includes(seat) && !contested.includes(thing),
          ),
      );
    case 'defend':
      return (dispute?.accused ?? []).filter((seat) => !dispute?.answered?.includes(seat));
    case 'vote':
      return votersOf(view).filter((seat) => !dispute?.voted?.includes(seat));
    case 'bottles':
      return seats.filter((seat) => (view.owed[crewOf(view, seat)] ?? 0) > 0);
    default:
      return seats.filter((seat) => !view.done.includes(seat));
  }
}

/** Those who are neither accuser nor accused. */
export function votersOf(view: SeaView): number[] {
  const { dispute } = view.contests;
  if (!dispute) return [];
  const concerned = [...dispute.accusers, ...dispute.accused, ...(dispute.aside ?? [])];
  return dispute.ballots.flatMap((_, seat) => (concerned.includes(seat) ? [] : [seat]));
}
