import { expect, it } from 'vitest';
import { Dragging } from '../../src/kit/dragging.svelte';

const pointer = (x: number, y: number, rest: object = {}): PointerEvent =>
  ({
    pointerId: 1,
    button: 0,
    clientX: x,
    clientY: y,
    pointerType: 'mouse',
    type: 'pointermove',
    currentTarget: { setPointerCapture: () => undefined },
    ...rest,
  }) as unknown as PointerEvent;

function hand(scrolls = false) {
  const done: string[] = [];
  const dragging = new Dragging<string>({
    begin: (piece) => done.push(`begin ${piece}`),
    carry: (x, y) => done.push(`carry ${x},${y}`),
    drop: (there) => done.push(there ? 'drop' : 'cancel'),
    scrolls,
  });
  dragging.down(pointer(0, 0), 'wood');
  return { done, dragging };
}

it('leaves a press that only trembles to become a click', () => {
  const { done, dragging } = hand();
  dragging.move(pointer(3, 4));
  dragging.up(pointer(3, 4, { type: 'pointerup' }));
  expect(done).toEqual([]);
  expect(dragging.carried).toBeNull();
});

it('carries a piece from where it lay to where it is let go', () => {
  const { done, dragging } = hand();
  dragging.move(pointer(0, 9));
  dragging.move(pointer(0, 30));
  expect(dragging.carried).toBe('wood');
  dragging.up(pointer(0, 30, { type: 'pointerup' }));
  expect(done).toEqual(['begin wood', 'carry 0,9', 'carry 0,30', 'drop']);
});

it('lets it go nowhere when the browser takes the pointer', () => {
  const { done, dragging } = hand();
  dragging.move(pointer(0, 9));
  dragging.up(pointer(0, 9, { type: 'pointercancel' }));
  expect(done.at(-1)).toBe('cancel');
});

it('follows one finger, and lets it scroll a row', () => {
  const { done, dragging } = hand(true);
  dragging.move(pointer(0, 30, { pointerId: 2 }));
  dragging.move(pointer(30, 5, { pointerType: 'touch' }));
  expect(done).toEqual([]);
  dragging.move(pointer(5, 30, { pointerType: 'touch' }));
  expect(done[0]).toBe('begin wood');
});
