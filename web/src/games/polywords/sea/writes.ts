// How a word is said in a game: which move says it, and whether it is laid in the sea with it.

import type { SeaView } from './seen';

export interface Writes<V extends SeaView = any> {
  /** The kind of move, as the table offers it: `write`, `call`, `propose`. Its button is said by
      `<game>.page.<move>`, what the entry is called by `<game>.page.<move>.label`, and how it is done
      by `<game>.page.<move>.how`. */
  move: string;
  /** It goes along a path; else it is only said. */
  path: boolean;
  /** The word, where it was said before and is only laid now: nothing else can be typed then. */
  word?: (view: V, you: number) => string | null;
  /** What else is in the move. */
  with?: (view: V, you: number, word: string) => object;
}

export const WRITE: Writes = { move: 'write', path: true };
