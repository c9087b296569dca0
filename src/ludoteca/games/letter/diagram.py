"""Boards as text: a sign for every field, as wide as terminals like it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.letter.layout import Layout, Tile
from ludoteca.games.letter.pieces import BLANK, TileSet
from ludoteca.games.letter.reading import Writing
from ludoteca.kit.board import cell_name
from ludoteca.kit.grid import EAST, NORTH, at

_EMPTY, _BLANK = "·", "░"


def drawing(layout: Layout) -> str:
    """Every field with its letter; lines where a tile ends, so that equal neighbours show.

    Columns and rows are named on both sides: fields must be found to be typed.
    """
    columns = "   " + " ".join(cell_name(at(x, 0))[0] for x in range(layout.size))
    rows = [columns]
    for y in range(layout.size - 1, -1, -1):
        signs = "".join(_sign(layout, x, y) + _border(layout, x, y) for x in range(layout.size))
        rows.append(f"{y + 1:>2} {signs}{y + 1}")
    return "\n".join([*rows, columns])


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


def tile_name(tiles: TileSet, tile: Tile) -> str:
    """As it is typed: `A 2x1`."""
    letter = tiles.letters[tile].replace(BLANK, _BLANK)
    return f"{letter} {tiles.widths[tile]}x{tiles.heights[tile]}"


def hand_line(tiles: TileSet, hand: Sequence[Tile]) -> str:
    """Letters in a row, each with the sizes in which it is there: `A(1x3,2x1) E(2x2)`."""
    sizes: dict[str, list[str]] = {}
    for tile in hand:
        letter, size = tile_name(tiles, tile).split()
        sizes.setdefault(letter, []).append(size)
    return " ".join(f"{letter}({','.join(found)})" for letter, found in sizes.items())


def words_line(written: Iterable[Writing], claims: Iterable[Writing]) -> str:
    """Words in a row; about those with a question mark the table will vote."""
    named = [claim.word + "?" * claim.asked for claim in claims]
    return " ".join([*(writing.word for writing in written), *named])
