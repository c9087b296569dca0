"""Positions of Medusa for tests: an island as a diagram, the rest as it needs to be."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.diagram import LETTERS, parse
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    Explore,
    MedusaEvent,
    MedusaOptions,
    MedusaState,
    Place,
    height_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.survey import survey
from ludoteca.games.labirinto_e_medusa.pieces import JAR_OF_TERRAINS
from ludoteca.kit.grid import at, xy
from ludoteca.testing.loaded import LoadedDice, draws

MedusaStep = Step[MedusaState, MedusaEvent]
XY = tuple[int, int]


def position(diagram: str, **changes: Any) -> MedusaState:
    """A turn's start for seat 0, unless changed. The diagram's lower left corner is (0, 0)."""
    island, pawns = parse(diagram)
    state = MedusaState(
        options=MedusaOptions(),
        island=island,
        survey=survey(island),
        jar=JAR_OF_TERRAINS,
        hand=(),
        pawns=pawns,
        desires=((5, 5, 5),) * len(pawns),
        lair=(5, 5, 5),
        seat=0,
        phase="turn",
        first_on=None,
        winner=None,
    )
    return replace(state, **changes)


def explore(state: MedusaState, letters: str) -> MedusaStep:
    """Draw the two pieces with these letters."""
    dice = LoadedDice(*draws(state.jar, *[LETTERS.index(letter) for letter in letters]))
    step = MEDUSA.apply(state, state.seat, Explore(), dice)
    dice.check_spent()
    return step


def exploring(diagram: str, letters: str, **changes: Any) -> MedusaState:
    """Seat 0 with these two pieces in hand."""
    state = explore(position(diagram, **changes), letters).state
    assert state.phase == "first"
    return state


def set_up(*entered: tuple[str, int, int], seats: int, draw: str) -> MedusaState:
    """A set-up in which these pieces have come in, and the next player holds the one drawn."""
    first = draws(JAR_OF_TERRAINS, LETTERS.index(entered[0][0] if entered else draw))
    dice = LoadedDice(*[0] * _deal_rolls(seats), *first)
    state = MEDUSA.setup(MedusaOptions(first_player=0), seats, dice).state
    for number, (letter, x, y) in enumerate(entered, start=1):
        following = entered[number][0] if number < len(entered) else draw
        rolls = draws(state.jar, LETTERS.index(following)) if following else ()
        move = Place(LETTERS.index(letter), at(x, y))
        state = MEDUSA.apply(state, state.seat, move, LoadedDice(*rolls)).state
    return state


def _deal_rolls(seats: int) -> int:
    """How many rolls the deal takes: two for a colour of a hand, one where few ways are left."""
    counting = _Counting()
    MEDUSA.setup(MedusaOptions(first_player=0), seats, counting)
    return counting.rolls - 1


class _Counting(LoadedDice):
    """Dice that always roll 0, and count."""

    __slots__ = ("rolls",)

    def __init__(self) -> None:
        super().__init__()
        self.rolls = 0

    def below(self, n: int) -> int:
        self.rolls += 1
        return 0


def piece(letter: str, x: int, y: int) -> Place:
    return Place(LETTERS.index(letter), at(x, y))


def place(state: MedusaState, letter: str, x: int, y: int) -> MedusaStep:
    return MEDUSA.apply(state, state.seat, piece(letter, x, y), LoadedDice())


def refusal(state: MedusaState, move: Any, seat: int | None = None) -> str:
    """The code with which a move is refused."""
    try:
        MEDUSA.apply(state, state.seat if seat is None else seat, move, LoadedDice())
    except IllegalMove as error:
        return error.code
    raise AssertionError(f"{move} was accepted")


def targets(state: MedusaState, letter: str) -> set[XY]:
    """Where the choices offer to place a piece of this terrain."""
    terrain = LETTERS.index(letter)
    return {
        xy(move.cell)
        for move in MEDUSA.choices(state, state.seat).moves
        if isinstance(move, Place) and move.terrain == terrain
    }


def height(state: MedusaState, x: int, y: int) -> int:
    return height_of(state.island.get(at(x, y), 0))


def pawn(state: MedusaState, seat: int) -> XY | None:
    where = state.pawns[seat]
    return None if where == OUTSIDE else xy(where)


def happened(step: MedusaStep) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in step.events]
