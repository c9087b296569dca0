// What part of the plane is seen, and how big. It fits itself to what lies there until the player
// zooms or pans; from then on it moves only to show what would be out of sight.

import { untrack } from 'svelte';
import { UNIT, type Bounds } from './cells';

/** Pixels a cell: bigger would be coarse, smaller could not be touched. */
export interface Sizes {
  biggest: number;
  smallest: number;
  /** All of it is always seen: nothing to zoom, nothing to pan. */
  fixed?: boolean;
}
const SIZES: Sizes = { biggest: 132, smallest: 14 };
/** Cells left free around what is fitted: room for what is placed next. */
const MARGIN = 0.25;
/** Pixels that the buttons for zooming cover, at the right of a wide space or the foot of a tall one. */
const BUTTONS = 60;
/** How much bigger it could be shown before it is worth a movement. */
const SLACK = 1.3;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(bounds: Bounds, margin = 0): Box {
  return {
    left: (bounds.west - margin) * UNIT,
    top: (-bounds.north - margin) * UNIT,
    right: (bounds.east + 1 + margin) * UNIT,
    bottom: (-bounds.south + 1 + margin) * UNIT,
  };
}

export class Camera {
  constructor(private readonly sizes: Sizes = SIZES) {}

  width = $state(0);
  height = $state(0);
  /** Pixels a unit, and the point of the plane in the middle of the space. */
  scale = $state(1);
  x = $state(UNIT / 2);
  y = $state(UNIT / 2);
  /** The player chose what to see. */
  free = $state(false);
  /** A hand is on it: no gliding. */
  held = $state(false);
  /** Nothing glides into place at first. */
  set = $state(false);

  /** Buttons lie over an edge: what is fitted stays clear of them. */
  buttons = $state(true);
  tall = $derived(this.height > this.width);
  private right = $derived(this.buttons && !this.tall ? BUTTONS : 0);
  private foot = $derived(this.buttons && this.tall ? BUTTONS : 0);

  get fixed(): boolean {
    return this.sizes.fixed ?? false;
  }

  transform = $derived(
    `translate(${this.width / 2 - this.x * this.scale}px, ` +
      `${this.height / 2 - this.y * this.scale}px) scale(${this.scale})`,
  );

  private fitting(box: Box): number {
    const fit = Math.min(
      (this.width - this.right) / (box.right - box.left),
      (this.height - this.foot) / (box.bottom - box.top),
    );
    return clamp(fit, this.sizes.smallest / UNIT, this.sizes.biggest / UNIT);
  }

  private sees(box: Box, slack = 0.5): boolean {
    const [w, h] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    return (
      box.left >= this.x - w - slack &&
      box.right <= this.x + w - this.right / this.scale + slack &&
      box.top >= this.y - h - slack &&
      box.bottom <= this.y + h - this.foot / this.scale + slack
    );
  }

  fit(bounds: Bounds): void {
    if (!this.width || !this.height) return;
    const box = boxOf(bounds, MARGIN);
    this.free = false;
    this.scale = this.fitting(box);
    this.x = (box.left + box.right) / 2 + this.right / 2 / this.scale;
    this.y = (box.top + box.bottom) / 2 + this.foot / 2 / this.scale;
  }

  /** What lies there or the space has changed. */
  follow(bounds: Bounds, always = false): void {
    if (this.free) return;
    const box = boxOf(bounds, MARGIN);
    if (always || this.fixed || !this.sees(box) || this.fitting(box) > this.scale * SLACK)
      this.fit(bounds);
  }

  /** Moves just as far as needed to see these cells. */
  reveal(bounds: Bounds): void {
    const box = boxOf(bounds, MARGIN);
    if (!this.width || this.fixed || this.sees(box)) return;
    const [w, h] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    this.x = nearest(this.x, box.right - w + this.right / this.scale, box.left + w);
    this.y = nearest(this.y, box.bottom - h + this.foot / this.scale, box.top + h);
  }

  /** Zooms around a point of the space, which stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    if (this.fixed) return;
    const { smallest, biggest } = this.sizes;
    const scale = clamp(this.scale * factor, smallest / UNIT, (biggest * 1.6) / UNIT);
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    this.x += dx / this.scale - dx / scale;
    this.y += dy / this.scale - dy / scale;
    this.scale = scale;
    this.free = true;
  }

  pan(dx: number, dy: number): void {
    if (this.fixed) return;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.free = true;
  }

  /** The point of the plane that is seen at a point of the space. */
  onPlane(px: number, py: number): [number, number] {
    return [
      this.x + (px - this.width / 2) / this.scale,
      this.y + (py - this.height / 2) / this.scale,
    ];
  }

  /** Where a point of the plane is seen, in pixels of the space. */
  onScreen(x: number, y: number): [number, number] {
    return [
      this.width / 2 + (x - this.x) * this.scale,
      this.height / 2 + (y - this.y) * this.scale,
    ];
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The value nearest to `now` in a range; its middle if the range is upside down. */
function nearest(now: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : clamp(now, least, most);
}

/** Keeps in sight what lies there, when it has grown or the space has changed; from within a board,
    as long as that is there. */
export function followed(camera: Camera, extent: () => Bounds): void {
  $effect(() => {
    const { width, height } = camera;
    const bounds = extent();
    untrack(() => {
      if (!width || !height) return;
      camera.follow(bounds, !camera.set);
      requestAnimationFrame(() => (camera.set = true));
    });
  });
}
