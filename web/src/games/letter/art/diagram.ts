// Boards of LETTER written as text, for pictures and figures: a sign for every field. A letter is a
// tile with that letter; a small one, or one of `MORE`, is another tile with the same letter. Digits
// are blanks, dots are empty fields.

export interface Drawn {
  sign: string;
  /** Empty for a blank. */
  letter: string;
  /** The top left field; rows count from the top. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [number, number];

const MORE: Record<string, string> = { '+': 'T', '*': 'A', '&': 'E', '%': 'O' };

export const letterOf = (sign: string): string =>
  /\d/.test(sign) ? '' : (MORE[sign] ?? sign.toUpperCase());

export function tilesOf(rows: readonly string[]): Drawn[] {
  const found = new Map<string, Drawn>();
  rows.forEach((row, y) =>
    [...row].forEach((sign, x) => {
      if (sign === '.') return;
      const tile = found.get(sign);
      if (!tile) found.set(sign, { sign, letter: letterOf(sign), x, y, width: 1, height: 1 });
      else {
        tile.width = Math.max(tile.width, x - tile.x + 1);
        tile.height = Math.max(tile.height, y - tile.y + 1);
      }
    }),
  );
  return [...found.values()];
}

/** The middle of the edge that two tiles share; null if they do not touch, or at a corner only. */
export function contact(one: Drawn, other: Drawn): Point | null {
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  const touching = (right === left && bottom > top) || (bottom === top && right > left);
  return touching ? [(left + right) / 2, (top + bottom) / 2] : null;
}

export const overlaps = (one: Drawn, other: Drawn): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export const centre = ({ x, y, width, height }: Drawn): Point => [x + width / 2, y + height / 2];

/** The way a word is read: from tile to tile, over the edges that they share. */
export function lineOf(tiles: readonly Drawn[], signs: string): Point[] {
  const path = [...signs].map((sign) => tiles.find((tile) => tile.sign === sign)!);
  return path.flatMap((tile, i) => {
    const before = path[i - 1];
    const edge = before && contact(before, tile);
    return [...(edge ? [edge] : []), centre(tile)];
  });
}

/** The signs along which a word is read: each tile touches the next, none comes twice, no blanks.
    It may have to go through a certain tile. */
export function reading(
  tiles: readonly Drawn[],
  word: string,
  through = '',
  begun: readonly Drawn[] = [],
): string | null {
  const next = word[begun.length];
  if (!next) {
    const signs = begun.map(({ sign }) => sign).join('');
    return signs.includes(through) ? signs : null;
  }
  const last = begun.at(-1);
  for (const tile of tiles) {
    if (tile.letter !== next || begun.includes(tile) || (last && !contact(last, tile))) continue;
    const found = reading(tiles, word, through, [...begun, tile]);
    if (found) return found;
  }
  return null;
}
