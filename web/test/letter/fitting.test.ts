import { describe, expect, it } from 'vitest';
import { fitAt, fitNear, heldOver } from '../../src/games/letter/board/fitting';
import { contactsOf, Layout } from '../../src/games/letter/board/layout';
import { at } from '../../src/kit/cells';
import { drawn } from './tables';

// Beside what lies: a letter of 2 × 1, and a blank of 1 × 1.
const { tiles, lying } = drawn('....\n.AA.\n.AA#', 'E:2x1 #:1x1');
const layout = new Layout(tiles, 12, lying);
const [E, BLANK] = [2, 3];
const usual = { anywhere: false, exchange: false };
const at_ = (tile: number, x: number, y: number, turned = false) => ({
  tile,
  cell: at(x, y),
  turned,
});

it('fits beside a letter, and says which it touches', () => {
  const fit = fitAt(layout, at_(E, 1, 2), usual);
  expect(fit.refused).toBeNull();
  expect(fit.touches).toEqual([0]);
  expect(contactsOf(layout, fit.lying)).toHaveLength(2);
});

describe('refuses what the rules refuse', () => {
  it.each([
    ['a corner is no contact', at_(E, 3, 2), 'touches-no-letter'],
    ['a blank is no letter', at_(E, 4, 0), 'touches-no-letter'],
    ['a covered field', at_(E, 0, 1), 'on-a-tile'],
    ['over the edge', at_(E, 11, 1), 'off-the-board'],
    ['a blank by itself', at_(BLANK, 8, 8), 'touches-no-tile'],
  ])('%s', (_, spot, code) => {
    expect(fitAt(layout, spot, usual).refused).toBe(code);
  });
});

it('may lie anywhere in a first turn, but not on a tile', () => {
  expect(fitAt(layout, at_(E, 8, 8), { ...usual, anywhere: true }).refused).toBeNull();
  expect(fitAt(layout, at_(E, 1, 0), { ...usual, anywhere: true }).refused).toBe('on-a-tile');
});

it('lets a blank lie beside a blank', () => {
  expect(fitAt(layout, at_(BLANK, 4, 0), usual).refused).toBeNull();
});

it('takes the place of a blank where that is allowed', () => {
  const exchange = { anywhere: false, exchange: true };
  expect(fitAt(layout, at_(E, 3, 0), exchange)).toMatchObject({ blank: 1, refused: null });
  expect(fitAt(layout, at_(E, 3, 0), usual).refused).toBe('on-a-tile');
  expect(fitAt(layout, at_(BLANK, 3, 0), exchange).refused).toBe('on-a-tile');
});

it('jumps to where it fits, one field away and no farther', () => {
  expect(fitNear(layout, at_(E, 1, 1), usual)).toMatchObject({
    refused: null,
    lying: { cell: at(1, 2) },
  });
  expect(fitNear(layout, at_(E, 8, 8), usual).refused).toBe('touches-no-letter');
});

it('is held by its middle, and never over the edge', () => {
  const big = drawn('.', 'W:3x3');
  const empty = new Layout(big.tiles, 12, []);
  expect(heldOver(empty, 0, false, at(5, 5)).cell).toBe(at(4, 6));
  expect(heldOver(empty, 0, false, at(0, 0)).cell).toBe(at(0, 2));
  expect(heldOver(empty, 0, false, at(11, 11)).cell).toBe(at(9, 11));
});

it('changes its sides when it is turned', () => {
  expect(fitAt(layout, at_(E, 0, 1, true), usual)).toMatchObject({ refused: null, touches: [0] });
});
