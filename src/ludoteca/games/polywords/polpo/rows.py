"""The rows of a sea in Polpo: which are struck or full, and where a word may come down (PO-3)."""

from __future__ import annotations

from ludoteca.games.polywords.sea import BOTTLE, EMPTY, Path, Sea, erased, letters_of
from ludoteca.words.grid import ALL_CELLS, SIDE

ROW = (1 << SIDE) - 1


def struck_cells(struck: int) -> int:
    """So many rows from the top, as a mask of cells."""
    return (1 << struck * SIDE) - 1


def open_sea(sea: Sea, struck: int) -> Sea:
    """As the search for a place sees it: nothing can be written on struck rows (PO-4)."""
    return BOTTLE * (struck * SIDE) + sea[struck * SIDE :]


def white(sea: Sea, struck: int) -> int:
    """PO-9: cells without letter that are not struck."""
    return sea.count(EMPTY, struck * SIDE)


def letters_in(sea: Sea, row: int) -> str:
    return sea[row * SIDE : (row + 1) * SIDE].replace(EMPTY, "")


def lettered_cells(sea: Sea, row: int) -> Path:
    return tuple(cell for cell in range(row * SIDE, (row + 1) * SIDE) if sea[cell] != EMPTY)


def without_row(sea: Sea, row: int) -> Sea:
    return erased(sea, lettered_cells(sea, row))


def full_rows(sea: Sea) -> int:
    """Rows of eight letters, as a mask of rows."""
    return sum(1 << row for row in range(SIDE) if len(letters_in(sea, row)) == SIDE)


def rows_of(rows: int) -> tuple[int, ...]:
    """The rows of a mask, from the top."""
    return tuple(row for row in range(SIDE) if rows >> row & 1)


def erasable_rows(sea: Sea) -> tuple[int, ...]:
    """PO-8: with one to seven letters."""
    return tuple(row for row in range(SIDE) if 0 < len(letters_in(sea, row)) < SIDE)


def landing(sea: Sea, struck: int) -> int:
    """PO-3: in one of these cells a word must write: in the lowest row that has a free cell, or
    directly above a letter that was there before.
    """
    letters = letters_of(sea)
    free = ALL_CELLS & ~letters & ~struck_cells(struck)
    if not free:
        return 0
    lowest = ROW << (free.bit_length() - 1) // SIDE * SIDE
    return free & (lowest | letters >> SIDE)
