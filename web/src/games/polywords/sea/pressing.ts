// What pointers and keys do in a sea: they draw a word's way, put bottles, and lead to the entry.

import { tick } from 'svelte';
import type { Cell as Shown } from '../../../kit/cells';
import { arrows, type BoardKeys } from '../../../kit/keys';
import type { Plane } from '../../../kit/plane.svelte';
import { Tracing } from '../../../kit/words/tracing.svelte';
import type { Playing } from './playing.svelte';
import type { Cell } from './seen';
import { columnOf, meant, rowOf } from './waters';

/** So near to a corner a pointer is on the way to the cell beyond. */
const EDGE = 16;

export class Pressing {
  readonly tracing: Tracing<Cell>;

  constructor(
    private readonly playing: Playing,
    private readonly plane: Plane,
    private readonly root: () => HTMLElement | undefined,
    /** What a game does with a cell; says whether it was of use. */
    private readonly own: (cell: Cell) => boolean,
  ) {
    const { wording } = playing;
    this.tracing = new Tracing<Cell>({
      pieceAt: this.cellAt,
      takes: () => playing.laying && wording.word !== '' && !playing.bottleCells.size,
      reads: () => true,
      begin: (cell) => wording.begin(cell),
      run: (from, to) => {
        wording.run(from, to);
        playing.sending.forget();
        playing.keep();
      },
      lift: () => false,
      carry: () => undefined,
      drop: () => undefined,
    });
  }

  /** The cell there; `well` inside of it: in its corner one may be on the way to the next but one. */
  private cellAt = (clientX: number, clientY: number, well: boolean): Cell | null => {
    const found = this.plane.cellAt(clientX, clientY);
    if (found === null) return null;
    const cell = meant(found);
    const [x, y] = this.plane.pointAt(clientX, clientY);
    const [dx, dy] = [x - columnOf(cell) * 100, y - rowOf(cell) * 100];
    const inside = [dx, dy].every((at) => at > EDGE && at < 100 - EDGE);
    return !well || inside ? cell : null;
  };

  press = (cell: Shown | null): void => {
    if (this.tracing.ended()) return;
    this.playing.sending.forget();
    if (cell === null) return;
    this.plane.goTo(cell);
    if (!this.own(meant(cell))) this.playing.press(meant(cell));
  };

  /** A letter was typed: it goes on with the word, wherever the focus was. */
  private type = (letter: string): boolean => {
    const { playing } = this;
    if (!playing.how || playing.given) return false;
    playing.type(playing.wording.text + letter);
    this.toEntry();
    return true;
  };

  toEntry(): void {
    void tick().then(() => this.root()?.querySelector<HTMLElement>('[data-word]')?.focus());
  }

  private flip(by: number): boolean {
    if (!this.playing.laying || this.playing.wording.ways.length < 2) return false;
    this.playing.wording.flip(by);
    return true;
  }

  private erase(): boolean {
    const { wording } = this.playing;
    if (!wording.text || this.playing.given) return false;
    this.playing.type(wording.text.slice(0, -1));
    return true;
  }

  private pass(): boolean {
    const may = this.playing.may('pass');
    if (may) void this.playing.send({ type: 'pass' }, 'dock');
    return may;
  }

  readonly keys: BoardKeys = {
    cells: {
      ...arrows((side) => this.plane.focusOn(this.plane.beside(side))),
      Enter: () => (this.press(this.plane.cursor), true),
      ' ': () => (this.press(this.plane.cursor), true),
    },
    board: {
      Escape: () => this.playing.undo(),
      Backspace: () => this.erase(),
      ArrowUp: () => this.flip(-1),
      ArrowDown: () => this.flip(1),
      p: () => this.pass(),
    },
    letter: this.type,
  };
}
