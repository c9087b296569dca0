// Words that several have hit upon.

import type { SeaEvent } from '../sea/seen';

interface Match {
  word: string;
  crews: number[];
}

/** What is washed away, once a word; null where there was nothing to compare. */
export function matches(events: readonly SeaEvent[]): Match[] | null {
  const found = new Map<string, number[]>();
  for (const { type, word = '', crew } of events) {
    if (type !== 'word-erased' || crew === undefined) continue;
    found.set(word, [...(found.get(word) ?? []), crew]);
  }
  const written = events.flatMap(({ writings = [] }) => writings).length;
  if (!found.size && written < 2) return null;
  return [...found].map(([word, crews]) => ({ word, crews }));
}
