// Cells and placements in words, for those who listen and for the line beside the hand.

import type { MedusaView, MedusaPlace } from '$lib/generated/labirinto-e-medusa';
import { t } from '$lib/i18n.svelte';
import type { Face } from '../../contract';
import { nameOf } from '../../../kit/coordinates';
import { heightOf, terrainOf, TERRAINS, type Island } from './cells';

export const terrainName = (terrain: number): string => t(`terrain.${TERRAINS[terrain]}`);

/** "2,−1: wood, height 3, Perseus of Giulia; you may place meadow here" */
export function describeCell(
  cell: number,
  island: Island,
  pawns: readonly number[],
  faces: readonly Face[],
  open: readonly number[],
  laid: MedusaPlace | null,
): string {
  const column = island.get(cell);
  const parts = [
    column === undefined
      ? t('medusa.page.cell.abyss', { cell: nameOf(cell) })
      : t('medusa.page.cell.column', {
          cell: nameOf(cell),
          terrain: terrainName(terrainOf(column)),
          n: heightOf(column),
        }),
  ];
  pawns.forEach((pawn, seat) => {
    const face = faces[seat];
    if (pawn !== cell || !face) return;
    parts.push(
      face.you ? t('medusa.page.cell.yours') : t('medusa.page.cell.perseus', { name: face.name }),
    );
  });
  const said = parts.join(', ');
  if (laid?.cell === cell) {
    return `${said}; ${t('medusa.page.cell.laid', { terrain: terrainName(laid.terrain) })}`;
  }
  if (open.length === 0) return said;
  const names = open.map((terrain) => ({ key: `terrain.${TERRAINS[terrain]}` }));
  return `${said}; ${t('medusa.page.cell.may', { terrains: names })}`;
}

/** Where a piece would lie and how high, and what comes of it as far as one can tell. */
export function describePlace(
  { terrain, cell }: MedusaPlace,
  view: MedusaView,
  island: Island,
): string {
  const ground = island.has(cell) ? 'island' : 'abyss';
  const where = t(`medusa.page.preview.${ground}`, {
    terrain: terrainName(terrain),
    cell: nameOf(cell),
    n: heightOf(island.get(cell) ?? 0) + 1,
  });
  if (view.phase === 'first') return `${where} ${t(`medusa.page.preview.first.${ground}`)}`;
  if (view.phase !== 'second') return where;
  const both = view.first_on === ground ? ground : 'mixed';
  return `${where} ${t(`medusa.page.preview.second.${both}`)}`;
}
