// What the word that is being written takes away: what the table says of it, and for the letters, as
// they are typed.

import type { MedusaView, PlacesMeeting } from '$lib/generated/polywords';
import type { Cell, Path } from '../sea/seen';
import { shapeOf, turned, type Figure } from '../sea/shapes';
import { columnOf, rowOf } from '../sea/waters';
import type { Wording } from '../sea/wording.svelte';

export interface Meeting {
  letters: string;
  /** Their names. */
  categories: readonly string[];
  /** The shape that it fills where it is shown; -1: none. */
  shape: number;
}

export const NOTHING: Meeting = { letters: '', categories: [], shape: -1 };

export function meeting({ letters, shapes }: MedusaView, wording: Wording): Meeting {
  const { word, path, complete } = wording;
  if (!word) return NOTHING;
  const heard = wording.heard as PlacesMeeting | null;
  return {
    letters: [...letters].filter((letter) => word.includes(letter)).join(''),
    categories: heard?.categories ?? [],
    shape: complete ? filled(path, shapes) : -1,
  };
}

/** Which of some shapes these cells fill. */
export function filled(path: Path, shapes: readonly number[]): number {
  const cells = keyOf(turned(path.map(asFigure), 0));
  return shapes.find((shape) => ways(shapeOf(shape)).includes(cells)) ?? -1;
}

const asFigure = (cell: Cell): [number, number] => [columnOf(cell), rowOf(cell)];
const ways = (figure: Figure): string[] =>
  Array.from({ length: 8 }, (_, step) => keyOf(turned(figure, step)));
const keyOf = (figure: Figure): string =>
  figure
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ');
