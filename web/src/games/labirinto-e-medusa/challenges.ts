// Both games of the box end in challenges.

interface Typed {
  type: string;
}

const isChallenge = ({ type }: Typed): boolean => type === 'challenged';

/** A challenge is unrolled pair by pair, or bead by bead; whoever has seen enough presses on. */
export const hold = (events: readonly Typed[]): number | null =>
  events.some(isChallenge) ? 6000 : null;

/** The challenge is what one tells a friend about, else where most happened at once. */
export const highlight = (events: readonly Typed[]): number =>
  events.some(isChallenge) ? Infinity : events.length;
