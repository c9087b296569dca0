// A step is shown happening once. Nothing waits for it, and any press ends it.

import type { Moment } from '../games/contract';

export interface Taken {
  /** It has not been shown yet. */
  fresh: boolean;
  /** It comes right after the one before it: what stood there is known. */
  follows: boolean;
}

/** Which steps have been shown. */
export class Steps {
  private latest = -1;
  /** The last step shown at the table: coming back from a look at the past shows nothing again. */
  private newest = -1;

  /** What was there at first has happened already. */
  begin(step: Moment | null): void {
    this.latest = this.newest = step?.version ?? -1;
  }

  /** Takes a step in; null if there is none, or it is the one that stands. `still`: in the past,
      or in a replay, every step is shown as often as one comes to it. */
  take(step: Moment | null, still: boolean): Taken | null {
    if (!step || step.version === this.latest) return null;
    const { version } = step;
    const taken = { fresh: still || version > this.newest, follows: version === this.latest + 1 };
    this.latest = version;
    if (!still) this.newest = Math.max(this.newest, version);
    return taken;
  }
}

/** Shows a step happening over the view that already stands: what moved comes from where it was. */
export abstract class Happening<Before> {
  private readonly steps = new Steps();
  private before: Before | undefined;
  private running: Animation[] = [];

  begin(step: Moment | null, now: Before): void {
    this.steps.begin(step);
    this.before = now;
  }

  /** Takes a step in, with what stood before it. */
  protected take(
    step: Moment | null,
    now: Before,
    still: boolean,
  ): (Taken & { before: Before }) | null {
    const before = this.before ?? now;
    this.before = now;
    const taken = this.steps.take(step, still);
    return taken && { ...taken, before };
  }

  /** Whatever is still moving arrives at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  protected run(element: Element | null, frames: Keyframe[], duration: number, delay = 0): void {
    if (!element) return;
    const timing = { duration, delay, fill: 'backwards', easing: 'ease-out' } as const;
    this.running.push(element.animate(frames, timing));
  }
}
