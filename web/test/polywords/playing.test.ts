// What I am about to write: sent when it is meant, or when there is no time left.

import { storage } from '../labirinto/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Playing } from '../../src/games/polywords/sea/playing.svelte';
import type { SeaMove } from '../../src/games/polywords/sea/seen';
import { WRITE, type Writes } from '../../src/games/polywords/sea/writes';
import { viewWith } from './tables';

beforeEach(() => {
  storage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const PATH = [27, 28, 29];
const CALL: Writes = { move: 'call', path: false };

function table(writes: Writes = WRITE) {
  const view = viewWith();
  const sent: SeaMove[] = [];
  const playing = new Playing(() => ({
    game: 'pesce-specchio',
    view,
    moves: [{ type: 'write-nothing' }],
    kinds: [{ move: writes.move }],
    you: 0,
    key: 'draft',
    writes: [writes],
    waited: () => [0],
    play: (move) => {
      sent.push(move);
      return Promise.resolve(null);
    },
  }));
  return { playing, sent };
}

/** Types a word, and is told where it fits, or why it does not. */
function types(playing: Playing, text: string, refused = ''): void {
  playing.type(text);
  playing.hear(playing.wording.question!, {
    type: 'placements-found',
    word: playing.wording.word,
    refused,
    params: {},
    paths: refused ? [] : [PATH],
  });
}

it('writes what was typed in full just before the sand is out', () => {
  const { playing, sent } = table();
  playing.beforeTheEnd(45);
  types(playing, 'via');
  vi.advanceTimersByTime(44_000);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(sent).toEqual([{ type: 'write', text: 'via', path: PATH }]);
});

it('writes nothing that is refused, or not known yet, or not there', () => {
  for (const text of ['refused', 'unheard', '']) {
    const { playing, sent } = table();
    playing.beforeTheEnd(45);
    if (text === 'unheard') playing.type('via');
    else if (text) types(playing, 'via', 'used-before');
    vi.advanceTimersByTime(45_000);
    expect(sent).toEqual([]);
  }
});

it('calls nothing by itself: that is a race', () => {
  const { playing, sent } = table(CALL);
  playing.beforeTheEnd(45);
  types(playing, 'via');
  vi.advanceTimersByTime(45_000);
  expect(sent).toEqual([]);
});

it('is called off when another glass runs', () => {
  const { playing, sent } = table();
  playing.beforeTheEnd(45)();
  types(playing, 'via');
  vi.advanceTimersByTime(45_000);
  expect(sent).toEqual([]);
});
