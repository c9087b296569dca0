"""Tiles on the grid: where they fit, what they touch (LE-C1, LE-C2, LE-T1).

Cells are those of `kit.grid`: (0, 0) is the grid's lower left field, north is up. A tile lies where
its top left field lies. A *spot* is that cell and whether the tile is turned, in one whole number
(`spot_at`, `on_spot`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec.structs import replace

from ludoteca.core import IllegalMove
from ludoteca.games.letter.pieces import LETTER_TILES, TileSet
from ludoteca.kit.board import bounded
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, Cell

Tile = int
Spot = int

MOST = 3
"""No tile is wider or higher."""


class Shape(msgspec.Struct, frozen=True):
    """The fields that a tile covers, and those around it that share an edge with it.

    All of them as distances from its top left field.
    """

    width: int
    height: int
    fields: tuple[int, ...]
    rim: tuple[int, ...]


def _shape(width: int, height: int) -> Shape:
    fields = tuple(x * EAST + y * SOUTH for y in range(height) for x in range(width))
    rim = {field + side for field in fields for side in SIDES}.difference(fields)
    return Shape(width, height, fields, tuple(sorted(rim)))


_SHAPES = tuple(
    tuple(_shape(width, height) for height in range(MOST + 1)) for width in range(MOST + 1)
)


class Layout(msgspec.Struct, frozen=True, gc=False):
    """The board and what lies on it."""

    tiles: TileSet
    size: int
    """Fields of the grid, in each direction."""
    turning: bool
    """Whether tiles may be turned (LE-C2)."""
    lying: dict[Tile, Spot] = {}
    fields: dict[Cell, Tile] = {}
    """For each covered field the tile on it."""


class Lying(msgspec.Struct, frozen=True, gc=False):
    """A tile on the board, as views show it: where its top left field lies."""

    tile: Tile
    cell: Cell
    turned: bool


def spot_at(cell: Cell, turned: bool) -> Spot:
    return cell * 2 + turned


def on_spot(spot: Spot) -> tuple[Cell, bool]:
    """The cell, and whether the tile is turned."""
    return spot >> 1, spot & 1 == 1


def is_blank(tile: Tile) -> bool:
    return tile >= LETTER_TILES


def shape_of(layout: Layout, tile: Tile, turned: bool) -> Shape:
    width, height = layout.tiles.widths[tile], layout.tiles.heights[tile]
    return _SHAPES[height][width] if turned else _SHAPES[width][height]


def fitting(layout: Layout, tile: Tile, cell: Cell, turned: bool) -> Shape:
    """The tile's shape, if it can lie there: on whole fields, on none that is covered."""
    if turned and not layout.turning:
        raise IllegalMove("no-turning")
    shape = shape_of(layout, tile, turned)
    if cell not in _starts(layout.size, shape.width, shape.height):
        raise IllegalMove("off-the-board")
    covered = layout.fields
    for field in shape.fields:
        if cell + field in covered:
            raise IllegalMove("on-a-tile")
    return shape


@cache
def _starts(size: int, width: int, height: int) -> frozenset[Cell]:
    """Where the top left field of a tile can lie."""
    return bounded(size, size).starts(_SHAPES[width][height].fields)


def fits(layout: Layout, shape: Shape, cell: Cell) -> bool:
    """The same as a question."""
    if cell not in _starts(layout.size, shape.width, shape.height):
        return False
    covered = layout.fields
    for field in shape.fields:  # noqa: SIM110 - a generator takes twice as long
        if cell + field in covered:
            return False
    return True


def touches_letter(layout: Layout, shape: Shape, cell: Cell) -> bool:
    """Along an edge, a corner is no contact; and blanks do not count (LE-T1)."""
    covered = layout.fields
    for field in shape.rim:  # noqa: SIM110 - a generator takes twice as long
        if covered.get(cell + field, LETTER_TILES) < LETTER_TILES:
            return True
    return False


def touches_tile(layout: Layout, shape: Shape, cell: Cell) -> bool:
    """Along an edge, be it a letter or a blank (LE-T5)."""
    covered = layout.fields
    return any(cell + field in covered for field in shape.rim)


def laid(layout: Layout, tile: Tile, cell: Cell, turned: bool, shape: Shape) -> Layout:
    """With this tile on the board."""
    lying, fields = layout.lying.copy(), layout.fields.copy()
    lying[tile] = spot_at(cell, turned)
    for field in shape.fields:
        fields[cell + field] = tile
    return replace(layout, lying=lying, fields=fields)


def lifted(layout: Layout, tiles: Iterable[Tile]) -> Layout:
    """Without these tiles."""
    lying, fields = layout.lying.copy(), layout.fields.copy()
    for tile in tiles:
        cell, turned = on_spot(lying.pop(tile))
        for field in shape_of(layout, tile, turned).fields:
            del fields[cell + field]
    return replace(layout, lying=lying, fields=fields)


def cells_of(layout: Layout, tile: Tile) -> list[Cell]:
    """The fields that a lying tile covers."""
    cell, turned = on_spot(layout.lying[tile])
    return [cell + field for field in shape_of(layout, tile, turned).fields]


def cells_at(layout: Layout, lying: Lying) -> list[Cell]:
    """The fields that a tile would cover, lying like this."""
    shape = shape_of(layout, lying.tile, lying.turned)
    return [lying.cell + field for field in shape.fields]


def letters_lying(layout: Layout) -> list[Tile]:
    return sorted(tile for tile in layout.lying if tile < LETTER_TILES)


def contacts(layout: Layout) -> dict[Tile, list[Tile]]:
    """For each letter on the board those that it touches, in order."""
    found: dict[Tile, set[Tile]] = {tile: set() for tile in letters_lying(layout)}
    fields = layout.fields
    for cell, tile in fields.items():
        if tile < LETTER_TILES:
            for side in (EAST, NORTH):
                other = fields.get(cell + side, tile)
                if other != tile and other < LETTER_TILES:
                    found[tile].add(other)
                    found[other].add(tile)
    return {tile: sorted(touched) for tile, touched in found.items()}


def ways(layout: Layout) -> tuple[bool, ...]:
    """How a tile may lie: turned or not (LE-C2)."""
    return (False, True) if layout.turning else (False,)


def spots(layout: Layout, tile: Tile, beside: Iterable[Tile]) -> list[tuple[Cell, bool]]:
    """Everywhere this tile can lie side by side with one of those, in order."""
    covered = layout.fields
    cells = [cell for other in beside for cell in cells_of(layout, other)]
    around = {cell + side for cell in cells for side in SIDES}.difference(covered)
    found: list[tuple[Cell, bool]] = []
    for turned in ways(layout):
        shape = shape_of(layout, tile, turned)
        starts = {cell - field for cell in around for field in shape.fields}
        found += ((cell, turned) for cell in sorted(starts) if fits(layout, shape, cell))
    return found


def everywhere(layout: Layout, tile: Tile, turned: bool = False) -> list[tuple[Cell, bool]]:
    """Everywhere this tile can lie at all (LE-F1), in order."""
    shape = shape_of(layout, tile, turned)
    cells = bounded(layout.size, layout.size).cells
    return [(cell, turned) for cell in cells if fits(layout, shape, cell)]


def lying_tiles(layout: Layout) -> tuple[Lying, ...]:
    """What lies there, for a view."""
    return tuple(Lying(tile, *on_spot(spot)) for tile, spot in sorted(layout.lying.items()))


def layout_of(tiles: TileSet, size: int, turning: bool, lying: Iterable[Lying]) -> Layout:
    """The board that a view shows."""
    layout = Layout(tiles, size, turning)
    for one in lying:
        shape = shape_of(layout, one.tile, one.turned)
        layout = laid(layout, one.tile, one.cell, one.turned, shape)
    return layout
