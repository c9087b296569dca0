// Figures as they are written in figures.json: a sign for each block, and what is laid then.

import { at, boundsOf, SIDES, type Cell } from '../../../../kit/cells';

export type XY = readonly number[];

export interface Move {
  /** Lay a block on this side of the pawn (0 north, 1 east, 2 south, 3 west)… */
  side?: number;
  sign?: string;
  brings?: string[];
  /** …or follow the thread to this cell. */
  walk?: XY;
}

export interface Drawn {
  rows: string[];
  pawns: XY[];
  reserve?: number;
  lit?: XY[];
  thread?: XY[];
  moves?: Move[];
}

export interface Position {
  labyrinth: Record<string, number>;
  pawns: Cell[];
  lit: Cell[];
  thread: Cell[];
  tokens: { cell: Cell; token: 0 | 1 | 2 }[];
  width: number;
  height: number;
}

const SIGNS = '╵╶└╷│┌├╴┘─┴┐┤┬┼';
const TOKENS: Record<string, 0 | 1 | 2> = { breath: 0, fury: 1 };

export const openingsOf = (sign: string): number => SIGNS.indexOf(sign) + 1;

const cellOf = ([x = 0, y = 0]: XY): Cell => at(x, y);

/** The blocks of a diagram, its lower left corner at 0,0. */
export function labyrinthOf(rows: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  rows.forEach((row, line) =>
    [...row].forEach((sign, x) => {
      const openings = openingsOf(sign);
      if (openings) found[at(x, rows.length - 1 - line)] = openings;
    }),
  );
  return found;
}

/** The figure as it stands after its moves, which are the first pawn's. */
export function positionOf(drawn: Drawn): Position {
  const labyrinth = labyrinthOf(drawn.rows);
  const pawns = drawn.pawns.map(cellOf);
  const lit = (drawn.lit ?? []).map(cellOf);
  const tokens: Position['tokens'] = [];
  for (const move of drawn.moves ?? []) {
    if (move.walk) {
      pawns[0] = cellOf(move.walk);
      continue;
    }
    const cell = (pawns[0] ?? 0) + (SIDES[move.side ?? 0] ?? 0);
    labyrinth[cell] = openingsOf(move.sign ?? '');
    pawns[0] = cell;
    lit.push(cell);
    const token = TOKENS[move.brings?.[0] ?? ''];
    if (token !== undefined) tokens.push({ cell, token });
  }
  const [width, height] = sizeOf(labyrinth);
  return { labyrinth, pawns, lit, tokens, thread: (drawn.thread ?? []).map(cellOf), width, height };
}

function sizeOf(labyrinth: Record<string, number>): [number, number] {
  const { west, east, south, north } = boundsOf(Object.keys(labyrinth).map(Number));
  return [east - west + 1, north - south + 1];
}
