// What I am about to do, and sending it.

import type { Kind } from '$lib/generated/wire';
import { announce } from '$lib/announce.svelte';
import { t } from '$lib/i18n.svelte';
import type { Face } from '../../contract';
import type { Cell } from '../../../kit/cells';
import { fitInWords } from './describing';
import { Sending } from '../../../kit/sending.svelte';
import { Drafting } from './drafting.svelte';
import type { Fit } from './fitting';
import { Giving } from './giving.svelte';
import { mayLook, mayOf } from './may';
import { Noting, type Note } from './noting.svelte';
import { uncovered } from './reading';
import { seenOf, type Move, type Tile, type View } from './seen';
import { Wording } from './wording.svelte';

export interface Table {
  game: string;
  view: View;
  moves: readonly Move[];
  kinds: readonly Kind[];
  you: number | null;
  faces: readonly Face[];
  key: string | undefined;
  /** There is one try. */
  daily: boolean;
  play: (move: Move) => Promise<string | null>;
}

/** Where a move was tried: on the board, at the word, or by another button. */
export type Tried = Cell | 'word' | 'dock';

export class Playing {
  /** Asked to end the turn though a tile is in no word. */
  ending = $state(false);
  /** The word that was asked about: whether to lay tiles for it. */
  private doubted = '';
  readonly sending: Sending<Move, Tried>;
  readonly drafting: Drafting;
  readonly giving: Giving;
  readonly wording: Wording;
  readonly noting: Noting;

  constructor(private readonly table: () => Table) {
    this.sending = new Sending((move) => table().play(move));
    this.drafting = new Drafting(() => ({
      seen: this.seen,
      may: this.may,
      laying: this.acting && this.seen.phase !== 'knock',
      key: table().key,
    }));
    this.wording = new Wording(() => ({
      seen: this.seen,
      layout: this.drafting.layout,
      laid: this.laid,
      drafts: this.drafting.drafts,
    }));
    this.giving = new Giving(() => ({
      may: this.may.give,
      must: this.may.give && this.seen.phase === 'forfeit',
      isLetter: (tile) => this.drafting.lying.isLetter(tile),
      send: (move) => this.send(move, 'dock'),
    }));
    this.noting = new Noting(() => ({
      seen: this.seen,
      layout: this.drafting.layout,
      beside: this.wording.beside,
      key: table().key && `${table().key}.words`,
    }));
  }

  seen = $derived.by(() => {
    const { game, view, you } = this.table();
    return seenOf(game, view, you);
  });

  may = $derived.by(() => mayOf(this.table().moves, this.table().kinds));

  /** It is I who lays or names words, even while a move is on its way. */
  acting = $derived.by(() => {
    const { you } = this.table();
    const { phase, turn } = this.seen;
    return you === turn && (phase === 'turn' || phase === 'knock' || phase === 'play');
  });

  laid = $derived.by(() => [...this.seen.laid, ...this.drafting.drafts.map(({ tile }) => tile)]);
  /** Those that are in no word yet; the very first needs none. */
  loose = $derived.by(() => {
    const { claims, anywhere } = this.seen;
    const first = anywhere ? this.drafting.drafts[0]?.tile : undefined;
    return uncovered(this.laid, claims).filter((tile) => tile !== first);
  });

  /** Words may be traced: something lies that is mine to name, or is about to. */
  naming = $derived.by(() => {
    if (!this.acting || this.giving.now || this.drafting.blankDrafted) return false;
    if (this.seen.phase === 'knock') return true;
    if (this.seen.phase === 'play') return this.drafting.layout.lying.length > 0;
    return this.laid.length > 0;
  });

  /** While others play, words may be looked for, and noted for later. */
  looking = $derived.by(() => {
    const { you, view } = this.table();
    return mayLook(view, you) && this.wording.beside.size > 1;
  });

  send(move: Move, at: Tried): Promise<boolean> {
    return this.sending.send(move, at);
  }

  // Tiles.

  choose(tile: Tile): void {
    this.sending.forget();
    this.ending = false;
    if (this.giving.now) this.giving.choose(tile);
    else this.drafting.choose(this.drafting.chosen === tile ? null : tile);
  }

  /** Puts the chosen tile where it is held. Where it seems not to fit, the table is asked at once:
      it is the table that knows. */
  put(): Promise<boolean> {
    this.sending.forget();
    const fit = this.drafting.put();
    if (!fit) return Promise.resolve(false);
    if (fit.refused !== null) return this.send(this.moveOf(fit), fit.lying.cell);
    announce(fitInWords(fit, this.drafting.layout));
    return Promise.resolve(true);
  }

  turn(): void {
    if (this.drafting.turn()) this.tellGhost();
  }

  tellGhost(): void {
    const { ghost, layout } = this.drafting;
    if (ghost) announce(fitInWords(ghost, layout));
  }

  /** What was read so far, and whether it is a word's way. */
  tellWord(): void {
    const { text, ways } = this.wording;
    const said = ways.length ? t('letter.page.word.ways', { n: ways.length }) : '';
    announce(text ? `${text}. ${said}` : t('letter.page.word.none'));
  }

  /** Says whether there was anything to undo. */
  undo(): boolean {
    const something = this.sending.forget() || this.ending;
    this.ending = false;
    if (this.giving.giveUp()) return true;
    if (this.wording.text) {
      this.wording.clear();
      return true;
    }
    return this.drafting.undo() || something;
  }

  /** Sends the drafts, one after another; those that were refused stay. */
  async lay(): Promise<boolean> {
    for (const draft of [...this.drafting.drafts]) {
      const move = this.moveOf({ lying: draft, blank: draft.blank });
      if (!(await this.send(move, draft.cell))) return false;
    }
    this.drafting.clear();
    return true;
  }

  private moveOf({ lying: { tile, cell, turned }, blank }: Pick<Fit, 'lying' | 'blank'>): Move {
    if (!this.drafting.lying.isLetter(tile)) return { type: 'lay-blank', tile, cell, turned };
    if (blank !== null) return { type: 'exchange', blank, tile, cell, turned };
    return { type: 'place', tile, cell, turned };
  }

  /** The letter that was laid last, if it can be taken up again. */
  last = $derived.by(() => this.seen.laid.findLast((tile) => this.may.takeBack.includes(tile)));

  takeBack(tile: Tile): void {
    this.ending = false;
    void this.send({ type: 'take-back', tile }, 'dock');
  }

  // Words.

  /** The word that was found: written if it is time for it, else noted. */
  write(): void {
    if (this.looking) this.note();
    else void this.claim();
  }

  private note(): void {
    const { text, word, path, ways, writer } = this.wording;
    if (!word || word.length < 2) return;
    if (writer !== null) return this.sending.refuse('word', this.writtenBy(writer));
    if (!ways.length) return this.sending.refuse('word', t('error.not-readable', { word: text }));
    this.sending.forget();
    this.noting.add({ word, path: [...path] });
    this.wording.clear();
    announce(t('letter.page.noted', { word }));
  }

  /** Writes a word that was noted. */
  async claimNote({ word, path }: Note): Promise<void> {
    this.wording.trace(path);
    await this.claim();
    // The table has said what it thinks of it.
    if (!this.wording.text || this.sending.refusal) this.noting.drop(word);
  }

  /** Sends the word; first the tiles that it needs. Where it seems that it cannot be read they are
      not laid for it before it is meant twice. */
  async claim(): Promise<void> {
    const { wording } = this;
    const { text, meant, ways } = wording;
    if (this.sending.busy || !text.trim()) return;
    this.ending = false;
    if (!ways.length && this.drafting.drafts.length && this.doubted !== text) {
      this.doubted = text;
      return this.sending.refuse('word', t('letter.page.word.doubt', { word: text }));
    }
    this.doubted = '';
    if (!(await this.lay())) return;
    if (await this.send({ type: 'claim', text, path: [...meant] }, 'word')) wording.clear();
  }

  writtenBy(seat: number): string {
    const face = this.table().faces[seat];
    const word = this.wording.word ?? '';
    if (face?.you) return t('letter.page.refused.yours', { word });
    return t('letter.page.refused.theirs', { word, name: face?.name ?? '' });
  }

  async end(): Promise<void> {
    const { solo, anywhere, phase } = this.seen;
    const costly = solo || (phase === 'turn' && !anywhere);
    if (costly && this.loose.length && !this.ending) {
      this.ending = true;
      return;
    }
    this.ending = false;
    if (!(await this.lay())) return;
    if (await this.send({ type: 'end-turn' }, 'dock')) this.wording.clear();
  }

  /** What would be left over if a solitaire were over now. */
  left = $derived.by(
    () => this.seen.hand.length + uncovered(this.seen.laid, this.seen.claims).length,
  );

  get daily(): boolean {
    return this.table().daily;
  }

  get game(): string {
    return this.table().game;
  }

  /** Instead of laying one. */
  wantToGive(): void {
    this.drafting.clear();
    this.giving.begin();
  }
}
