// Shows a step of a race happening: dice that fall, points that were won.

import { Happening } from '../../../kit/happening.svelte';
import type { Moment } from '../../contract';

interface Told {
  type: string;
  seat?: number;
  points?: number;
}

const ROLL = 900;
/** How long the covers of a turn stand before anything follows. */
const COVERS = 4500;

export function hold(events: readonly Told[]): number | null {
  if (events.some(({ type }) => type === 'covers-shown')) return COVERS;
  return events.some(({ type }) => ROLLED.includes(type)) ? ROLL : null;
}

const ROLLED = [
  'turno-rolled',
  'prova-rolled',
  'square-asked',
  'rectangle-asked',
  'outline-asked',
  'symmetry-asked',
];

export class Rolling extends Happening<null> {
  /** The dice are falling. */
  falls = $state(false);
  /** Points of the last turn that was seen to end. */
  won: ReadonlyMap<number, number> = $state.raw(new Map());
  private landing: ReturnType<typeof setTimeout> | undefined;

  follow(step: Moment<Told> | null, still: boolean): void {
    const taken = this.take(step, null, still);
    if (!step) return;
    this.count(step.events);
    if (!taken?.fresh || !step.events.some(({ type }) => ROLLED.includes(type))) return;
    this.falls = true;
    clearTimeout(this.landing);
    this.landing = setTimeout(() => (this.falls = false), ROLL);
  }

  private count(events: readonly Told[]): void {
    if (!events.some(({ type }) => type === 'covers-shown')) return;
    const won = events.filter(({ type }) => type === 'points-won');
    this.won = new Map(won.map(({ seat = 0, points = 0 }) => [seat, points]));
  }
}
