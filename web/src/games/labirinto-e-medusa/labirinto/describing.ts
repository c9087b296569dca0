// What a cell is and what can be done there, for those who hear the board.

import { percent, t } from '$lib/i18n.svelte';
import { prefs } from '$lib/prefs.svelte';
import type { Face } from '../../contract';
import { blockName, blockOf, sidesOf, type Openings } from './blocks';
import type { Cell } from '../../../kit/cells';
import { nameOf } from '../../../kit/coordinates';
import { joined, walls, type Labyrinth } from './paths';

// Eleven ways to lie, said for hundreds of cells at every step: each is put into words once.
const lyings = new Map<string, string>();

/** "corner, openings: north and east" */
export function blockInWords(openings: Openings): string {
  const which = `${prefs.language} ${openings}`;
  const known = lyings.get(which);
  if (known !== undefined) return known;
  const block = blockName(blockOf(openings));
  const said = t('labirinto.page.block', { block, sides: sidesOf(openings) });
  lyings.set(which, said);
  return said;
}

/** What a block would meet if it lay there: how many it joins, how many walls surround it. */
export function outlook(labyrinth: Labyrinth, cell: Cell, openings: Openings): string {
  const joins = t('labirinto.page.joins', { n: joined(labyrinth, cell, openings).length });
  const walled = t('labirinto.page.walls', { n: walls(labyrinth, cell, openings) });
  return `${joins}, ${walled}`;
}

export interface Seen {
  labyrinth: Labyrinth;
  pawns: readonly Cell[];
  faces: readonly Face[];
  /** Cells where I may do something, and how the block would lie on the one that is shown. */
  lit: ReadonlySet<Cell>;
  shown: Cell | null;
  openings: Openings | null;
}

export function cellInWords(cell: Cell, seen: Seen): string {
  const lying = seen.labyrinth.get(cell);
  const lit = seen.lit.has(cell);
  const said: string[] = [];
  if (lying !== undefined) said.push(blockInWords(lying));
  else if (!lit) said.push(t('labirinto.page.empty'));
  seen.pawns.forEach((pawn, seat) => {
    if (pawn !== cell) return;
    const face = seen.faces[seat];
    const key = face?.you ? 'labirinto.page.your-theseus' : 'labirinto.page.theseus';
    said.push(t(key, { name: face?.name ?? '' }));
  });
  if (lit) {
    said.push(t(lying === undefined ? 'labirinto.page.may-place' : 'labirinto.page.may-walk'));
    if (cell === seen.shown && seen.openings !== null) {
      said.push(blockInWords(seen.openings), outlook(seen.labyrinth, cell, seen.openings));
    }
  }
  return t('labirinto.page.cell', { cell: nameOf(cell), what: said.join('; ') });
}

/** Small chances with a decimal: a tenth of a percent is not nothing. */
export function oddsInWords(odds: number): string {
  return t('labirinto.page.odds', { percent: percent(odds, odds > 0 && odds < 0.1 ? 1 : 0) });
}

/** Whose the blocks are that were drawn. */
export function handInWords(turn: number, you: number | null, faces: readonly Face[]): string {
  if (turn === you) return t('labirinto.page.hand');
  return t('labirinto.page.hand-of', { name: faces[turn]?.name ?? '' });
}
