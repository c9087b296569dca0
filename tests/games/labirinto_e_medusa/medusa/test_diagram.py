"""Islands as text, and what moves and events say."""

from __future__ import annotations

import pytest

from ludoteca.core import Key, Match
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.diagram import draw, parse
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH,
    MEADOW,
    OUTSIDE,
    Challenged,
    DesireGiven,
    Explore,
    Give,
    PiecePlaced,
    PiecesDrawn,
    Place,
    Walked,
    column,
    height_of,
    terrain_of,
)
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.medusa.positions import position

ISLAND = """\
..   m2A  ..
l1BD w11  b1
..   ..   r3"""


def test_a_column_is_one_number() -> None:
    """ME-P1: terrain and height are all there is to know."""
    assert terrain_of(column(MEADOW, 7)) == MEADOW
    assert height_of(column(MEADOW, 7)) == 7
    assert (terrain_of(column(BEACH, 1)), height_of(column(BEACH, 1))) == (BEACH, 1)


def test_a_diagram_is_read_and_drawn() -> None:
    island, pawns = parse(ISLAND)
    assert island[at(1, 2)] == column(MEADOW, 2)
    assert island[at(2, 1)] == column(BEACH, 1)
    assert pawns == (at(1, 2), at(0, 1), OUTSIDE, at(0, 1))
    assert draw(island, pawns) == ISLAND
    assert parse(draw(island, pawns)) == (island, pawns)


@pytest.mark.parametrize("wrong", ["m", "x2", "m2F", "."])
def test_a_wrong_diagram_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        parse(f"m1 {wrong}")


def test_the_picture_has_room_for_two_pieces_and_coordinates() -> None:
    picture = MEDUSA.terminal.picture(MEDUSA.view(position("m2A w1B"), 0))
    assert picture.splitlines() == [
        "   2   ·   ·   ·   ·   ·   ·",
        "   1   ·   ·   ·   ·   ·   ·",
        "   0   ·   ·  m2A w1B  ·   ·",
        "  -1   ·   ·   ·   ·   ·   ·",
        "  -2   ·   ·   ·   ·   ·   ·",
        "      -2  -1   0   1   2   3",
    ]


def test_before_the_first_piece_there_is_nothing_to_draw() -> None:
    assert MEDUSA.terminal.picture(Match(MEDUSA, seats=2).view(0)) == ""


def test_moves_and_events_say_names_and_places() -> None:
    meadow, red = Key("terrain.meadow"), Key("desire.red")
    assert MEDUSA.terminal.params(Explore()) == {}
    assert MEDUSA.terminal.params(Place(MEADOW, at(-2, 3))) == {"terrain": meadow, "cell": "-2,3"}
    assert MEDUSA.terminal.params(Give(1)) == {"colour": red}
    assert MEDUSA.terminal.params(DesireGiven(2, 1)) == {"seat": 2, "colour": red}
    assert MEDUSA.terminal.params(PiecesDrawn(0, (1, 1))) == {
        "seat": 0,
        "terrains": (meadow, meadow),
    }
    assert MEDUSA.terminal.params(Walked(1, (at(0, 0), at(0, 1)))) == {"seat": 1, "cell": "0,1"}
    placed = {"seat": 0, "terrain": meadow, "cell": "0,-1", "height": 4}
    assert MEDUSA.terminal.params(PiecePlaced(0, MEADOW, at(0, -1), 4)) == placed
    challenged = {"seat": 0, "perseus_runs": 2, "medusa_runs": 3, "height": 6}
    assert MEDUSA.terminal.params(Challenged(0, (0, 0), (1, 1), 2, 3, 6)) == challenged
    for value in MEDUSA.terminal.params(Place(MEADOW, 0)).values():
        assert isinstance(value, str)
