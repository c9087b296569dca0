// Tiles on the grid: which fields they cover, where one would fit, what it would touch. The server
// decides; this is what the ghost of a tile shows before anything is sent.

import { at, xOf, yOf, type Cell } from '../../../kit/cells';
import type { Lying, Tile, TileSet } from './seen';

export interface Size {
  width: number;
  height: number;
}

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWX';
const SIDES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** The letters come first; from here on tiles are blank. */
export const isBlank = (tiles: TileSet, tile: Tile): boolean => tiles.letters[tile] === ' ';

export function sizeOf(tiles: TileSet, tile: Tile, turned = false): Size {
  const [width, height] = [tiles.widths[tile] ?? 1, tiles.heights[tile] ?? 1];
  return turned ? { width: height, height: width } : { width, height };
}

/** A field as players say it: columns are letters, rows count from below. `C7` */
export const fieldName = (cell: Cell): string => `${COLUMNS[xOf(cell)] ?? '?'}${yOf(cell) + 1}`;

/** The fields under a tile; it lies where its top left field lies. */
export function fieldsOf(tiles: TileSet, { tile, cell, turned }: Lying): Cell[] {
  const { width, height } = sizeOf(tiles, tile, turned);
  const fields: Cell[] = [];
  for (let down = 0; down < height; down += 1) {
    for (let east = 0; east < width; east += 1) fields.push(at(xOf(cell) + east, yOf(cell) - down));
  }
  return fields;
}

export class Layout {
  readonly spots: ReadonlyMap<Tile, Lying>;
  /** For each covered field the tile on it. */
  readonly fields: ReadonlyMap<Cell, Tile>;

  constructor(
    readonly tiles: TileSet,
    readonly size: number,
    readonly lying: readonly Lying[],
  ) {
    this.spots = new Map(lying.map((one) => [one.tile, one]));
    const fields = new Map<Cell, Tile>();
    for (const one of lying) for (const cell of fieldsOf(tiles, one)) fields.set(cell, one.tile);
    this.fields = fields;
  }

  with(more: readonly Lying[]): Layout {
    return more.length ? new Layout(this.tiles, this.size, [...this.lying, ...more]) : this;
  }

  without(gone: readonly Tile[]): Layout {
    if (!gone.length) return this;
    const left = this.lying.filter(({ tile }) => !gone.includes(tile));
    return new Layout(this.tiles, this.size, left);
  }

  inside(cell: Cell): boolean {
    const [x, y] = [xOf(cell), yOf(cell)];
    return x >= 0 && y >= 0 && x < this.size && y < this.size;
  }

  letter(tile: Tile): string {
    return this.tiles.letters[tile] ?? '';
  }

  isLetter(tile: Tile): boolean {
    return !isBlank(this.tiles, tile);
  }

  /** Every tile that shares an edge with one lying like this. */
  touchedBy(lying: Lying): Tile[] {
    const found = new Set<Tile>();
    for (const field of fieldsOf(this.tiles, lying)) {
      for (const [dx, dy] of SIDES) {
        const tile = this.fields.get(at(xOf(field) + dx, yOf(field) + dy));
        if (tile !== undefined && tile !== lying.tile) found.add(tile);
      }
    }
    return [...found].sort((a, b) => a - b);
  }
}

export interface Contact {
  /** Ends of the shared edge, in fields from the west and from the north edge of y = 0. */
  from: readonly [number, number];
  to: readonly [number, number];
}

/** The edges that a tile lying like this shares with letters: a piece for each field. */
export function contactsOf(layout: Layout, lying: Lying): Contact[] {
  const own = new Set(fieldsOf(layout.tiles, lying));
  const found: Contact[] = [];
  for (const field of own) {
    const [x, y] = [xOf(field), yOf(field)];
    for (const [dx, dy] of SIDES) {
      const beside = at(x + dx, y + dy);
      const tile = layout.fields.get(beside);
      if (tile === undefined || own.has(beside) || !layout.isLetter(tile)) continue;
      const [west, north] = [x + (dx === 1 ? 1 : 0), -y + (dy === -1 ? 1 : 0)];
      found.push({ from: [west, north], to: dx ? [west, north + 1] : [west + 1, north] });
    }
  }
  return found;
}
