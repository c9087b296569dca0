// What I am about to do: nothing is sent before it is meant.

import { storage } from '../labirinto/browser';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { LetterView, WordsView } from '$lib/generated/letter';
import { Playing } from '../../src/games/letter/board/playing.svelte';
import type { Move } from '../../src/games/letter/board/seen';
import { at } from '../../src/kit/cells';
import { BROT, faces, tileOf, viewWith } from './tables';
import { speakIn } from '../speaking';

beforeAll(() => speakIn('en'));
beforeEach(() => storage.clear());

const [U, D, BLANK] = [6, 7, 8];
const MORE = 'U:2x1 D:3x2 #:1x1';
const tile = (sign: string): number => tileOf(BROT, sign);

interface Set {
  kinds?: string[];
  moves?: Move[];
  refusal?: string;
}

function table(changes: Partial<LetterView> = {}, set: Set = {}) {
  const { kinds = ['place', 'give-free', 'lay-blank'], moves = [], refusal } = set;
  const view = viewWith(BROT, { hands: [[U, D, BLANK], [], []], ...changes }, MORE);
  const sent: Move[] = [];
  const playing = new Playing(() => ({
    view,
    moves,
    kinds: kinds.map((move) => ({ move })),
    you: 0,
    faces,
    game: 'letter',
    daily: false,
    key: 'draft',
    play: (move) => {
      sent.push(move);
      return Promise.resolve(refusal ?? null);
    },
  }));
  return { playing, sent, view };
}

/** U beside M and A: D4, the field west of A. */
async function putU(playing: Playing): Promise<void> {
  playing.choose(U);
  playing.drafting.hold(at(0, 4), true);
  expect(await playing.put()).toBe(true);
}

it('puts a tile on the board, and sends nothing', async () => {
  const { playing, sent } = table();
  await putU(playing);
  expect(playing.drafting.drafts.map(({ tile }) => tile)).toEqual([U]);
  expect(sent).toEqual([]);
  expect(playing.undo()).toBe(true);
  expect(playing.drafting.drafts).toEqual([]);
});

it('lays one own letter a turn', async () => {
  const { playing } = table();
  await putU(playing);
  expect(playing.drafting.usable(D)).toBe(false);
});

it('lays free letters besides, but none in a first turn', async () => {
  const free = { hands: [[U, BLANK], [], []], free: [D] };
  const { playing } = table(free);
  await putU(playing);
  expect(playing.drafting.usable(D)).toBe(true);
  expect(table({ ...free, opened: [] }).playing.drafting.usable(D)).toBe(false);
});

it('keeps what is not sent over a reload, while the tile is mine', async () => {
  await putU(table().playing);
  expect(table().playing.drafting.drafts).toHaveLength(1);
  expect(table({ hands: [[D], [], []] }).playing.drafting.drafts).toEqual([]);
});

it('sends the tile before the word that needs it', async () => {
  const { playing, sent } = table();
  await putU(playing);
  playing.wording.type('raum');
  expect(playing.wording.ways).toHaveLength(1);
  await playing.claim();
  expect(sent).toEqual([
    { type: 'place', tile: U, cell: at(0, 4), turned: false },
    { type: 'claim', text: 'raum', path: [tile('R'), tile('A'), U, tile('M')] },
  ]);
  expect(playing.wording.text).toBe('');
});

it('lays nothing for a word that cannot be read, unless it is meant twice', async () => {
  const { playing, sent } = table({}, { refusal: 'No.' });
  await putU(playing);
  playing.wording.type('uhu');
  await playing.claim();
  expect(sent).toEqual([]);
  expect(playing.sending.refusal?.at).toBe('word');
  await playing.claim();
  expect(sent).toHaveLength(1);
});

it('LE-T3: sends a word that is written already: whether it is new the table says', async () => {
  const written = [{ seat: 1, word: 'ARM', path: [tile('A'), tile('R'), tile('M')] }];
  const set = { kinds: ['claim'], refusal: 'Not new.' };
  const { playing, sent } = table({ written, phase: 'knock' }, set);
  playing.wording.type('arm');
  expect(playing.wording.writer).toBe(1);
  await playing.claim();
  expect(sent).toEqual([{ type: 'claim', text: 'arm', path: [] }]);
  expect(playing.sending.refusal).toEqual({ at: 'word', said: 'Not new.' });
});

it('LE-T2: sends a word that it cannot read, if nothing is laid for it', async () => {
  const { playing, sent } = table({ phase: 'knock' }, { kinds: ['claim'] });
  playing.wording.type('uhu');
  await playing.claim();
  expect(sent).toEqual([{ type: 'claim', text: 'uhu', path: [] }]);
});

it('LE-T1: asks the table at once about a tile that seems not to fit', async () => {
  const { playing, sent } = table({}, { refusal: 'It touches no letter.' });
  playing.choose(U);
  playing.drafting.hold(at(9, 9), true);
  expect(await playing.put()).toBe(false);
  expect(sent).toEqual([{ type: 'place', tile: U, cell: at(9, 9), turned: false }]);
  expect(playing.sending.refusal).toEqual({ at: at(9, 9), said: 'It touches no letter.' });
  expect(playing.drafting.chosen).toBe(U);
});

it('lets a letter be tried that seems to be one too many', async () => {
  const { playing, sent } = table(
    { laid: [tile('T')], own: tile('T') },
    { refusal: 'One a turn.' },
  );
  expect(playing.drafting.usable(U)).toBe(false);
  await putU(playing);
  await playing.lay();
  expect(sent).toEqual([{ type: 'place', tile: U, cell: at(0, 4), turned: false }]);
});

it('asks before a turn ends with a tile in no word', async () => {
  const { playing, sent } = table({ laid: [tile('T')], own: tile('T') }, { kinds: ['claim'] });
  await playing.end();
  expect(sent).toEqual([]);
  expect(playing.ending).toBe(true);
  await playing.end();
  expect(sent).toEqual([{ type: 'end-turn' }]);
});

/** A solitaire: K and E lie, of which K was laid in this step. */
function alone(changes: object = {}) {
  const sent: Move[] = [];
  const { tiles, lying } = viewWith('KE', {}, 'L:1x1');
  const view = {
    seat: 0,
    options: {},
    tiles,
    lying,
    hand: [2],
    written: [],
    claims: [],
    laid: [0],
  };
  const playing = new Playing(() => ({
    game: 'letter-words',
    view: { ...view, phase: 'play', time_over: false, ...changes } as WordsView,
    moves: [],
    kinds: [{ move: 'claim' }, { move: 'place' }],
    you: 0,
    faces,
    key: undefined,
    daily: true,
    play: (move) => {
      sent.push(move);
      return Promise.resolve(null);
    },
  }));
  return { playing, sent };
}

it('LE-T7: asks in a solitaire, too, before a letter in no word goes back', async () => {
  const { playing, sent } = alone();
  await playing.end();
  expect(sent).toEqual([]);
  expect(playing.ending).toBe(true);
  expect(playing.loose).toEqual([0]);
  await playing.end();
  expect(sent).toEqual([{ type: 'end-turn' }]);
});

it('LE-Z1: knows what would be left over if a solitaire were over now', () => {
  expect(alone().playing.left).toBe(2);
  const claims = [{ seat: 0, word: 'KE', path: [0, 1] }];
  expect(alone({ claims }).playing.left).toBe(1);
});

it('LE-Z3: the first letter of a solitaire needs no word', async () => {
  const { playing, sent } = alone({ lying: [], laid: [] });
  playing.choose(2);
  playing.drafting.hold(at(3, 3), true);
  await playing.put();
  expect(playing.loose).toEqual([]);
  await playing.end();
  expect(sent[0]).toEqual({ type: 'place', tile: 2, cell: at(3, 3), turned: false });
});

it('ends at once when every tile is in a word, and in a first turn', async () => {
  const laid = { laid: [tile('T')], own: tile('T') };
  const claims = [{ seat: 0, word: 'ORT', path: [tile('O'), tile('R'), tile('T')] }];
  for (const changes of [{ claims }, { opened: [] }]) {
    const { playing, sent } = table({ ...laid, ...changes }, { kinds: ['claim'] });
    await playing.end();
    expect(sent).toEqual([{ type: 'end-turn' }]);
  }
});

it('exchanges a blank by laying a letter on it', async () => {
  const diagram = BROT.replace('..AABBB\n.MM', '#.AABBB\n.MM');
  const view = viewWith(diagram, {}, MORE);
  const blank = tileOf(diagram, '#');
  const own = view.tiles.letters.lastIndexOf('U');
  const sent: Move[] = [];
  const playing = new Playing(() => ({
    view: { ...view, hands: [[own], [], []] },
    moves: [],
    kinds: [{ move: 'place' }, { move: 'exchange' }],
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
  playing.choose(own);
  playing.drafting.hold(at(0, 4), true);
  expect(await playing.put()).toBe(true);
  await playing.lay();
  expect(sent).toEqual([{ type: 'exchange', blank, tile: own, cell: at(0, 4), turned: false }]);
});

it('lays a blank instead of a letter', async () => {
  const { playing, sent } = table();
  playing.choose(BLANK);
  playing.drafting.hold(at(1, 4), true);
  playing.put();
  expect(playing.naming).toBe(false);
  await playing.lay();
  expect(sent).toEqual([{ type: 'lay-blank', tile: BLANK, cell: at(1, 4), turned: false }]);
});

it('gives a letter away only after it was chosen, and never a blank', async () => {
  const { playing, sent } = table();
  playing.wantToGive();
  playing.choose(BLANK);
  await playing.giving.send();
  expect(sent).toEqual([]);
  playing.choose(D);
  await playing.giving.send();
  expect(sent).toEqual([{ type: 'give-free', tile: D }]);
  expect(playing.giving.now).toBe(false);
});

it('keeps what was refused, and says why where it was tried', async () => {
  const { playing } = table({}, { refusal: 'No.' });
  await putU(playing);
  await playing.lay();
  expect(playing.drafting.drafts).toHaveLength(1);
  expect(playing.sending.refusal).toEqual({ at: at(0, 4), said: 'No.' });
});
