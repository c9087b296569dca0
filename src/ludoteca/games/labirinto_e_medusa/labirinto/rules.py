"""How a game of Labirinto goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.labirinto.challenging import challenge
from ludoteca.games.labirinto_e_medusa.labirinto.choices import choices, must_challenge
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import is_open, walks
from ludoteca.games.labirinto_e_medusa.labirinto.entering import enter
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    OUTSIDE,
    BlocksDrawn,
    Challenge,
    Enter,
    Explore,
    LabirintoMove,
    LabirintoOptions,
    LabirintoState,
    Phase,
    Place,
    TurnSkipped,
    Walk,
    Walked,
)
from ludoteca.games.labirinto_e_medusa.labirinto.placing import place
from ludoteca.games.labirinto_e_medusa.labirinto.turns import LabirintoStep, draw_blocks, end_turn
from ludoteca.games.labirinto_e_medusa.pieces import JAR_OF_BLOCKS, TOKENS_OF_EACH_COLOUR
from ludoteca.kit.bag import take
from ludoteca.kit.turns import changed, first_seat


def setup(options: LabirintoOptions, seats: int, dice: Dice) -> LabirintoStep:
    """LA-S1 to LA-S3: share the Fears, fill the chamber, draw the first player's block."""
    fears, reserve = divmod(TOKENS_OF_EACH_COLOUR, seats)
    state = LabirintoState(
        options=options,
        labyrinth={},
        jar=JAR_OF_BLOCKS,
        hand=(),
        pawns=(OUTSIDE,) * seats,
        tokens=((0, 0, fears),) * seats,
        chamber=(TOKENS_OF_EACH_COLOUR, TOKENS_OF_EACH_COLOUR),
        reserve=reserve,
        seat=first_seat(options.first_player, seats, dice),
        phase="set-up",
        placed=0,
        unknown=0,
        winner=None,
    )
    return draw_blocks(state, 1, dice)


def apply(state: LabirintoState, seat: int, move: LabirintoMove, dice: Dice) -> LabirintoStep:
    """Play a move, or refuse it."""
    phase = state.phase
    if seat != state.seat or phase == "over":
        raise IllegalMove("game-over" if phase == "over" else "not-your-turn", seat=seat)
    play = _PLAYS.get((type(move), phase))
    if play is None:
        known = isinstance(move, LabirintoMove)
        raise IllegalMove("not-now", phase=phase) if known else IllegalMove("unknown-move")
    return play(state, move, dice)


def idle(state: LabirintoState, seat: int, dice: Dice) -> LabirintoStep:
    """CO-4: the turn is lost. A forced challenge, and the way in, are played all the same."""
    if state.phase == "set-up":
        return apply(state, seat, dice.pick(choices(state, seat).moves), dice)
    if state.phase == "turn" and must_challenge(state):
        return apply(state, seat, Challenge(), dice)
    return end_turn(state, TurnSkipped(seat))


def _explore(state: LabirintoState, _move: Explore, dice: Dice) -> LabirintoStep:
    """LA-T2, LA-T4: from an open tile, draw two blocks."""
    _check_may_explore(state)
    if not is_open(state.labyrinth, state.pawns[state.seat]):
        raise IllegalMove("must-walk")
    drawn, jar = take(state.jar, 2, dice)
    after = replace(state, jar=jar, hand=drawn, phase="place")
    return Step(after, (BlocksDrawn(state.seat, drawn),))


def _check_may_explore(state: LabirintoState) -> None:
    """LA-T1"""
    if must_challenge(state):
        raise IllegalMove("must-challenge", unknown=state.unknown, jar=sum(state.jar))


def _walk_and_explore(state: LabirintoState, move: Walk, dice: Dice) -> LabirintoStep:
    """LA-T3: at the start of a turn the walk begins to explore."""
    _check_may_explore(state)
    walked = _walk(state, move, dice)
    return draw_blocks(walked.state, 2, dice, *walked.events)


def _walk(state: LabirintoState, move: Walk, _dice: Dice) -> LabirintoStep:
    """LA-T3: along the thread to an open tile."""
    seat, pawn = state.seat, state.pawns[state.seat]
    if is_open(state.labyrinth, pawn):
        raise IllegalMove("stands-on-open-tile")
    way = walks(state.labyrinth, pawn).get(move.cell)
    if way is None:
        raise IllegalMove("out-of-reach", cell=move.cell)
    after = replace(state, pawns=changed(state.pawns, seat, move.cell), phase="place")
    return Step(after, (Walked(seat, way),))


def _must_walk(_state: LabirintoState, _move: Place, _dice: Dice) -> NoReturn:
    """LA-T4: a pawn on a closed tile places nothing before it has moved."""
    raise IllegalMove("must-walk")


# Which move is played in which phase, and by which rule.
_PLAYS: dict[tuple[type, Phase], Callable[[LabirintoState, Any, Dice], LabirintoStep]] = {
    (Enter, "set-up"): enter,
    (Challenge, "turn"): challenge,
    (Explore, "turn"): _explore,
    (Walk, "turn"): _walk_and_explore,
    (Walk, "walk"): _walk,
    (Place, "walk"): _must_walk,
    (Place, "place"): place,
}
