import { expect, test } from 'vitest';
import {
  backToFront,
  cameraAt,
  edges,
  lensOf,
  projectCell,
} from '../../src/games/labirinto-e-medusa/medusa/camera';
import { at, SIDES } from '../../src/kit/cells';
import { readIsland } from '../../src/games/labirinto-e-medusa/medusa/cells';
import { ghostsOf, sparedBy } from '../../src/games/labirinto-e-medusa/medusa/scene';
import type { MedusaPlace } from '$lib/generated/labirinto-e-medusa';
import { hiders } from '../../src/games/labirinto-e-medusa/medusa/hiding';

test('aslant, north is up and to the right, and each turn is a quarter', () => {
  const towards = (turns: number, side: number): string => {
    const { x, y } = projectCell(lensOf(cameraAt(turns, false)), SIDES[side]!);
    return `${y < 0 ? 'up' : 'down'}-${x < 0 ? 'left' : 'right'}`;
  };
  expect(SIDES.map((_, side) => towards(0, side))).toEqual([
    'up-right',
    'down-right',
    'down-left',
    'up-left',
  ]);
  expect(towards(1, 0)).toBe('down-right');
  expect(towards(-1, 0)).toBe('up-left');
  expect(towards(4, 0)).toBe('up-right');
});

test('from above, north is up and heights vanish', () => {
  const lens = lensOf(cameraAt(0, true));
  const north = projectCell(lens, SIDES[0]!);
  expect(Math.abs(north.x)).toBeLessThan(1e-6);
  expect(north.y).toBeLessThan(0);
  expect(projectCell(lens, 0, 12).y).toBeCloseTo(projectCell(lens, 0, 0).y);
});

test('far cells are painted before near ones, however the island is turned', () => {
  const row = [at(0, 0), at(0, 1), at(0, 2)];
  expect(backToFront(lensOf(cameraAt(0, false)), row)).toEqual([...row].reverse());
  expect(backToFront(lensOf(cameraAt(2, false)), row)).toEqual(row);
});

// A tower of twelve, and a low column behind it as one looks from the south.
const island = readIsland({ [at(0, 0)]: 12 * 8 + 3, [at(-1, 1)]: 9, [at(1, -1)]: 9 });
const low = { cell: at(-1, 1), height: 1, pawn: false };

test('a column that hides a sight is found; turned round, it hides it no more', () => {
  const behind = { cell: at(-1, 1), height: 1, pawn: true };
  const seen = (turns: number): number[] => [
    ...hiders(lensOf(cameraAt(turns, false)), island, [behind]),
  ];
  const hiding = [0, 1, 2, 3].filter((turns) => seen(turns).includes(at(0, 0)));
  expect(hiding).toHaveLength(1);
});

test('nothing hides anything from above, and nobody hides himself', () => {
  expect(hiders(lensOf(cameraAt(0, true)), island, [low]).size).toBe(0);
  const tower = { cell: at(0, 0), height: 12, pawn: true };
  for (const turns of [0, 1, 2, 3]) {
    expect(hiders(lensOf(cameraAt(turns, false)), island, [tower]).size).toBe(0);
  }
});

test('a column of glass shows all its edges: the top, three uprights, two at its foot', () => {
  const drawn = edges(lensOf(cameraAt(0, false)), 3);
  expect(drawn.match(/M/g)).toHaveLength(5);
  expect(drawn).not.toContain('NaN');
});

test('a piece that is looked at takes the place of another that is laid on the same cell', () => {
  const place = (terrain: number, cell: number) => ({ type: 'place', terrain, cell }) as const;
  const kinds = (...[laid, preview, hint]: (MedusaPlace | null)[]) =>
    ghostsOf(laid ?? null, preview ?? null, hint ?? null, () => 2).map(
      ({ kind, cell, terrain }) => `${kind} ${terrain} on ${cell}`,
    );
  expect(kinds(place(3, 1), place(0, 1))).toEqual(['preview 0 on 1']);
  expect(kinds(place(3, 1), place(3, 1))).toEqual(['draft 3 on 1']);
  expect(kinds(place(3, 1), place(0, 2))).toEqual(['draft 3 on 1', 'preview 0 on 2']);
  expect(kinds(null, null, place(4, 7))).toEqual(['hint 4 on 7']);
});

test('the buttons for the view spare the island a row where its room is narrow or low', () => {
  expect(sparedBy(false, 900, 600)).toEqual({ top: 0, sides: 56 });
  expect(sparedBy(false, 360, 600)).toEqual({ top: 48, sides: 0 });
  expect(sparedBy(false, 900, 270)).toEqual({ top: 48, sides: 0 });
  expect(sparedBy(true, 360, 270)).toEqual({ top: 0, sides: 0 });
});
