// What is laid and not yet handed in: pieces on each figure, the way each lies in the hand, the one
// that is held. It outlives a reload.

import type { Laid } from '$lib/generated/polyminix';
import { keep, kept } from '../../../kit/keeping';
import { flipped, isLaid, isWay, turned } from '../pieces/kit';
import { NO_TASK, type Puzzle, type Task } from './puzzle';
import { Trails } from './trails';

interface Kept {
  id: string;
  card: number;
  boards: Laid[][];
  facing: Record<string, number>;
}

/** What can be gone back to: all boards, and the one that was before me. */
type Before = Pick<Kept, 'card' | 'boards'>;

export class Drafting {
  private id: string;
  private readonly trails: Trails;
  private boards: readonly (readonly Laid[])[] = $state.raw([]);
  private facing: Readonly<Record<string, number>> = $state.raw({});
  private past: readonly Before[] = $state.raw([]);
  private wished = $state(0);
  /** The piece in hand, and where it was taken up, if it lay on the board. */
  held: string | null = $state(null);
  from: Laid | null = $state.raw(null);

  constructor(
    private readonly puzzle: () => Puzzle,
    private readonly key: () => string | undefined,
  ) {
    this.id = puzzle().id;
    this.trails = new Trails(key());
    const before = kept(key(), isKept);
    if (before?.id !== this.id) return;
    this.boards = before.boards;
    this.facing = before.facing;
    this.wished = before.card;
  }

  /** Another puzzle begins: nothing lies there yet. */
  follow(): void {
    const { id } = this.puzzle();
    if (id === this.id) return;
    this.id = id;
    this.boards = [];
    this.past = [];
    this.wished = 0;
    this.held = this.from = null;
    this.keep();
  }

  /** The figure before me: the one I chose, as long as it is not done. */
  card = $derived.by(() => {
    const { tasks } = this.puzzle();
    if (tasks[this.wished] && !tasks[this.wished]!.proved) return this.wished;
    const open = tasks.findIndex(({ proved }) => !proved);
    return open < 0 ? 0 : open;
  });
  task: Task = $derived.by(() => this.puzzle().tasks[this.card] ?? NO_TASK);
  laid: readonly Laid[] = $derived.by(() => this.task.proved ?? this.on(this.card));
  /** Pieces that lie on another figure that is not done: they can be taken from there. */
  elsewhere: ReadonlySet<string> = $derived.by(() => {
    const others = this.puzzle().tasks.flatMap(({ proved }, card) =>
      card === this.card || proved ? [] : this.on(card),
    );
    return new Set(others.map(({ piece }) => piece));
  });
  canUndo = $derived.by(() => this.past.length > 0);

  private on(card: number): readonly Laid[] {
    return this.boards[card] ?? [];
  }

  /** The way a piece lies in the hand. */
  way = (piece: string): number => this.facing[piece] ?? 0;

  lying = (piece: string): Laid | undefined => this.laid.find((one) => one.piece === piece);

  turnTo(card: number): void {
    this.putBack();
    this.wished = card;
    this.keep();
  }

  /** Takes a piece into the hand, from wherever it lies. */
  hold(piece: string): void {
    if (this.held === piece) return;
    this.putBack();
    const lies = this.lying(piece);
    if (lies) {
      this.face(piece, lies.way);
      this.from = lies;
      this.set(this.card, without(this.laid, piece));
    }
    this.held = piece;
  }

  /** What is held lies where it was taken up, or in the hand again. */
  putBack(): void {
    if (this.from) this.set(this.card, [...this.laid, this.from]);
    this.held = this.from = null;
  }

  /** What is held stays in the hand, wherever it came from. */
  takeOff(): void {
    const { from } = this;
    if (from) this.note([...this.laid, from]);
    this.held = this.from = null;
    this.keep();
  }

  lay(one: Laid): void {
    this.note(this.from ? [...this.laid, this.from] : this.laid);
    this.face(one.piece, one.way);
    const boards = this.puzzle().tasks.map((_, card) => without(this.on(card), one.piece));
    boards[this.card] = [...(boards[this.card] ?? []), one];
    this.boards = boards;
    this.held = this.from = null;
    this.keep();
  }

  clear(): void {
    this.putBack();
    if (!this.laid.length) return;
    this.note(this.laid);
    this.set(this.card, []);
    this.keep();
  }

  /** Says whether there was anything to undo. */
  undo(): boolean {
    const before = this.past.at(-1);
    if (!before) return false;
    this.held = this.from = null;
    this.past = this.past.slice(0, -1);
    this.boards = before.boards;
    this.wished = before.card;
    this.keep();
    return true;
  }

  turn(piece: string, by: number): void {
    this.face(piece, turned(piece, this.way(piece), by));
  }

  flip(piece: string): void {
    this.face(piece, flipped(piece, this.way(piece)));
  }

  private face(piece: string, way: number): void {
    this.facing = { ...this.facing, [piece]: way };
    this.keep();
  }

  private set(card: number, laid: readonly Laid[]): void {
    const boards = this.puzzle().tasks.map((_, other) => this.on(other));
    boards[card] = laid;
    this.boards = boards;
  }

  /** That is how it was before. */
  private note(laid: readonly Laid[]): void {
    const boards = this.puzzle().tasks.map((_, other) => [...this.on(other)]);
    boards[this.card] = [...laid];
    this.past = [...this.past, { card: this.card, boards }];
  }

  private keep(): void {
    const { id, wished: card, facing } = this;
    const boards = this.boards.map((laid) => [...laid]);
    if (this.from) boards[this.card]?.push(this.from);
    keep(this.key(), { id, card, boards, facing } satisfies Kept);
    if (!this.puzzle().free) this.trails.note(id, boards);
  }
}

const without = (laid: readonly Laid[], piece: string): Laid[] =>
  laid.filter((one) => one.piece !== piece);

function isKept(kept: unknown): kept is Kept {
  const { id, card, boards, facing } = (kept ?? {}) as Partial<Kept>;
  if (typeof id !== 'string' || !Number.isInteger(card) || !Array.isArray(boards)) return false;
  if (typeof facing !== 'object' || facing === null) return false;
  return (
    boards.every((laid) => Array.isArray(laid) && laid.every(isLaid)) &&
    Object.entries(facing).every(([piece, way]) => isWay(piece, way))
  );
}
