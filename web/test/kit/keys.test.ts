import { expect, it } from 'vitest';
import { arrows, choices, either, keyed, zooms, type BoardKeys } from '../../src/kit/keys';

interface Pressed {
  shift?: boolean;
  ctrl?: boolean;
  /** The focus is on a cell of the grid, or in a field that one writes in. */
  on?: 'cell' | 'field';
}

function press(key: string, { shift = false, ctrl = false, on }: Pressed = {}) {
  const target = {
    closest: () => (on === 'field' ? target : null),
    getAttribute: () => (on === 'cell' ? 'gridcell' : null),
  };
  let prevented = false;
  const preventDefault = (): void => void (prevented = true);
  const event = { key, shiftKey: shift, ctrlKey: ctrl, target, preventDefault };
  return { event: event as unknown as KeyboardEvent, prevented: () => prevented };
}

function board(letter?: BoardKeys['letter']) {
  const done: string[] = [];
  const note = (what: string) => (by?: number) => void done.push(`${what} ${by ?? ''}`.trim());
  const keys: BoardKeys = {
    cells: { ...arrows(note('step')), Enter: () => done.push('act') },
    board: {
      ...zooms(note('zoom')),
      ...choices(2, note('choose')),
      n: either(note('next')),
      Escape: () => false,
    },
    ...(letter && { letter }),
  };
  return { done, keys };
}

it('goes by the arrows and acts on a cell, and only there', () => {
  const { done, keys } = board();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter']) {
    expect(keyed(press(key, { on: 'cell' }).event, keys, false)).toBe(true);
    expect(keyed(press(key).event, keys, false)).toBe(false);
  }
  expect(done).toEqual(['step 0', 'step 1', 'step 2', 'step 3', 'act']);
});

it('zooms, chooses and goes on or back from anywhere', () => {
  const { done, keys } = board();
  for (const key of ['+', '0', '2', 'n']) keyed(press(key).event, keys, false);
  keyed(press('N', { shift: true }).event, keys, false);
  expect(done).toEqual(['zoom 1.3', 'zoom 0', 'choose 1', 'next 1', 'next -1']);
});

it('leaves a key that was of no use to others', () => {
  const { keys } = board();
  const escape = press('Escape');
  expect(keyed(escape.event, keys, false)).toBe(false);
  expect(escape.prevented()).toBe(false);
  const used = press('+');
  keyed(used.event, keys, false);
  expect(used.prevented()).toBe(true);
});

it('takes no keys from the browser, nor from whoever writes', () => {
  const { done, keys } = board();
  keyed(press('0', { ctrl: true }).event, keys, false);
  keyed(press('n', { on: 'field' }).event, keys, false);
  expect(done).toEqual([]);
});

it('has keys for the cells alone in a replay', () => {
  const { done, keys } = board();
  expect(keyed(press('n', { on: 'cell' }).event, keys, true)).toBe(false);
  keyed(press('ArrowUp', { on: 'cell' }).event, keys, true);
  expect(done).toEqual(['step 0']);
});

it('asks first what a letter is good for', () => {
  const typed: string[] = [];
  const { done, keys } = board((letter) => letter === 'é' && typed.push(letter) > 0);
  keyed(press('é').event, keys, false);
  keyed(press('n').event, keys, false);
  expect([typed, done]).toEqual([['é'], ['next 1']]);
});
