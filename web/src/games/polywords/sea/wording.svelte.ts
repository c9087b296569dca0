// The word that is about to be written: typed, and laid in the sea along one of the ways that the
// table finds for it, or along one that is drawn by hand.

import type { Placements, PlacementsFound } from '$lib/generated/polywords';
import { wordOf } from '../../../kit/words/spelling';
import { same, WordPath, type WayOf } from '../../../kit/words/word-path.svelte';
import type { Cell, Path, Sea } from './seen';
import { EMPTY, touch } from './waters';

interface Table {
  sea: Sea;
  language: string;
  umlauts: 'a' | 'ae' | undefined;
}

export class Wording extends WordPath<Cell> {
  /** What the table has answered, and to which text. */
  private told: { text: string; found: PlacementsFound } | null = $state.raw(null);

  constructor(private readonly table: () => Table) {
    super();
  }

  /** What the text is for the rules. */
  word = $derived.by(() => wordOf(this.text, this.table()) ?? '');

  /** What the table says of this text; null as long as it has not been heard. */
  heard = $derived.by(() => (this.told?.text === this.text ? this.told.found : null));

  question: Placements | null = $derived.by(() =>
    this.text.trim() ? { type: 'placements', text: this.text } : null,
  );

  hear({ text }: Placements, found: PlacementsFound): void {
    this.told = { text, found };
  }

  /** Typed on: a path drawn so far may go on with it. */
  override type(text: string): void {
    const drawn = this.traced;
    const before = this.word;
    super.type(text);
    if (drawn.length && drawn.length < before.length && this.word.startsWith(before))
      this.traced = drawn;
  }

  /** The word stays; only its way changes. */
  override trace(path: Path): void {
    this.traced = path;
  }

  /** How often somebody has stepped to another way: then it is worth telling. */
  flips = $state(0);

  override flip(by: number): void {
    super.flip(by);
    if (this.ways.length > 1) this.flips += 1;
  }

  /** Draws it from here; says whether it could begin there. */
  begin(cell: Cell): boolean {
    if (!this.fits(cell, 0)) return false;
    this.trace([cell]);
    return true;
  }

  override run(from: Cell, to: Cell): void {
    const path = this.traced.length ? this.traced : [from];
    if (to === path.at(-2) || this.fits(to, path.length)) super.run(from, to);
  }

  override tap(cell: Cell): boolean {
    const path = this.traced;
    const goesOn = path.length > 0 && touch(path.at(-1)!, cell) && !path.includes(cell);
    if (path.includes(cell)) return super.tap(cell);
    if (this.fits(cell, goesOn ? path.length : 0)) super.tap(cell);
    return false;
  }

  /** Whether the letter at a place of the word may lie in a cell. */
  private fits(cell: Cell, place: number): boolean {
    const letter = this.word[place];
    const there = this.table().sea[cell];
    return letter !== undefined && (there === EMPTY || there === letter);
  }

  /** A drawn path is complete, or still on its way. */
  complete = $derived.by(() => this.word !== '' && this.path.length === this.word.length);
  drawing = $derived.by(() => this.traced.length > 0 && this.traced.length < this.word.length);

  /** What was kept over a reload. */
  restore(text: string, path: Path): void {
    super.type(text);
    this.traced = path;
  }

  /** What is worth keeping over a reload. */
  get draft(): { text: string; path: Path } {
    return { text: this.text, path: this.traced };
  }

  /** Ends a drawing that was not finished. */
  forgetPath(): boolean {
    const drawn = this.traced.length > 0;
    this.traced = [];
    return drawn;
  }

  protected find(): readonly WayOf<Cell>[] {
    const found = (this.heard?.paths ?? []).map((path) => ({ path, fresh: true }));
    const { traced, word } = this;
    if (!word || traced.length !== word.length) return traced.length ? [] : found;
    if (found.some(({ path }) => same(path, traced))) return found;
    return [{ path: traced, fresh: true }, ...found];
  }

  protected beginning(): Path {
    return [];
  }

  protected touch(one: Cell, other: Cell): boolean {
    return touch(one, other);
  }

  protected letter(): string {
    return '';
  }

  /** The cells of the path that hold a letter already. */
  reused = $derived.by(() => this.path.filter((cell) => this.table().sea[cell] !== EMPTY));
}
