// What happened, shown happening: pieces drop, Perseus walks and flies, Desires come and go. Until
// the end of it the board shows what was; a click, or the next step, takes it straight to what is.

import { cubicIn, cubicInOut } from 'svelte/easing';
import type {
  MedusaEvent,
  MedusaChallenged,
  MedusaView,
  PiecePlaced,
  MedusaWalked,
} from '$lib/generated/labirinto-e-medusa';
import type { Moment } from '../../contract';
import { stillness } from '$lib/motion';
import { spotOf } from '../../../kit/cells';
import { Steps } from '../../../kit/happening.svelte';
import { heightOf, OUTSIDE, readIsland, type Island } from './cells';
import type { Flight, Ghost } from './scene';

export interface Duel {
  event: MedusaChallenged;
  won: boolean;
}

/** A Desire on its way between a Perseus and the lair. */
export interface Token {
  colour: number;
  x: number;
  y: number;
  z: number;
  /** 1 where it is Perseus's, 0 where it is Medusa's. */
  near: number;
}

const DROP = 5;
const PIECE_MS = 260;
const FLIGHT_MS = 280;
const TOKEN_MS = 600;

export class Happening {
  island: Island = $state.raw(new Map());
  pawns: readonly number[] = $state.raw([]);
  falling: Ghost | null = $state.raw(null);
  flight: Flight | null = $state.raw(null);
  token: Token | null = $state.raw(null);
  duel: Duel | null = $state.raw(null);
  lost: readonly number[] = $state.raw([]);

  private script = 0;
  private hurry = false;
  private finish: (() => void) | null = null;
  /** What will stand at the end of what is being shown. */
  private goal: MedusaView | null = null;
  private begun = false;
  private readonly steps = new Steps();

  get busy(): boolean {
    return this.falling !== null || this.flight !== null || this.token !== null;
  }

  /** Takes in what stands now, and the step that led there: a new one is shown happening. */
  follow(step: Moment<MedusaEvent> | null, view: MedusaView, still: boolean): void {
    const { fresh, follows } = this.steps.take(step, still) ?? { fresh: false, follows: false };
    const events = step && fresh ? step.events : [];
    // In the past one may leap; only what follows on what stands can be shown happening.
    const happens = fresh && this.begun && !stillness() && (!still || follows);
    this.begun = true;
    if (still) this.duel = null;
    if (happens) return void this.play(events, view);
    this.settle(view);
    const challenged = events.find((event) => event.type === 'challenged');
    if (challenged) this.challenge(challenged, events);
  }

  /** Just as it is; what is under way is dropped. */
  settle(view: MedusaView): void {
    this.script += 1;
    this.goal = null;
    this.finish?.();
    this.island = readIsland(view.island);
    this.pawns = view.pawns;
    this.falling = this.flight = this.token = null;
  }

  /** Whatever is under way is over at once. */
  skip(): void {
    this.hurry = true;
    this.finish?.();
  }

  async play(events: readonly MedusaEvent[], view: MedusaView): Promise<void> {
    if (this.goal) this.settle(this.goal);
    const script = (this.script += 1);
    this.goal = view;
    this.hurry = false;
    this.lost = [];
    for (const event of events) {
      await this.show(event, events);
      if (script !== this.script) return;
    }
    this.settle(view);
  }

  private async show(event: MedusaEvent, events: readonly MedusaEvent[]): Promise<void> {
    if (event.type === 'walked') await this.walk(event);
    else if (event.type === 'piece-placed') await this.place(event);
    else if (event.type === 'desire-given') await this.pass(event.seat, event.colour, true);
    else if (event.type === 'desire-taken') await this.pass(event.seat, event.colour, false);
    else if (event.type === 'pieces-lost') this.lost = event.terrains;
    else if (event.type === 'challenged') this.challenge(event, events);
  }

  /** The circles are laid in a picture of their own, which stays until it is put away. */
  challenge(event: MedusaChallenged, events: readonly MedusaEvent[]): void {
    this.duel = { event, won: events.some(({ type }) => type === 'medusa-beaten') };
  }

  private height(cell: number): number {
    return heightOf(this.island.get(cell) ?? 0);
  }

  private async walk({ seat, path }: MedusaWalked): Promise<void> {
    const ms = Math.min(200, 900 / Math.max(1, path.length - 1));
    for (let k = 1; k < path.length; k += 1) {
      await this.fly(seat, path[k - 1]!, path[k]!, ms, 0.7);
    }
    this.stand(seat, path.at(-1)!);
  }

  private async place({ seat, terrain, cell, height }: PiecePlaced): Promise<void> {
    await this.run(PIECE_MS, (part) => {
      const low = height - 1 + DROP * (1 - cubicIn(part));
      this.falling = { cell, terrain, low, kind: 'falling' };
    });
    this.falling = null;
    this.island = new Map(this.island).set(cell, height * 8 + terrain);
    const from = this.pawns[seat] ?? OUTSIDE;
    this.stand(seat, cell);
    await this.fly(seat, from, cell, FLIGHT_MS, 2.2);
    this.flight = null;
  }

  private stand(seat: number, cell: number): void {
    this.pawns = this.pawns.map((old, k) => (k === seat ? cell : old));
  }

  private async fly(
    seat: number,
    from: number,
    to: number,
    ms: number,
    arc: number,
  ): Promise<void> {
    const end = { ...spotOf(to), z: this.height(to) };
    // Who comes from outside comes down from the sky.
    const start =
      from === OUTSIDE ? { ...end, z: end.z + DROP } : { ...spotOf(from), z: this.height(from) };
    await this.run(ms, (part) => {
      const eased = cubicInOut(part);
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.flight = {
        seat,
        x: between(start.x, end.x),
        y: between(start.y, end.y),
        z: between(start.z, end.z) + arc * Math.sin(Math.PI * part),
      };
    });
  }

  private async pass(seat: number, colour: number, away: boolean): Promise<void> {
    const cell = this.pawns[seat] ?? OUTSIDE;
    if (cell === OUTSIDE) return;
    const ground = { ...spotOf(cell), z: this.height(cell) + 1.4 };
    await this.run(TOKEN_MS, (part) => {
      const near = cubicInOut(away ? 1 - part : part);
      this.token = { colour, ...ground, z: ground.z + 5 * (1 - near), near };
    });
    this.token = null;
  }

  /** Calls back with 0 to 1 until the time is over, or at once with 1 when it is skipped. What was
      dropped meanwhile never goes on. */
  private run(ms: number, step: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const begin = performance.now();
      const { script } = this;
      let frame = 0;
      const end = (): void => {
        cancelAnimationFrame(frame);
        this.finish = null;
        if (script !== this.script) return;
        step(1);
        done();
      };
      const next = (now: number): void => {
        const part = Math.min(1, Math.max(0, (now - begin) / ms));
        if (part >= 1) return end();
        step(part);
        frame = requestAnimationFrame(next);
      };
      if (this.hurry) return end();
      this.finish = end;
      step(0);
      frame = requestAnimationFrame(next);
    });
  }
}
