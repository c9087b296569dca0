// The address of a moment: whoever opens it sees that step, by those eyes.

import { expect, test } from 'vitest';
import { readAddress, stepOf, writeAddress } from '../src/replay/address';

test.each([
  { as: 2, analysis: true, step: 17 },
  { as: null, analysis: false, step: 0 },
  { as: undefined, analysis: true, step: 3 },
])('what is written is read again: %o', (place) => {
  const url = new URL(writeAddress(place), 'https://example.org/replay/x');
  expect(readAddress(url)).toEqual(place);
});

test('an address that says nothing begins at the beginning', () => {
  expect(readAddress({ search: '', hash: '' })).toEqual({
    as: undefined,
    analysis: false,
    step: 0,
  });
});

test.each(['#step=', '#step=-1', '#step=x', '#step=99999999', '#other'])(
  '%s is no step',
  (hash) => {
    expect(stepOf(hash)).toBe(0);
  },
);

test('a seat is a small number', () => {
  expect(readAddress({ search: '?as=abc', hash: '' }).as).toBeUndefined();
  expect(readAddress({ search: '?as=-1', hash: '' }).as).toBeUndefined();
});
