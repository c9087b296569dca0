"""How a game of Labirinto goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.labirinto.challenging import challenge
from ludoteca.games.labirinto_e_medusa.labirinto.choices import (
    choices,
    must_challenge,
    shuts_others_out,
)
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import Contact, contact, is_open, walks
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    OUTSIDE,
    BlockPlaced,
    Challenge,
    Enter,
    Explore,
    LabirintoMove,
    LabirintoOptions,
    LabirintoState,
    Place,
    TurnSkipped,
    Walk,
    Walked,
)
from ludoteca.games.labirinto_e_medusa.labirinto.placing import hand_without, place
from ludoteca.games.labirinto_e_medusa.labirinto.turns import (
    Events,
    LabirintoStep,
    draw_blocks,
    end_turn,
    return_hand,
)
from ludoteca.games.labirinto_e_medusa.pieces import JAR_OF_BLOCKS, TOKENS_OF_EACH_COLOUR
from ludoteca.kit.grid import CENTRE
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
    events: Events = []
    return Step(draw_blocks(state, 1, dice, events), tuple(events))


def apply(state: LabirintoState, seat: int, move: LabirintoMove, dice: Dice) -> LabirintoStep:
    """Play a move, or refuse it."""
    if seat != state.seat or state.phase == "over":
        raise IllegalMove("game-over" if state.phase == "over" else "not-your-turn", seat=seat)
    if isinstance(move, Place):
        return place(state, move, dice)
    if isinstance(move, Explore):
        return _explore(state, dice)
    if isinstance(move, Walk):
        return _walk(state, move, dice)
    if isinstance(move, Challenge):
        return challenge(state, dice)
    if isinstance(move, Enter):
        return _enter(state, move, dice)
    raise IllegalMove("unknown-move")


def actors(state: LabirintoState) -> tuple[int, ...]:
    return () if state.phase == "over" else (state.seat,)


def _explore(state: LabirintoState, dice: Dice) -> LabirintoStep:
    """LA-T2, LA-T4: from an open tile, draw two blocks."""
    _check_may_explore(state)
    if not is_open(state.labyrinth, state.pawns[state.seat]):
        raise IllegalMove("must-walk")
    events: Events = []
    return Step(draw_blocks(replace(state, phase="place"), 2, dice, events), tuple(events))


def _check_may_explore(state: LabirintoState) -> None:
    if state.phase != "turn":
        raise IllegalMove("not-now", phase=state.phase)
    if must_challenge(state):
        raise IllegalMove("must-challenge", unknown=state.unknown, jar=sum(state.jar))


def _walk(state: LabirintoState, move: Walk, dice: Dice) -> LabirintoStep:
    """LA-T3: along the thread to an open tile; at the start of a turn this begins to explore."""
    if state.phase != "walk":
        _check_may_explore(state)
    seat, pawn = state.seat, state.pawns[state.seat]
    if is_open(state.labyrinth, pawn):
        raise IllegalMove("stands-on-open-tile")
    way = walks(state.labyrinth, pawn).get(move.cell)
    if way is None:
        raise IllegalMove("out-of-reach", cell=move.cell)
    events: Events = [Walked(seat, way)]
    begins = state.phase == "turn"
    state = replace(state, pawns=changed(state.pawns, seat, move.cell), phase="place")
    if begins:
        state = draw_blocks(state, 2, dice, events)
    return Step(state, tuple(events))


def _enter(state: LabirintoState, move: Enter, dice: Dice) -> LabirintoStep:
    """LA-S2: the first block lies in the centre, the others are joined to the labyrinth."""
    if state.phase != "set-up":
        raise IllegalMove("not-now", phase=state.phase)
    cell, openings, labyrinth, seat = move.cell, move.openings, state.labyrinth, state.seat
    hand_without(state, openings)
    around = contact(labyrinth, cell, openings)
    _check_way_in(state, move, around)
    events: Events = [BlockPlaced(seat, cell, openings)]
    state = replace(
        state,
        labyrinth={**labyrinth, cell: openings},
        hand=(),
        pawns=changed(state.pawns, seat, cell),
        unknown=state.unknown + around.unknown - around.met,
    )
    following = (seat + 1) % len(state.pawns)
    if state.pawns[following] != OUTSIDE:
        state = end_turn(state, events)
    else:
        state = draw_blocks(replace(state, seat=following), 1, dice, events)
    return Step(state, tuple(events))


def _check_way_in(state: LabirintoState, move: Enter, around: Contact) -> None:
    if not state.labyrinth:
        if move.cell != CENTRE:
            raise IllegalMove("first-in-centre", cell=move.cell)
        return
    if move.cell in state.labyrinth:
        raise IllegalMove("cell-taken", cell=move.cell)
    if not around.joined:
        raise IllegalMove("not-joined", cell=move.cell)
    if shuts_others_out(state, move):
        raise IllegalMove("shuts-others-out", cell=move.cell)


def idle(state: LabirintoState, seat: int, dice: Dice) -> LabirintoStep:
    """CO-4: the turn is lost. A forced challenge, and the way in, are played all the same."""
    if state.phase == "set-up":
        return apply(state, seat, dice.pick(choices(state, seat).moves), dice)
    if state.phase == "turn" and must_challenge(state):
        return apply(state, seat, Challenge(), dice)
    events: Events = [TurnSkipped(seat)]
    return Step(end_turn(return_hand(state, events), events), tuple(events))
