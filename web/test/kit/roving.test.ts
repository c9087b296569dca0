import { expect, it } from 'vitest';
import { Roving } from '../../src/kit/roving.svelte';

function press(roving: Roving, key: string): number | null {
  let focused: number | null = null;
  const buttons = [0, 1, 2].map((place) => ({ focus: () => (focused = place) }));
  const currentTarget = { closest: () => ({ querySelectorAll: () => buttons }) };
  const event = { key, currentTarget, preventDefault: () => 0, stopPropagation: () => 0 };
  roving.key(event as unknown as KeyboardEvent & { currentTarget: HTMLElement });
  return focused;
}

it('goes from one to the next, and stops at the ends', () => {
  const roving = new Roving(() => 3);
  expect(['ArrowDown', 'ArrowRight', 'ArrowDown'].map((key) => press(roving, key))).toEqual([
    1, 2, 2,
  ]);
  expect(press(roving, 'ArrowUp')).toBe(1);
  expect(roving.current).toBe(1);
  expect(press(roving, 'Enter')).toBeNull();
});

it('goes round where it is a choice, and says where it went', () => {
  const chosen: number[] = [];
  const roving = new Roving(() => 3, { round: true, to: (place) => chosen.push(place) });
  press(roving, 'ArrowLeft');
  press(roving, 'ArrowRight');
  expect(chosen).toEqual([2, 0]);
});

it('keeps to a list that has become shorter', () => {
  let length = 3;
  const roving = new Roving(() => length);
  roving.at(2);
  length = 1;
  expect(roving.current).toBe(0);
});
