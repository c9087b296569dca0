"""The sea: a player's grid of 8 by 8 cells, and what may be written in it (PW-W1 to PW-W9, PW-P1 to
PW-P4).

It is a text of 64 signs, row by row from the top: a letter, `#` for a bottle, `.` for an empty
cell. Cells are numbered in that order, and a set of them is a mask with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from ludoteca.core import IllegalMove
from ludoteca.words.grid import ALL_CELLS, CELLS, CENTRE, SIDE, beside, touching
from ludoteca.words.letters import LETTERS

Sea = str
Path = tuple[int, ...]

EMPTY, BOTTLE = ".", "#"
_ROW = (1 << SIDE) - 1
CLEAN: Sea = EMPTY * CELLS

_IS_LETTER = str.maketrans({**dict.fromkeys(LETTERS, "1"), EMPTY: "0", BOTTLE: "0"})
_IS_BOTTLE = str.maketrans({**dict.fromkeys(LETTERS, "0"), EMPTY: "0", BOTTLE: "1"})


@lru_cache(maxsize=1 << 14)
def letters_of(sea: Sea) -> int:
    """The cells that have letters."""
    return int(sea[::-1].translate(_IS_LETTER), 2)


@lru_cache(maxsize=1 << 14)
def bottles_of(sea: Sea) -> int:
    """The cells that have bottles."""
    return int(sea[::-1].translate(_IS_BOTTLE), 2)


def mask(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_of(cells: int) -> Path:
    """The cells of a mask, in reading order."""
    found = []
    while cells:
        bit = cells & -cells
        found.append(bit.bit_length() - 1)
        cells ^= bit
    return tuple(found)


def row(cell: int) -> int:
    return cell // SIDE


def column(cell: int) -> int:
    return cell % SIDE


def cell_name(cell: int) -> str:
    """As players say it: columns are letters, rows count from the top. `D4`."""
    return f"{LETTERS[column(cell)]}{row(cell) + 1}"


def white(sea: Sea) -> int:
    """Cells without letter or bottle (PW-S1)."""
    return sea.count(EMPTY)


def bottles(sea: Sea) -> int:
    return sea.count(BOTTLE)


# Writing


def check_path(sea: Sea, word: str, path: Path, closed: int = 0) -> None:
    """PW-W1, PW-W5, PW-W6: one letter a cell, along neighbours, no cell twice, over letters that
    fit and empty cells, at least one of which is new. `closed` cells cannot be written on.
    """
    if len(path) != len(word):
        raise IllegalMove("path-length", cells=len(path), letters=len(word))
    if not all(0 <= cell < CELLS for cell in path):
        raise IllegalMove("off-the-grid")
    for one, other in pairwise(path):
        if not beside(1 << one) >> other & 1:
            raise IllegalMove("not-neighbours", cell=cell_name(one), other=cell_name(other))
    if len(set(path)) != len(path):
        raise IllegalMove("cell-twice")
    for cell, letter in zip(path, word, strict=True):
        _check_cell(sea, cell, letter, closed)
    if not any(sea[cell] == EMPTY for cell in path):
        raise IllegalMove("nothing-new", word=word)


def _check_cell(sea: Sea, cell: int, letter: str, closed: int) -> None:
    sign = sea[cell]
    if sign == BOTTLE:
        raise IllegalMove("bottle-there", cell=cell_name(cell))
    if closed >> cell & 1:
        raise IllegalMove("cell-struck", cell=cell_name(cell))
    if sign not in (EMPTY, letter):
        raise IllegalMove("other-letter-there", cell=cell_name(cell), letter=letter, there=sign)


def check_touches(sea: Sea, path: Path) -> None:
    """PW-W4, PW-W9: on a letter or beside one; the first one across the centre."""
    if mask(path) & touching(letters_of(sea), bottles_of(sea)):
        return
    raise IllegalMove("touches-nothing" if letters_of(sea) else "not-in-the-centre")


def written(sea: Sea, word: str, path: Path) -> Sea:
    signs = list(sea)
    for cell, letter in zip(path, word, strict=True):
        signs[cell] = letter
    return "".join(signs)


def new_cells(sea: Sea, path: Path) -> Path:
    """Where a word would write."""
    return tuple(cell for cell in path if sea[cell] == EMPTY)


def erased(sea: Sea, cells: Iterable[int]) -> Sea:
    signs = list(sea)
    for cell in cells:
        signs[cell] = EMPTY
    return "".join(signs)


# Bottles


def bottle_cells(sea: Sea) -> Path:
    """Where a bottle may go, in reading order."""
    return cells_of(room_for_bottles(sea))


def room_for_bottles(sea: Sea) -> int:
    """The same as a mask: an empty cell; as long as there is no letter, not the last free one of
    the centre (PW-P1, PW-P2).
    """
    free = ALL_CELLS & ~letters_of(sea) & ~bottles_of(sea)
    centre = free & CENTRE
    if not letters_of(sea) and centre.bit_count() == 1:
        free &= ~centre
    return free


def with_bottle(sea: Sea, cell: int) -> Sea:
    """PW-P1, PW-P2"""
    if not 0 <= cell < CELLS:
        raise IllegalMove("off-the-grid")
    if sea[cell] != EMPTY:
        raise IllegalMove("not-empty", cell=cell_name(cell))
    if not room_for_bottles(sea) >> cell & 1:
        raise IllegalMove("last-of-the-centre", cell=cell_name(cell))
    return f"{sea[:cell]}{BOTTLE}{sea[cell + 1 :]}"


def without_bottle(sea: Sea, cell: int) -> Sea:
    if not (0 <= cell < CELLS and sea[cell] == BOTTLE):
        raise IllegalMove("no-bottle-there")
    return f"{sea[:cell]}{EMPTY}{sea[cell + 1 :]}"


def out_of_the_way(sea: Sea) -> int:
    """PW-P3: where the software puts a bottle: as far as can be from letters and centre, then
    lowest, then leftmost. There must be a cell for it.
    """
    allowed = room_for_bottles(sea)
    farthest = [ring & allowed for ring in _rings(sea) if ring & allowed][-1]
    lowest = farthest & _ROW << SIDE * (row(farthest.bit_length() - 1))
    return (lowest & -lowest).bit_length() - 1


def most_in_the_way(sea: Sea) -> int:
    """The bottle that is nearest to letters and centre, then highest, then leftmost. There must be
    one.
    """
    afloat = bottles_of(sea)
    nearest = next(ring & afloat for ring in _rings(sea) if ring & afloat)
    return (nearest & -nearest).bit_length() - 1


def _rings(sea: Sea) -> Iterator[int]:
    """Letters and centre; the cells that are one step, rows plus columns, from the nearest of
    them; two steps; and so on.
    """
    reached, ring = 0, letters_of(sea) | CENTRE
    while ring:
        yield ring
        reached |= ring
        ring = beside(reached) & ~reached
