"""Boards as text: a sign for every field, as wide as terminals like it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.letter.layout import Layout, Tile
from ludoteca.games.letter.pieces import BLANK, TileSet
from ludoteca.kit.grid import EAST, NORTH, at

_EMPTY, _BLANK = "·", "░"
_COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWX"


def drawing(layout: Layout) -> str:
    """Every field with its letter; lines where a tile ends, so that equal neighbours show."""
    rows = []
    for y in range(layout.size - 1, -1, -1):
        signs = "".join(_sign(layout, x, y) + _border(layout, x, y) for x in range(layout.size))
        rows.append(f"{y + 1:>2} {signs}".rstrip())
    rows.append("   " + " ".join(_COLUMNS[: layout.size]))
    return "\n".join(rows)


def _sign(layout: Layout, x: int, y: int) -> str:
    """A letter stands in the top left field of its tile, small in the others."""
    cell = at(x, y)
    tile = layout.fields.get(cell)
    if tile is None:
        return _EMPTY
    letter = layout.tiles.letters[tile]
    if letter == BLANK:
        return _BLANK
    fields = layout.fields
    corner = fields.get(cell - EAST) != tile and fields.get(cell + NORTH) != tile
    return letter if corner else letter.lower()


def _border(layout: Layout, x: int, y: int) -> str:
    """What stands between a field and its neighbour to the east."""
    tile, other = layout.fields.get(at(x, y)), layout.fields.get(at(x, y) + EAST)
    return "|" if tile is not None and other is not None and tile != other else " "


def hand_line(tiles: TileSet, hand: Sequence[Tile]) -> str:
    """Tiles in a row: size, letter, number."""
    return "  ".join(f"{_name(tiles, tile)}{tile}" for tile in hand)


def _name(tiles: TileSet, tile: Tile) -> str:
    letter = tiles.letters[tile].replace(BLANK, _BLANK)
    return f"{tiles.widths[tile]}x{tiles.heights[tile]} {letter}"
