// Tiles that are chosen, held over the board and put on it, but not yet sent. They outlive a reload,
// as long as they are still mine to lay.

import type { Cell } from '../../../kit/cells';
import { fitAt, fitNear, heldOver, type Allowed, type Fit } from './fitting';
import { keep, keptList } from '../../../kit/keeping';
import { Layout } from './layout';
import type { Lying, Seen, Tile } from './seen';

export interface Draft extends Lying {
  /** The blank that it takes the place of. */
  blank: Tile | null;
}

/** What the table lets me lay now. */
export interface Laying {
  place: boolean;
  exchange: boolean;
  layBlank: boolean;
}

interface Table {
  seen: Seen;
  may: Laying;
  /** It is my turn to lay, even while a move is on its way. */
  laying: boolean;
  /** Where the drafts are kept. */
  key: string | undefined;
}

export class Drafting {
  /** As it was last asked for. */
  private wish: Tile | null = $state(null);
  private list: readonly Draft[] = $state.raw([]);
  turned = $state(false);
  /** The field that the chosen tile is held over. */
  over: Cell | null = $state(null);
  /** By pointer it jumps to where it fits; by keys it stays where it is put. */
  exact = $state(false);

  constructor(private readonly table: () => Table) {
    this.list = keptList(table().key, isDraft);
  }

  /** Those that are still there to be laid. */
  drafts = $derived.by(() => {
    const { seen, laying } = this.table();
    if (!laying) return [];
    return this.list.filter(({ tile }) => seen.hand.includes(tile) || seen.free.includes(tile));
  });

  /** What lies on the board. */
  lying = $derived.by(() => {
    const { tiles, size, lying } = this.table().seen;
    return new Layout(tiles, size, lying);
  });

  /** What would lie there with the drafts. */
  layout = $derived.by(() => {
    const gone = this.drafts.flatMap(({ blank }) => (blank === null ? [] : [blank]));
    return this.lying.without(gone).with(this.drafts);
  });

  chosen = $derived.by(() => (this.wish !== null && this.isThere(this.wish) ? this.wish : null));

  /** The chosen tile where it would lie. */
  ghost: Fit | null = $derived.by(() => {
    if (this.chosen === null || this.over === null) return null;
    return this.fit(this.chosen, this.over, this.exact);
  });

  private fit(tile: Tile, over: Cell, exact: boolean): Fit {
    const held = heldOver(this.layout, tile, this.turned, over);
    return (exact ? fitAt : fitNear)(this.layout, held, this.allowed);
  }

  private get allowed(): Allowed {
    return { anywhere: this.anywhere, exchange: this.table().may.exchange };
  }

  /** Nothing need be touched. Among several first tiles of a solitaire, only the first is free. */
  get anywhere(): boolean {
    const { seen } = this.table();
    return seen.anywhere && !(seen.solo && this.drafts.length);
  }

  /** Whether a tile could be chosen at all: whoever lays has it, or anybody may take it. */
  private isThere(tile: Tile): boolean {
    const { seen, laying } = this.table();
    if (!laying || this.drafts.some((draft) => draft.tile === tile)) return false;
    return seen.hand.includes(tile) || seen.free.includes(tile);
  }

  /** Whether it seems that it could be laid now: the others are shown faintly. */
  usable(tile: Tile): boolean {
    const { seen, may } = this.table();
    if (!this.isThere(tile) || this.blankDrafted) return false;
    if (seen.free.includes(tile)) return may.place && !seen.anywhere;
    if (!this.lying.isLetter(tile)) return may.layBlank && !this.drafts.length;
    const own = seen.ownLaid || this.drafts.some((draft) => seen.hand.includes(draft.tile));
    return may.place && !(seen.oneOwn && own);
  }

  get blankDrafted(): boolean {
    return this.drafts.some(({ tile }) => !this.lying.isLetter(tile));
  }

  choose(tile: Tile | null): void {
    if (tile !== this.wish) this.turned = false;
    this.wish = tile;
  }

  hold(over: Cell | null, exact = false): void {
    this.over = over;
    this.exact = exact;
  }

  turn(): boolean {
    if (this.chosen === null || !this.table().seen.turning) return false;
    this.turned = !this.turned;
    return true;
  }

  /** Puts the chosen tile where its ghost is; gives what it would mean. */
  put(): Fit | null {
    const { ghost } = this;
    if (ghost?.refused !== null) return ghost;
    this.list = [...this.drafts, { ...ghost.lying, blank: ghost.blank }];
    this.wish = null;
    this.over = null;
    this.turned = false;
    this.keep();
    return ghost;
  }

  /** Takes a tile from the board into the hand again, to be put elsewhere. */
  lift(tile: Tile): boolean {
    const found = this.drafts.find((draft) => draft.tile === tile);
    if (!found) return false;
    this.list = this.drafts.filter((draft) => draft !== found);
    this.wish = tile;
    this.turned = found.turned;
    this.keep();
    return true;
  }

  /** Takes back what was done last; says whether there was anything. */
  undo(): boolean {
    if (this.chosen !== null) {
      this.wish = null;
      this.over = null;
      return true;
    }
    if (!this.drafts.length) return false;
    this.list = this.drafts.slice(0, -1);
    this.keep();
    return true;
  }

  clear(): void {
    this.wish = this.over = null;
    this.list = [];
    this.keep();
  }

  private keep(): void {
    keep(this.table().key, this.list);
  }
}

function isDraft(kept: unknown): kept is Draft {
  const { tile, cell, turned } = (kept ?? {}) as Partial<Draft>;
  return typeof tile === 'number' && typeof cell === 'number' && typeof turned === 'boolean';
}
