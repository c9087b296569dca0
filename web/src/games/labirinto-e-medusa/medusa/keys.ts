// What a key means on the board.

import { isNowhere } from '$lib/focus';

export type KeyAct =
  | { act: 'turn' | 'zoom' | 'next' | 'choose'; by: number }
  | { act: 'above' | 'fit' | 'back' | 'send' };

const KEYS: Record<string, KeyAct> = {
  q: { act: 'turn', by: -1 },
  e: { act: 'turn', by: 1 },
  t: { act: 'above' },
  '+': { act: 'zoom', by: 1.3 },
  '=': { act: 'zoom', by: 1.3 },
  '-': { act: 'zoom', by: 1 / 1.3 },
  '0': { act: 'fit' },
  z: { act: 'back' },
  escape: { act: 'back' },
  n: { act: 'next', by: 1 },
  '1': { act: 'choose', by: 0 },
  '2': { act: 'choose', by: 1 },
  '3': { act: 'choose', by: 2 },
};

/** Only while the board has the focus, or nothing has: letters belong to whoever is writing. */
export function keyOf(event: KeyboardEvent, board: Element | undefined): KeyAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  const free = isNowhere(target);
  if (!free && !board?.contains(target)) return null;
  // With nothing in focus, Enter sends what is laid; on the island and on buttons it is theirs.
  if (event.key === 'Enter') return free ? { act: 'send' } : null;
  if (event.key === 'N') return { act: 'next', by: -1 };
  return KEYS[event.key.toLowerCase()] ?? null;
}
