// What the shell must know of what lies on the board's ground.

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The height of the ground it lies on. */
  ground: number;
}

const MARGIN = 6;

/** Where something lies on the ground, with a margin to draw a ring in; null if it is not there. */
export function aroundOf(ground: HTMLElement, what: string): Place | null {
  const found = ground.querySelector(what);
  if (!found) return null;
  const inner = found.getBoundingClientRect();
  const outer = ground.getBoundingClientRect();
  return {
    left: inner.left - outer.left - MARGIN,
    top: inner.top - outer.top - MARGIN,
    width: inner.width + 2 * MARGIN,
    height: inner.height + 2 * MARGIN,
    ground: outer.height,
  };
}

/** Calls once, as soon as nothing that asks to be put away lies on the ground. */
export function whenBare(ground: HTMLElement, call: () => void): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    if (ground.querySelector('dialog, [role="dialog"]')) return;
    observer.disconnect();
    call();
  }
  observer.observe(ground, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
