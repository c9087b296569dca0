import '../browser';
import { expect, it } from 'vitest';
import { announcements } from '../../src/lib/announce.svelte';
import { Sending } from '../../src/kit/sending.svelte';

/** A table that answers when the test says so. */
function table() {
  const asked: string[] = [];
  let answer: (said: string | null) => void = () => undefined;
  const sending = new Sending<string, number>((move) => {
    asked.push(move);
    return new Promise((resolve) => (answer = resolve));
  });
  return { sending, asked, answer: (said: string | null) => answer(said) };
}

it('sends one move at a time', async () => {
  const { sending, asked, answer } = table();
  const first = sending.send('one', 1);
  expect(sending.busy).toBe(true);
  expect(await sending.send('two', 2)).toBe(false);
  answer(null);
  expect(await first).toBe(true);
  expect(sending.busy).toBe(false);
  expect(asked).toEqual(['one']);
});

it('says a refusal where the move was tried, and aloud', async () => {
  const { sending, answer } = table();
  const sent = sending.send('one', 7);
  answer('It does not fit there.');
  expect(await sent).toBe(false);
  expect(sending.refusal).toEqual({ at: 7, said: 'It does not fit there.' });
  expect(announcements.said.at(-1)).toBe('It does not fit there.');
});

it('forgets a refusal when it is put away, and when something else is tried', async () => {
  const { sending, answer } = table();
  sending.refuse(7, 'No.');
  expect(sending.forget()).toBe(true);
  expect(sending.forget()).toBe(false);
  sending.refuse(7, 'No.');
  const sent = sending.send('two', 8);
  expect(sending.refusal).toBeNull();
  answer(null);
  await sent;
});
