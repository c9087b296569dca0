// Which key does what, as tables that each board fills in.

/** False: it was of no use, and may mean something to somebody else. */
type Act = (event: KeyboardEvent) => unknown;
/** By the key's name; a letter by its small form. */
export type KeyTable = Readonly<Record<string, Act>>;

export interface BoardKeys {
  /** While the focus is on a cell of the grid. */
  cells: KeyTable;
  /** While it is anywhere on the board, or nowhere. */
  board: KeyTable;
  /** A letter was typed. Says whether it was of any use; else the tables are asked. */
  letter?: (letter: string) => boolean;
}

/** North, east, south, west, as cells count their sides. */
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const ZOOM: Readonly<Record<string, number>> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3, '0': 0 };

export const arrows = (step: (side: number) => void): KeyTable =>
  Object.fromEntries(ARROWS.map((key, side) => [key, () => step(side)]));

/** A factor, or 0 to see all of it. */
export const zooms = (zoom: (by: number) => void): KeyTable =>
  Object.fromEntries(Object.entries(ZOOM).map(([key, by]) => [key, () => zoom(by)]));

/** 1, 2, 3 … choose the first, second, third. */
export const choices = (most: number, choose: (place: number) => unknown): KeyTable =>
  Object.fromEntries(Array.from({ length: most }, (_, place) => [place + 1, () => choose(place)]));

/** On with the key, back with the key and Shift. */
export const either =
  (go: (by: number) => unknown): Act =>
  (event) =>
    go(event.shiftKey ? -1 : 1);

/** Does what the key asks for, and says whether it asked for anything. `still`: in a replay only
    the cells have keys. */
export function keyed(event: KeyboardEvent, keys: BoardKeys, still: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  if (target.closest('input, select, textarea')) return false;
  const onCell = target.getAttribute('role') === 'gridcell';
  const done = (onCell && asks(keys.cells, event)) || (!still && anywhere(keys, event));
  if (done) event.preventDefault();
  return done;
}

function anywhere({ board, letter }: BoardKeys, event: KeyboardEvent): boolean {
  if (letter && /^\p{L}$/u.test(event.key) && letter(event.key)) return true;
  return asks(board, event);
}

function asks(table: KeyTable, event: KeyboardEvent): boolean {
  const act = table[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return act !== undefined && act(event) !== false;
}
