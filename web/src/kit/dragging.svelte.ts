// A piece of the hand that a pointer takes out of it and carries over the board. A press that does
// not move is left to become a click.

/** Pixels a pointer may tremble before a press becomes a drag. */
const FAR = 8;

export interface Drag<Piece> {
  /** It is on its way: choose it. */
  begin?: (piece: Piece) => void;
  carry: (x: number, y: number, finger: boolean, piece: Piece) => void;
  /** Let go: where it is, or nowhere. */
  drop: (done: boolean) => void;
  /** The pieces lie in a row that scrolls: sideways, a finger does that. */
  scrolls?: boolean;
}

interface Start<Piece> {
  id: number;
  x: number;
  y: number;
  piece: Piece;
}

export class Dragging<Piece> {
  private start: Start<Piece> | null = null;
  /** The piece that is on its way; the click that ends a drag still finds it. */
  carried: Piece | null = $state.raw(null);

  constructor(private readonly drag: Drag<Piece>) {}

  down(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    this.start = { id: event.pointerId, x: event.clientX, y: event.clientY, piece };
    // A quick hand is off the piece before it has moved twice.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    const { start, drag } = this;
    if (start?.id !== event.pointerId) return;
    const finger = event.pointerType === 'touch';
    if (this.carried === null && !this.leaves(event, start, finger)) return;
    if (this.carried === null) drag.begin?.(start.piece);
    this.carried = start.piece;
    drag.carry(event.clientX, event.clientY, finger, start.piece);
  };

  up = (event: PointerEvent): void => {
    if (this.start?.id !== event.pointerId) return;
    if (this.carried !== null) this.drag.drop(event.type === 'pointerup');
    this.start = null;
    // After the click that follows.
    setTimeout(() => (this.carried = null));
  };

  private leaves(event: PointerEvent, { x, y }: Start<Piece>, finger: boolean): boolean {
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (this.drag.scrolls && finger && Math.abs(dx) > Math.abs(dy)) return false;
    return Math.hypot(dx, dy) >= FAR;
  }
}
