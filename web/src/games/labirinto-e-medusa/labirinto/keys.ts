// Which key does what.

export interface KeyActions {
  step: (side: number) => void;
  act: () => void;
  home: () => void;
  next: (by: number) => void;
  turn: (by: number) => void;
  /** Says whether there was anything to undo: else Escape means something else. */
  undo: () => boolean;
  /** A factor, or 0 to see all of it. */
  zoom: (by: number) => void;
  choose: (slot: number) => void;
  explore: () => void;
  challenge: () => void;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const ZOOM: Record<string, number> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3, '0': 0 };

/** Does what the key asks for, and says whether it asked for anything. */
export function keyed(event: KeyboardEvent, actions: KeyActions, onlyCells: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const onGrid = (event.target as Element).getAttribute('role') === 'gridcell';
  const done = (onGrid && onCell(event, actions)) || (!onlyCells && anywhere(event, actions));
  if (done) event.preventDefault();
  return done;
}

function onCell(event: KeyboardEvent, actions: KeyActions): boolean {
  const side = ARROWS.indexOf(event.key);
  if (side >= 0) actions.step(side);
  else if (event.key === 'Enter' || event.key === ' ') actions.act();
  else if (event.key === 'Home') actions.home();
  else return false;
  return true;
}

function anywhere(event: KeyboardEvent, actions: KeyActions): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const back = event.shiftKey ? -1 : 1;
  if (key === 'r') actions.turn(back);
  else if (key === 'n') actions.next(back);
  else if (key === 'e') actions.explore();
  else if (key === 'c') actions.challenge();
  else if (key === 'Escape' || key === 'z') return actions.undo();
  else if (key === '1' || key === '2') actions.choose(Number(key) - 1);
  else if (key in ZOOM) actions.zoom(ZOOM[key]!);
  else return false;
  return true;
}
