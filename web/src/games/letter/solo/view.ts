// The two solitaires share all but what counts.

import type {
  LetterLongEvent,
  LetterLongMove,
  LetterWordsEvent,
  LetterWordsMove,
  LongView,
  WordsView,
} from '$lib/generated/letter';
import type { Scoring } from '../board/seen';
import { total } from '../board/points';

export type SoloView = WordsView | LongView;
export type SoloMove = LetterWordsMove | LetterLongMove;
export type SoloEvent = LetterWordsEvent | LetterLongEvent;

/** Letters in hand, and those whose word is still to be named. */
export const lettersLeft = (view: SoloView): number => view.hand.length + view.laid.length;

/** LE-Z1: words less letters that are left; LE-Z2: points, more for long words. */
export function scoreOf(view: SoloView, scoring: Scoring): number {
  const written = view.written.map(({ word }) => word);
  return total(written, scoring) - (scoring === 'words' ? lettersLeft(view) : 0);
}
