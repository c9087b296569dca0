// What a screen reader finds on the board.

import '../labirinto/browser';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import type { LetterView } from '$lib/generated/letter';
import Board from '../../src/games/letter/board/Board.svelte';
import { drawing } from '../../src/games/letter/board/diagram';
import Figure from '../../src/games/letter/board/Figure.svelte';
import Sheet from '../../src/games/letter/board/Sheet.svelte';
import type { Move } from '../../src/games/letter/board/seen';
import { BROT, faces, tileOf, viewWith } from './tables';
import { speakIn } from '../speaking';

beforeAll(() => speakIn('en'));

interface Shown {
  moves?: Move[];
  kinds?: string[];
  still?: boolean;
}

function board(
  changes: Partial<LetterView>,
  { moves = [], kinds = [], still = false }: Shown = {},
) {
  const view = viewWith(BROT, { hands: [[6, 7], [], []], ...changes }, 'U:2x1 #:1x1');
  const play = (): Promise<null> => Promise.resolve(null);
  const props = {
    game: 'letter',
    view,
    moves,
    kinds: kinds.map((move) => ({ move })),
    you: 0,
    faces,
    insights: [],
    moment: null,
    play,
    still,
  };
  return render(Board, { props }).body;
}

const labels = (html: string): string[] =>
  [...html.matchAll(/role="gridcell" aria-label="([^"]*)"/g)].map((found) => found[1]!);

it('is a grid of all fields, north first, and each says what lies on it', () => {
  const html = board({ laid: [tileOf(BROT, 'T')] });
  const fields = labels(html);
  expect(html.match(/role="row"/g)).toHaveLength(12);
  expect(fields).toHaveLength(144);
  expect(fields[0]).toBe('A12: empty');
  expect(fields).toContain('F6: B, 3 × 3; touches A, R, O');
  expect(fields).toContain('C1: T, 3 × 3; laid in this turn; touches M, R, O');
});

it('has one field that Tab leads to', () => {
  expect(board({}).match(/tabindex="0"/g)).toHaveLength(1);
});

it('names the tiles of the hand', () => {
  const html = board({}, { kinds: ['place'] });
  expect(html).toContain('aria-label="U, 2 × 1"');
  expect(html).toContain('aria-label="blank, 1 × 1"');
});

it('has a field for words once something was laid, and not before', () => {
  const entry = 'A word on the board';
  expect(board({}, { kinds: ['place'] })).not.toContain(entry);
  expect(board({ laid: [5], own: 5 }, { kinds: ['claim'] })).toContain(entry);
});

it('lists the words of the turn with their points, and those that are asked for', () => {
  const claims = [
    { seat: 0, word: 'ABORT', path: [0, 1, 2] },
    { seat: 0, word: 'ROB', path: [1, 2, 3], asked: true },
  ];
  const html = board({ laid: [5], own: 5, claims }, { kinds: ['claim'] });
  expect(html).toMatch(/ABORT<\/strong>.*\+6/s);
  expect(html).toMatch(/ROB<\/strong>.*vote/s);
  expect(html).toMatch(/<output[^>]*>6<\/output>/);
});

it('offers to knock and to pass while that is possible', () => {
  const moves: Move[] = [{ type: 'knock' }, { type: 'pass' }];
  const html = board({ phase: 'window', waiting: [0] }, { moves });
  expect(html).toContain('Knock');
  expect(html).toContain('Pass');
  expect(board({ phase: 'window', waiting: [1] })).toContain('The others may knock now.');
});

it('has a field for words while others play', () => {
  expect(board({ turn: 1 })).toContain('A word on the board');
  expect(board({ turn: 1, phase: 'pick' })).not.toContain('A word on the board');
});

it('takes no input when it is still', () => {
  expect(board({ laid: [5] }, { still: true })).not.toContain('<button');
});

it('draws a figure with a name and its tiles', () => {
  const board = drawing(BROT.trim().split('\n'));
  const html = render(Figure, { props: { drawing: board, label: 'Four letters' } }).body;
  expect(html).toContain('role="img" aria-label="Four letters"');
  expect(html.match(/data-tile/g)).toHaveLength(6);
});

it('shows the newest words of a long sheet, and how many more there are', () => {
  const words = Array.from({ length: 30 }, (_, n) => ({ seat: 0, word: `W${n}W`, path: [n] }));
  const html = render(Sheet, {
    props: { words, scoring: 'words', language: 'de', label: 'Words of A' },
  }).body;
  expect(html).toMatch(/W29W[^]*W28W/);
  expect(html).not.toContain('W5W');
  expect(html).toContain('6 more');
});

it('leads to one word of a sheet by Tab', () => {
  const words = ['ARM', 'ROT'].map((word) => ({ seat: 0, word, path: [1, 2, 3] }));
  const html = render(Sheet, {
    props: { words, scoring: 'points', language: 'de', label: 'Words of A' },
  }).body;
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(html.match(/lang="de"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Words of A"');
});
