// Shows a step happening over the view that already stands. Nothing waits for it, and any press
// ends it.

import { Happening as Steps } from '../../../kit/happening.svelte';
import type { Moment } from '../../contract';
import type { Path } from './reading';
import type { Event, Lying, Tile } from './seen';

/** A word that runs through its tiles. */
export interface Run {
  id: number;
  path: Path;
}

/** Somebody knocked, or threw a die for it. */
export interface Call {
  id: number;
  seat: number;
  pips: number | null;
}

const LANDING = 320;
const LEAVING = 380;
const SHAKING = 420;

export class Happening extends Steps<readonly Lying[]> {
  runs: readonly Run[] = $state.raw([]);
  calls: readonly Call[] = $state.raw([]);
  /** Tiles that were taken back, where they lay. */
  leaving: readonly Lying[] = $state.raw([]);
  private id = 0;

  /** Takes a step in. Says what lay there before it, or null if it is not a new one. */
  follow(step: Moment | null, lying: readonly Lying[], still: boolean): readonly Lying[] | null {
    const taken = this.take(step, lying, still);
    return taken?.fresh ? taken.before : null;
  }

  show(root: Element, events: readonly Event[], lay: readonly Lying[]): void {
    this.skip();
    for (const event of events) this.showOne(root, event, lay);
  }

  private showOne(root: Element, event: Event, lay: readonly Lying[]): void {
    if (event.type === 'tile-placed' || event.type === 'blank-laid') this.land(root, event.tile);
    else if (event.type === 'blank-exchanged') {
      this.land(root, event.tile);
      this.leave(lay, [event.blank]);
    } else if (event.type === 'tiles-taken-back') this.leave(lay, event.tiles);
    else if (event.type === 'word-named' || event.type === 'word-asked-for') {
      this.runs = [...this.runs, { id: ++this.id, path: event.path }];
    } else if (event.type === 'knocked') {
      this.calls = [...this.calls, { id: ++this.id, seat: event.seat, pips: null }];
      this.shake(root);
    } else if (event.type === 'die-thrown') {
      this.calls = [...this.calls, { id: ++this.id, seat: event.seat, pips: event.pips }];
    }
  }

  ended(id: number): void {
    this.runs = this.runs.filter((run) => run.id !== id);
    this.calls = this.calls.filter((call) => call.id !== id);
  }

  gone(tile: Tile): void {
    this.leaving = this.leaving.filter((one) => one.tile !== tile);
  }

  override skip(): void {
    super.skip();
    this.runs = [];
    this.calls = [];
    this.leaving = [];
  }

  /** It comes down on the board, and sits. */
  private land(root: Element, tile: Tile): void {
    const frames: Keyframe[] = [
      { transform: 'translateY(-60px) scale(1.35)', opacity: 0.2 },
      { transform: 'translateY(0) scale(0.96)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ];
    this.run(root.querySelector(`[data-tile="${tile}"]`), frames, LANDING);
  }

  private leave(lay: readonly Lying[], tiles: readonly Tile[]): void {
    const leaving = lay.filter(({ tile }) => tiles.includes(tile));
    this.leaving = [...this.leaving, ...leaving];
    setTimeout(() => leaving.forEach(({ tile }) => this.gone(tile)), LEAVING);
  }

  private shake(root: Element): void {
    const frames = [0, -9, 8, -6, 5, -3, 0].map((x) => ({
      transform: `translate(${x}px, ${x / 3}px)`,
    }));
    this.run(root, frames, SHAKING);
  }
}
