// What I am about to do: what may be done where, what it would mean, and sending it.

import { announce } from '$lib/announce.svelte';
import type { MedusaMove, MedusaPlace, MedusaView } from '$lib/generated/labirinto-e-medusa';
import { t } from '$lib/i18n.svelte';
import type { Face } from '../../contract';
import type { Cell } from '../../../kit/cells';
import { Sending } from '../../../kit/sending.svelte';
import { byCell } from './cells';
import { describeCell, describePlace, terrainName } from './describing';
import { Drafting } from './drafting.svelte';
import type { Happening } from './happening.svelte';
import type { Light } from './scene';

export interface Table {
  view: MedusaView;
  moves: readonly MedusaMove[];
  faces: readonly Face[];
  /** Where the draft is kept. */
  key: string | undefined;
  play: (move: MedusaMove) => Promise<string | null>;
}

export class Playing {
  readonly drafting: Drafting;
  readonly sending: Sending<MedusaMove, 'dock'>;
  /** Challenge was pressed once; it is asked again. */
  daring = $state(false);

  /** What is shown happening is not yet to be acted on. */
  constructor(
    private readonly table: () => Table,
    private readonly happening: Happening,
  ) {
    this.sending = new Sending((move) => table().play(move));
    this.drafting = new Drafting(
      () => this.places,
      () => table().key,
    );
  }

  moves = $derived.by(() => this.table().moves);
  places = $derived.by(() => this.moves.filter((move) => move.type === 'place'));
  private open = $derived.by(() => byCell(this.places));
  lights: ReadonlyMap<Cell, Light> = $derived.by(() =>
    this.happening.busy ? new Map() : this.drafting.lights,
  );

  /** Something is still being shown happening. */
  get waits(): boolean {
    return this.happening.busy;
  }

  /** What may be done has changed. */
  refresh(): void {
    this.drafting.refresh();
    this.daring = false;
  }

  async send(move: MedusaMove): Promise<void> {
    if (this.sending.busy) return;
    const played = await this.sending.send(move, 'dock');
    this.daring = false;
    if (played) this.drafting.back();
  }

  /** Sends what is laid; says whether anything was. */
  sendLaid(): boolean {
    const { laid } = this.drafting;
    if (laid) void this.send(laid);
    return laid !== null;
  }

  /** First press: there it would lie. Next press: there it goes. */
  act(cell: Cell): void {
    const { drafting, happening } = this;
    if (happening.busy) return happening.skip();
    const place = drafting.at(cell);
    const { laid, terrain } = drafting;
    if (place && laid?.cell === cell && laid.terrain === place.terrain) return void this.send(laid);
    if (place) return this.lay(place);
    // Not lit: the table says why not.
    if (terrain !== null) void this.send({ type: 'place', terrain, cell });
  }

  lay(place: MedusaPlace): void {
    this.sending.forget();
    this.drafting.lay(place);
    announce(`${this.meaningOf(place)} ${t('medusa.page.laid')}`);
  }

  /** Says whether there was anything to take back. */
  undo(): boolean {
    const refused = this.sending.forget();
    if (this.daring) this.daring = false;
    else if (this.drafting.laid) {
      this.drafting.back();
      announce(t('medusa.page.taken-back'));
    } else return refused;
    return true;
  }

  choose(terrain: number): void {
    this.drafting.choose(terrain);
    announce(t('medusa.page.choose', { terrain: terrainName(terrain) }));
  }

  meaningOf(place: MedusaPlace): string {
    return describePlace(place, this.table().view, this.happening.island);
  }

  label(cell: Cell): string {
    const { island, pawns } = this.happening;
    const terrains = (this.open.get(cell) ?? []).map(({ terrain }) => terrain);
    return describeCell(cell, island, pawns, this.table().faces, terrains, this.drafting.laid);
  }

  /** What is looked at, or laid, in words; else what there is to do. */
  meaning(looked: Cell | null, preview: MedusaPlace | null): string {
    const { laid, terrain } = this.drafting;
    const place = preview ?? laid;
    if (place) return this.meaningOf(place);
    if (looked !== null && this.happening.island.has(looked)) return this.label(looked);
    return terrain === null ? '' : t('medusa.page.choose', { terrain: terrainName(terrain) });
  }
}
