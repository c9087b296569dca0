// What the island's picture is made of.

export interface Standing {
  seat: number;
  cell: number;
  colour: string;
  shape: number;
  you: boolean;
  acting: boolean;
}

/** A piece that is not (yet) part of the island. */
export interface Ghost {
  cell: number;
  terrain: number;
  /** How many pieces are below it; a falling one is higher than that. */
  low: number;
  /** preview: only looked at; draft: laid, not sent; falling: sent; hint: somebody's advice. */
  kind: 'preview' | 'draft' | 'falling' | 'hint';
}

/** A Perseus on his way, anywhere above the island. */
export interface Flight {
  seat: number;
  x: number;
  y: number;
  z: number;
}

/** now: for the piece that is chosen; other: for the other one in the hand. */
export type Light = 'now' | 'other';
