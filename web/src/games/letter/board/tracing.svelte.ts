// A pointer that is pressed on a tile: it runs over others to read a word, or carries a draft to
// another place. A press that does neither is left to become a click.

import type { Playing } from './playing.svelte';
import type { Tile } from './seen';

/** Pixels a pointer may tremble before a press becomes a drag. */
const STILL = 8;

interface Ground {
  playing: Playing;
  /** The tile at a point of the page; `well` inside of it, not just at its edge. */
  tileAt: (x: number, y: number, well: boolean) => Tile | null;
  carry: (x: number, y: number, finger: boolean) => void;
  drop: (done: boolean) => void;
}

export class Tracing {
  private start: { id: number; tile: Tile; x: number; y: number } | null = null;
  private runs = false;
  private carries = false;
  /** The click that ends a drag is no press on what is under it. */
  dragged = false;

  constructor(private readonly ground: Ground) {}

  /** Whether a press begins something. */
  takes = (event: PointerEvent): boolean => {
    const { playing, tileAt } = this.ground;
    this.dragged = false;
    if (playing.drafting.chosen !== null) return false;
    const tile = tileAt(event.clientX, event.clientY, false);
    if (tile === null) return false;
    const draft = playing.drafting.drafts.some((one) => one.tile === tile);
    const readable = playing.naming || playing.looking;
    if (!draft && !(readable && playing.drafting.layout.isLetter(tile))) return false;
    this.start = { id: event.pointerId, tile, x: event.clientX, y: event.clientY };
    this.runs = this.carries = false;
    return true;
  };

  move = (event: PointerEvent): void => {
    const { start } = this;
    if (start?.id !== event.pointerId) return;
    const { playing, tileAt, carry } = this.ground;
    const [x, y] = [event.clientX, event.clientY];
    if (this.carries) return carry(x, y, event.pointerType === 'touch');
    if (!this.runs && Math.hypot(x - start.x, y - start.y) < STILL) return;
    const tile = tileAt(x, y, true);
    if (!playing.naming && !playing.looking) {
      this.carries = playing.drafting.lift(start.tile);
      return;
    }
    if (tile === null || (!this.runs && tile === start.tile)) return;
    if (!this.runs) playing.wording.trace([start.tile]);
    this.runs = true;
    playing.wording.run(start.tile, tile);
  };

  up = (event: PointerEvent): void => {
    if (this.start?.id !== event.pointerId) return;
    if (this.carries) this.ground.drop(event.type === 'pointerup');
    this.dragged = this.runs || this.carries;
    this.letGo();
  };

  letGo = (): void => {
    this.start = null;
    this.runs = this.carries = false;
  };
}
