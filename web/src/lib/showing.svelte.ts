// What the board shows, which may lag behind what is known: steps are shown one after another, at
// a pace that can be followed. Of several steps that come together only the last one has a view,
// so the board goes straight to it.

import type { Standing, Moment } from './generated/wire';

export interface Step {
  /** Never empty; the view belongs to the last. */
  moments: readonly Moment[];
  match: Standing;
}

export interface Pace {
  /** Nothing is held: motion is not wanted, or nobody is looking. */
  hurry: () => boolean;
  /** How long this step is held before the next one may be shown, in milliseconds. */
  hold: (step: Step) => number;
  /** Called once for every step, in order, at the time it is shown. */
  seen: (step: Step) => void;
}

export class Showing {
  match: Standing | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** The board still unrolls how the step ends that it shows: nothing tells it before. */
  secret = $state(false);
  /** The step that is shown, and what stood before it. */
  private latest: Step | null = $state.raw(null);
  private before: Standing | null = $state.raw(null);
  /** Steps that are known and not yet shown. */
  private waiting: Step[] = $state.raw([]);
  private held: ReturnType<typeof setTimeout> | undefined = $state.raw();

  constructor(private readonly pace: Pace) {}

  /** How many moments are known and not yet to be told. */
  get ahead(): number {
    const untold = this.secret && this.latest ? [this.latest, ...this.waiting] : this.waiting;
    return untold.reduce((sum, step) => sum + step.moments.length, 0);
  }

  /** As the game stands for all around the board. */
  get told(): Standing | null {
    return (this.secret && this.before) || this.match;
  }

  /** The board shows where the game stands: one may act. */
  get upToDate(): boolean {
    return this.waiting.length === 0;
  }

  /** Nothing is going on: what was shown last has had its time. */
  get atRest(): boolean {
    return this.upToDate && this.held === undefined;
  }

  /** Without showing anything happen: a fresh start. */
  reset(match: Standing | null): void {
    this.stop();
    this.match = match;
    this.moment = null;
    this.latest = this.before = null;
  }

  add(step: Step): void {
    this.waiting = [...this.waiting, step];
    if (this.pace.hurry()) this.skip();
    else if (this.held === undefined) this.next();
  }

  /** Straight to where the game stands. */
  skip(): void {
    const steps = this.waiting;
    this.stop();
    for (const step of steps) this.show(step);
  }

  stop(): void {
    clearTimeout(this.held);
    this.held = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.held = undefined;
    const [step, ...rest] = this.waiting;
    if (step === undefined) return;
    this.waiting = rest;
    this.show(step);
    // The more is waiting, the quicker it goes: nobody should watch the past for long.
    this.held = setTimeout(() => this.next(), this.pace.hold(step) / (1 + rest.length));
  }

  private show(step: Step): void {
    this.latest = step;
    this.before = this.match;
    this.match = step.match;
    this.moment = step.moments.at(-1) ?? null;
    this.pace.seen(step);
  }
}
