// What the shell must know of what lies on the board's ground.

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The height of the ground it lies on. */
  ground: number;
}

/** What can be done now keeps so many pixels at the ground's foot, or all from here on at its right. */
export interface Kept {
  foot: number;
  from: number;
  /** The width of the ground. */
  ground: number;
}

const MARGIN = 6;

/** Where something lies on the ground, with a margin to draw a ring in, which stays on the ground;
    null if it is not there. */
export function aroundOf(ground: HTMLElement, what: string): Place | null {
  const found = ground.querySelector(what);
  if (!found) return null;
  const inner = found.getBoundingClientRect();
  const outer = ground.getBoundingClientRect();
  const left = Math.max(MARGIN, inner.left - outer.left - MARGIN);
  const top = Math.max(MARGIN, inner.top - outer.top - MARGIN);
  const right = Math.min(outer.width - MARGIN, inner.right - outer.left + MARGIN);
  const bottom = Math.min(outer.height - MARGIN, inner.bottom - outer.top + MARGIN);
  return { left, top, width: right - left, height: bottom - top, ground: outer.height };
}

/** What the board's dock keeps, which lies under it or beside it. */
export function keptOf(ground: HTMLElement): Kept {
  const dock = ground.querySelector('.dock')?.getBoundingClientRect();
  const { left, width, bottom } = ground.getBoundingClientRect();
  const from = dock ? dock.left - left : 0;
  const under = dock && from < width / 3;
  return {
    foot: under ? bottom - dock.top : 0,
    from: under || !dock ? width : from,
    ground: width,
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
