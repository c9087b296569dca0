// Tiles, fields and placements in words, for those who hear the board.

import { t } from '$lib/i18n.svelte';
import type { Cell } from '../../../kit/cells';
import type { Fit } from './fitting';
import { fieldName, isBlank, sizeOf, type Layout } from './layout';
import type { Touching } from './reading';
import type { Tile, TileSet } from './seen';

/** "A, 2 × 3", or "blank, 2 × 3" */
export function tileInWords(tiles: TileSet, tile: Tile, turned = false): string {
  const letter = isBlank(tiles, tile) ? t('letter.page.blank') : (tiles.letters[tile] ?? '');
  return t('letter.page.tile', { letter, ...sizeOf(tiles, tile, turned) });
}

/** Letters in a row, said one by one. */
export const lettersInWords = (tiles: TileSet, all: readonly Tile[]): string =>
  all
    .map((tile) => (isBlank(tiles, tile) ? t('letter.page.blank') : tiles.letters[tile]))
    .join(', ');

/** What laying a tile there would mean. */
export function fitInWords({ lying, touches, blank, refused }: Fit, layout: Layout): string {
  const what = tileInWords(layout.tiles, lying.tile, lying.turned);
  const said = [t('letter.page.ghost', { tile: what, field: fieldName(lying.cell) })];
  if (refused !== null) said.push(t(`error.${refused}`));
  else {
    if (blank !== null) said.push(t('letter.page.ghost.exchange'));
    if (touches.length) {
      said.push(t('letter.page.ghost.touches', { letters: lettersInWords(layout.tiles, touches) }));
    }
  }
  return said.join(' ');
}

export interface Marks {
  /** For each letter those that it touches. */
  beside: Touching;
  laid: ReadonlySet<Tile>;
  drafts: ReadonlySet<Tile>;
  path: readonly Tile[];
}

/** "C7: A, 2 × 3; laid in this turn; touches B, R" */
export function fieldInWords(
  cell: Cell,
  layout: Layout,
  { beside, laid, drafts, path }: Marks,
): string {
  const field = fieldName(cell);
  const tile = layout.fields.get(cell);
  if (tile === undefined) return t('letter.page.field', { field, what: t('letter.page.empty') });
  const said = [tileInWords(layout.tiles, tile, layout.spots.get(tile)?.turned)];
  if (drafts.has(tile)) said.push(t('letter.page.drafted'));
  else if (laid.has(tile)) said.push(t('letter.page.laid'));
  const touched = beside.get(tile) ?? [];
  if (touched.length) {
    said.push(t('letter.page.touches', { letters: lettersInWords(layout.tiles, touched) }));
  }
  const place = path.indexOf(tile);
  if (place >= 0) said.push(t('letter.page.in-word', { n: place + 1 }));
  return t('letter.page.field', { field, what: said.join('; ') });
}
