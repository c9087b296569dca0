"""How a game of Medusa goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from ludoteca.core import BadTable, Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.medusa.choices import (
    choices,
    first_placements,
    others_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.circles import runs
from ludoteca.games.labirinto_e_medusa.medusa.deal import deal
from ludoteca.games.labirinto_e_medusa.medusa.island import walk
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    PIECE,
    Challenge,
    Challenged,
    DesireGiven,
    DesiresDealt,
    DesireTaken,
    Explore,
    Give,
    Ground,
    MedusaBeaten,
    MedusaEvent,
    MedusaMove,
    MedusaOptions,
    MedusaState,
    MedusaWon,
    Phase,
    PerseusDied,
    PiecePlaced,
    PiecesDrawn,
    PiecesLost,
    PiecesReturned,
    Place,
    Survey,
    Take,
    TurnBegan,
    TurnSkipped,
    Walked,
    height_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import can_follow, refusal
from ludoteca.games.labirinto_e_medusa.medusa.survey import NOTHING, grown, raised
from ludoteca.games.labirinto_e_medusa.pieces import JAR_OF_TERRAINS
from ludoteca.kit.bag import draw, merged, plus, spread
from ludoteca.kit.grid import CENTRE, SIDES, Cell
from ludoteca.kit.turns import NOBODY, next_seat

MedusaStep = Step[MedusaState, MedusaEvent]
Events = list[MedusaEvent]
T = TypeVar("T")


def setup(options: MedusaOptions, seats: int, dice: Dice) -> MedusaStep:
    """ME-S1, ME-S2: deal the Desires, draw the first player's piece."""
    first = options.first_player
    if first is None:
        first = dice.below(seats)
    elif first >= seats:
        raise BadTable("no-such-seat", option="first_player", seat=first, seats=seats)
    desires, lair = deal(seats, dice)
    piece = draw(JAR_OF_TERRAINS, dice)
    state = MedusaState(
        options=options,
        island={},
        survey=NOTHING,
        jar=plus(JAR_OF_TERRAINS, piece, -1),
        hand=(piece,),
        pawns=(OUTSIDE,) * seats,
        desires=desires,
        lair=lair,
        seat=first,
        phase="set-up",
        first_on=None,
        winner=None,
    )
    return Step(state, (DesiresDealt(desires, lair), PiecesDrawn(first, (piece,))))


def apply(state: MedusaState, seat: int, move: MedusaMove, dice: Dice) -> MedusaStep:
    """Play a move, or refuse it."""
    phase = state.phase
    if seat != state.seat or phase == "over":
        raise IllegalMove("game-over" if phase == "over" else "not-your-turn", seat=seat)
    kind = type(move)
    if kind is Place:
        if phase == "first":
            return _place_first(state, move)  # type: ignore[arg-type]
        if phase == "second":
            return _place_second(state, move)  # type: ignore[arg-type]
        if phase == "set-up":
            return _enter(state, move, dice)  # type: ignore[arg-type]
    elif kind is Explore:
        if phase == "turn":
            return _explore(state, dice)
    elif kind is Challenge:
        if phase == "turn":
            return _challenge(state, dice)
    elif kind is Give:
        if phase == "give":
            return _give(state, move)  # type: ignore[arg-type]
    elif kind is Take:
        if phase == "take":
            return _take(state, move)  # type: ignore[arg-type]
    else:
        raise IllegalMove("unknown-move")
    raise IllegalMove("not-now", phase=phase)


def actors(state: MedusaState) -> tuple[int, ...]:
    return () if state.phase == "over" else (state.seat,)


# Exploring


def _explore(state: MedusaState, dice: Dice) -> MedusaStep:
    """ME-T1, ME-T2, ME-T5: draw two pieces; if they cannot both be placed they leave the game."""
    jar, seat = state.jar, state.seat
    left = sum(jar)
    if left < 2:
        raise IllegalMove("must-challenge", jar=left)
    one = draw(jar, dice)
    jar = plus(jar, one, -1)
    other = draw(jar, dice)
    hand = one, other
    after = MedusaState(
        state.options,
        state.island,
        state.survey,
        plus(jar, other, -1),
        hand,
        state.pawns,
        state.desires,
        state.lair,
        seat,
        "first",
        None,
        None,
    )
    drawn = PiecesDrawn(seat, hand)
    if _can_place_both(after):
        return Step(after, (drawn,))
    events: Events = [drawn, PiecesLost(seat, hand)]
    return Step(_end_turn(replace(after, hand=()), events), tuple(events))


def _can_place_both(state: MedusaState) -> bool:
    """ME-T5. Most often the cells beside Perseus tell; only else the whole island is asked."""
    island, survey, seat, hand = state.island, state.survey, state.seat, state.hand
    others = others_of(state.pawns, seat)
    pawn = state.pawns[seat]
    for step in SIDES:
        if refusal(island, survey, others, hand[0], pawn + step) is None and can_follow(
            island, survey, others, pawn + step, hand
        ):
            return True
    return bool(first_placements(state))


def _place_first(state: MedusaState, move: Place) -> MedusaStep:
    """ME-T2: walk, place one piece beside the column reached, fly onto it."""
    island, survey, seat = state.island, state.survey, state.seat
    terrain, cell = move.terrain, move.cell
    one, other = hand = state.hand
    if terrain == one:
        rest = other
    elif terrain == other:
        rest = one
    else:
        raise IllegalMove("not-in-hand", terrain=terrain)
    others = others_of(state.pawns, seat)
    _check(refusal(island, survey, others, terrain, cell), cell)
    path = walk(island, state.pawns[seat], cell) if _is_near(island, survey, cell) else None
    if path is None:
        raise IllegalMove("out-of-reach", cell=cell)
    if not can_follow(island, survey, others, cell, (terrain, rest)):
        raise IllegalMove("cannot-complete", cell=cell, terrain=terrain)
    island, survey, ground = _build(island, survey, terrain, cell)
    placed = PiecePlaced(seat, terrain, cell, height_of(island[cell]))
    after = MedusaState(
        state.options,
        island,
        survey,
        state.jar,
        (rest,),
        _with(state.pawns, seat, cell),
        state.desires,
        state.lair,
        seat,
        "second",
        ground,
        None,
    )
    return Step(after, (placed,) if len(path) == 1 else (Walked(seat, path), placed))
