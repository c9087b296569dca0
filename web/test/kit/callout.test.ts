import { expect, it } from 'vitest';
import { placed } from '../../src/kit/callout';

const ROOM = { width: 600, height: 400 };
const CALLOUT = { width: 200, height: 60 };
const cell = (x: number, top: number) => ({ x, top, foot: top + 40 });

it('stands above the cell, in its middle', () => {
  expect(placed(cell(300, 200), CALLOUT, ROOM)).toEqual({ x: 200, y: 134 });
});

it('stands below a cell near the upper edge, not under what lies above the board', () => {
  expect(placed(cell(300, 30), CALLOUT, ROOM)).toEqual({ x: 200, y: 76 });
});

it('never leaves the board, whatever the cell', () => {
  for (const at of [cell(-50, -80), cell(0, 0), cell(599, 390), cell(900, 700)]) {
    const { x, y } = placed(at, CALLOUT, ROOM);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + CALLOUT.width).toBeLessThanOrEqual(ROOM.width);
    expect(y + CALLOUT.height).toBeLessThanOrEqual(ROOM.height);
  }
});
