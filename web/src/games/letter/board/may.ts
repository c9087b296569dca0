// What the table lets me do now: moves that it lists, and kinds of which there is too much to list.

import type { Kind } from '$lib/generated/wire';
import type { Move, Tile, View } from './seen';

export interface May {
  place: boolean;
  exchange: boolean;
  layBlank: boolean;
  give: boolean;
  end: boolean;
  knock: boolean;
  pass: boolean;
  agree: boolean;
  pick: boolean;
  finish: boolean;
  /** Letters of this step that can be taken up again. */
  takeBack: readonly Tile[];
}

export function mayOf(listed: readonly Move[], asked: readonly Kind[]): May {
  const kinds = new Set(asked.map(({ move }) => move));
  const moves = new Set(listed.map(({ type }) => type));
  return {
    place: kinds.has('place'),
    exchange: kinds.has('exchange'),
    layBlank: kinds.has('lay-blank'),
    give: kinds.has('give-free') || moves.has('give-free'),
    end: moves.has('end-turn'),
    knock: moves.has('knock'),
    pass: moves.has('pass'),
    agree: moves.has('agree-to-end'),
    pick: moves.has('pick'),
    finish: moves.has('finish'),
    takeBack: listed.flatMap((move) => (move.type === 'take-back' ? [move.tile] : [])),
  };
}

/** Whether I have nothing else to do than to look for words. */
export function mayLook(view: View, you: number | null): boolean {
  if (you === null || !('hands' in view)) return false;
  const { phase, turn, waiting } = view;
  if (phase === 'pick' || phase === 'over') return false;
  if (phase === 'window' || phase === 'gather') return true;
  return phase === 'vote' ? !waiting.includes(you) : turn !== you;
}
