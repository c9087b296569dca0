// A word that can be read in more ways than anybody would look through, all but one of them old.

import '../labirinto/browser';
import { beforeAll, expect, it } from 'vitest';
import { Playing } from '../../src/games/letter/board/playing.svelte';
import type { Lying, Move } from '../../src/games/letter/board/seen';
import { at } from '../../src/kit/cells';
import { faces, viewWith } from './tables';
import { speakIn } from '../speaking';

beforeAll(() => speakIn('en'));

// An I of 2 × 3 with six E and four N around it: 24 ways through one I. Apart from it lies E I N.
const AROUND = [
  'E 1 4, E 2 4, E 0 3, E 0 2, E 0 1, E 1 0',
  'N 3 3, N 3 2, N 3 1, N 2 0',
  'I 1 3',
  'E 7 7, I 8 7, N 9 7',
].flatMap((row) => row.split(', '));
const BIG = AROUND.indexOf('I 1 3');
const APART = [BIG + 1, BIG + 2, BIG + 3];

const tiles = {
  letters: AROUND.map((one) => one[0]).join(''),
  widths: AROUND.map((_, tile) => (tile === BIG ? 2 : 1)),
  heights: AROUND.map((_, tile) => (tile === BIG ? 3 : 1)),
};
const lying: Lying[] = AROUND.map((one, tile) => {
  const [, x, y] = one.split(' ');
  return { tile, cell: at(Number(x), Number(y)), turned: false };
});
const written = [{ seat: 1, word: 'EIN', path: [0, BIG, 6] }];

function knock(): { playing: Playing; sent: Move[] } {
  const sent: Move[] = [];
  const playing = new Playing(() => ({
    view: { ...viewWith('.'), tiles, lying, written, phase: 'knock' },
    moves: [],
    kinds: [{ move: 'claim' }],
    you: 0,
    faces,
    game: 'letter',
    daily: false,
    key: undefined,
    play: (move) => {
      sent.push(move);
      return Promise.resolve(null);
    },
  }));
  return { playing, sent };
}

it('LE-T3: finds the one way that is new, and sends it', async () => {
  const { playing, sent } = knock();
  playing.wording.type('ein');
  expect(playing.wording.writer).toBeNull();
  await playing.claim();
  expect(sent).toEqual([{ type: 'claim', text: 'ein', path: APART }]);
});

it('asks the table where there are more ways than it looks for, and takes its answer', () => {
  const { playing } = knock();
  playing.wording.type('ein');
  const { question } = playing.wording;
  expect(question).toEqual({ type: 'readings', text: 'ein', also: [] });
  const answer = { word: 'EIN', points: 3, refused: '', seat: -1, new: 1, paths: [APART] };
  playing.wording.hear(question!, { type: 'readings-found', ...answer });
  expect(playing.wording.ways).toEqual([{ path: APART, fresh: true }]);
  playing.wording.type('in');
  expect(playing.wording.ways.length).toBeGreaterThan(1);
});

it('sends the very tiles that were traced', async () => {
  const { playing, sent } = knock();
  playing.wording.trace(APART);
  expect(playing.wording.path).toEqual(APART);
  await playing.claim();
  expect(sent).toEqual([{ type: 'claim', text: 'EIN', path: APART }]);
});

it('sends a way that was traced even if it is an old one', async () => {
  const { playing, sent } = knock();
  playing.wording.trace([5, BIG, 9]);
  expect(playing.wording.path).toEqual([5, BIG, 9]);
  await playing.claim();
  expect(sent).toEqual([{ type: 'claim', text: 'EIN', path: [5, BIG, 9] }]);
});
