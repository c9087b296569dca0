"""Where the first piece of a turn may go, so that a second one can follow (ME-T2, ME-T5).

This is the longest list a turn asks for, so cells are sorted by what must be known about them:
*plain* ones call for no closer look, *tight* ones for a column beside them that the second piece
can go onto, and the *doubtful* ones are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations, filterfalse
from operator import itemgetter

from ludoteca.games.labirinto_e_medusa.medusa.island import out_of_reach
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH,
    OUTSIDE,
    TERRAIN,
    MedusaState,
    Place,
    Survey,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import PLACES, can_follow, others_of, refusal
from ludoteca.games.labirinto_e_medusa.medusa.survey import ABYSS, tightness
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import EAST, NORTH, SOUTH, WEST, Cell, neighbours

_places = PLACES.__getitem__


def first_placements(state: MedusaState) -> tuple[Place, ...]:
    """Every first placement that a second one can follow."""
    island, survey = state.island, state.survey
    tight = survey.tight
    others = others_of(state.pawns, state.seat)
    unreachable = _unreachable(state)
    beaches = BEACH in state.hand
    moves: list[Place] = []
    for terrain, second in _orders(state.hand):
        if beaches or not moves:  # without beaches both orders have the same plain cells
            doubtful = _doubtful(survey, others)
            if beaches:
                doubtful |= _doubtful_for_beaches(state, terrain, second)
            special = {*tight, *doubtful, *unreachable}
            plain = [*map(_places, filterfalse(special.__contains__, survey.shore))]
        of_terrain = itemgetter(terrain)
        moves += map(of_terrain, plain)
        if terrain != BEACH:
            columns = filterfalse(special.__contains__, survey.columns[terrain])
            moves += map(of_terrain, map(_places, columns))
        roomy = _ROOMY[terrain, second]
        moves += [
            PLACES[cell][terrain]
            for cell, tightness in tight.items()
            if tightness in roomy and cell not in doubtful and cell not in unreachable
        ]
        moves += [
            PLACES[cell][terrain]
            for cell in doubtful
            if cell not in unreachable
            and refusal(island, survey, others, terrain, cell) is None
            and can_follow(island, survey, others, cell, terrain, second)
        ]
    return tuple(moves)


def _orders(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The two orders in which two pieces can be placed; one if they are alike."""
    one, other = hand
    return ((one, other),) if one == other else ((one, other), (other, one))


def _roomy(terrain: int, second: int) -> frozenset[int]:
    """How tight a cell may be for this terrain to go there and the second one to follow.

    Beaches are never stacked, so none of them; a first beach in a tight place is doubtful.
    """
    stackable = range(BEACH)
    return frozenset(
        tightness(here, beside)
        for here in (terrain, ABYSS)
        for count in range(len(stackable) + 1)
        for beside in combinations(stackable, count)
        if terrain != BEACH and second in beside
    )


_ROOMY = {(t, u): _roomy(t, u) for t in range(len(TERRAINS)) for u in range(len(TERRAINS))}


def _unreachable(state: MedusaState) -> Collection[Cell]:
    """The cells with columns beside them, but none where Perseus could stand (ME-M1)."""
    island, pawn = state.island, state.pawns[state.seat]
    if len(island) == 1:
        return (pawn,)  # to place on that column Perseus would have to stand on another
    stranded = out_of_reach(island, state.survey, pawn)
    if not stranded:
        return ()
    reached = island.keys() - stranded
    return {
        cell
        for cell in {side for column in stranded for side in neighbours(column)}
        if cell + NORTH not in reached
        and cell + EAST not in reached
        and cell + SOUTH not in reached
        and cell + WEST not in reached
    }


def _doubtful(survey: Survey, others: Collection[Cell]) -> dict[Cell, None]:
    """The columns of the others, and the tight cells beside them: there the second piece may
    find nothing but such a column, and does not go onto it either (ME-P2).

    A dict and not a set, so that its order is the same everywhere.
    """
    tight = survey.tight
    doubtful: dict[Cell, None] = {}
    for column in others:
        if column == OUTSIDE:
            continue
        doubtful[column] = None
        for cell in (column + NORTH, column + EAST, column + SOUTH, column + WEST):
            if cell in tight:
                doubtful[cell] = None
    return doubtful


def _doubtful_for_beaches(state: MedusaState, terrain: int, second: int) -> dict[Cell, None]:
    """What more is doubtful if one of the pieces is a beach (ME-P3)."""
    island, survey = state.island, state.survey
    shore, barred = survey.shore, survey.barred
    narrow = [cell for cell, sides in shore.items() if sides > 2 and cell not in barred]
    cells: list[Cell] = []
    if terrain == BEACH:
        # It needs an Abyss side, and keeps its last one from the second piece.
        cells += [cell for cell in (*narrow, *survey.tight) if cell in shore]
    if second == BEACH:
        # Between three columns and the first piece it would have no Abyss side.
        cells += [side for cell in narrow for side in neighbours(cell)]
    return {
        cell: None
        for cell in cells
        if cell in shore or (cell in island and island[cell] & TERRAIN == terrain)
    }
