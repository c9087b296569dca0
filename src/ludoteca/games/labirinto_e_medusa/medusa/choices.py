"""What a player of Medusa may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone; the conformance suite proves that the two
agree.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations, filterfalse

from ludoteca.core import Choices
from ludoteca.games.labirinto_e_medusa.medusa.island import out_of_reach
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH,
    COLOURS,
    TERRAIN,
    Challenge,
    Explore,
    Give,
    MedusaMove,
    MedusaState,
    Phase,
    Place,
    Survey,
    Take,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import can_follow, refusal
from ludoteca.games.labirinto_e_medusa.medusa.survey import ABYSS, tightness
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import CENTRE, EAST, NORTH, SIDES, SOUTH, WEST, Cell, neighbours

_NONE: Choices[MedusaMove] = Choices()
_MUST_CHALLENGE: Choices[MedusaMove] = Choices((Challenge(),))
_MAY_EXPLORE: Choices[MedusaMove] = Choices((Challenge(), Explore()))
_GIVE = tuple(Give(colour) for colour in range(len(COLOURS)))
_TAKE = tuple(Take(colour) for colour in range(len(COLOURS)))


class _Places(dict[Cell, Place]):
    """The moves that place one terrain, by cell: each is made once."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def __missing__(self, cell: Cell) -> Place:
        self[cell] = place = Place(self.terrain, cell)
        return place


_PLACE: tuple[Callable[[Cell], Place], ...] = tuple(
    _Places(terrain).__getitem__ for terrain in range(len(TERRAINS))
)


def _roomy(terrain: int, second: int) -> frozenset[int]:
    """How tight a cell may be for this terrain to go there and the other one to follow."""
    stackable = range(BEACH)
    if BEACH in {terrain, second}:
        return frozenset()
    return frozenset(
        tightness(here, beside)
        for here in (terrain, ABYSS)
        for count in range(len(stackable) + 1)
        for beside in combinations(stackable, count)
        if second in beside
    )


_ROOMY = {(t, u): _roomy(t, u) for t in range(len(TERRAINS)) for u in range(len(TERRAINS))}


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


def others_of(pawns: tuple[Cell, ...], seat: int) -> tuple[Cell, ...]:
    """Where the other Perseus are."""
    return pawns[:seat] + pawns[seat + 1 :]


def first_placements(state: MedusaState) -> tuple[Place, ...]:
    """Every first placement that a second one can follow (ME-T2, ME-T5).

    Most cells are plain: nothing about them needs a closer look. Tight ones call for a column
    beside them that the second piece can go onto. The doubtful ones are looked at one by one.
    """
    island, survey = state.island, state.survey
    tight = survey.tight
    others = others_of(state.pawns, state.seat)
    unreachable = _unreachable(state)
    beaches = BEACH in state.hand
    moves: list[Place] = []
    for terrain, second in orders(state.hand):
        doubtful = _doubtful(survey, others)
        if beaches:
            doubtful |= _doubtful_for_beaches(state, terrain, second)
        if beaches or not moves:
            special = {*tight, *doubtful, *unreachable}
            plain = list(filterfalse(special.__contains__, survey.shore))
        place = _PLACE[terrain]
        moves += map(place, plain)
        if terrain != BEACH:
            moves += map(place, filterfalse(special.__contains__, survey.columns[terrain]))
        roomy = _ROOMY[terrain, second]
        moves += [
            place(cell)
            for cell, tightness in tight.items()
            if tightness in roomy and cell not in doubtful and cell not in unreachable
        ]
        moves += [
            place(cell)
            for cell in doubtful
            if cell not in unreachable
            and refusal(island, survey, others, terrain, cell) is None
            and can_follow(island, survey, others, cell, terrain, second)
        ]
    return tuple(moves)


def orders(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The two orders in which two pieces can be placed; one if they are alike."""
    one, other = hand
    return ((one, other),) if one == other else ((one, other), (other, one))


def _unreachable(state: MedusaState) -> Collection[Cell]:
    """The cells with columns beside them, but none where Perseus could stand."""
    island, pawn = state.island, state.pawns[state.seat]
    if len(island) == 1:
        return (pawn,)  # he could stand nowhere else
    stranded = out_of_reach(island, state.survey, pawn)
    if not stranded:
        return ()
    reached = island.keys() - stranded
    return {
        cell
        for column in stranded
        for cell in (column + NORTH, column + EAST, column + SOUTH, column + WEST)
        if cell + NORTH not in reached
        and cell + EAST not in reached
        and cell + SOUTH not in reached
        and cell + WEST not in reached
    }


def _doubtful(survey: Survey, others: Collection[Cell]) -> dict[Cell, None]:
    """The cells where plain or tight is not all there is to know: here the others' columns, and
    the tight cells beside them, since the second piece does not go onto them either (ME-P2).

    A dict and not a set, so that its order is the same everywhere.
    """
    tight = survey.tight
    doubtful: dict[Cell, None] = dict.fromkeys(others)
    for column in others:
        for cell in (column + NORTH, column + EAST, column + SOUTH, column + WEST):
            if cell in tight:
                doubtful[cell] = None
    return doubtful


def _doubtful_for_beaches(state: MedusaState, terrain: int, second: int) -> dict[Cell, None]:
    """The cells that are doubtful if one of the pieces is a beach (ME-P3)."""
    island, survey = state.island, state.survey
    shore = survey.shore
    cells: list[Cell] = []
    if terrain == BEACH:
        # It needs an Abyss side, and keeps its last one from the second piece.
        cells += survey.tight
        cells += [cell for cell, sides in shore.items() if sides > 2]
    if second == BEACH:
        # Between three columns and the first piece it would have no Abyss side.
        for cell, sides in shore.items():
            if sides > 2:
                cells += neighbours(cell)
    return {cell: None for cell in cells if island.get(cell, terrain) & TERRAIN == terrain and (cell in shore or cell in island)}


def _second_placements(state: MedusaState) -> Choices[MedusaMove]:
    """Where the other piece may go: beside the first, on which Perseus stands (ME-T2)."""
    (terrain,) = state.hand
    pawns, seat = state.pawns, state.seat
    others = others_of(pawns, seat)
    place = _PLACE[terrain]
    cells = [pawns[seat] + step for step in SIDES]
    return Choices(
        tuple(
            place(cell)
            for cell in cells
            if refusal(state.island, state.survey, others, terrain, cell) is None
        )
    )


def _set_up_placements(state: MedusaState) -> Choices[MedusaMove]:
    """ME-S2: the first piece in the centre, the others on the Abyss beside the island."""
    (terrain,) = state.hand
    island, survey = state.island, state.survey
    cells = list(survey.shore) if island else [CENTRE]
    place = _PLACE[terrain]
    return Choices(
        tuple(place(cell) for cell in cells if refusal(island, survey, (), terrain, cell) is None)
    )


_LISTS: dict[Phase, Callable[[MedusaState], Choices[MedusaMove]]] = {
    "set-up": _set_up_placements,
    "turn": _turn_choices,
    "first": lambda state: Choices(first_placements(state)),
    "second": _second_placements,
    "give": _gifts,
    "take": _takings,
    "over": lambda _: _NONE,
}
