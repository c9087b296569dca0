// Small tables to test on.

import type { LetterView, Lying, TileSet } from '$lib/generated/letter';
import type { Face } from '../../src/games/contract';
import { drawing } from '../../src/games/letter/board/diagram';

export const faces: Face[] = ['A', 'B', 'C'].map((name, seat) => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  shape: seat,
  you: seat === 0,
}));

/** Tiles by a diagram; `more` lie beside the board: `U:2x1`, `#:1x1` for a blank. */
export function drawn(diagram: string, more = ''): { tiles: TileSet; lying: Lying[] } {
  const beside = more.split(' ').flatMap((one) => {
    const [letter = '', width = 1, height = 1] = one.split(/[:x]/);
    const size = { width: Number(width), height: Number(height) };
    return letter ? [{ letter: letter.replace('#', ' '), ...size }] : [];
  });
  const { layout } = drawing(diagram.trim().split('\n'), { beside });
  return { tiles: layout.tiles, lying: [...layout.lying] };
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
