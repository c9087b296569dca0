// The word that is being found: typed, or traced along the tiles. Either way it has a path, and
// where there are several one can flip through them.

import type { Layout } from './layout';
import {
  beginning,
  readings,
  tilesOfWriting,
  touching,
  uncovered,
  wordOf,
  type Path,
  type Reading,
} from './reading';
import type { Seen, Tile } from './seen';

interface Table {
  seen: Seen;
  /** With the drafts. */
  layout: Layout;
  /** Tiles of this turn, sent or not. */
  laid: readonly Tile[];
}

export class Wording {
  /** As it is written. */
  text = $state('');
  /** The tiles as they were traced; nothing if it was typed. */
  private traced: Path = $state.raw([]);
  private which = $state(0);

  constructor(private readonly table: () => Table) {}

  beside = $derived.by(() => touching(this.table().layout));
  word = $derived.by(() => wordOf(this.text, this.table().seen));

  /** Ways to read it, the best first; the one that was traced is always among them. */
  ways: readonly Reading[] = $derived.by(() => {
    const { word, beside, traced } = this;
    if (word === null || word.length < 2) return [];
    const { seen, layout, laid } = this.table();
    const liked = new Set(uncovered(laid, seen.claims));
    const writings = [...seen.written, ...seen.claims];
    const found = readings(layout, beside, word, writings, liked);
    if (!traced.length || found.some(({ path }) => same(path, traced))) return found;
    const used = tilesOfWriting(word, writings);
    return [{ path: traced, fresh: !traced.some((tile) => used.has(tile)) }, ...found];
  });

  /** The way that is shown, as an index. */
  way = $derived.by(() => {
    const traced = this.ways.findIndex(({ path }) => same(path, this.traced));
    if (traced >= 0) return traced;
    return this.ways.length ? this.which % this.ways.length : -1;
  });

  /** The tiles that are lit: the word's way, or as much of it as can be read. */
  path: Path = $derived.by(() => {
    const way = this.ways[this.way];
    if (way) return way.path;
    if (this.traced.length) return this.traced;
    return this.word === null ? [] : beginning(this.table().layout, this.beside, this.word);
  });

  /** Who has written the word already, if every way of it is theirs. */
  writer = $derived.by(() => {
    if (!this.ways.length || this.ways.some(({ fresh }) => fresh)) return null;
    const { seen } = this.table();
    const found = [...seen.written, ...seen.claims].find(({ word }) => word === this.word);
    return found?.seat ?? null;
  });

  /** The tiles that are sent with the word: those that were meant. Else the table looks for a way
      itself, and it knows more of them than we do. */
  meant: Path = $derived.by(() => {
    const way = this.ways[this.way];
    return way && (way.fresh || this.traced.length) ? way.path : [];
  });

  type(text: string): void {
    this.text = text;
    this.traced = [];
    this.which = 0;
  }

  flip(by: number): void {
    const { length } = this.ways;
    if (length < 2) return;
    this.which = (this.way + by + length) % length;
    this.traced = [];
  }

  /** A pointer runs over a tile while it is held down. */
  run(from: Tile, to: Tile): void {
    const path = this.traced.length ? this.traced : [from];
    if (to === path.at(-2)) this.trace(path.slice(0, -1));
    else if (!path.includes(to) && this.touch(path.at(-1), to)) this.trace([...path, to]);
  }

  /** A tile is pressed by itself. Says whether the word is complete: its last tile, once more. */
  tap(tile: Tile): boolean {
    const path = this.traced;
    const place = path.indexOf(tile);
    if (place >= 0 && place === path.length - 1 && path.length > 1) return true;
    if (place >= 0) this.trace(path.slice(0, path.length > 1 ? place + 1 : 0));
    else if (path.length && this.touch(path.at(-1), tile)) this.trace([...path, tile]);
    else this.trace([tile]);
    return false;
  }

  private touch(tile: Tile | undefined, other: Tile): boolean {
    return tile !== undefined && (this.beside.get(tile)?.includes(other) ?? false);
  }

  trace(path: Path): void {
    const { layout } = this.table();
    this.traced = path;
    this.which = 0;
    this.text = path.map((tile) => layout.letter(tile)).join('');
  }

  clear(): void {
    this.type('');
  }
}

const same = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((tile, place) => tile === b[place]);
