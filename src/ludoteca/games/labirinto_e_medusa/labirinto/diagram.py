"""Labyrinths as text: one sign a tile in tests, a plan with pawns for terminals."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, Labyrinth
from ludoteca.games.labirinto_e_medusa.labirinto.model import OUTSIDE, Openings
from ludoteca.games.labirinto_e_medusa.pieces import PAWNS
from ludoteca.kit.grid import EAST, SOUTH, Cell, at, bounds

# A tile is drawn as its passages: a line leads out wherever there is an opening.
SIGNS: dict[Openings, str] = {
    5: "│",
    10: "─",
    3: "└",
    6: "┌",
    12: "┐",
    9: "┘",
    7: "├",
    11: "┴",
    13: "┤",
    14: "┬",
    15: "┼",
}
OPENINGS = {sign: openings for openings, sign in SIGNS.items()}
_CROWD = "*"
_EAST_OPEN, _SOUTH_OPEN = 2, 4
# What the border between two tiles shows: neither, the first, the second or both are open to it.
_ACROSS = ("   ", "─╴ ", " ╶─", "───")
_DOWN = (" ", "╵", "╷", "│")


def parse(text: str) -> Labyrinth:
    """The labyrinth of a diagram, its lower left corner at (0, 0); dots and blanks are empty."""
    rows = [row for row in text.splitlines() if row.strip()]
    margin = min(len(row) - len(row.lstrip()) for row in rows)
    return {
        at(x, y): OPENINGS[sign]
        for y, row in enumerate(reversed(rows))
        for x, sign in enumerate(row[margin:])
        if sign not in " ."
    }


def draw(labyrinth: Labyrinth) -> str:
    """The diagram of a labyrinth, a sign a tile, dots where nothing lies."""
    west, south, east, north = bounds(labyrinth)
    return "\n".join(
        "".join(SIGNS.get(labyrinth.get(at(x, y), 0), ".") for x in range(west, east + 1))
        for y in range(north, south - 1, -1)
    )


def plan(labyrinth: Labyrinth, pawns: Sequence[Cell]) -> str:
    """A labyrinth to play from: openings are seen under the pawns, coordinates at the edges."""
    if not labyrinth:
        return ""
    west, south, east, north = bounds(labyrinth)
    columns = range(west - 1, east + 2)
    lines = []
    for y in range(north + 1, south - 2, -1):
        cells = [at(x, y) for x in columns]
        tiles = "".join(_sign(labyrinth, pawns, c) + _border_east(labyrinth, c) for c in cells)
        lines.append(f"{y:>4} {tiles}")
        borders = "".join(f"{_border_south(labyrinth, c)}   " for c in cells)
        lines.append(f"     {borders}")
    lines[-1] = "   " + "".join(f"{x:>3} " for x in columns)
    return "\n".join(line.rstrip() for line in lines)


def _sign(labyrinth: Labyrinth, pawns: Sequence[Cell], cell: Cell) -> str:
    standing = [PAWNS[seat] for seat, pawn in enumerate(pawns) if pawn == cell != OUTSIDE]
    if standing:
        return standing[0] if len(standing) == 1 else _CROWD
    return SIGNS.get(labyrinth.get(cell, 0), "·")


def _border_east(labyrinth: Labyrinth, cell: Cell) -> str:
    ours = bool(labyrinth.get(cell, 0) & _EAST_OPEN)
    theirs = bool(labyrinth.get(cell + EAST, 0) & BACK[1])
    return _ACROSS[ours + 2 * theirs]


def _border_south(labyrinth: Labyrinth, cell: Cell) -> str:
    ours = bool(labyrinth.get(cell, 0) & _SOUTH_OPEN)
    theirs = bool(labyrinth.get(cell + SOUTH, 0) & BACK[2])
    return _DOWN[ours + 2 * theirs]
