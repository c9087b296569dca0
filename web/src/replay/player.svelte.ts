// Where a replay stands, and how it goes on: step by step, by itself, or by a jump.

import type { GamePage, Moment } from '../games/contract';
import type { ReplayStep } from '$lib/generated/wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;

const BASE = 600;
const EVENT = 320;
const MOST = 2200;

/** How long a step is looked at, in milliseconds at normal speed. */
export function holdOf(events: readonly unknown[], hold?: GamePage['hold']): number {
  return hold?.(events) ?? Math.min(MOST, BASE + EVENT * events.length);
}

export class Player {
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** What the board shows happening: a step forward is shown, a jump just arrives. */
  moment: Moment | null = $state.raw(null);
  // Boards show a version once. Coming back to a step is worth seeing again, so this counts what
  // was shown; a jump is told by no moment at all.
  private shown = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly steps: () => readonly ReplayStep[],
    step = 0,
    /** Called with every step that is shown happening. */
    private readonly seen: (step: ReplayStep) => void = () => undefined,
    private readonly hold?: GamePage['hold'],
  ) {
    this.step = this.within(step);
  }

  get last(): number {
    return this.steps().length - 1;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  /** Straight there; what plays by itself goes on from there. */
  jump(step: number): void {
    const wanted = this.within(step);
    if (wanted === this.step) return;
    this.step = wanted;
    this.moment = null;
    if (this.playing) this.wait();
  }

  forward(): void {
    if (this.atEnd) {
      this.pause();
      return;
    }
    this.step += 1;
    const step = this.steps()[this.step]!;
    this.moment = { version: this.shown, events: step.events };
    this.shown += 1;
    this.seen(step);
    if (this.playing) this.wait();
  }

  back(): void {
    this.jump(this.step - 1);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.atEnd) this.jump(0);
    this.playing = true;
    this.wait(0);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  private wait(hold = holdOf(this.steps()[this.step]?.events ?? [], this.hold)): void {
    clearTimeout(this.timer);
    if (this.atEnd) this.playing = false;
    else this.timer = setTimeout(() => this.forward(), hold / this.speed);
  }

  private within(step: number): number {
    return Math.max(0, Math.min(this.last, Math.round(step) || 0));
  }
}
