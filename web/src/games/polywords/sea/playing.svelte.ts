// What I am about to do in a sea, and sending it.

import type { Kind } from '$lib/generated/wire';
import { announce } from '$lib/announce.svelte';
import { t } from '$lib/i18n.svelte';
import { keep, kept } from '../../../kit/keeping';
import { Sending } from '../../../kit/sending.svelte';
import {
  crewOf,
  type Cell,
  type Path,
  type PlacementsFound,
  type SeaMove,
  type SeaView,
} from './seen';
import { cellName, CLEAN, shown, withWords } from './waters';
import { Wording } from './wording.svelte';
import { WRITE, type Writes } from './writes';

export interface Table {
  game: string;
  view: SeaView;
  moves: readonly SeaMove[];
  kinds: readonly Kind[];
  you: number | null;
  /** Where a draft is kept. */
  key: string | undefined;
  writes: readonly Writes[];
  /** Whom the table waits for. */
  waited: (view: SeaView) => readonly number[];
  play: (move: SeaMove) => Promise<string | null>;
}

/** Where a move was tried: at a cell (as the kit counts them), the word, a shown word, a button. */
export type Tried = number | 'word' | 'dock' | `thing-${number}`;

interface Draft {
  turn: number;
  text: string;
  path: Path;
}

/** Doing without a word, where it is written and where it is called. */
const NOTHING = ['write-nothing', 'call-nothing'];

/** So many milliseconds before the end: a slow line must not be too late with it. */
const LAST_MOMENT = 800;

interface Offer {
  of: string;
  moves: readonly SeaMove[];
  kinds: readonly Kind[];
}

export class Playing {
  /** Asked whether to write nothing. */
  leaving = $state(false);
  /** A word whose places are not known yet is written as soon as they are. */
  private wanted = '';
  private turn: number | null = null;
  private latest: Offer = $state.raw({ of: '', moves: [], kinds: [] });
  readonly sending: Sending<SeaMove, Tried>;
  readonly wording: Wording;

  constructor(private readonly table: () => Table) {
    this.sending = new Sending((move) => table().play(move));
    this.wording = new Wording(() => {
      const { language = 'en', umlauts = 'ae' } = table().view.options;
      return { sea: this.sea, language, umlauts };
    });
    const draft = kept(table().key, isDraft);
    if (draft?.turn === table().view.turn) this.wording.restore(draft.text, draft.path);
  }

  get view(): SeaView {
    return this.table().view;
  }

  get game(): string {
    return this.table().game;
  }

  get you(): number | null {
    return this.table().you;
  }

  get language(): string {
    return this.view.options.language ?? 'en';
  }

  /** Whose sea is mine; a spectator looks at the first. */
  crew = $derived.by(() => crewOf(this.table().view, this.table().you ?? 0));

  /** My sea, with what only I know that it holds. */
  sea = $derived.by(() => {
    const { view, you } = this.table();
    const sea = view.seas[this.crew] ?? CLEAN;
    if (view.phase !== 'write' || you === null) return sea;
    return withWords(
      sea,
      view.writings.filter(({ crew }) => crew === this.crew),
    );
  });

  /** The word of this turn that I have written already. */
  written = $derived.by(() => {
    const { view, you } = this.table();
    if (you === null) return undefined;
    return view.writings.find(({ crew, path }) => crew === this.crew && path?.length);
  });

  waiting = $derived.by(() => {
    const { view, you, waited } = this.table();
    return you !== null && waited(view).includes(you);
  });

  /** What stands for as long as the same is asked of me. */
  private stage = $derived.by(() => {
    const { phase, turn, glass, owed, contests } = this.table().view;
    return [phase, turn, glass, owed[this.crew], contests.contested?.length].join();
  });

  /** What I may do: even while the board is catching up with what others did. */
  private offer = $derived.by((): Offer => {
    const { moves, kinds } = this.table();
    if (moves.length || kinds.length) return { of: this.stage, moves, kinds };
    const stands = this.waiting && this.latest.of === this.stage;
    return stands ? this.latest : { of: '', moves: [], kinds: [] };
  });

  get moves(): readonly SeaMove[] {
    return this.offer.moves;
  }

  /** Remembers what is offered; called when something new is. A word that was not finished belongs
      to its turn. */
  remember(): void {
    const { moves, kinds, view } = this.table();
    if (moves.length || kinds.length) this.latest = { of: this.stage, moves, kinds };
    if (this.turn !== view.turn && this.turn !== null && this.wording.text) {
      this.wording.clear();
      this.keep();
    }
    this.turn = view.turn;
  }

  may(type: string): boolean {
    return this.offer.moves.some((move) => move.type === type);
  }

  mayKind(move: string): boolean {
    return this.offer.kinds.some((kind) => kind.move === move);
  }

  /** How a word can be said now. */
  how = $derived.by((): Writes | null => {
    const { writes } = this.table();
    return writes.find(({ move }) => this.offer.kinds.some((kind) => kind.move === move)) ?? null;
  });

  /** The word that is laid now, and no other. */
  given = $derived.by(() => {
    const { view, you } = this.table();
    return (you !== null && this.how?.word?.(view, you)) || null;
  });

  /** Where a bottle of mine may go. */
  bottleCells: ReadonlySet<Cell> = $derived.by(
    () =>
      new Set(
        this.offer.moves.flatMap(({ type, cell }) =>
          type === 'place-bottle' && cell !== undefined ? [cell] : [],
        ),
      ),
  );

  /** Paths are drawn and shown now. */
  laying = $derived.by(() => this.how?.path === true);

  /** What the table answers to a word is said, if it says no. */
  refused = $derived.by(() => {
    const { heard } = this.wording;
    return heard?.refused ? sentenceOf(heard) : '';
  });

  send(move: SeaMove, at: Tried): Promise<boolean> {
    return this.sending.send(move, at);
  }

  type(text: string): void {
    this.sending.forget();
    this.leaving = false;
    this.wanted = '';
    this.wording.type(text);
    this.keep();
  }

  /** The table has answered where a word can go. */
  hear(question: Parameters<Wording['hear']>[0], found: PlacementsFound): void {
    this.wording.hear(question, found);
    if (this.wanted && this.wanted === this.wording.text) void this.write();
  }

  /** Says the word, or writes it where it is shown. */
  async write(): Promise<void> {
    const { how, wording } = this;
    const { view, you } = this.table();
    const text = wording.text.trim();
    if (!how || !text || you === null || this.sending.busy) return;
    if (how.path && !wording.heard && !wording.complete) {
      this.wanted = wording.text;
      return;
    }
    this.wanted = '';
    if (this.refused) return this.sending.refuse('word', this.refused);
    if (how.path && !wording.complete) {
      const left = wording.word.length - wording.path.length;
      return this.sending.refuse('word', t('polywords.page.word.go-on', { n: left }));
    }
    const path = how.path ? { path: [...wording.path] } : {};
    const more = how.with?.(view, you, wording.word) ?? {};
    const sent = wording.text;
    const said = how.word ? {} : { text };
    const taken = await this.send({ type: how.move, ...said, ...path, ...more }, 'word');
    // The next word may have been begun meanwhile; or this one is to be laid already.
    if (taken && wording.text === sent && this.given !== sent) this.type('');
  }

  /** Just before the sand is out, what has been typed in full and lies already is written: whoever
      has got so far means it, and without it there would be bottles. Gives how to call it off. */
  beforeTheEnd(left: number): () => void {
    const ring = setTimeout(
      () => {
        const { how, wording } = this;
        const lies = wording.heard && wording.complete && !this.refused;
        if (how?.move === WRITE.move && lies) void this.write();
      },
      Math.max(0, left * 1000 - LAST_MOMENT),
    );
    return () => clearTimeout(ring);
  }

  /** The move by which I do without a word. */
  get nothing(): string | undefined {
    return NOTHING.find((type) => this.may(type));
  }

  /** Asked once, for there is no way back. */
  leave(): void {
    this.sending.forget();
    this.leaving = true;
  }

  async reallyLeave(): Promise<void> {
    const type = this.nothing;
    if (!type || !(await this.send({ type }, 'dock'))) return;
    this.type('');
  }

  /** What pressing a cell means: put a bottle there, or draw the word on. */
  press(cell: Cell): void {
    if (this.bottleCells.has(cell)) {
      void this.send({ type: 'place-bottle', cell }, shown(cell));
      announce(t('polywords.page.bottle.put', { cell: cellName(cell) }));
      return;
    }
    if (!this.laying) return;
    if (!this.wording.word) return this.sending.refuse(shown(cell), t('polywords.page.word.first'));
    if (this.wording.tap(cell)) void this.write();
    else this.tellPath();
    this.keep();
  }

  tellPath(): void {
    const { path, word } = this.wording;
    const n = word.length - path.length;
    announce(`${path.map(cellName).join(' ')}. ${n ? t('polywords.page.word.go-on', { n }) : ''}`);
  }

  /** Says whether there was anything to undo. */
  undo(): boolean {
    const something = this.sending.forget() || this.leaving;
    this.leaving = false;
    if (this.wording.forgetPath()) {
      this.keep();
      return true;
    }
    if (this.wording.text && !this.given) {
      this.type('');
      return true;
    }
    return something;
  }

  keep(): void {
    const { key, view } = this.table();
    const { text, path } = this.wording.draft;
    keep(key, text ? ({ turn: view.turn, text, path } satisfies Draft) : null);
  }
}

const sentenceOf = ({ refused, params }: PlacementsFound): string => t(`error.${refused}`, params);

function isDraft(kept: unknown): kept is Draft {
  const { turn, text, path } = (kept ?? {}) as Partial<Draft>;
  return typeof turn === 'number' && typeof text === 'string' && Array.isArray(path);
}
