// A piece on its way: out of the hand or off the board, over the page, to where it snaps. A press that
// does not move is left to become a click.

import { UNIT, type Cell } from '../../../kit/cells';
import type { Plane } from '../../../kit/plane.svelte';
import { stillness } from '$lib/motion';
import { formOf, sizeOf } from '../pieces/kit';
import type { Point } from './laying';
import type { Playing } from './playing.svelte';

/** Pixels a pointer may tremble before a press becomes a drag. */
const FAR = 8;
/** Pixels between a finger and the piece above it. */
const FINGER = 34;
const BACK = 220;

interface Start {
  id: number;
  x: number;
  y: number;
  piece: string;
  /** From the pointer to the middle of the piece, in pixels. */
  grip: readonly [number, number];
}

/** Where it is drawn, by its middle. */
export interface Carried {
  piece: string;
  x: number;
  y: number;
  /** It could not lie there, and returns. */
  back: boolean;
}

export class Carrying {
  carried: Carried | null = $state.raw(null);
  private start: Start | null = null;
  private dragged = false;

  constructor(
    private readonly playing: Playing,
    private readonly plane: Plane,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** A pointer is pressed on a piece of the hand. */
  take(event: PointerEvent, piece: string): void {
    this.begin(event, piece, [0, 0]);
  }

  /** Or on one that lies there; says whether there is one that can be taken. */
  takes = (event: PointerEvent): boolean => {
    const { playing, plane } = this;
    const cell = plane.cellAt(event.clientX, event.clientY);
    const lies = cell === null ? undefined : playing.cover.get(cell);
    if (!lies || !playing.open || playing.drafting.held !== null) return false;
    const { width, height } = sizeOf(formOf(lies.piece, lies.way));
    const [x, y] = this.onPage([
      ((lies.at % 256) + width / 2) * UNIT,
      (1 - Math.floor(lies.at / 256) - height / 2) * UNIT,
    ]);
    this.begin(event, lies.piece, [x - event.clientX, y - event.clientY]);
    return true;
  };

  private begin(event: PointerEvent, piece: string, grip: Start['grip']): void {
    if (event.button !== 0) return;
    this.dragged = false;
    this.start = { id: event.pointerId, x: event.clientX, y: event.clientY, piece, grip };
  }

  move = (event: PointerEvent): void => {
    const { start } = this;
    if (start?.id !== event.pointerId) return;
    const { clientX, clientY } = event;
    if (!this.dragged) {
      if (Math.hypot(clientX - start.x, clientY - start.y) < FAR) return;
      if (!this.playing.hold(start.piece)) return void (this.start = null);
      this.dragged = true;
    }
    this.carry(clientX, clientY, event.pointerType === 'touch');
  };

  private carry(clientX: number, clientY: number, finger: boolean): void {
    const { playing, start } = this;
    if (!start) return;
    const { piece, grip } = start;
    const half = (sizeOf(this.form(piece)).height * this.unit) / 2;
    const [x, y] = finger
      ? [clientX, clientY - half - FINGER]
      : [clientX + grip[0], clientY + grip[1]];
    playing.aim(this.pointAt(x, y), finger);
    this.carried = { piece, x, y, back: false };
  }

  up = (event: PointerEvent): void => {
    const { start, carried } = this;
    if (start?.id !== event.pointerId) return;
    this.start = null;
    if (!this.dragged) return;
    // After the click that follows.
    setTimeout(() => (this.dragged = false));
    this.drop(event.type === 'pointerup', carried);
  };

  /** The drag that just ended is no press. */
  get ended(): boolean {
    return this.dragged;
  }

  private drop(done: boolean, carried: Carried | null): void {
    const { playing } = this;
    if (done && playing.lay()) return void (this.carried = null);
    const away = carried !== null && !this.plane.isOver(carried.x, carried.y);
    if (done && away && playing.drafting.from) playing.takeOff();
    else playing.putBack();
    if (carried) this.goBack(carried);
  }

  /** It flies to where it lies now. */
  private goBack(carried: Carried): void {
    const home = this.root()?.querySelector(
      `[data-lies="${carried.piece}"], [data-piece="${carried.piece}"]`,
    );
    const box = home?.getBoundingClientRect();
    if (!box || stillness()) return void (this.carried = null);
    const back = {
      ...carried,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      back: true,
    };
    this.carried = back;
    setTimeout(() => this.carried === back && (this.carried = null), BACK);
  }

  /** A point of the page on the squared paper. */
  pointAt(x: number, y: number): Point | null {
    if (!this.plane.isOver(x, y)) return null;
    const [px, py] = this.plane.pointAt(x, y);
    return { x: px / UNIT, y: 1 - py / UNIT };
  }

  private onPage([x, y]: readonly [number, number]): [number, number] {
    const { left, top } = this.plane.space!.getBoundingClientRect();
    const [sx, sy] = this.plane.camera.onScreen(x, y);
    return [left + sx, top + sy];
  }

  private form = (piece: string): readonly Cell[] =>
    formOf(piece, this.playing.drafting.way(piece));

  /** Pixels a square. */
  get unit(): number {
    return this.plane.camera.scale * UNIT;
  }
}
