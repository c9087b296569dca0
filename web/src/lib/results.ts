// What is reached in a game alone, as people say it: points, or a time.

import type { GameInfo } from './generated/wire';
import { number } from './i18n.svelte';

export type Counts = NonNullable<GameInfo['counts']>;

/** Minutes, seconds and tenths: 1:05.3. What is not yet a whole tenth does not count. */
export function stopwatch(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const minutes = Math.floor(tenths / 600);
  const seconds = (tenths % 600) / 10;
  return `${number(minutes)}:${seconds < 10 ? '0' : ''}${number(seconds, 1)}`;
}

export const reached = (value: number, counts: Counts = 'points'): string =>
  counts === 'time' ? stopwatch(value) : number(value);
