// A pointer that is pressed on a piece: it runs over others to read a word, or carries the piece to
// another place. A press that does neither is left to become a click.

/** Pixels a pointer may tremble before a press becomes a drag. */
const STILL = 8;

export interface Traced<Piece> {
  /** The piece at a point of the page; `well` inside of it, not just at its edge. */
  pieceAt: (x: number, y: number, well: boolean) => Piece | null;
  /** Whether a press on this piece begins anything. */
  takes: (piece: Piece) => boolean;
  /** Whether words are read now; else pieces are carried. */
  reads: () => boolean;
  begin: (piece: Piece) => void;
  run: (from: Piece, to: Piece) => void;
  /** Takes a piece up to be carried; says whether it can be. */
  lift: (piece: Piece) => boolean;
  carry: (x: number, y: number, finger: boolean) => void;
  drop: (done: boolean) => void;
}

export class Tracing<Piece> {
  private start: { id: number; piece: Piece; x: number; y: number } | null = null;
  private runs = false;
  private carries = false;
  /** The click that ends a drag is no press on what is under it. */
  private dragged = false;

  constructor(private readonly traced: Traced<Piece>) {}

  /** Whether a press begins something. */
  takes = (event: PointerEvent): boolean => {
    const { pieceAt, takes } = this.traced;
    this.dragged = false;
    const piece = pieceAt(event.clientX, event.clientY, false);
    if (piece === null || !takes(piece)) return false;
    this.start = { id: event.pointerId, piece, x: event.clientX, y: event.clientY };
    this.runs = this.carries = false;
    return true;
  };

  move = (event: PointerEvent): void => {
    const { start, traced } = this;
    if (start?.id !== event.pointerId) return;
    const [x, y] = [event.clientX, event.clientY];
    if (this.carries) return traced.carry(x, y, event.pointerType === 'touch');
    if (!this.runs && Math.hypot(x - start.x, y - start.y) < STILL) return;
    if (traced.reads()) this.run(start.piece, traced.pieceAt(x, y, true));
    else this.carries = traced.lift(start.piece);
  };

  private run(from: Piece, to: Piece | null): void {
    if (to === null || (!this.runs && to === from)) return;
    if (!this.runs) this.traced.begin(from);
    this.runs = true;
    this.traced.run(from, to);
  }

  up = (event: PointerEvent): void => {
    if (this.start?.id !== event.pointerId) return;
    if (this.carries) this.traced.drop(event.type === 'pointerup');
    this.dragged = this.runs || this.carries;
    this.letGo();
  };

  letGo = (): void => {
    this.start = null;
    this.runs = this.carries = false;
  };

  /** Whether a click was the end of a drag; asked once. */
  ended(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }
}
