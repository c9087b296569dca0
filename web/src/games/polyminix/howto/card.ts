// What the engine says of covers.

export interface Verdict {
  /** Why a box does not allow it; empty if it does. */
  refused: string;
  /** What the reason speaks of; pieces by their names. */
  params?: { pieces?: string } & Record<string, string | number>;
}
