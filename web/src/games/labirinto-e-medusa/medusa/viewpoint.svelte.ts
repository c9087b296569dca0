// From where the island is looked at: turned, from above, nearer, to the side. It fits the room it
// has until somebody zooms or drags it.

import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { stillness } from '$lib/motion';
import { cameraAt, lensOf, type Box, type Lens, type Point } from './camera';

export interface Room {
  width: number;
  height: number;
  /** What the buttons take of it. */
  top: number;
  sides: number;
}

/** From the island's picture to the room: scaled, then moved. */
export interface Frame extends Point {
  scale: number;
}

const MARGIN = 10;
const BIGGEST = 1.9;
const LEAST_ZOOM = 0.5;
const MOST_ZOOM = 4;

export class Viewpoint {
  turns = $state(0);
  above = $state(false);
  private nearness = $state(1);
  private shift: Point = $state.raw({ x: 0, y: 0 });
  /** A hand is on it: no gliding. */
  held = $state(false);

  private readonly camera = new Tween(cameraAt(0, false), { easing: cubicInOut });

  constructor(
    private readonly box: (lens: Lens) => Box,
    private readonly room: () => Room,
  ) {}

  /** As it looks at this instant, perhaps in mid-turn. */
  readonly lens: Lens = $derived(lensOf(this.camera.current));
  /** As it will look when it has come to rest. */
  readonly rest: Lens = $derived(lensOf(cameraAt(this.turns, this.above)));

  readonly frame: Frame = $derived.by(() => {
    const { left, top, right, bottom } = this.box(this.rest);
    const { width, height, top: above, sides } = this.room();
    const fit = Math.min(
      (width - 2 * (MARGIN + sides)) / (right - left),
      (height - 2 * MARGIN - above) / (bottom - top),
      BIGGEST,
    );
    const scale = Math.max(0.05, fit) * this.nearness;
    return {
      scale,
      x: width / 2 + this.shift.x - (scale * (left + right)) / 2,
      y: (height + above) / 2 + this.shift.y - (scale * (top + bottom)) / 2,
    };
  });

  get moved(): boolean {
    return this.nearness !== 1 || this.shift.x !== 0 || this.shift.y !== 0;
  }

  turn(quarters: number): void {
    this.turns += quarters;
    this.swing();
  }

  lookFromAbove(above: boolean): void {
    this.above = above;
    this.swing();
  }

  private swing(): void {
    const duration = stillness() ? 0 : 300;
    void this.camera.set(cameraAt(this.turns, this.above), { duration });
  }

  pan(dx: number, dy: number): void {
    this.shift = { x: this.shift.x + dx, y: this.shift.y + dy };
  }

  /** Nearer or farther, by a factor; the point of the room that is given stays where it is. */
  zoom(factor: number, px = this.room().width / 2, py = this.room().height / 2): void {
    const { width, height } = this.room();
    const nearness = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, this.nearness * factor));
    const grown = nearness / this.nearness;
    const from = { x: px - width / 2, y: py - height / 2 };
    this.shift = {
      x: from.x - (from.x - this.shift.x) * grown,
      y: from.y - (from.y - this.shift.y) * grown,
    };
    this.nearness = nearness;
  }

  fit(): void {
    this.nearness = 1;
    this.shift = { x: 0, y: 0 };
  }
}

/** Towards which side or corner of the screen north lies. */
export function northIs({ turns, above }: Viewpoint): string {
  const quarter = ((turns % 4) + 4) % 4;
  return above
    ? ['up', 'right', 'down', 'left'][quarter]!
    : ['up-right', 'down-right', 'down-left', 'up-left'][quarter]!;
}
