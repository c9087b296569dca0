// Events in words. A game's page says which sentence; the reader's language says it.

import type { Face, GamePage } from '../games/contract';
import type { Moment } from '$lib/generated/wire';
import { t } from '$lib/i18n.svelte';

export function tellAll(
  page: GamePage,
  moment: Moment,
  you: number | null,
  faces: readonly Face[],
): string[] {
  return moment.events.flatMap((event) => {
    const sentence = page.tell(event, you, faces);
    return sentence ? [t(sentence.key, sentence.params)] : [];
  });
}

/** Whose step it was: the first event that names a seat. */
export function actorOf(moment: Moment): number | null {
  for (const event of moment.events) {
    const { seat } = event as { seat?: unknown };
    if (typeof seat === 'number') return seat;
  }
  return null;
}

/** A step as it is quoted: without what the game leaves out there, unless nothing would be left. */
export function quoted(moment: Moment, quotes: GamePage['quotes'] = () => true): Moment {
  const events = moment.events.filter((event) => quotes(event));
  return events.length ? { ...moment, events } : moment;
}

/** The step one would tell a friend about: as the game has it, else where most happened at once. Of
    equals it is the last. */
export function bestMoment(
  story: readonly Moment[],
  highlight: GamePage['highlight'],
): Moment | null {
  const worth = highlight ?? ((events: readonly unknown[]) => events.length);
  let best: Moment | null = null;
  let most = 0;
  for (const moment of story) {
    const found = worth(moment.events);
    if (found && found >= most) [best, most] = [moment, found];
  }
  return best;
}
