"""What a player of Labirinto may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone; the conformance suite proves that the two
agree.
"""

from __future__ import annotations

from itertools import product

from ludoteca.core import Choices
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, is_open, walks
from ludoteca.games.labirinto_e_medusa.labirinto.entering import ways_in
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    EAST_OPEN,
    NORTH_OPEN,
    ORIENTATIONS,
    SOUTH_OPEN,
    WEST_OPEN,
    Challenge,
    Explore,
    LabirintoMove,
    LabirintoState,
    Place,
    Walk,
)
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS
from ludoteca.kit.grid import EAST, NORTH, SOUTH, WEST

_NONE: Choices[LabirintoMove] = Choices()
_CHALLENGE = Challenge()
_MUST_CHALLENGE: Choices[LabirintoMove] = Choices((_CHALLENGE,))
_MAY_EXPLORE: Choices[LabirintoMove] = Choices((_CHALLENGE, Explore()))


def choices(state: LabirintoState, seat: int) -> Choices[LabirintoMove]:
    if seat != state.seat:
        return _NONE
    phase = state.phase
    if phase == "place":
        return _PLACEMENTS[_free_sides(state)][state.hand]
    if phase == "turn":
        return _turn_choices(state)
    if phase == "walk":
        return Choices(_walks(state))
    if phase == "set-up":
        return Choices(ways_in(state))
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


def _free_sides(state: LabirintoState) -> int:
    """The sides of the pawn's tile where a block can be laid, a bit each."""
    labyrinth = state.labyrinth
    pawn = state.pawns[state.seat]
    free = labyrinth[pawn]
    if pawn + NORTH in labyrinth:
        free &= ~NORTH_OPEN
    if pawn + EAST in labyrinth:
        free &= ~EAST_OPEN
    if pawn + SOUTH in labyrinth:
        free &= ~SOUTH_OPEN
    if pawn + WEST in labyrinth:
        free &= ~WEST_OPEN
    return free


def _walks(state: LabirintoState) -> tuple[Walk, ...]:
    return tuple(Walk(cell) for cell in walks(state.labyrinth, state.pawns[state.seat]))


def _placements(free: int, hand: tuple[int, ...]) -> Choices[LabirintoMove]:
    """Every block of the hand on every free side, in every position that joins the pawn's tile."""
    return Choices(
        tuple(
            Place(side, openings)
            for block in dict.fromkeys(hand)
            for side in range(4)
            if free >> side & 1
            for openings in ORIENTATIONS[block]
            if openings & BACK[side]
        )
    )


# All there can be, worked out once: which sides are free, and the one or two blocks in hand.
_PLACEMENTS: tuple[dict[tuple[int, ...], Choices[LabirintoMove]], ...] = tuple(
    {
        hand: _placements(free, hand)
        for size in (1, 2)
        for hand in product(range(len(BLOCKS)), repeat=size)
    }
    for free in range(16)
)
