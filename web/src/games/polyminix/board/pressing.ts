// What presses and keys on the squared paper mean.

import type { Cell } from '../../../kit/cells';
import { arrows, either, zooms, type BoardKeys } from '../../../kit/keys';
import type { Plane } from '../../../kit/plane.svelte';
import { NAMES } from '../pieces/kit';
import type { Carrying } from './carrying.svelte';
import type { Playing } from './playing.svelte';

/** Milliseconds in which a second press makes a double one. */
const DOUBLE = 400;

export class Pressing {
  /** The piece that was taken up by the last press, and when. */
  private taken: { piece: string; time: number } | null = null;

  constructor(
    private readonly playing: Playing,
    private readonly plane: Plane,
    private readonly carrying: Carrying,
  ) {}

  press = (cell: Cell | null, event: PointerEvent): void => {
    if (this.carrying.ended) return;
    this.playing.sending.forget();
    if (cell === null) return;
    this.plane.goTo(cell);
    const finger = event.pointerType === 'touch';
    if (this.playing.drafting.held !== null) this.put(cell, event, finger);
    else if (finger) this.playing.tap(cell);
    else this.lift(cell, event);
  };

  private put(cell: Cell, event: PointerEvent, finger: boolean): void {
    const { playing } = this;
    if (this.isDouble(event)) {
      const piece = playing.drafting.held;
      playing.putBack();
      playing.touched = piece;
      playing.turn(1);
      return;
    }
    playing.aim(this.carrying.pointAt(event.clientX, event.clientY), finger);
    if (!playing.lay()) playing.refuseAt(cell);
  }

  private lift(cell: Cell, event: PointerEvent): void {
    if (!this.playing.lift(cell)) return;
    this.taken = { piece: this.playing.drafting.held ?? '', time: event.timeStamp };
    this.playing.aim(this.carrying.pointAt(event.clientX, event.clientY));
  }

  private isDouble({ timeStamp }: PointerEvent): boolean {
    const { taken } = this;
    this.taken = null;
    return taken?.piece === this.playing.drafting.held && timeStamp - taken.time < DOUBLE;
  }

  /** The pointer is there, and what is held with it. */
  point(clientX: number, clientY: number): void {
    if (this.carrying.carried || this.playing.drafting.held === null) return;
    this.playing.aim(this.carrying.pointAt(clientX, clientY));
  }

  /** Keys have led to this cell. */
  look = (cell: Cell): void => this.playing.aimOn(cell);

  /** Lays what is held just here, or takes up what lies here. */
  private act(): void {
    const { playing, plane } = this;
    playing.sending.forget();
    if (playing.drafting.held === null) {
      if (playing.lift(plane.cursor)) playing.aimOn(plane.cursor);
      return;
    }
    playing.aimOn(plane.cursor);
    if (!playing.lay()) playing.refuseAt(plane.cursor);
  }

  /** The next piece that is in the hand, held over the cell where the keys are. */
  private next = (by: number): boolean => {
    const { playing, plane } = this;
    const { drafting } = playing;
    const usable = NAMES.filter(
      (piece) => !playing.isLocked(piece) && (piece === drafting.held || !drafting.lying(piece)),
    );
    const place = drafting.held === null && by < 0 ? 0 : usable.indexOf(drafting.held ?? '');
    const piece = usable[(place + by + usable.length) % usable.length];
    if (piece === undefined || !playing.open) return false;
    if (piece !== drafting.held) playing.choose(piece);
    this.goThere();
    return plane.cursor >= 0;
  };

  /** What is held is where the arrows are. */
  goThere(): void {
    this.plane.focusOn(this.plane.cursor);
    this.playing.aimOn(this.plane.cursor);
  }

  private takeOff(): boolean {
    const { playing, plane } = this;
    if (playing.drafting.held === null && !playing.lift(plane.cursor)) return false;
    playing.takeOff();
    return true;
  }

  readonly keys: BoardKeys = {
    cells: {
      ...arrows((side) => this.plane.focusOn(this.plane.beside(side))),
      Enter: () => (this.act(), true),
      ' ': () => (this.act(), true),
      Delete: () => this.takeOff(),
      Backspace: () => this.takeOff(),
    },
    board: {
      ...zooms((by) => this.plane.zoom(by)),
      r: either((by) => this.playing.turn(by)),
      f: () => this.playing.flip(),
      n: either(this.next),
      z: () => this.playing.undo(),
      d: () => this.playing.ready && (void this.playing.submit(), true),
      Escape: () => this.playing.undo(),
    },
  };
}
