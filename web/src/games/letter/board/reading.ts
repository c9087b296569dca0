// Reading words along touching letters: the ways there are, and which of them are new.

import type { WayOf } from '../../../kit/words/word-path.svelte';
import type { Layout } from './layout';
import type { Tile, Writing } from './seen';

export type Path = readonly Tile[];

/** More ways than anybody would look through. */
const MOST_PATHS = 24;
/** How far a search goes on. */
const MOST_STEPS = 20_000;

/** For each letter on the board those that it touches. */
export function touching(layout: Layout): Map<Tile, Tile[]> {
  const found = new Map<Tile, Tile[]>();
  for (const one of layout.lying) {
    if (!layout.isLetter(one.tile)) continue;
    const beside = layout.touchedBy(one).filter((tile) => layout.isLetter(tile));
    found.set(one.tile, beside);
  }
  return found;
}

export type Touching = ReadonlyMap<Tile, readonly Tile[]>;

/** The paths along which a word is read: each tile touches the next, none comes twice; none over
    the tiles to `avoid`. Of very many only some. */
export function pathsOf(
  layout: Layout,
  beside: Touching,
  word: string,
  avoid: ReadonlySet<Tile> = new Set(),
): Path[] {
  const reads = (tile: Tile, place: number): boolean =>
    layout.letter(tile) === word[place] && !avoid.has(tile);
  const found: Path[] = [];
  const waiting: Path[] = [...beside.keys()].filter((tile) => reads(tile, 0)).map((tile) => [tile]);
  for (let step = 0; step < MOST_STEPS && waiting.length && found.length < MOST_PATHS; step += 1) {
    const path = waiting.pop()!;
    if (path.length === word.length) {
      found.push(path);
      continue;
    }
    for (const tile of beside.get(path.at(-1)!) ?? []) {
      if (reads(tile, path.length) && !path.includes(tile)) waiting.push([...path, tile]);
    }
  }
  return found;
}

/** The tiles that a word was written with: along these it is not new (LE-T3). */
export const tilesOfWriting = (word: string, writings: readonly Writing[]): Set<Tile> =>
  new Set(writings.filter((writing) => writing.word === word).flatMap(({ path }) => path));

export type Reading = WayOf<Tile>;

/** Whether there may be more ways than these. */
export const isCut = (ways: readonly Reading[]): boolean => ways.length >= MOST_PATHS;

/** Ways to read a word: new ones first, and of these the ones over the most `liked` tiles. New ones
    are looked for by themselves: old ones, however many, must not crowd them out. */
export function readings(
  layout: Layout,
  beside: Touching,
  word: string,
  writings: readonly Writing[],
  liked: ReadonlySet<Tile>,
): Reading[] {
  const used = tilesOfWriting(word, writings);
  const isOld = (path: Path): boolean => path.some((tile) => used.has(tile));
  const over = (path: Path): number => path.filter((tile) => liked.has(tile)).length;
  const fresh = pathsOf(layout, beside, word, used).sort((a, b) => over(b) - over(a));
  const old = used.size ? pathsOf(layout, beside, word).filter(isOld) : [];
  return [
    ...fresh.map((path) => ({ path, fresh: true })),
    ...old.map((path) => ({ path, fresh: false })),
  ];
}

/** The beginning of a word that can be read, to be shown while one is still typing. */
export function beginning(layout: Layout, beside: Touching, word: string): Path {
  for (let long = word.length; long > 0; long -= 1) {
    const [path] = pathsOf(layout, beside, word.slice(0, long));
    if (path) return path;
  }
  return [];
}

/** Laid tiles that no word of this turn contains yet. */
export function uncovered(laid: readonly Tile[], claims: readonly Writing[]): Tile[] {
  return laid.filter((tile) => !claims.some(({ path }) => path.includes(tile)));
}
