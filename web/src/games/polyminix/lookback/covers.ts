// The covers of a figure, as a look back tells them, and the first piece after which there was none.

import type { FigureLeft, Laid } from '$lib/generated/polyminix';
import { after } from '../board/trails';
import { samePlace } from '../pieces/kit';

export const coversOf = ({ places, told }: FigureLeft): Laid[][] =>
  told.map((cover) => cover.flatMap((place) => places[place] ?? []));

/** Whether all covers are told: then what is part of none of them is impossible. */
export const isWhole = ({ covers, told }: FigureLeft): boolean => covers === told.length;

const holds = (cover: readonly Laid[], laid: readonly Laid[]): boolean =>
  laid.every((one) => cover.some((other) => samePlace(one, other)));

/** Which cover this is; none if it is not among them. */
export const placeOf = (covers: readonly (readonly Laid[])[], laid: readonly Laid[]): number =>
  covers.findIndex((cover) => cover.length === laid.length && holds(cover, laid));

export interface Mistake {
  /** What lay there then, the piece that made it impossible last. */
  laid: readonly Laid[];
  piece: Laid;
  /** How many pieces had been laid, from 1 on. */
  number: number;
}

/** The first piece after which what lay there was part of no cover. */
export function firstMistake(
  trail: readonly Laid[],
  covers: readonly (readonly Laid[])[],
): Mistake | null {
  let laid: readonly Laid[] = [];
  let number = 0;
  for (const piece of trail) {
    const before = laid.length;
    laid = after([...laid], piece);
    if (laid.length < before) continue;
    number++;
    if (!covers.some((cover) => holds(cover, laid))) return { laid, piece, number };
  }
  return null;
}
