// Points of the page on the board: which field, which tile.

import type { Camera } from '../../../kit/camera.svelte';
import { at, UNIT, type Cell } from '../../../kit/cells';
import type { Layout } from './layout';
import type { Tile } from './seen';

/** So near to its edge a pointer is on the way to another tile. */
const EDGE = UNIT * 0.16;
const CORNERS = [
  [EDGE, EDGE],
  [-EDGE, EDGE],
  [EDGE, -EDGE],
  [-EDGE, -EDGE],
] as const;

const cellOf = (x: number, y: number): Cell => at(Math.floor(x / UNIT), -Math.floor(y / UNIT));

export class Ground {
  constructor(
    private readonly camera: Camera,
    private readonly now: () => { stage: HTMLElement; layout: Layout },
  ) {}

  private pointAt(clientX: number, clientY: number): [number, number] {
    const box = this.now().stage.getBoundingClientRect();
    return this.camera.onPlane(clientX - box.left, clientY - box.top);
  }

  /** Whether a point of the page is over the space that the board is shown in. */
  isOver(clientX: number, clientY: number): boolean {
    const { left, right, top, bottom } = this.now().stage.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  /** The field there; null beside the board. */
  cellAt = (clientX: number, clientY: number): Cell | null => {
    const cell = cellOf(...this.pointAt(clientX, clientY));
    return this.now().layout.inside(cell) ? cell : null;
  };

  /** The tile there; `well` inside of it: at its corner one may be on the way to the next but one. */
  tileAt = (clientX: number, clientY: number, well: boolean): Tile | null => {
    const { fields } = this.now().layout;
    const cell = this.cellAt(clientX, clientY);
    const tile = cell === null ? undefined : fields.get(cell);
    if (tile === undefined) return null;
    const [x, y] = this.pointAt(clientX, clientY);
    const inside = CORNERS.every(([dx, dy]) => fields.get(cellOf(x + dx, y + dy)) === tile);
    return !well || inside ? tile : null;
  };
}
