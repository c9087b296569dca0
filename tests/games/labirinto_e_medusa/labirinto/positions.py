"""Positions of Labirinto for tests: a labyrinth as a diagram, the rest as it needs to be."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import contact
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS, parse
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    LabirintoEvent,
    LabirintoOptions,
    LabirintoState,
    Place,
)
from ludoteca.games.labirinto_e_medusa.pieces import JAR_OF_BLOCKS
from ludoteca.kit.grid import at
from ludoteca.testing.loaded import LoadedDice, draws

NORTH, EAST, SOUTH, WEST = range(4)
LabirintoStep = Step[LabirintoState, LabirintoEvent]


def position(diagram: str, *pawns: tuple[int, int], **changes: Any) -> LabirintoState:
    """A turn's start for seat 0, unless changed. The diagram's lower left corner is (0, 0)."""
    labyrinth = parse(diagram)
    state = LabirintoState(
        options=LabirintoOptions(),
        labyrinth=labyrinth,
        jar=JAR_OF_BLOCKS,
        hand=(),
        pawns=tuple(at(x, y) for x, y in pawns),
        tokens=((0, 0, 5),) * len(pawns),
        chamber=(20, 20),
        reserve=0,
        seat=0,
        phase="turn",
        placed=0,
        unknown=sum(contact(labyrinth, cell, tile).unknown for cell, tile in labyrinth.items()),
        winner=None,
    )
    return replace(state, **changes)


def placing(diagram: str, *pawns: tuple[int, int], hand: tuple[int, ...], **changes: Any) -> Any:
    """Seat 0 with blocks in hand; `placed` says how many came before them in this turn."""
    return position(diagram, *pawns, hand=hand, phase="place", **changes)


def place(state: LabirintoState, side: int, sign: str, *drawn: int) -> LabirintoStep:
    """Lay a block beside the pawn; what is drawn afterwards is given."""
    dice = LoadedDice(*draws(state.jar, *drawn))
    step = LABIRINTO.apply(state, state.seat, Place(side, OPENINGS[sign]), dice)
    dice.check_spent()
    return step


def refusal(state: LabirintoState, move: Any, seat: int | None = None) -> str:
    """The code with which a move is refused."""
    try:
        LABIRINTO.apply(state, state.seat if seat is None else seat, move, LoadedDice())
    except IllegalMove as error:
        return error.code
    raise AssertionError(f"{move} was accepted")


def happened(step: LabirintoStep) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in step.events]
