"""How a game of Medusa goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.medusa.challenging import challenge
from ludoteca.games.labirinto_e_medusa.medusa.choices import choices
from ludoteca.games.labirinto_e_medusa.medusa.deal import deal
from ludoteca.games.labirinto_e_medusa.medusa.exploring import (
    build,
    check,
    explore,
    give,
    place_first,
    place_second,
    take,
)
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    Challenge,
    DesiresDealt,
    Explore,
    Give,
    MedusaMove,
    MedusaOptions,
    MedusaState,
    Phase,
    PiecePlaced,
    PiecesDrawn,
    PiecesReturned,
    Place,
    Take,
    TurnSkipped,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import refusal
from ludoteca.games.labirinto_e_medusa.medusa.survey import NOTHING
from ludoteca.games.labirinto_e_medusa.medusa.turns import MedusaStep, end_turn
from ludoteca.games.labirinto_e_medusa.pieces import JAR_OF_TERRAINS
from ludoteca.kit import bag
from ludoteca.kit.grid import CENTRE
from ludoteca.kit.turns import changed, first_seat


def setup(options: MedusaOptions, seats: int, dice: Dice) -> MedusaStep:
    """ME-S1, ME-S2: deal the Desires, draw the first player's piece."""
    first = first_seat(options.first_player, seats, dice)
    desires, lair = deal(seats, dice)
    hand, jar = bag.take(JAR_OF_TERRAINS, 1, dice)
    state = MedusaState(
        options=options,
        island={},
        survey=NOTHING,
        jar=jar,
        hand=hand,
        pawns=(OUTSIDE,) * seats,
        desires=desires,
        lair=lair,
        seat=first,
        phase="set-up",
        first_on=None,
        winner=None,
    )
    return Step(state, (DesiresDealt(desires, lair), PiecesDrawn(first, hand)))


def apply(state: MedusaState, seat: int, move: MedusaMove, dice: Dice) -> MedusaStep:
    """Play a move, or refuse it."""
    phase = state.phase
    if seat != state.seat or phase == "over":
        raise IllegalMove("game-over" if phase == "over" else "not-your-turn", seat=seat)
    play = _PLAYS.get((type(move), phase))
    if play is None:
        known = isinstance(move, MedusaMove)
        raise IllegalMove("not-now", phase=phase) if known else IllegalMove("unknown-move")
    return play(state, move, dice)


def _enter(state: MedusaState, move: Place, dice: Dice) -> MedusaStep:
    """ME-S2: the first piece lies in the centre, the others on the Abyss beside the island."""
    island, survey, seat = state.island, state.survey, state.seat
    terrain, cell = move.terrain, move.cell
    if terrain != state.hand[0]:
        raise IllegalMove("not-in-hand", terrain=terrain)
    if cell in island:
        raise IllegalMove("cell-taken", cell=cell)
    if island and cell not in survey.shore:
        raise IllegalMove("not-beside-island", cell=cell)
    if not island and cell != CENTRE:
        raise IllegalMove("first-in-centre", cell=cell)
    check(refusal(island, survey, (), terrain, cell), cell)
    island, survey, _ = build(island, survey, terrain, cell)
    pawns = changed(state.pawns, seat, cell)
    after = replace(state, island=island, survey=survey, hand=(), pawns=pawns)
    placed = PiecePlaced(seat, terrain, cell, 1)
    following = (seat + 1) % len(pawns)
    if pawns[following] != OUTSIDE:
        return end_turn(after, placed)
    hand, jar = bag.take(state.jar, 1, dice)
    after = replace(after, seat=following, jar=jar, hand=hand)
    return Step(after, (placed, PiecesDrawn(following, hand)))


def idle(state: MedusaState, seat: int, dice: Dice) -> MedusaStep:
    """CO-4: the turn is lost. What the rules force on a player is played all the same."""
    phase = state.phase
    if phase in {"set-up", "give", "take"} or (phase == "turn" and sum(state.jar) < 2):
        return apply(state, seat, dice.pick(choices(state, seat).moves), dice)
    hand = state.hand
    skipped = TurnSkipped(seat)
    if not hand:
        return end_turn(state, skipped)
    jar = state.jar
    for piece in hand:
        jar = bag.plus(jar, piece)
    return end_turn(replace(state, jar=jar), skipped, PiecesReturned(seat, hand))


# Which move is played in which phase, and by which rule.
_PLAYS: dict[tuple[type, Phase], Callable[[MedusaState, Any, Dice], MedusaStep]] = {
    (Place, "set-up"): _enter,
    (Challenge, "turn"): challenge,
    (Explore, "turn"): explore,
    (Place, "first"): place_first,
    (Place, "second"): place_second,
    (Give, "give"): give,
    (Take, "take"): take,
}
