// Shows a step happening over the view that already stands: what moved comes from where it was.

import type { LabirintoEvent, LabirintoChallenged } from '$lib/generated/labirinto-e-medusa';
import type { Moment } from '../../contract';
import { middle, type Cell } from '../../../kit/cells';
import { Happening as Shown } from '../../../kit/happening.svelte';
import { OUTSIDE } from './cells';
import { NO_TRAIL, spun, type Trail } from './trail';

/** A token that rises from a tile, or sinks into it when it is lost. */
export interface Pop {
  id: number;
  cell: Cell;
  token: number;
  lost: boolean;
  delay: number;
}

export interface Duel {
  event: LabirintoChallenged;
  won: boolean;
}

const DROP = 220;
const STEP = 90;
const LONGEST_WALK = 420;

export class Happening extends Shown<readonly Cell[]> {
  pops: Pop[] = $state([]);
  shut: { id: number; cell: Cell; delay: number }[] = $state([]);
  /** Challenges to be looked at, one after the other. */
  duels: Duel[] = $state.raw([]);
  trail: Trail = $state.raw(NO_TRAIL);
  private clock = 0;
  private id = 0;

  /** Takes a step in. Says where the pawns stood before it, or null if it is not a new one. */
  follow(step: Moment<LabirintoEvent> | null, pawns: readonly Cell[], still: boolean) {
    const taken = this.take(step, pawns, still);
    if (!step) this.trail = NO_TRAIL;
    if (!step || !taken) return null;
    const { fresh, follows } = taken;
    // After a gap nobody knows where they stood.
    const stood = follows ? taken.before : [];
    this.trail = spun(follows ? this.trail : NO_TRAIL, step.events, stood);
    this.challenge(fresh ? step.events : [], still);
    return fresh ? stood : null;
  }

  /** `before` is where the pawns stood, `from` the point the blocks come from. */
  show(
    scene: Element,
    events: readonly LabirintoEvent[],
    before: readonly Cell[],
    from: [number, number],
  ) {
    this.skip();
    this.clock = 0;
    const ways = new Map<number, Cell[]>();
    for (const event of events) this.showOne(scene, event, before, from, ways);
  }

  /** A challenge is shown in a window of its own, in replays too; there it goes with its step. */
  private challenge(events: readonly LabirintoEvent[], still: boolean): void {
    const event = events.find((event) => event.type === 'challenged');
    const won = events.some((event) => event.type === 'minotaur-beaten');
    const waiting = still ? [] : this.duels;
    this.duels = event ? [...waiting, { event, won }] : waiting;
  }

  closeDuel(): void {
    this.duels = this.duels.slice(1);
  }

  override skip(): void {
    super.skip();
    this.pops = [];
    this.shut = [];
  }

  ended(id: number): void {
    this.pops = this.pops.filter((pop) => pop.id !== id);
    this.shut = this.shut.filter((cell) => cell.id !== id);
  }

  private showOne(
    scene: Element,
    event: LabirintoEvent,
    before: readonly Cell[],
    from: [number, number],
    ways: Map<number, Cell[]>,
  ): void {
    if (event.type === 'block-placed') {
      this.drop(scene, event.cell, from);
      this.walk(scene, event.seat, [before[event.seat] ?? OUTSIDE, event.cell]);
      ways.set(event.seat, [event.cell]);
    } else if (event.type === 'walked') {
      this.walk(scene, event.seat, event.path);
      ways.set(event.seat, event.path);
    } else if (event.type === 'breath-taken') this.pop(ways.get(event.seat), 0);
    else if (event.type === 'fury-taken') this.pop(ways.get(event.seat), 1);
    else if (event.type === 'fear-lost') this.pop(ways.get(event.seat), 2, true);
    else if (event.type === 'void-closed') this.close(event.cells, event.fears);
  }

  private drop(scene: Element, cell: Cell, [x, y]: [number, number]): void {
    const tile = scene.querySelector(`[data-tile="${cell}"]`);
    const [cx, cy] = middle(cell);
    const start = `translate(${x - cx}px, ${y - cy}px) scale(0.7)`;
    this.animate(
      tile,
      [
        { transform: start, opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      DROP,
    );
    this.clock += DROP;
  }

  private walk(scene: Element, seat: number, cells: readonly Cell[]): void {
    const pawn = scene.querySelector(`[data-pawn="${seat}"]`);
    const on = cells.filter((cell) => cell !== OUTSIDE);
    const frames = on.map((cell) => {
      const [x, y] = middle(cell);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    const time = Math.min(STEP * on.length, LONGEST_WALK);
    if (on.length > 1) this.animate(pawn, frames, time);
    else this.animate(pawn, [{ opacity: 0 }, { opacity: 1 }], time);
    this.unroll(scene, time);
    this.clock += time;
  }

  /** The new end of the thread runs out behind the pawn. */
  private unroll(scene: Element, time: number): void {
    for (const path of scene.querySelectorAll<SVGPathElement>('[data-thread="new"] path')) {
      if (path.dataset.twist !== undefined) {
        this.animate(path, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], time);
        continue;
      }
      const length = path.getTotalLength();
      const dash = `${length} ${length}`;
      this.animate(
        path,
        [
          { strokeDasharray: dash, strokeDashoffset: length },
          { strokeDasharray: dash, strokeDashoffset: 0 },
        ],
        time,
      );
    }
  }

  private pop(cells: readonly Cell[] | undefined, token: number, lost = false): void {
    const cell = cells?.at(-1);
    if (cell === undefined) return;
    this.pops.push({ id: ++this.id, cell, token, lost, delay: this.clock });
  }

  private close(cells: readonly Cell[], fears: number): void {
    cells.forEach((cell, index) => {
      this.shut.push({ id: ++this.id, cell, delay: this.clock });
      if (index < fears) {
        this.pops.push({ id: ++this.id, cell, token: 2, lost: false, delay: this.clock + 150 });
      }
    });
  }

  private animate(element: Element | null, frames: Keyframe[], duration: number): void {
    this.run(element, frames, duration, this.clock);
  }
}
