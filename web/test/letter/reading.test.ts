import '../labirinto/browser';
import { describe, expect, it } from 'vitest';
import { Layout } from '../../src/games/letter/board/layout';
import {
  beginning,
  pathsOf,
  readings,
  tilesOfWriting,
  touching,
  uncovered,
} from '../../src/games/letter/board/reading';
import { seenOf } from '../../src/games/letter/board/seen';
import { wordOf } from '../../src/kit/words/spelling';
import { BROT, drawn, tileOf, viewWith } from './tables';

function board(diagram: string): Layout {
  const { tiles, lying } = drawn(diagram);
  return new Layout(tiles, 12, lying);
}

describe('on the board of the rulebook’s example', () => {
  const layout = board(BROT);
  const beside = touching(layout);

  it.each(['ABORT', 'BART', 'BROT', 'ORT', 'TRAB', 'ARM', 'AMT'])('reads %s', (word) => {
    expect(pathsOf(layout, beside, word)).not.toEqual([]);
  });

  it.each(['OMA', 'ATOM', 'RR', 'BB'])('does not read %s', (word) => {
    expect(pathsOf(layout, beside, word)).toEqual([]);
  });

  it('shows how far a word can be read', () => {
    const letters = beginning(layout, beside, 'BROMBEERE').map((tile) => layout.letter(tile));
    expect(letters.join('')).toBe('BRO');
  });
});

it('never reads a blank', () => {
  const layout = board('A#B');
  expect(pathsOf(layout, touching(layout), 'AB')).toEqual([]);
});

it('puts new ways first, and of these the ones over what was just laid', () => {
  const DIAGRAM = 'AB\nba';
  const layout = board(DIAGRAM);
  const [A, B, a, b] = ['A', 'B', 'a', 'b'].map((sign) => tileOf(DIAGRAM, sign));
  const written = [{ seat: 1, word: 'AB', path: [A!, B!] }];
  const found = readings(layout, touching(layout), 'AB', written, new Set([b!]));
  expect(found).toHaveLength(4);
  expect(found[0]).toEqual({ path: [a, b], fresh: true });
  expect(found.filter(({ fresh }) => fresh)).toHaveLength(1);
});

it('LE-T3: is new along tiles that it was not written with', () => {
  const written = [
    { seat: 0, word: 'ROT', path: [1, 2, 3] },
    { seat: 1, word: 'ROT', path: [7, 8, 3] },
  ];
  expect(tilesOfWriting('ROT', written)).toEqual(new Set([1, 2, 3, 7, 8]));
  expect(tilesOfWriting('TOR', written).size).toBe(0);
});

it('knows which laid tiles no word contains yet', () => {
  expect(uncovered([3, 7], [{ seat: 0, word: 'AB', path: [1, 3] }])).toEqual([7]);
});

describe('what is typed', () => {
  const german = seenOf('letter', viewWith(BROT), 0);
  const plain = { ...german, umlauts: 'a' as const };
  const french = { ...german, language: 'fr' };
  it.each([
    [german, 'Gärten', 'GAERTEN'],
    [plain, 'Gärten', 'GARTEN'],
    [german, 'Straße', 'STRASSE'],
    [french, 'cœur d’été', 'COEURDETE'],
    [french, 'naïve', 'NAIVE'],
    [german, 'Müller2', null],
    [german, '', null],
    [german, 'ǘber STRAẞE ǽ', 'UEBERSTRASSEAE'],
    [german, 'ﬁx', null],
    [german, 'ſo', null],
    [german, 'kı', null],
  ])('%#: is a word of A to Z', (seen, text, word) => {
    expect(wordOf(text, seen)).toBe(word);
  });
});
