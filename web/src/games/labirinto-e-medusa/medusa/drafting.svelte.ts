// A piece that is laid and not yet sent: it can be taken back, and it outlives a reload.

import type { MedusaPlace } from '$lib/generated/labirinto-e-medusa';
import { keep, kept } from '../../../kit/keeping';
import type { Light } from './scene';

export class Drafting {
  /** The piece in the hand that the player chose, if it is still there. */
  private wish: number | null = $state(null);
  laid: MedusaPlace | null = $state.raw(null);

  constructor(
    private readonly places: () => readonly MedusaPlace[],
    private readonly key: () => string | undefined,
  ) {}

  /** The terrains that have a place at all. */
  readonly terrains: readonly number[] = $derived.by(() => [
    ...new Set(this.places().map(({ terrain }) => terrain)),
  ]);

  readonly terrain: number | null = $derived(
    this.wish !== null && this.terrains.includes(this.wish)
      ? this.wish
      : (this.terrains[0] ?? null),
  );

  /** Where pieces may go: the chosen one, and those where only the other may. */
  readonly lights: ReadonlyMap<number, Light> = $derived.by(() => {
    const lights = new Map<number, Light>();
    for (const { terrain, cell } of this.places()) {
      if (terrain === this.terrain) lights.set(cell, 'now');
      else if (!lights.has(cell)) lights.set(cell, 'other');
    }
    return lights;
  });

  choose(terrain: number): void {
    if (!this.terrains.includes(terrain)) return;
    this.wish = terrain;
    if (this.laid && this.laid.terrain !== terrain) this.back();
  }

  /** What a click on a cell would lay there: the chosen piece, or else the other one. */
  at(cell: number): MedusaPlace | null {
    const fitting = this.places().filter((place) => place.cell === cell);
    return fitting.find(({ terrain }) => terrain === this.terrain) ?? fitting[0] ?? null;
  }

  lay(place: MedusaPlace): void {
    this.wish = place.terrain;
    this.laid = place;
    this.store();
  }

  back(): void {
    this.laid = null;
    this.store();
  }

  /** To be called whenever the moves change: what is not allowed any more is gone. While nothing
   * can be placed, perhaps for want of a line, what was kept is kept. */
  refresh(): void {
    if (this.places().length === 0) {
      this.laid = null;
      return;
    }
    const before = this.laid ?? kept(this.key(), isPlace);
    const legal = this.places().find(
      ({ terrain, cell }) => terrain === before?.terrain && cell === before.cell,
    );
    this.laid = legal ?? null;
    if (legal) this.wish = legal.terrain;
    this.store();
  }

  private store(): void {
    keep(this.key(), this.laid);
  }
}

type Where = Pick<MedusaPlace, 'terrain' | 'cell'>;

function isPlace(kept: unknown): kept is Where {
  const { terrain, cell } = (kept ?? {}) as Partial<Where>;
  return typeof terrain === 'number' && typeof cell === 'number';
}
