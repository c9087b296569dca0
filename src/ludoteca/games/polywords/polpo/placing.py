"""Where a word goes in Polpo: in the turn's shape, down on what is there (PO-2 to PO-4)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.polpo.model import PolpoState, PolpoView
from ludoteca.games.polywords.polpo.rows import landing, open_sea, struck_cells
from ludoteca.games.polywords.questions import MOST_WAYS
from ludoteca.games.polywords.sea import Path, check_path, mask, new_cells
from ludoteca.games.polywords.shaped import in_shapes, letters_of_shape, shape_of
from ludoteca.games.polywords.writing import claimed
from ludoteca.words.grid import ALL_CELLS, CELLS, SIDE, Grid, Wish
from ludoteca.words.ways import ways as found_ways

Table = PolpoState | PolpoView


def said(table: Table, seat: int, claim: Claim) -> Writing:
    """PO-2: it has as many letters as the shape has cells. PO-10: the category is meaning."""
    letters = letters_of_shape(table.shapes[-1])
    if claim.word and len(claim.word) != letters:
        raise IllegalMove(
            "not-the-shapes-length", word=claim.word, has=len(claim.word), letters=letters
        )
    return claimed(table, seat, seat, claim, table.category.id)


def check(table: Table, writing: Writing) -> None:
    """Refused where it cannot be written."""
    sea, struck = table.seas[writing.crew], table.struck[writing.crew]
    check_path(sea, writing.word, writing.path, closed=struck_cells(struck))
    if shape_of(writing.path) != table.shapes[-1]:
        raise IllegalMove("other-shape")
    if not mask(new_cells(sea, writing.path)) & landing(sea, struck):
        raise IllegalMove("hangs-in-the-water")


LOW = bytes(100 + SIDE - 1 - cell // SIDE for cell in range(CELLS))
"""A new cell costs, and a bit more the higher it is: so players are shown the best places first."""
ALIKE = bytes([1] * CELLS)
EVERY_WAY = CELLS * CELLS
"""More than there are for a word in a shape."""


def ways(table: Table, writing: Writing, most: int = MOST_WAYS) -> tuple[Path, ...]:
    """Where it can, the fewest new cells first, and the lowest; nowhere for who is out."""
    if table.out[writing.crew] is not None:
        return ()
    grid, wish = sight(table, writing.crew)
    return tuple(way.path for way in found_ways(grid, writing.word, wish, most=most))


def by_itself(table: Table, writing: Writing) -> Path:
    """PO-5: where the software writes it: in the fewest new cells, then first in reading order.
    There must be a place.
    """
    grid, wish = sight(table, writing.crew)
    found = found_ways(grid, writing.word, replace(wish, costs=ALIKE), most=EVERY_WAY)
    return min(found, key=lambda way: (way.cost, way.path)).path


def sight(table: Table, crew: int) -> tuple[Grid, Wish]:
    """A sea, and where words may go in it."""
    sea, struck = table.seas[crew], table.struck[crew]
    wish = in_shapes((table.shapes[-1],), touching=ALL_CELLS, writing=landing(sea, struck))
    return Grid.of_rows((open_sea(sea, struck),)), replace(wish, costs=LOW)
