// What a look back tells, put into order.

import type { SeaLookback } from '$lib/generated/polywords';
import { list } from '$lib/i18n.svelte';
import type { Face } from '../../contract';
import { crewName, type SeaView } from '../sea/seen';

export type TurnSeen = SeaLookback['turns'][number];
export type WordSeen = TurnSeen['best'][number];

/** Who wrote a word; nothing where nobody did. */
export const writers = (
  { by }: Pick<WordSeen, 'by'>,
  view: SeaView,
  faces: readonly Face[],
): string => list(by.map((crew) => crewName(crew, view.seas.length, faces)));

/** Each word of a turn once, with all who wrote it; what most have written comes first. */
export function groups(turn: TurnSeen): { text: string; crews: number[]; fell: boolean }[] {
  const found = new Map<string, { text: string; crews: number[]; fell: boolean }>();
  for (const { word, text, crew, fell } of turn.said) {
    const one = found.get(word) ?? { text, crews: [], fell };
    found.set(word, { ...one, crews: [...one.crews, crew] });
  }
  return [...found.values()].sort((one, other) => other.crews.length - one.crews.length);
}
