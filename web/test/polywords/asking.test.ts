// One question at a time, always the latest, and again where the table did not answer.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Asking } from '../../src/games/polywords/sea/asking';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  question: string;
  answer: (answer: string | null) => void;
}

function table(): { asked: Asked[]; heard: string[]; asking: Asking<string, string> } {
  const asked: Asked[] = [];
  const heard: string[] = [];
  const asking = new Asking<string, string>(
    (question) => new Promise((answer) => asked.push({ question, answer })),
    (question, answer) => void heard.push(`${question}: ${answer}`),
  );
  return { asked, heard, asking };
}

it('asks the latest once the one before is answered', async () => {
  const { asked, heard, asking } = table();
  for (const question of ['a', 'ab', 'abc']) asking.put(question);
  expect(asked.map(({ question }) => question)).toEqual(['a']);
  asked[0]!.answer('1');
  await vi.runAllTimersAsync();
  expect(asked.map(({ question }) => question)).toEqual(['a', 'abc']);
  asked[1]!.answer('2');
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['a: 1', 'abc: 2']);
});

it('asks again after a while if there was no answer, until nothing is asked', async () => {
  const { asked, heard, asking } = table();
  asking.put('a');
  asked[0]!.answer(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
  asking.put(null);
  asked[1]!.answer(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
  expect(heard).toEqual([]);
});
