// Which of the turned letters a word has, while it is typed; what counts in the end the rules say.

import type { PallaView, PescePallaEvent } from '$lib/generated/polywords';
import { waitedFor, type SeaView } from '../sea/seen';
import { BOTTLE } from '../sea/waters';

/** Each once, as the cards lie; in the deflated game every time that it comes (PB-3, PB-9). */
export function usedLetters(word: string, turned: string, every: boolean): string {
  if (every) return [...word].filter((letter) => turned.includes(letter)).join('');
  return [...turned].filter((letter) => word.includes(letter)).join('');
}

/** Who has the most letters once they are counted, and how many; null where they are not. */
export function best(
  events: readonly PescePallaEvent[],
): { letters: number; seats: number[] } | null {
  const counted = events.filter((event) => event.type === 'letters-counted');
  if (!counted.length) return null;
  const letters = Math.max(...counted.map((one) => one.letters.length));
  const seats = counted.flatMap((one) => (one.letters.length === letters ? [one.seat] : []));
  return { letters, seats };
}

const hasBottle = (view: PallaView, seat: number): boolean =>
  Boolean(view.seas[seat]?.includes(BOTTLE)) || (view.beside[seat] ?? 0) > 0;

/** The best of a turn are waited for until they have erased a bottle (PB-7). */
export function waited(view: PallaView): number[] {
  if (view.phase !== 'clean') return waitedFor(view as SeaView);
  return (view.cleaning ?? []).filter((seat) => hasBottle(view, seat));
}
