// What the computer made of the letters of a solitaire, put into order for people.

import type { SoloLookback, Writing } from '$lib/generated/letter';
import { mostKnow } from '../lookback/seeing';
import { points } from '../board/points';

export interface SolvedWord {
  word: string;
  text: string;
  path: readonly number[];
  points: number;
}

type Found = Pick<SoloLookback, 'best' | 'common'>;

/** Its words, the longest first; if wished, only those that most people know. */
export function solvedWords({ best, common }: Found, known: boolean): SolvedWord[] {
  return best.written
    .filter((_, place) => !known || mostKnow(common[place] ?? 0))
    .map(({ word, path }: Writing) => {
      return { word, text: word.toLowerCase(), path, points: points(word) };
    })
    .sort((a, b) => b.word.length - a.word.length || a.word.localeCompare(b.word));
}

/** A dictionary knows more words than anybody: how many of them were within reach. */
export const knownOf = ({ common }: Found): number => common.filter(mostKnow).length;
