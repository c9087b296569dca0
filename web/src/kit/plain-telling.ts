// What a game's page says where the engine's sentences are enough: events and moves by their names,
// with their fields as they are; whoever has the turn is `turn` in the view.

import { has, type Params } from '$lib/i18n.svelte';
import type { Face, GamePage, Sentence } from '../games/contract';

interface Tagged {
  type: string;
}

interface Turns {
  phase: string;
  turn: number;
}

function paramsOf(thing: object): Params {
  const said = Object.entries(thing).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  return Object.fromEntries(said) as Params;
}

/** What happened. What I did myself is told to me as "you". */
function tell(game: string, event: Tagged, you: number | null, faces: readonly Face[]): Sentence {
  const key = `${game}.event.${event.type}`;
  const params = paramsOf(event);
  if (typeof params.seat !== 'number') return { key, params };
  const mine = params.seat === you && has(`${key}.you`);
  return {
    key: mine ? `${key}.you` : key,
    params: { ...params, seat: faces[params.seat]?.name ?? '' },
  };
}

type Telling<V, M, E> = Pick<GamePage<V, M, E>, 'prompt' | 'tell' | 'tellMove'>;

export function plainTelling<V extends Turns, M extends Tagged, E extends Tagged>(
  game: string,
): Telling<V, M, E> {
  return {
    prompt: ({ phase, turn }, you, faces) =>
      phase === 'over' || turn === you
        ? { key: `${game}.phase.${phase}`, params: {} }
        : { key: `${game}.page.waiting`, params: { name: faces[turn]?.name ?? '' } },
    tell: (event, you, faces) => tell(game, event, you, faces),
    tellMove: (move) => ({ key: `${game}.move.${move.type}`, params: paramsOf(move) }),
  };
}
