// Small tables to test on.

import type { LetterView, Lying, TileSet } from '$lib/generated/letter';
import type { Face } from '../../src/games/contract';

export const faces: Face[] = ['A', 'B', 'C'].map((name, seat) => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  shape: seat,
  you: seat === 0,
}));

/** Tiles by a diagram, north first: each letter is a tile, as wide and high as it is drawn; small
 * letters are other tiles of the same letter, dots are empty, # is a blank. */
export function drawn(diagram: string, more = ''): { tiles: TileSet; lying: Lying[] } {
  const rows = diagram.trim().split('\n');
  const signs = [...new Set(rows.join('').replaceAll('.', ''))];
  const tiles: TileSet = { letters: '', widths: [], heights: [] };
  const lying = signs.map((sign, tile) => {
    const inRows = rows.flatMap((row, down) => (row.includes(sign) ? [down] : []));
    const north = inRows[0]!;
    const west = rows[north]!.indexOf(sign);
    tiles.letters += sign === '#' ? ' ' : sign.toUpperCase();
    tiles.widths.push(rows[north]!.lastIndexOf(sign) - west + 1);
    tiles.heights.push(inRows.length);
    return { tile, cell: (rows.length - 1 - north) * 256 + west, turned: false };
  });
  for (const one of more.split(' ').filter(Boolean)) {
    const [letter = '', width = 1, height = 1] = one.split(/[:x]/);
    tiles.letters += letter === '#' ? ' ' : letter;
    tiles.widths.push(Number(width));
    tiles.heights.push(Number(height));
  }
  return { tiles, lying };
}

/** The example of the rulebook in German, as far as the second round. */
export const BROT = `
.......
....BBB
..AABBB
..AABBB
.MMRRO.
..TTTO.
..TTT..
..TTT..
`;

export function viewWith(
  diagram: string,
  changes: Partial<LetterView> = {},
  more = '',
): LetterView {
  const { tiles, lying } = drawn(diagram, more);
  return {
    seat: 0,
    options: { language: 'de', board: 12, scoring: 'points' },
    tiles,
    lying,
    pile: [],
    hands: [[], [], []],
    free: [],
    written: [],
    phase: 'turn',
    turn: 0,
    following: 1,
    knocking: false,
    claims: [],
    laid: [],
    own: -1,
    exchanged: null,
    waiting: [],
    knockers: [],
    votes: [],
    opened: [0, 1, 2],
    quiet: 0,
    agreed: [],
    glass: 0,
    ended: '',
    barred: [],
    ...changes,
  };
}

/** The tile of this sign in a diagram. */
export const tileOf = (diagram: string, sign: string): number =>
  [...new Set(diagram.trim().split('\n').join('').replaceAll('.', ''))].indexOf(sign);
