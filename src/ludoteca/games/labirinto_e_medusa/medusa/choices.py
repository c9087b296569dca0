"""What a player of Medusa may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone; the conformance suite proves that the two
agree.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core import Choices
from ludoteca.games.labirinto_e_medusa.medusa.first_pieces import first_placements
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    COLOURS,
    Challenge,
    Explore,
    Give,
    MedusaMove,
    MedusaState,
    Phase,
    Take,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import PLACES, others_of, refusal
from ludoteca.kit.grid import CENTRE, neighbours

_NONE: Choices[MedusaMove] = Choices()
_MUST_CHALLENGE: Choices[MedusaMove] = Choices((Challenge(),))
_MAY_EXPLORE: Choices[MedusaMove] = Choices((Challenge(), Explore()))
_GIVE = tuple(Give(colour) for colour in range(len(COLOURS)))
_TAKE = tuple(Take(colour) for colour in range(len(COLOURS)))


def choices(state: MedusaState, seat: int) -> Choices[MedusaMove]:
    return _LISTS[state.phase](state) if seat == state.seat else _NONE


def _turn_choices(state: MedusaState) -> Choices[MedusaMove]:
    """ME-T1: fewer than two pieces in the jar leave only the challenge."""
    return _MAY_EXPLORE if sum(state.jar) >= 2 else _MUST_CHALLENGE


def _gifts(state: MedusaState) -> Choices[MedusaMove]:
    own = state.desires[state.seat]
    return Choices(tuple(give for give in _GIVE if own[give.colour]))


def _takings(state: MedusaState) -> Choices[MedusaMove]:
    lair = state.lair
    return Choices(tuple(take for take in _TAKE if lair[take.colour]))


def _first_placements(state: MedusaState) -> Choices[MedusaMove]:
    return Choices(first_placements(state))


def _second_placements(state: MedusaState) -> Choices[MedusaMove]:
    """Where the other piece may go: beside the first, on which Perseus stands (ME-T2)."""
    (terrain,) = state.hand
    island, survey, seat = state.island, state.survey, state.seat
    others = others_of(state.pawns, seat)
    cells = neighbours(state.pawns[seat])
    return Choices(
        tuple(
            [
                PLACES[cell][terrain]
                for cell in cells
                if refusal(island, survey, others, terrain, cell) is None
            ]
        )
    )


def _set_up_placements(state: MedusaState) -> Choices[MedusaMove]:
    """ME-S2: the first piece in the centre, the others on the Abyss beside the island."""
    (terrain,) = state.hand
    island, survey = state.island, state.survey
    cells = list(survey.shore) if island else [CENTRE]
    return Choices(
        tuple(
            [
                PLACES[cell][terrain]
                for cell in cells
                if refusal(island, survey, (), terrain, cell) is None
            ]
        )
    )


def _nothing(_: MedusaState) -> Choices[MedusaMove]:
    return _NONE


_LISTS: dict[Phase, Callable[[MedusaState], Choices[MedusaMove]]] = {
    "set-up": _set_up_placements,
    "turn": _turn_choices,
    "first": _first_placements,
    "second": _second_placements,
    "give": _gifts,
    "take": _takings,
    "over": _nothing,
}
