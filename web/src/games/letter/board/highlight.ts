// The step of a game that one would tell a friend about: where the most was written down.

import { points } from './points';

export function highlight(events: readonly { type: string }[]): number {
  const written = events.filter((event) => event.type === 'words-written') as unknown as {
    words: string[];
  }[];
  return written.flatMap(({ words }) => words).reduce((sum, word) => sum + points(word), 0);
}
