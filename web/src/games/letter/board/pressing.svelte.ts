// What pointers and keys do on the board: they choose tiles, hold, put and lift them, and read words
// along those that lie there.

import { tick } from 'svelte';
import { at, UNIT, type Cell } from '../../../kit/cells';
import { arrows, zooms, type BoardKeys } from '../../../kit/keys';
import type { Plane } from '../../../kit/plane.svelte';
import { Tracing } from '../../../kit/words/tracing.svelte';
import type { Playing } from './playing.svelte';
import type { Move, Tile } from './seen';

/** A finger holds the tile by its lower edge, so as not to hide it. */
const FINGER = 46;
/** So near to its edge a pointer is on the way to another tile. */
const EDGE = UNIT * 0.16;
const CORNERS = [
  [EDGE, EDGE],
  [-EDGE, EDGE],
  [EDGE, -EDGE],
  [-EDGE, -EDGE],
] as const;

const cellOf = (x: number, y: number): Cell => at(Math.floor(x / UNIT), -Math.floor(y / UNIT));

export interface Carrying {
  x: number;
  y: number;
  tile: Tile;
}

export class Pressing {
  /** A tile on its way over the page. */
  carried: Carrying | null = $state.raw(null);
  readonly tracing: Tracing<Tile>;

  constructor(
    private readonly playing: Playing,
    private readonly plane: Plane,
    private readonly root: () => HTMLElement | undefined,
  ) {
    const { drafting, wording } = playing;
    this.tracing = new Tracing<Tile>({
      pieceAt: this.tileAt,
      takes: (tile) => this.takes(tile),
      reads: () => this.reads,
      begin: (tile) => wording.trace([tile]),
      run: (from, to) => wording.run(from, to),
      lift: (tile) => drafting.lift(tile),
      carry: (x, y, finger) => this.carry(x, y, finger),
      drop: (done) => this.drop(done),
    });
  }

  /** Words are read now, be it to name them or to keep them. */
  get reads(): boolean {
    return this.playing.naming || this.playing.looking;
  }

  private takes(tile: Tile): boolean {
    const { drafting } = this.playing;
    if (drafting.chosen !== null) return false;
    const draft = drafting.drafts.some((one) => one.tile === tile);
    return draft || (this.reads && drafting.layout.isLetter(tile));
  }

  /** The tile there; `well` inside of it: at its corner one may be on the way to the next but one. */
  private tileAt = (clientX: number, clientY: number, well: boolean): Tile | null => {
    const { fields } = this.playing.drafting.layout;
    const [x, y] = this.plane.pointAt(clientX, clientY);
    const tile = fields.get(cellOf(x, y));
    if (tile === undefined) return null;
    const inside = CORNERS.every(([dx, dy]) => fields.get(cellOf(x + dx, y + dy)) === tile);
    return !well || inside ? tile : null;
  };

  carry = (x: number, y: number, finger: boolean, of?: Tile | null): void => {
    const { drafting } = this.playing;
    const tile = of ?? drafting.chosen;
    if (tile === null) return;
    const top = finger ? y - FINGER : y;
    this.carried = { x, y: top, tile };
    drafting.hold(this.plane.cellAt(x, top));
  };

  drop = (done: boolean): void => {
    const { drafting } = this.playing;
    const { over } = drafting;
    this.carried = null;
    if (done && over !== null) void this.playing.put();
    drafting.hold(null);
  };

  press = (cell: Cell | null): void => {
    if (this.tracing.ended()) return;
    this.playing.sending.forget();
    if (cell === null) return;
    this.plane.goTo(cell);
    this.act(cell, false);
  };

  /** What pressing a field means: put the chosen tile, lift a draft, or read the tile there. By keys
      it is just that field, and a draft is laid. */
  private act(cell: Cell, exact: boolean): void {
    const { playing } = this;
    const { drafting, wording } = playing;
    const tile = drafting.layout.fields.get(cell);
    if (drafting.chosen !== null) {
      drafting.hold(cell, exact);
      void playing.put();
      if (drafting.chosen === null) drafting.hold(null);
    } else if (tile === undefined) return;
    else if (exact && !wording.text && drafting.drafts.some((one) => one.tile === tile)) {
      void playing.lay();
    } else if (this.reads && drafting.layout.isLetter(tile)) {
      if (wording.tap(tile)) playing.write();
      else playing.tellWord();
    } else if (drafting.lift(tile)) drafting.hold(cell, exact);
  }

  hover = (cell: Cell | null): void => {
    const { drafting, sending } = this.playing;
    if (this.carried) return;
    // Why it does not fit there is of no interest elsewhere.
    if (cell !== drafting.over && typeof sending.refusal?.at === 'number') sending.forget();
    drafting.hold(cell);
  };

  look = (cell: Cell): void => {
    const { drafting } = this.playing;
    if (drafting.chosen === null) return;
    drafting.hold(cell, true);
    this.playing.tellGhost();
  };

  /** A letter was typed: it begins a word, or chooses a tile. */
  private type = (letter: string): boolean => {
    const { playing } = this;
    const { drafting, wording, giving, may } = playing;
    // Between turns K and P have a meaning of their own.
    if (playing.naming || (playing.looking && !may.knock)) {
      wording.type(wording.text + letter);
      void tick().then(() => this.root()?.querySelector<HTMLElement>('[data-word]')?.focus());
      return true;
    }
    const wished = letter.toUpperCase();
    return this.chooseAmong(
      (tile) => drafting.lying.letter(tile) === wished && (giving.now || drafting.usable(tile)),
    );
  };

  /** The next of these tiles, held over the field where the arrows are. */
  private chooseAmong(usable: (tile: Tile) => boolean, by = 1): boolean {
    const { playing, plane } = this;
    const { drafting, giving, seen } = playing;
    const tiles = [...seen.hand, ...seen.free].filter(usable);
    const held = giving.now ? giving.letter : drafting.chosen;
    const place = tiles.indexOf(held ?? -1) + (held === null && by < 0 ? 0 : by);
    const next = tiles[(place + tiles.length) % tiles.length];
    if (next === undefined) return false;
    if (next !== held) playing.choose(next);
    if (giving.now) return true;
    drafting.hold(plane.cursor, true);
    // Coming there tells it, too.
    const there = document.activeElement?.getAttribute('data-cell') === `${plane.cursor}`;
    if (there) playing.tellGhost();
    else plane.focusOn(plane.cursor);
    return true;
  }

  private sendIf(may: boolean, move: Move): boolean {
    if (may) void this.playing.send(move, 'dock');
    return may;
  }

  private erase(): boolean {
    const { wording } = this.playing;
    if (!wording.text) return false;
    wording.type(wording.text.slice(0, -1));
    return true;
  }

  private end(): boolean {
    const { playing } = this;
    if (playing.may.end || playing.drafting.drafts.length) void playing.end();
    return playing.acting;
  }

  private turn(): boolean {
    const { drafting, seen } = this.playing;
    if (!seen.turning || drafting.chosen === null) return false;
    this.playing.turn();
    return true;
  }

  /** No word has these signs, so they mean the same while one is typing. */
  next = ({ key }: KeyboardEvent): boolean =>
    (key === '.' || key === ',') &&
    this.chooseAmong((tile) => this.playing.drafting.usable(tile), key === '.' ? 1 : -1);

  readonly keys: BoardKeys = {
    cells: {
      ...arrows((side) => this.plane.focusOn(this.plane.beside(side))),
      Enter: ({ shiftKey }) => !shiftKey && (this.act(this.plane.cursor, true), true),
      ' ': () => this.turn() || (this.act(this.plane.cursor, true), true),
    },
    board: {
      ...zooms((by) => this.plane.zoom(by)),
      Escape: () => this.playing.undo(),
      Backspace: () => this.erase(),
      Enter: ({ shiftKey }) => shiftKey && this.end(),
      k: () => this.sendIf(this.playing.may.knock, { type: 'knock' }),
      p: () => this.sendIf(this.playing.may.pass, { type: 'pass' }),
    },
    letter: this.type,
  };
}
