"""How a game of Solve the problem goes on (see RULES.md)."""

from __future__ import annotations

from typing import Any, get_args

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Step
from ludoteca.games.polyminix.data import PROBLEMS
from ludoteca.games.polyminix.model import FACES, Proved, Submit
from ludoteca.games.polyminix.pieces import squares
from ludoteca.games.polyminix.polyminix_problems.composing import check_solution
from ludoteca.games.polyminix.polyminix_problems.model import (
    NO_PROBLEM,
    ModeNamed,
    NamedMode,
    NameMode,
    ProblemOptions,
    ProblemState,
    ProblemStep,
    asked,
)
from ludoteca.games.polyminix.racing import Racing, new_table, to_race
from ludoteca.kit.phases import Phase, timed
from ludoteca.kit.polyomino import figure, picture
from ludoteca.kit.sandglass import enter

SAND = 20.0
"""For naming how points are given, as long as for naming a deck (PX-G1)."""
MODES: tuple[Any, ...] = get_args(NamedMode)


def begin(options: ProblemOptions, seats: int, dice: Dice) -> ProblemStep:
    state = ProblemState(**new_table(seats), options=options, problem=NO_PROBLEM)
    return RACING.first_turn(state, dice)


def to_naming(state: ProblemState, _dice: Dice) -> ProblemStep:
    """PX-P1: no cards; the player on turn says how points are given."""
    return Step(enter(state, "mode", problem=NO_PROBLEM), ())


def name_mode(state: ProblemState, seat: int, move: NameMode, dice: Dice) -> ProblemStep:
    """PX-P1: then both dice are rolled, and only pick the problem."""
    turno, prova = dice.below(FACES), dice.below(FACES)
    problem = PROBLEMS[turno][prova]
    state = replace(to_race(state), mode=move.mode, problem=problem)
    return Step(state, (ModeNamed(seat, move.mode), asked(problem, turno + 1, prova + 1)))


def prove(state: ProblemState, _seat: int, move: Submit) -> None:
    """PX-P4: what does not solve it is refused, and costs nothing."""
    if move.card:
        raise IllegalMove("not-your-card")
    check_solution(state.problem, move.pieces)


def shows(_state: ProblemState, proved: Proved) -> tuple[str, ...]:
    """What somebody else may have composed nobody knows who only imagines it."""
    if not proved.pieces:
        return ()
    return picture(figure([cell for laid in proved.pieces for cell in squares(laid)]))


RACING = Racing(prove=prove, shows=shows, begin_turn=to_naming)

PHASES = {
    "mode": Phase(
        actors=lambda state: (state.on_turn,),
        plays={NameMode: name_mode},
        choices=lambda _state, _seat: Choices(tuple(map(NameMode, MODES))),
        idle=lambda state, seat, dice: name_mode(state, seat, NameMode("first"), dice),
        then=to_naming,
        sand=timed(SAND, lambda state: state.options.sand),
    ),
    **RACING.phases,
}
