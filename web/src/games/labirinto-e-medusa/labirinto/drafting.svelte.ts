// What is chosen and not yet sent: a block of the hand, a cell, the way the block lies there.
// It outlives a reload, as long as it is still among the moves that are offered.

import { upright, type Openings } from './blocks';
import type { Cell } from '../../../kit/cells';
import { keep, kept } from '../../../kit/keeping';
import { turnedBy, type Offers } from './offers';

interface Kept {
  slot: number;
  aim: Cell | null;
  turned: Record<string, Openings>;
}

interface Table {
  offers: Offers;
  hand: readonly number[];
}

export class Drafting {
  /** Which block of the hand is chosen, as it was last asked for. */
  private wish = $state(0);
  private goal: Cell | null = $state(null);
  /** The cell that is hovered or focused. */
  glance: Cell | null = $state(null);
  private turned: Record<string, Openings> = $state({});
  private readonly table: () => Table;
  private readonly key: () => string | undefined;

  constructor(table: () => Table, key: () => string | undefined) {
    this.table = table;
    this.key = key;
    const before = kept(key(), isKept);
    this.wish = before?.slot ?? 0;
    this.goal = before?.aim ?? null;
    this.turned = before?.turned ?? {};
  }

  slot = $derived.by(() => (this.wish < this.table().hand.length ? this.wish : 0));
  block = $derived.by(() => this.table().hand[this.slot]);
  private spots = $derived.by(() =>
    this.block === undefined ? undefined : this.table().offers.spots.get(this.block),
  );
  /** Every cell where something may be done now. */
  lit = $derived.by(() => new Set([...(this.spots?.keys() ?? []), ...this.table().offers.walks]));
  /** The cell that was chosen. */
  aim = $derived.by(() => (this.goal !== null && this.lit.has(this.goal) ? this.goal : null));
  /** The cell whose outcome is shown. */
  shown = $derived.by(() =>
    this.glance !== null && this.lit.has(this.glance) ? this.glance : this.aim,
  );
  /** How the block would lie on the cell that is shown; null where one would walk. */
  openings = $derived.by(() => (this.shown === null ? null : this.openingsAt(this.shown)));

  waysAt(cell: Cell): readonly Openings[] {
    return this.spots?.get(cell) ?? [];
  }

  openingsAt(cell: Cell): Openings | null {
    const ways = this.waysAt(cell);
    const wished = this.turned[`${this.block} ${cell}`];
    return wished !== undefined && ways.includes(wished) ? wished : (ways[0] ?? null);
  }

  /** How the block is drawn in the hand: as it would lie where it is shown. */
  inHand(slot: number): Openings {
    const block = this.table().hand[slot] ?? 0;
    return slot === this.slot && this.openings !== null ? this.openings : upright(block);
  }

  choose(slot: number): void {
    this.wish = slot;
    this.keep();
  }

  aimAt(cell: Cell | null): void {
    this.goal = cell;
    this.keep();
  }

  /** Turns the block on the cell that is shown; says whether there was anything to turn. */
  turn(by: number): boolean {
    const cell = this.shown;
    if (cell === null || this.openings === null) return false;
    const ways = this.waysAt(cell);
    this.turned[`${this.block} ${cell}`] = turnedBy(ways, this.openings, by);
    this.keep();
    return ways.length > 1;
  }

  /** Forgets it all: undone, or sent. */
  clear(): void {
    this.wish = 0;
    this.goal = null;
    this.turned = {};
    this.keep();
  }

  private keep(): void {
    const { wish: slot, goal: aim } = this;
    const something = slot !== 0 || aim !== null;
    const drafted: Kept = { slot, aim, turned: { ...this.turned } };
    keep(this.key(), something ? drafted : null);
  }
}

function isKept(kept: unknown): kept is Kept {
  const { slot, aim, turned } = (kept ?? {}) as Partial<Kept>;
  const somewhere = aim === null || typeof aim === 'number';
  return typeof slot === 'number' && somewhere && typeof turned === 'object' && turned !== null;
}
