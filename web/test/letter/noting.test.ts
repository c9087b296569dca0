// Words that one sees while others play: kept for later, written when it is time.

import { storage } from '../labirinto/browser';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { LetterView } from '$lib/generated/letter';
import { Playing } from '../../src/games/letter/board/playing.svelte';
import type { Move } from '../../src/games/letter/board/seen';
import { BROT, faces, tileOf, viewWith } from './tables';
import { speakIn } from '../speaking';

beforeAll(() => speakIn('en'));
beforeEach(() => storage.clear());

const path = (word: string): number[] => [...word].map((sign) => tileOf(BROT, sign));

function table(changes: Partial<LetterView>, refusal: string | null = null) {
  const sent: Move[] = [];
  const playing = new Playing(() => ({
    view: viewWith(BROT, changes),
    moves: [],
    kinds: [],
    you: 0,
    faces,
    game: 'letter',
    daily: false,
    key: 'draft',
    play: (move) => {
      sent.push(move);
      return Promise.resolve(refusal);
    },
  }));
  return { playing, sent };
}

/** I have seen a word in B's turn. */
function kept(word: string): void {
  const { playing } = table({ turn: 1 });
  playing.wording.type(word);
  playing.write();
}

const words = ({ playing }: { playing: Playing }): string[] =>
  playing.noting.notes.map(({ word }) => word);

it.each([
  ['while another has the turn', { turn: 1 }, true],
  ['while another names words', { turn: 1, phase: 'knock' }, true],
  ['between turns', { phase: 'window', waiting: [0] }, true],
  ['in my own turn', { turn: 0 }, false],
  ['when I have knocked', { turn: 0, phase: 'knock' }, false],
  ['when I have to vote', { turn: 1, phase: 'vote', waiting: [0] }, false],
  ['when others have to vote', { turn: 0, phase: 'vote', waiting: [1] }, true],
  ['when it is over', { turn: 1, phase: 'over' }, false],
] as const)('one may look for words %s: %#', (_, changes, may) => {
  expect(table({ ...changes } as Partial<LetterView>).playing.looking).toBe(may);
});

it('keeps a word that can be read, and sends nothing', () => {
  const { playing, sent } = table({ turn: 1 });
  playing.wording.type('ort');
  playing.write();
  expect(playing.noting.notes).toEqual([{ word: 'ORT', path: path('ORT') }]);
  expect(playing.wording.text).toBe('');
  expect(sent).toEqual([]);
});

it('keeps nothing that cannot be read or is written already, and says why', () => {
  const written = [{ seat: 1, word: 'ORT', path: path('ORT') }];
  const { playing } = table({ turn: 1, written });
  for (const [word, why] of [
    ['uhu', 'cannot be read'],
    ['ort', 'B’s sheet'],
  ] as const) {
    playing.wording.type(word);
    playing.write();
    expect(playing.sending.refusal?.said).toContain(why);
  }
  expect(playing.noting.notes).toEqual([]);
});

it('outlives a reload; what somebody writes first is gone', () => {
  kept('ort');
  kept('rot');
  expect(words(table({ turn: 1 }))).toEqual(['ORT', 'ROT']);
  const written = [{ seat: 1, word: 'ORT', path: path('ORT') }];
  expect(words(table({ turn: 1, written }))).toEqual(['ROT']);
});

it('writes a kept word with one press after a knock', async () => {
  kept('ort');
  const { playing, sent } = table({ phase: 'knock' });
  await playing.claimNote(playing.noting.notes[0]!);
  expect(sent).toEqual([{ type: 'claim', text: 'ORT', path: path('ORT') }]);
  expect(playing.noting.notes).toEqual([]);
});

it('drops a kept word that the table refuses, and says why', async () => {
  kept('ort');
  const { playing } = table({ phase: 'knock' }, 'No such word.');
  await playing.claimNote(playing.noting.notes[0]!);
  expect(playing.noting.notes).toEqual([]);
  expect(playing.sending.refusal).toEqual({ at: 'word', said: 'No such word.' });
});

it('forgets a word when it is told to', () => {
  kept('ort');
  const { playing } = table({ turn: 1 });
  playing.noting.drop('ORT');
  expect(words(table({ turn: 1 }))).toEqual([]);
});
