// The word that is being found on the board of LETTER.

import type { Readings, ReadingsFound } from '$lib/generated/letter';
import { same, WordPath } from '../../../kit/words/word-path.svelte';
import { wordOf } from '../../../kit/words/spelling';
import type { Layout } from './layout';
import {
  beginning,
  isCut,
  readings,
  tilesOfWriting,
  touching,
  uncovered,
  type Path,
  type Reading,
} from './reading';
import type { Lying, Seen, Tile } from './seen';

interface Table {
  seen: Seen;
  /** With the drafts. */
  layout: Layout;
  /** Tiles of this turn, sent or not. */
  laid: readonly Tile[];
  /** Those that are not sent yet. */
  drafts: readonly Lying[];
}

export class Wording extends WordPath<Tile> {
  /** What the table has answered, and to which question. */
  private told: { question: string; ways: readonly Reading[] } | null = $state.raw(null);

  constructor(private readonly table: () => Table) {
    super();
  }

  beside = $derived.by(() => touching(this.table().layout));
  word = $derived.by(() => wordOf(this.text, this.table().seen));
  private writings = $derived.by(() => [...this.table().seen.written, ...this.table().seen.claims]);

  private hinted: readonly Reading[] = $derived.by(() => {
    const { word } = this;
    if (word === null || word.length < 2) return [];
    const { seen, layout, laid } = this.table();
    const liked = new Set(uncovered(laid, seen.claims));
    return readings(layout, this.beside, word, this.writings, liked);
  });

  /** Where there are more ways than we look for, the table is asked. */
  question: Readings | null = $derived.by(() => {
    if (!isCut(this.hinted)) return null;
    const also = this.table().drafts.map(({ tile, cell, turned }) => ({ tile, cell, turned }));
    return { type: 'readings', text: this.text, also };
  });

  hear(question: Readings, { paths, new: fresh }: ReadingsFound): void {
    const ways = paths.map((path, place) => ({ path, fresh: place < fresh }));
    this.told = { question: JSON.stringify(question), ways };
  }

  protected find(): readonly Reading[] {
    const { word, traced, told, question } = this;
    const found = question && told?.question === JSON.stringify(question) ? told.ways : this.hinted;
    if (word === null || word.length < 2 || !traced.length) return found;
    if (found.some(({ path }) => same(path, traced))) return found;
    const used = tilesOfWriting(word, this.writings);
    return [{ path: traced, fresh: !traced.some((tile) => used.has(tile)) }, ...found];
  }

  protected beginning(): Path {
    return this.word === null ? [] : beginning(this.table().layout, this.beside, this.word);
  }

  protected touch(one: Tile, other: Tile): boolean {
    return this.beside.get(one)?.includes(other) ?? false;
  }

  protected letter(tile: Tile): string {
    return this.table().layout.letter(tile);
  }

  /** Who has written the word already, if every way of it is theirs. */
  writer = $derived.by(() => {
    if (!this.ways.length || this.ways.some(({ fresh }) => fresh)) return null;
    return this.writings.find(({ word }) => word === this.word)?.seat ?? null;
  });
}
