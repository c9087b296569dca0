// What a screen reader finds on the board.

import './browser';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import type { LabirintoMove, LabirintoView } from '$lib/generated/labirinto-e-medusa';
import Board from '../../src/games/labirinto-e-medusa/labirinto/Board.svelte';
import Figure from '../../src/games/labirinto-e-medusa/labirinto/Figure.svelte';
import { faces, viewWith } from './tables';
import { speakIn } from '../speaking';

beforeAll(() => speakIn('en'));

interface Shown {
  moves?: LabirintoMove[];
  still?: boolean;
  odds?: number;
  /** The cell that was tapped. */
  aim?: number;
}

function board(view: LabirintoView, { moves = [], still = false, odds, aim }: Shown = {}): string {
  const insights = odds === undefined ? [] : [{ label: 'chance-to-win', value: odds }];
  const draft = aim === undefined ? undefined : 'draft';
  if (draft) sessionStorage.setItem(draft, JSON.stringify({ slot: 0, aim, turned: {} }));
  const play = (): Promise<null> => Promise.resolve(null);
  const props = {
    game: 'labirinto',
    view,
    moves,
    you: 0,
    faces,
    insights,
    moment: null,
    play,
    still,
  };
  return render(Board, { props: draft ? { ...props, draft } : props }).body;
}

/** Labels of the grid's cells, row by row. */
function rows(html: string): string[][] {
  return html
    .split('role="row"')
    .slice(1)
    .map((row) => [...row.matchAll(/role="gridcell" aria-label="([^"]*)"/g)].map((m) => m[1]!));
}

it('is a grid of the labyrinth and the cells around it, north first', () => {
  const cells = rows(board(viewWith()));
  expect(cells.map((row) => row.length)).toEqual([5, 5, 5]);
  expect(cells[0]![0]).toBe('−1,1: empty');
  expect(cells[1]!.slice(1, 4)).toEqual([
    '0,0: crossing, openings: north, east, south and west; your Theseus',
    '1,0: crossing, openings: north, east, south and west',
    '2,0: crossing, openings: north, east, south and west; Theseus of B',
  ]);
});

it('has one cell that Tab leads to: that of the pawn on turn', () => {
  const stops = [...board(viewWith()).matchAll(/tabindex="0" data-cell="(-?\d+)"/g)];
  expect(stops.map((stop) => stop[1])).toEqual(['0']);
});

it('says where one may place and where one may walk, and nowhere else', () => {
  const view = viewWith({ phase: 'place', hand: [0] });
  const placing = rows(board(view, { moves: [{ type: 'place', side: 0, openings: 15 }] })).flat();
  expect(placing.filter((label) => label.includes('may'))).toEqual([
    '0,1: free: you may place here',
  ]);
  const walking = rows(board(view, { moves: [{ type: 'walk', cell: 1 }] })).flat();
  expect(walking.filter((label) => label.includes('may'))).toEqual([
    '1,0: crossing, openings: north, east, south and west; you may walk here',
  ]);
});

it('shows the odds on the button that challenges', () => {
  const moves: LabirintoMove[] = [{ type: 'challenge' }, { type: 'explore' }];
  const html = board(viewWith(), { moves, odds: 0.384 });
  expect(html).toContain('Your chance of winning: 38%.');
  expect(html).toContain('Draw two blocks and build on.');
});

it('offers the one thing there is to do, to be pressed all the same', () => {
  const html = board(viewWith(), { moves: [{ type: 'challenge' }], odds: 0.001 });
  expect(html).toContain('Your chance of winning: 0.1%.');
  expect(html).not.toContain('Explore');
  const keys = [...html.matchAll(/<kbd>(.*?)<\/kbd>/g)].map((key) => key[1]);
  expect(keys).toEqual(['C', '+ − 0']);
});

it('has a button for the walk that was tapped, where one may also challenge', () => {
  const moves: LabirintoMove[] = [{ type: 'challenge' }, { type: 'walk', cell: 1 }];
  expect(board(viewWith(), { moves })).not.toMatch(/<button[^>]*>[^/]*Walk/);
  const tapped = board(viewWith(), { moves, aim: 1 });
  expect(tapped).toMatch(/<button.*Walk.*<\/button>/s);
  expect(tapped).toContain('Challenge');
});

it('takes no input when it is still', () => {
  const html = board(viewWith(), { moves: [{ type: 'explore' }], still: true });
  expect(html).not.toContain('<button');
});

it('draws a figure with a name, its tiles and its pawns', () => {
  const props = { labyrinth: { 0: 5, 256: 10 }, pawns: [0, 256], lit: [512], label: 'Two blocks' };
  const html = render(Figure, { props }).body;
  expect(html).toContain('role="img" aria-label="Two blocks"');
  expect(html.match(/class="walls/g)).toHaveLength(2);
  expect(html.match(/class="rim/g)).toHaveLength(2);
});
