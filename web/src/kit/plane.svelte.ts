// The plane that a board's cells lie on, as it is seen: which cell is where on the page, and which
// one the keys are on.

import { tick } from 'svelte';
import { Camera, type Sizes } from './camera.svelte';
import { at, boundsOf, middle, SIDES, UNIT, within, type Bounds, type Cell } from './cells';

export interface Ground {
  /** What should be seen of it. */
  extent: Bounds;
  /** The cells that can be reached. */
  room: Bounds;
  /** Where Tab enters the grid, until somebody has been elsewhere. */
  start: Cell;
}

export class Plane {
  readonly camera: Camera;
  /** The space that it is shown in, and the picture there. */
  space: HTMLElement | undefined = $state.raw();
  picture: SVGSVGElement | undefined = $state.raw();
  private wanted: Cell | null = $state(null);

  constructor(
    private readonly ground: () => Ground,
    sizes?: Sizes,
  ) {
    this.camera = new Camera(sizes);
  }

  extent = $derived.by(() => this.ground().extent);
  room = $derived.by(() => this.ground().room);
  /** The cell that Tab leads to. */
  cursor = $derived.by(() =>
    this.wanted !== null && within(this.room, this.wanted) ? this.wanted : this.ground().start,
  );

  /** Somebody is at this cell. */
  goTo(cell: Cell): void {
    this.wanted = cell;
    this.camera.reveal(boundsOf([cell]));
  }

  /** Leads the focus to a cell, if there is such a one. */
  focusOn(cell: Cell): void {
    if (!within(this.room, cell)) return;
    this.goTo(cell);
    void tick().then(() =>
      this.picture?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus(),
    );
  }

  /** From the cursor to a neighbour: north, east, south or west. */
  beside(side: number): Cell {
    return this.cursor + (SIDES[side] ?? 0);
  }

  /** By a factor; 0 shows all of it. */
  zoom(by: number): void {
    if (by) this.camera.zoom(by);
    else this.camera.fit(this.extent);
  }

  /** Whether a point of the page is over the space that the plane is shown in. */
  isOver(clientX: number, clientY: number): boolean {
    const box = this.space?.getBoundingClientRect();
    if (!box) return false;
    const { left, right, top, bottom } = box;
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  /** The point of the plane at a point of the page. */
  pointAt(clientX: number, clientY: number): [number, number] {
    const { left, top } = this.space!.getBoundingClientRect();
    return this.camera.onPlane(clientX - left, clientY - top);
  }

  /** The cell at a point of the page; null beside the space, or where no cell can be reached. */
  cellAt(clientX: number, clientY: number): Cell | null {
    if (!this.isOver(clientX, clientY)) return null;
    const [x, y] = this.pointAt(clientX, clientY);
    const cell = at(Math.floor(x / UNIT), -Math.floor(y / UNIT));
    return within(this.room, cell) ? cell : null;
  }

  /** The nearest of these cells, if its middle is so many pixels near: fingers are broad. */
  nearest(clientX: number, clientY: number, cells: Iterable<Cell>, pixels: number): Cell | null {
    const [x, y] = this.pointAt(clientX, clientY);
    let [best, least] = [null as Cell | null, pixels / this.camera.scale];
    for (const cell of cells) {
      const [cx, cy] = middle(cell);
      const far = Math.hypot(cx - x, cy - y);
      if (far < least) [best, least] = [cell, far];
    }
    return best;
  }
}
