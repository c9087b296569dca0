"""What a player of Labirinto may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone; the conformance suite proves that the two
agree.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.core import Choices
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, contact, is_open, walks
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ORIENTATIONS,
    Challenge,
    Explore,
    LabirintoMove,
    LabirintoState,
    Place,
    Walk,
)
from ludoteca.kit.grid import CENTRE, EAST, NORTH, SIDES, SOUTH, WEST, Cell

_NONE: Choices[LabirintoMove] = Choices()
_CHALLENGE = Challenge()
_MUST_CHALLENGE: Choices[LabirintoMove] = Choices((_CHALLENGE,))
_MAY_EXPLORE: Choices[LabirintoMove] = Choices((_CHALLENGE, Explore()))


def choices(state: LabirintoState, seat: int) -> Choices[LabirintoMove]:
    if seat != state.seat:
        return _NONE
    phase = state.phase
    if phase == "place":
        return Choices(_placements(state))
    if phase == "turn":
        return _turn_choices(state)
    if phase == "walk":
        return Choices(_walks(state))
    if phase == "set-up":
        return Choices(tuple(_set_up_placements(state)))
    return _NONE


def must_challenge(state: LabirintoState) -> bool:
    """LA-T1: the labyrinth is closed, or the jar cannot give two blocks."""
    return not state.unknown or sum(state.jar) < 2


def _turn_choices(state: LabirintoState) -> Choices[LabirintoMove]:
    if must_challenge(state):
        return _MUST_CHALLENGE
    if is_open(state.labyrinth, state.pawns[state.seat]):
        return _MAY_EXPLORE
    return Choices((_CHALLENGE, *_walks(state)))


def _walks(state: LabirintoState) -> tuple[Walk, ...]:
    return tuple(Walk(cell) for cell in walks(state.labyrinth, state.pawns[state.seat]))


@lru_cache(maxsize=1 << 16)
def _turned(cell: Cell, back: int, block: int) -> tuple[Place, ...]:
    """The ways to lay a block on a cell with an opening on that side."""
    return tuple(Place(cell, openings) for openings in ORIENTATIONS[block] if openings & back)


def _placements(state: LabirintoState) -> tuple[Place, ...]:
    labyrinth = state.labyrinth
    pawn = state.pawns[state.seat]
    openings = labyrinth[pawn]
    hand = state.hand
    blocks = hand[:1] if len(hand) == 2 and hand[0] == hand[1] else hand
    moves: tuple[Place, ...] = ()
    for block in blocks:
        if openings & 1 and pawn + NORTH not in labyrinth:
            moves += _turned(pawn + NORTH, 4, block)
        if openings & 2 and pawn + EAST not in labyrinth:
            moves += _turned(pawn + EAST, 8, block)
        if openings & 4 and pawn + SOUTH not in labyrinth:
            moves += _turned(pawn + SOUTH, 1, block)
        if openings & 8 and pawn + WEST not in labyrinth:
            moves += _turned(pawn + WEST, 2, block)
    return moves


def _set_up_placements(state: LabirintoState) -> list[Place]:
    (block,) = state.hand
    labyrinth = state.labyrinth
    if not labyrinth:
        return [Place(CENTRE, openings) for openings in ORIENTATIONS[block]]
    found = {
        place: None  # a dict keeps the order in which they were found, on every machine
        for cell, openings in labyrinth.items()
        for side, step in enumerate(SIDES)
        if openings >> side & 1 and cell + step not in labyrinth
        for place in _turned(cell + step, BACK[side], block)
    }
    return [place for place in found if not shuts_others_out(state, place)]


def shuts_others_out(state: LabirintoState, place: Place) -> bool:
    """LA-S2 (our ruling): nobody may close the labyrinth while others have yet to enter it."""
    others_wait = len(state.labyrinth) + 1 < len(state.pawns)
    around = contact(state.labyrinth, place.cell, place.openings)
    return others_wait and state.unknown + around.unknown - around.met == 0
