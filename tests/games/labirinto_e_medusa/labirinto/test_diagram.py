"""Labyrinths as text."""

from __future__ import annotations

from ludoteca.core import Key
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import draw, parse, plan
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    CORRIDOIO,
    BlocksDrawn,
    Place,
    VoidClosed,
    Walk,
    Walked,
)
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.labirinto.positions import EAST, position


def test_a_diagram_is_read_as_it_is_drawn() -> None:
    text = "┌┬┐\n├.│\n.┌┘"
    assert draw(parse(text)) == text
    assert parse("  ┼.\n  .┼") == {at(0, 1): 15, at(1, 0): 15}


def test_the_plan_shows_openings_under_pawns_and_halves_of_joins() -> None:
    state = position("┌─\n└┼", (0, 0), (1, 0))
    assert plan(state.labyrinth, state.pawns) == "\n".join(
        [
            "   2 ·   ·   ·   ·",
            "",
            "   1 ·   ┌─────╴ ·",
            "         │   ╷",
            "   0 ·   A───B─╴ ·",
            "             ╵",
            "  -1 ·   ·   ·   ·",
            "    -1   0   1   2",
        ]
    )
    crowd = position("┼", (0, 0), (0, 0))
    assert "*" in plan(crowd.labyrinth, crowd.pawns)
    assert plan({}, ()) == ""


def test_moves_and_events_in_words() -> None:
    assert LABIRINTO.terminal.params(Place(EAST, 10)) == {
        "side": Key("side.east"),
        "sign": "─",
        "block": Key("block.corridoio"),
    }
    assert LABIRINTO.terminal.params(Walk(at(2, -1))) == {"cell": "2,-1"}
    assert LABIRINTO.terminal.params(Walked(1, (at(0, 0), at(2, -1)))) == {
        "seat": 1,
        "cell": "2,-1",
    }
    assert LABIRINTO.terminal.params(VoidClosed(0, (1, 2, 3), 2)) == {"seat": 0, "n": 3, "fears": 2}
    drawn = LABIRINTO.terminal.params(BlocksDrawn(0, (CORRIDOIO, CORRIDOIO)))
    assert drawn["blocks"] == (Key("block.corridoio"), Key("block.corridoio"))
