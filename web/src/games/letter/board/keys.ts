// Which key does what.

export interface KeyActions {
  step: (side: number) => void;
  /** Puts the tile that is held, or reads the one under the cursor. */
  act: () => void;
  /** Says whether there was a tile to turn. */
  turn: () => boolean;
  /** Says whether there was anything to undo: else Escape means something else. */
  undo: () => boolean;
  /** A factor, or 0 to see all of it. */
  zoom: (by: number) => void;
  /** A letter was typed: chooses a tile, or begins a word. Says whether it was of any use. */
  letter: (letter: string) => boolean;
  erase: () => boolean;
  /** Chooses the next tile, or the one before. */
  next: (by: number) => boolean;
  knock: () => boolean;
  pass: () => boolean;
  end: () => boolean;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const NEXT: Record<string, number> = { '.': 1, ',': -1 };
const ZOOM: Record<string, number> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3, '0': 0 };

/** Does what the key asks for, and says whether it asked for anything. */
export function keyed(event: KeyboardEvent, actions: KeyActions, still: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  // No word has these signs, so they mean the same while one is typing.
  if (!still && event.key in NEXT && actions.next(NEXT[event.key]!)) {
    event.preventDefault();
    return true;
  }
  if (target.closest('input, select, textarea')) return false;
  const onGrid = target.getAttribute('role') === 'gridcell';
  const done = (onGrid && onField(event, actions, still)) || (!still && anywhere(event, actions));
  if (done) event.preventDefault();
  return done;
}

function onField({ key, shiftKey }: KeyboardEvent, actions: KeyActions, still: boolean): boolean {
  const side = ARROWS.indexOf(key);
  if (side >= 0) actions.step(side);
  else if (still || shiftKey) return false;
  else if (key === ' ') {
    if (!actions.turn()) actions.act();
  } else if (key === 'Enter') actions.act();
  else return false;
  return true;
}

function anywhere({ key, shiftKey }: KeyboardEvent, actions: KeyActions): boolean {
  if (key === 'Escape') return actions.undo();
  if (key === 'Backspace') return actions.erase();
  if (key === 'Enter') return shiftKey && actions.end();
  if (key in ZOOM) {
    actions.zoom(ZOOM[key]!);
    return true;
  }
  if (!/^\p{L}$/u.test(key)) return false;
  if (actions.letter(key)) return true;
  const low = key.toLowerCase();
  if (low === 'k') return actions.knock();
  return low === 'p' && actions.pass();
}
