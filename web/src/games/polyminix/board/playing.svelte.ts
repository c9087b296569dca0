// What I am about to do: which piece I hold, where it would lie, what has been laid; and handing it in.

import { announce } from '$lib/announce.svelte';
import { t } from '$lib/i18n.svelte';
import type { Laid } from '$lib/generated/polyminix';
import type { Cell } from '../../../kit/cells';
import { Sending } from '../../../kit/sending.svelte';
import { cellInWords, pieceInWords } from './describing';
import { Drafting } from './drafting.svelte';
import { coverOf, fits, heldAt, middleOf, nearestFit, openIn, type Point } from './laying';
import type { Puzzle } from './puzzle';

export interface Table {
  puzzle: Puzzle;
  /** Where the draft is kept. */
  key: string | undefined;
  /** Hands in what is laid. */
  submit: (pieces: Laid[], card: number) => Promise<string | null>;
}

/** Cells from where a piece is let go to where it snaps: a finger is broader than a pointer. */
const REACH = 0.95;
const TAP = 1.6;
/** A turned piece stays about where it was. */
const SHIFT = 1.2;

/** Where something was refused: at a cell, or at the hand. */
export type Spot = Cell | 'hand';

export class Playing {
  readonly drafting: Drafting;
  readonly sending: Sending<{ pieces: Laid[]; card: number }, Spot>;
  /** Where the piece in hand would lie. */
  over: Laid | null = $state.raw(null);
  /** The piece that was laid or tapped last: it is turned where it lies. */
  touched: string | null = $state(null);
  /** Holds the piece where it was held last, as it has been turned since. */
  private aimAgain: () => void = () => undefined;
  private followed = '';

  constructor(private readonly table: () => Table) {
    this.drafting = new Drafting(
      () => table().puzzle,
      () => table().key,
    );
    this.sending = new Sending(({ pieces, card }) => table().submit(pieces, card));
  }

  ground = $derived.by(() => this.drafting.task.ground);
  cover = $derived.by(() => coverOf(this.drafting.laid));
  left = $derived.by(() => openIn(this.ground, this.drafting.laid));
  /** Pieces may be laid on the figure before me. */
  open = $derived.by(() => this.table().puzzle.open && !this.drafting.task.proved);
  /** It can be handed in. */
  ready = $derived.by(() => {
    const { laid } = this.drafting;
    return this.open && laid.length > 0 && (this.table().puzzle.free || this.left === 0);
  });
  ghostFits = $derived.by(
    () => this.over !== null && fits(this.ground, this.drafting.laid, this.over),
  );
  /** What turning and flipping is about. */
  current = $derived.by(() => {
    const { held } = this.drafting;
    return held ?? (this.touched && this.drafting.lying(this.touched) ? this.touched : null);
  });

  follow(): void {
    const { id } = this.table().puzzle;
    this.drafting.follow();
    if (id !== this.followed) this.over = this.touched = null;
    this.followed = id;
  }

  isLocked = (piece: string): boolean => this.drafting.task.asked.parts[piece] === 'locked';

  /** Says whether it could be taken. */
  hold(piece: string): boolean {
    const { drafting, sending } = this;
    sending.forget();
    if (!this.open) return false;
    if (this.isLocked(piece)) {
      sending.refuse('hand', t('polyminix.page.locked', { piece }));
      return false;
    }
    if (drafting.held !== piece) this.aimAgain = () => undefined;
    drafting.hold(piece);
    this.touched = null;
    return true;
  }

  /** A press on a piece of the hand takes it, and another one turns it. */
  choose(piece: string): void {
    if (this.drafting.held === piece) this.turn(1);
    else if (this.hold(piece)) announce(pieceInWords(piece));
  }

  /** The piece in hand is here, by its middle. */
  aim(point: Point | null, finger = false): void {
    this.aimAgain = () => this.aim(point, finger);
    const { held, laid, way } = this.drafting;
    const reach = finger ? TAP : REACH;
    this.over =
      point && held !== null
        ? nearestFit(this.ground, laid, { piece: held, way: way(held) }, point, reach)
        : null;
  }

  /** The piece in hand is held over a cell by keys: just there. */
  aimOn(cell: Cell): void {
    this.aimAgain = () => this.aimOn(cell);
    const { held, way } = this.drafting;
    this.over = held === null ? null : heldAt(held, way(held), cell);
  }

  /** Lays what is held where it is shown; says whether it fits. */
  lay(): boolean {
    const { over, drafting } = this;
    if (!over || !this.ghostFits) return false;
    drafting.lay(over);
    this.over = null;
    this.touched = over.piece;
    this.tellLaid(over.piece);
    return true;
  }

  refuseAt(cell: Cell): void {
    const { held } = this.drafting;
    if (held) this.sending.refuse(cell, t('polyminix.page.held.blocked', { piece: held }));
  }

  /** What lies there comes into the hand. */
  lift(cell: Cell): boolean {
    const piece = this.cover.get(cell)?.piece;
    return piece !== undefined && this.hold(piece);
  }

  /** Let go where it cannot lie: back to where it was. */
  putBack(): void {
    this.drafting.putBack();
    this.over = null;
  }

  takeOff(): void {
    const { held } = this.drafting;
    this.drafting.takeOff();
    this.over = null;
    if (held) announce(t('polyminix.page.taken-off', { piece: held, n: this.left }));
  }

  turn(by: number): boolean {
    return this.changed((piece) => this.drafting.turn(piece, by));
  }

  flip(): boolean {
    return this.changed((piece) => this.drafting.flip(piece));
  }

  /** Of what is held, or of what was laid last: that stays there, if it fits as it is now. */
  private changed(change: (piece: string) => void): boolean {
    const piece = this.current;
    if (piece === null || !this.open) return false;
    const lies = this.drafting.held === null ? this.drafting.lying(piece) : undefined;
    if (lies) this.drafting.hold(piece);
    change(piece);
    if (lies) this.stay(piece, middleOf(lies));
    else this.aimAgain();
    return true;
  }

  private stay(piece: string, middle: Point): void {
    const { laid, way } = this.drafting;
    const turned = { piece, way: way(piece) };
    this.aimAgain = () => this.aim(middle);
    this.over = nearestFit(this.ground, laid, turned, middle, SHIFT);
    if (this.over) this.lay();
  }

  /** A second tap on what lies there turns it. */
  tap(cell: Cell): boolean {
    const piece = this.cover.get(cell)?.piece;
    if (piece === undefined || !this.open) return false;
    if (this.touched === piece) return this.turn(1);
    this.touched = piece;
    announce(pieceInWords(piece));
    return true;
  }

  undo(): boolean {
    const { drafting, sending } = this;
    const refused = sending.forget();
    if (drafting.held !== null) {
      this.putBack();
      return true;
    }
    const undone = drafting.undo();
    if (undone) announce(t('polyminix.page.left', { n: this.left }));
    return undone || refused;
  }

  clear(): void {
    this.sending.forget();
    this.drafting.clear();
    this.over = null;
  }

  async submit(): Promise<void> {
    this.putBack();
    if (!this.ready) return;
    const { laid, card } = this.drafting;
    await this.sending.send({ pieces: [...laid], card }, 'hand');
  }

  label(cell: Cell): string {
    const { held, laid, way } = this.drafting;
    const would = held === null ? null : heldAt(held, way(held), cell);
    return cellInWords({
      cell,
      inside: this.ground.has(cell),
      on: this.cover.get(cell),
      held: would && { piece: would.piece, fits: fits(this.ground, laid, would) },
    });
  }

  private tellLaid(piece: string): void {
    const { free } = this.table().puzzle;
    if (free) announce(t('polyminix.page.laid.free', { piece }));
    else announce(t('polyminix.page.laid', { piece, n: this.left }));
  }
}
