// What a box of a card asks for, piece by piece: to be marked and locked in the hand. The sentence
// and the proof are the engine's.

import type { Side } from '$lib/generated/polyminix';
import { areaOf, NAMES } from '../pieces/kit';

export type Part = 'asked' | 'free' | 'locked';

export interface Asked {
  /** The face of the die. */
  prova: number;
  parts: Readonly<Record<string, Part>>;
  /** How many more than the pieces asked for, at least and at most. */
  more: readonly [least: number, most: number] | null;
  /** How many pieces of each size. */
  sizes: Readonly<Record<number, number>> | null;
}

const SOME: readonly [number, number] = [1, 3];

function parts(of: (piece: string) => Part): Asked['parts'] {
  return Object.fromEntries(NAMES.map((piece) => [piece, of(piece)]));
}

const onlyThese = (pieces: readonly string[]): Asked['parts'] =>
  parts((piece) => (pieces.includes(piece) ? 'asked' : 'locked'));

const these = (pieces: readonly string[]): Asked['parts'] =>
  parts((piece) => (pieces.includes(piece) ? 'asked' : 'free'));

export const FREE: Asked = { prova: 0, parts: parts(() => 'free'), more: null, sizes: null };

export function askedBy(side: Side, prova: number): Asked {
  if (prova === 1 || prova === 2)
    return { ...FREE, prova, parts: onlyThese(side.only[prova - 1] ?? []) };
  if (prova === 3 || prova === 4) {
    const { pieces, more } = prova === 3 ? side.plus : side.with;
    return { ...FREE, prova, parts: these(pieces), more: more ? [more, more] : SOME };
  }
  if (prova === 5) {
    const locked = parts((piece) => (side.without.includes(piece) ? 'locked' : 'free'));
    return { ...FREE, prova, parts: locked };
  }
  const sizes: Record<number, number> = {};
  for (const size of side.sizes) sizes[size] = (sizes[size] ?? 0) + 1;
  const sized = parts((piece) => (areaOf(piece) in sizes ? 'free' : 'locked'));
  return { prova, parts: sized, more: null, sizes };
}
