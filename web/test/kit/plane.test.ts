import { expect, it } from 'vitest';
import { at } from '../../src/kit/cells';
import { Plane } from '../../src/kit/plane.svelte';

const ROOM = { west: -1, south: -1, east: 3, north: 1 };

/** Five by three cells in the middle of a space of 1000 by 600 pixels, 100 to the right. */
function plane(): Plane {
  const plane = new Plane(() => ({ extent: ROOM, room: ROOM, start: at(2, 0) }));
  const box = { left: 100, right: 1100, top: 0, bottom: 600 };
  plane.space = { getBoundingClientRect: () => box } as unknown as HTMLElement;
  Object.assign(plane.camera, {
    buttons: false,
    width: 1000,
    height: 600,
    scale: 1,
    x: 150,
    y: 50,
  });
  return plane;
}

it('knows the cell at a point of the page', () => {
  // The middle of the space is the middle of the cell 1,0.
  expect(plane().cellAt(600, 300)).toBe(at(1, 0));
  expect(plane().cellAt(600, 200)).toBe(at(1, 1));
  expect(plane().cellAt(749, 300)).toBe(at(2, 0));
});

it('knows none beside the cells that can be reached, nor beside the space', () => {
  expect(plane().cellAt(120, 300)).toBeNull();
  expect(plane().cellAt(50, 300)).toBeNull();
});

it('takes a cell nearby for the one that was meant', () => {
  const cells = [at(1, 0), at(3, 0)];
  expect(plane().nearest(640, 300, cells, 50)).toBe(at(1, 0));
  expect(plane().nearest(700, 300, cells, 50)).toBeNull();
});

it('begins where it is told, and goes on from where somebody was', () => {
  const seen = plane();
  expect(seen.cursor).toBe(at(2, 0));
  expect(seen.beside(0)).toBe(at(2, 1));
  seen.goTo(at(-1, 1));
  expect(seen.cursor).toBe(at(-1, 1));
  seen.goTo(at(9, 9));
  expect(seen.cursor).toBe(at(2, 0));
});
