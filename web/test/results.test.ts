import './browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { reached, stopwatch } from '../src/lib/results';

describe('a time', () => {
  beforeEach(() => (prefs.language = 'en'));

  it.each([
    [0, '0:00.0'],
    [999, '0:00.9'],
    [9_949, '0:09.9'],
    [59_999, '0:59.9'],
    [65_300, '1:05.3'],
    [3_600_000, '60:00.0'],
  ])('of %d ms is %s', (ms, said) => expect(stopwatch(ms)).toBe(said));

  it('is written as the reader writes numbers', () => {
    prefs.language = 'de';
    expect(reached(65_300, 'time')).toBe('1:05,3');
    expect(reached(1234)).toBe('1.234');
  });
});
