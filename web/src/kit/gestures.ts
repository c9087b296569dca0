// Pointers on the ground of the board: one drags it, two pinch it, a wheel with Ctrl zooms it.
// A press that does not move is left to become a click.

import type { Attachment } from 'svelte/attachments';

/** Pixels a pointer may tremble before a press becomes a drag. */
const STILL = 7;
/** Wheel travel that makes one turn of a block. */
const NOTCH = 40;

/** What a hand moves: a camera, whatever it looks at. */
export interface Movable {
  /** A hand is on it. */
  held: boolean;
  pan: (dx: number, dy: number) => void;
  /** By a factor, around a point of the space, which stays where it is. */
  zoom: (factor: number, x: number, y: number) => void;
}

interface Point {
  x: number;
  y: number;
}

export interface Presses {
  /** The wheel turns what is under it; 0 only asks whether it would. */
  turn: (target: Element, by: number) => boolean;
  /** Whether a press is the beginning of something else than dragging the ground. */
  takes?: (event: PointerEvent) => boolean;
  /** What was taken is let go: a second finger has come, to pinch. */
  letGo?: () => void;
}

export function gestures(camera: Movable, { turn, takes, letGo }: Presses): Attachment {
  return (element) => {
    const held = new Map<number, Point>();
    let dragging = false;
    let taken = false;
    let travel = 0;

    const point = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent): void {
      if ((event.target as Element).closest('button')) return;
      if (event.button !== 0) return;
      held.set(event.pointerId, point(event));
      dragging = held.size > 1;
      if (dragging && taken) letGo?.();
      taken = !dragging && (takes?.(event) ?? false);
    }

    function move(event: PointerEvent): void {
      const was = held.get(event.pointerId);
      if (!was || taken) return;
      const now = point(event);
      if (!dragging && Math.hypot(now.x - was.x, now.y - was.y) < STILL) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = camera.held = true;
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(was, now, other);
      else camera.pan(now.x - was.x, now.y - was.y);
      held.set(event.pointerId, now);
    }

    function pinch(was: Point, now: Point, other: Point): void {
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
      camera.zoom(after / Math.max(before, 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }

    function up(event: PointerEvent): void {
      held.delete(event.pointerId);
      if (!held.size) camera.held = false;
    }

    /** What ends a drag is no press on the cell under it. */
    function click(event: MouseEvent): void {
      if (dragging) event.stopPropagation();
      dragging = false;
    }

    function wheel(event: WheelEvent): void {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const { x, y } = point(event);
        camera.zoom(Math.exp(-event.deltaY / 300), x, y);
        return;
      }
      travel += event.deltaY;
      const by = Math.sign(travel);
      if (!turn(event.target as Element, 0)) {
        travel = 0;
        return;
      }
      event.preventDefault();
      if (Math.abs(travel) < NOTCH) return;
      travel = 0;
      turn(event.target as Element, by);
    }

    const stop = new AbortController();
    const { signal } = stop;
    const on = element as HTMLElement;
    on.addEventListener('pointerdown', down, { signal });
    on.addEventListener('pointermove', move, { signal });
    // It may be let go anywhere.
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    on.addEventListener('click', click, { signal, capture: true });
    on.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
