import { storage } from '../labirinto/browser';
import { beforeEach, expect, it } from 'vitest';
import { keep, kept, keptList } from '../../src/kit/keeping';

const isNumber = (one: unknown): one is number => typeof one === 'number';

beforeEach(() => storage.clear());

it('gives back what was kept', () => {
  keep('one', 7);
  keep('list', [1, 2]);
  expect(kept('one', isNumber)).toBe(7);
  expect(keptList('list', isNumber)).toEqual([1, 2]);
});

it('takes nothing that it does not understand', () => {
  storage.setItem('one', '{"cut');
  storage.setItem('list', '[1, "two", null, 3]');
  expect(kept('one', isNumber)).toBeNull();
  expect(keptList('one', isNumber)).toEqual([]);
  expect(keptList('list', isNumber)).toEqual([1, 3]);
  expect(kept('list', isNumber)).toBeNull();
});

it('leaves nothing behind for nothing', () => {
  keep('one', 7);
  keep('one', null);
  keep('list', []);
  expect([storage.getItem('one'), storage.getItem('list')]).toEqual([null, null]);
});

it('keeps nothing where there is no place for it', () => {
  keep(undefined, 7);
  expect(kept(undefined, isNumber)).toBeNull();
});
