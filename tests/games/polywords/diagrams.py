"""Seas and paths as tests write them.

A sea is eight rows of text, `.` an empty cell, `#` a bottle. A path is cells by their names, in
which a dash goes straight on: `D4-F4 F5` is D4 E4 F4 F5.
"""

from __future__ import annotations

from ludoteca.games.polywords.sea import CLEAN, Path, Sea, cell_name
from ludoteca.words.grid import CELLS, SIDE

NUMBER = {cell_name(cell): cell for cell in range(CELLS)}


def sea(diagram: str) -> Sea:
    """Of eight rows; a clean one where nothing is drawn."""
    rows = diagram.split()
    if not rows:
        return CLEAN
    assert len(rows) == SIDE, f"{len(rows)} rows"
    assert all(len(row) == SIDE for row in rows), "a row of another length than eight"
    return "".join(rows)


def diagram(sea: Sea) -> str:
    """Eight rows: what a failing test shows."""
    return "\n".join(sea[row * SIDE : (row + 1) * SIDE] for row in range(SIDE))


def drawn(text: str) -> str:
    """A diagram as `diagram` writes it."""
    return diagram(sea(text))


def cell(name: str) -> int:
    return NUMBER[name]


def names(path: Path) -> str:
    return " ".join(map(cell_name, path))


def path(text: str) -> Path:
    cells: list[int] = []
    for part in text.split():
        first, _, last = part.partition("-")
        cells += straight(cell(first), cell(last or first))
    return tuple(cells)


def straight(first: int, last: int) -> list[int]:
    """From one cell to another in its row or column."""
    step = 1 if first // SIDE == last // SIDE else SIDE
    assert (last - first) % step == 0, "not straight"
    step = step if last >= first else -step
    return list(range(first, last + step, step))
