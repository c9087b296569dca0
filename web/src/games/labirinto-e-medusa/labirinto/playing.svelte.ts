// What I am about to do: what may be done where, what it would look like, and sending it.

import { announce } from '$lib/announce.svelte';
import type { LabirintoMove, LabirintoView } from '$lib/generated/labirinto-e-medusa';
import type { Face } from '../../contract';
import type { Cell } from '../../../kit/cells';
import { Sending } from '../../../kit/sending.svelte';
import { Drafting } from './drafting.svelte';
import { cellOf, moveAt, offersOf } from './offers';
import { labyrinthOf, wayTo } from './paths';
import { blockInWords, cellInWords, outlook } from './describing';

export interface Table {
  view: LabirintoView;
  moves: readonly LabirintoMove[];
  faces: readonly Face[];
  hint: LabirintoMove | null;
  /** Where the draft is kept. */
  key: string | undefined;
  play: (move: LabirintoMove) => Promise<string | null>;
}

export class Playing {
  private readonly table: () => Table;
  readonly drafting: Drafting;
  /** A refusal is said at the cell where the move was tried, or, for want of one, at the buttons. */
  readonly sending: Sending<LabirintoMove, Cell | null>;
  /** Challenge was pressed once; it is asked again. */
  daring = $state(false);

  constructor(table: () => Table) {
    this.table = table;
    this.sending = new Sending((move) => table().play(move));
    this.drafting = new Drafting(
      () => ({ offers: this.offers, hand: table().view.hand }),
      () => table().key,
    );
  }

  labyrinth = $derived.by(() => labyrinthOf(this.table().view.labyrinth));
  offers = $derived.by(() => offersOf(this.table().moves, this.table().view));
  /** The tile of whoever is on turn. */
  pawn = $derived.by(() => this.table().view.pawns[this.table().view.turn] ?? 0);

  /** The block as it would lie: mine that is not yet sent, or one that is pointed out. */
  ghost = $derived.by(() => {
    const { shown, openings, aim } = this.drafting;
    if (shown !== null && openings !== null)
      return { cell: shown, openings, chosen: shown === aim };
    const { hint, view } = this.table();
    if (hint?.type !== 'place' && hint?.type !== 'enter') return null;
    return { cell: cellOf(hint, view), openings: hint.openings, chosen: true };
  });

  /** The way one would walk. */
  way = $derived.by(() => {
    const { hint } = this.table();
    const goal = hint?.type === 'walk' ? hint.cell : this.drafting.shown;
    if (goal === null || !this.labyrinth.has(goal)) return [];
    return wayTo(this.labyrinth, this.pawn, goal) ?? [];
  });

  /** What the block that is shown would meet. */
  outlook = $derived.by(() => {
    const { shown, openings } = this.drafting;
    return shown === null || openings === null ? '' : outlook(this.labyrinth, shown, openings);
  });

  label(cell: Cell): string {
    const { view, faces } = this.table();
    const { lit, shown, openings } = this.drafting;
    const { labyrinth } = this;
    return cellInWords(cell, { labyrinth, pawns: view.pawns, faces, lit, shown, openings });
  }

  commit(cell: Cell | null): void {
    if (cell === null) return;
    const { moves, view } = this.table();
    void this.send(moveAt(moves, view, cell, this.drafting.openingsAt(cell)), cell);
  }

  /** What Enter does on a cell. */
  act(cell: Cell): void {
    if (this.drafting.lit.has(cell)) this.commit(cell);
  }

  sendPlain(type: 'challenge' | 'explore'): void {
    void this.send(
      this.table().moves.find((move) => move.type === type),
      null,
    );
  }

  private async send(move: LabirintoMove | undefined, cell: Cell | null): Promise<void> {
    if (move && (await this.sending.send(move, cell))) this.drafting.clear();
  }

  /** First press: that is where it would go. Next press: there it goes; a finger turns it. */
  press(cell: Cell | null, finger: boolean): void {
    const { drafting } = this;
    this.sending.forget();
    if (cell === null || !drafting.lit.has(cell)) return;
    const walking = drafting.openingsAt(cell) === null;
    if (drafting.aim === cell && finger && !walking) this.turn(1);
    else if (drafting.aim === cell || (walking && !finger)) this.commit(cell);
    else this.aim(cell);
  }

  aim(cell: Cell): void {
    this.drafting.aimAt(cell);
    this.tellShown();
  }

  turn(by: number): void {
    if (this.drafting.turn(by)) this.tellShown();
  }

  choose(slot: number): void {
    if (!this.offers.spots.size || slot >= this.table().view.hand.length) return;
    this.drafting.choose(slot);
    this.tellShown();
  }

  /** Says whether there was anything to undo. */
  undo(): boolean {
    const { drafting } = this;
    const something = drafting.shown !== null || this.daring;
    drafting.aimAt(null);
    drafting.glance = null;
    this.daring = false;
    return this.sending.forget() || something;
  }

  private tellShown(): void {
    const { openings } = this.drafting;
    if (openings !== null) announce(`${blockInWords(openings)}; ${this.outlook}`);
  }
}
