// The word that is being found: typed, or traced from piece to piece. Either way it has a path over
// the board, and where there are several one can step through them. What a piece is, which of them
// touch and where a word can be read, the game says.

export type PathOf<Piece> = readonly Piece[];

export interface WayOf<Piece> {
  path: PathOf<Piece>;
  /** It would count. */
  fresh: boolean;
}

export abstract class WordPath<Piece> {
  /** As it is written. */
  text = $state('');
  /** The pieces as they were traced; nothing if it was typed. */
  protected traced: PathOf<Piece> = $state.raw([]);
  private which = $state(0);

  /** Ways to read what is written, the best first; the one that was traced must be among them. */
  protected abstract find(): readonly WayOf<Piece>[];
  /** As much of it as can be read, while it is still being typed. */
  protected abstract beginning(): PathOf<Piece>;
  protected abstract touch(one: Piece, other: Piece): boolean;
  protected abstract letter(piece: Piece): string;

  ways = $derived.by(() => this.find());

  /** The way that is shown, as an index. */
  way = $derived.by(() => {
    const traced = this.ways.findIndex(({ path }) => same(path, this.traced));
    if (traced >= 0) return traced;
    return this.ways.length ? this.which % this.ways.length : -1;
  });

  /** The pieces that are lit: the word's way, or as much of it as can be read. */
  path: PathOf<Piece> = $derived.by(() => {
    const way = this.ways[this.way];
    if (way) return way.path;
    return this.traced.length ? this.traced : this.beginning();
  });

  /** The pieces that are sent with the word: those that were meant. Else the table looks for a way
      itself, and it knows more of them than we do. */
  meant: PathOf<Piece> = $derived.by(() => {
    const way = this.ways[this.way];
    return way && (way.fresh || this.traced.length) ? way.path : [];
  });

  type(text: string): void {
    this.text = text;
    this.traced = [];
    this.which = 0;
  }

  /** Shows the next way, or the one before. */
  flip(by: number): void {
    const { length } = this.ways;
    if (length < 2) return;
    this.which = (this.way + by + length) % length;
    this.traced = [];
  }

  /** A pointer runs over a piece while it is held down. */
  run(from: Piece, to: Piece): void {
    const path = this.traced.length ? this.traced : [from];
    if (to === path.at(-2)) this.trace(path.slice(0, -1));
    else if (!path.includes(to) && this.touch(path.at(-1)!, to)) this.trace([...path, to]);
  }

  /** A piece is pressed by itself. Says whether the word is complete: its last piece, once more. */
  tap(piece: Piece): boolean {
    const path = this.traced;
    const place = path.indexOf(piece);
    if (place >= 0 && place === path.length - 1 && path.length > 1) return true;
    if (place >= 0) this.trace(path.slice(0, path.length > 1 ? place + 1 : 0));
    else if (path.length && this.touch(path.at(-1)!, piece)) this.trace([...path, piece]);
    else this.trace([piece]);
    return false;
  }

  trace(path: PathOf<Piece>): void {
    this.traced = path;
    this.which = 0;
    this.text = path.map((piece) => this.letter(piece)).join('');
  }

  clear(): void {
    this.type('');
  }
}

export const same = <Piece>(one: PathOf<Piece>, other: PathOf<Piece>): boolean =>
  one.length === other.length && one.every((piece, place) => piece === other[place]);
