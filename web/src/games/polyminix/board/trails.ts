// In which order pieces were laid on the figures of each puzzle, and taken off again: what a look back
// finds the piece in that made it impossible. It stays in this window; nobody else is told.

import type { Laid } from '$lib/generated/polyminix';
import { keep, kept } from '../../../kit/keeping';
import { isLaid, samePlace } from '../pieces/kit';

/** By figure: each piece where it was laid. Once more in the same place, it was taken off there. */
export type Trail = readonly Laid[][];
type Kept = Record<string, Laid[][]>;

/** Pieces that are noted of one figure; whoever lays more has long lost the thread, too. */
const LONGEST = 400;

const keyOf = (draft: string | undefined): string | undefined => draft && `${draft}.trails`;

export class Trails {
  private readonly trails: Kept;

  constructor(private readonly draft: string | undefined) {
    this.trails = kept(keyOf(draft), isKept) ?? {};
  }

  of(id: string): Trail {
    return this.trails[id] ?? [];
  }

  /** That is how it lies now. */
  note(id: string, boards: readonly (readonly Laid[])[]): void {
    const trail = boards.map((laid, card) => {
      const before = this.trails[id]?.[card] ?? [];
      return before.length < LONGEST ? [...before, ...changes(lyingAfter(before), laid)] : before;
    });
    if (!trail.some((steps, card) => steps.length > (this.trails[id]?.[card]?.length ?? 0))) return;
    this.trails[id] = trail;
    keep(keyOf(this.draft), this.trails);
  }
}

/** What lies after all that. */
export const lyingAfter = (trail: readonly Laid[]): Laid[] => trail.reduce(after, [] as Laid[]);

export function after(laid: readonly Laid[], step: Laid): Laid[] {
  const rest = laid.filter((one) => !samePlace(one, step));
  return rest.length < laid.length ? rest : [...rest, step];
}

function changes(before: readonly Laid[], now: readonly Laid[]): Laid[] {
  const missing = (from: readonly Laid[], others: readonly Laid[]): Laid[] =>
    from.filter((one) => !others.some((other) => samePlace(one, other)));
  return [...missing(before, now), ...missing(now, before)];
}

function isKept(found: unknown): found is Kept {
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.values(found).every(
      (boards) =>
        Array.isArray(boards) &&
        boards.every((trail) => Array.isArray(trail) && trail.every(isLaid)),
    )
  );
}
