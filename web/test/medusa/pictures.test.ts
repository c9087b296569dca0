import './reader';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import Figure from '../../src/games/labirinto-e-medusa/medusa/Figure.svelte';
import Necklace from '../../src/games/labirinto-e-medusa/medusa/Necklace.svelte';
import Tray from '../../src/games/labirinto-e-medusa/medusa/Tray.svelte';
import { describeCell } from '../../src/games/labirinto-e-medusa/medusa/describing';
import { at } from '../../src/kit/cells';
import { OUTSIDE, readIsland } from '../../src/games/labirinto-e-medusa/medusa/cells';
import type { Face } from '../../src/games/contract';
import type { MedusaView } from '$lib/generated/labirinto-e-medusa';
import { prefs } from '$lib/prefs.svelte';
import { speakIn } from '../speaking';

beforeAll(async () => {
  await speakIn('en');
  prefs.language = 'en';
});

const count = (html: string, what: RegExp): number => html.match(what)?.length ?? 0;

test('a figure is one labelled picture with every column, lit place and pawn', () => {
  const { body } = render(Figure, {
    props: {
      island: { '0': 8, '1': 8 * 12 + 3, '256': 17 },
      pawns: [0, OUTSIDE, 1],
      lit: [1, 2],
      label: 'Three columns',
    },
  });
  expect(body).toContain('aria-label="Three columns"');
  expect(count(body, /data-cell=/g)).toBe(4);
  expect(count(body, /data-lit="now"/g)).toBe(2);
  expect(count(body, /class="shield/g)).toBe(2);
});

test('a tall column is drawn with as few elements as a low one', () => {
  const elements = (height: number): number =>
    count(
      render(Figure, { props: { island: { '0': height * 8 + 2 }, label: '' } }).body,
      /<(path|g|circle|text)\b/g,
    );
  expect(elements(12)).toBe(elements(2));
});

test('a necklace has its beads, and marks its runs', () => {
  const { body } = render(Necklace, {
    props: { beads: [0, 0, 1, 2], runs: true, label: 'Four Desires' },
  });
  expect(count(body, /class="bead /g)).toBe(4);
  expect(count(body, /class="run/g)).toBe(1);
});

const faces: Face[] = [
  { seat: 0, name: 'Giulia', colour: '', shape: 0, you: false },
  { seat: 1, name: 'Marco', colour: '', shape: 1, you: true },
];

test('a cell is described: what it is, who stands there, what may go there', () => {
  const island = readIsland({ [at(2, -1)]: 27 });
  const pawns = [at(2, -1), OUTSIDE];
  expect(describeCell(at(2, -1), island, pawns, faces, [1], null)).toBe(
    '2,−1: wood, height 3, Perseus of Giulia; you may place meadow here',
  );
  expect(describeCell(at(0, 0), island, pawns, faces, [], null)).toBe('0,0: Abyss');
});

test('before a player lie the Desires, in words, too; who died has turned to stone', () => {
  const view = {
    island: { '0': 24 },
    pawns: [0, OUTSIDE],
    desires: [
      [2, 1, 0],
      [0, 0, 0],
    ],
    phase: 'turn',
  } as unknown as MedusaView;
  const alive = render(Tray, { props: { game: 'medusa', view, seat: 0, faces } }).body;
  expect(alive).toContain('On a column 3 high');
  expect(alive).toContain('2 blue Desires');
  expect(alive).toContain('1 red Desire');
  expect(render(Tray, { props: { game: 'medusa', view, seat: 1, faces } }).body).toContain(
    'Turned to stone',
  );
});
