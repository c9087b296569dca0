// Events and moves in words: the keys of the engine's catalogues, with what goes into their places,
// as the terminal tells them (core/terminal.py). A game brings a table of how its fields are said.

import type { Face, Sentence } from '../games/contract';
import { has, type Params } from '$lib/i18n.svelte';

interface Typed {
  type: string;
}

/** What a field of some name puts into which places; none for null. Numbers and words that are not
    in the table go into a place of their own name. */
export type Fields = Readonly<Record<string, ((value: never) => Params) | null>>;

export function paramsOf(thing: object, fields: Fields): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(thing) as [string, unknown][]) {
    const say = fields[name];
    if (say) Object.assign(params, say(value as never));
    else if (say === undefined && (typeof value === 'number' || typeof value === 'string'))
      params[name] = value;
  }
  return params;
}

/** The page's own sentence if it has one, else the engine's. */
function keyOf(game: string, kind: 'event' | 'move', { type }: Typed): string {
  const own = `${game}.page.${kind}.${type}`;
  return has(own) ? own : `${game}.${kind}.${type}`;
}

/** What happened. What I did myself is told to me as "you". */
export function tellEvent(
  game: string,
  fields: Fields,
  event: Typed & { seat?: number },
  you: number | null,
  faces: readonly Face[],
): Sentence {
  const params = paramsOf(event, { ...fields, type: null });
  const key = keyOf(game, 'event', event);
  if (event.seat === undefined) return { key, params };
  params.seat = faces[event.seat]?.name ?? '';
  const mine = event.seat === you && has(`${key}.you`);
  return { key: mine ? `${key}.you` : key, params };
}

export function tellMove(game: string, fields: Fields, move: Typed): Sentence {
  return { key: keyOf(game, 'move', move), params: paramsOf(move, { ...fields, type: null }) };
}
