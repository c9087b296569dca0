"""What a player of Medusa may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone; the conformance suite proves that the two
agree.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from ludoteca.core import Choices
from ludoteca.games.labirinto_e_medusa.medusa.island import out_of_reach
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH,
    COLOURS,
    TERRAIN,
    Challenge,
    Explore,
    Give,
    Island,
    MedusaMove,
    MedusaState,
    Phase,
    Place,
    Take,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import can_follow, refusal
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

    Most cells are plain: nothing about them needs a closer look. The doubtful ones get one.
    """
    one, other = state.hand
    survey = state.survey
    shore, barred = survey.shore, survey.barred
    stranded = out_of_reach(state.island, survey, state.pawns[state.seat])
    doubtful = _doubtful(state, stranded)
    plain = [cell for cell, sides in shore.items() if sides < 4 and cell not in doubtful]
    holes = [cell for cell in survey.holes if cell not in doubtful]
    unsure = [cell for cell in doubtful if cell in shore and cell not in barred]
    moves: tuple[Place, ...] = ()
    for terrain, second in ((one, other), (other, one)) if one != other else ((one, other),):
        cells = plain.copy()
        inland = holes.copy()
        closer = unsure.copy()
        if terrain != BEACH:
            _sort_columns(state.island, doubtful, terrain, cells, inland, closer)
        if inland and terrain != BEACH != second:
            cells += _beside(state, inland, second)
        if closer:
            cells += _placeable(state, stranded, closer, terrain, second)
        moves += tuple(map(_PLACE[terrain], cells))
    return moves


def _sort_columns(
    island: Island,
    doubtful: Collection[Cell],
    terrain: int,
    plain: list[Cell],
    inland: list[Cell],
    closer: list[Cell],
) -> None:
    """Sort the columns of this terrain into these lists."""
    for cell in [c for c, column in island.items() if column & TERRAIN == terrain]:
        if cell in doubtful:
            closer.append(cell)
        elif (
            cell + NORTH not in island
            or cell + EAST not in island
            or cell + SOUTH not in island
            or cell + WEST not in island
        ):
            plain.append(cell)
        else:
            inland.append(cell)

def _beside(state, cells, terrain):
    island = state.island
    others = others_of(state.pawns, state.seat)
    return [
        cell
        for cell in cells
        if (island[cell + NORTH] & TERRAIN == terrain and cell + NORTH not in others)
        or (island[cell + EAST] & TERRAIN == terrain and cell + EAST not in others)
        or (island[cell + SOUTH] & TERRAIN == terrain and cell + SOUTH not in others)
        or (island[cell + WEST] & TERRAIN == terrain and cell + WEST not in others)
    ]


def _placeable(
    state: MedusaState,
    stranded: Collection[Cell],
    cells: list[Cell],
    terrain: int,
    other: int,
) -> list[Cell]:
    """Those of the cells on which a first piece may go, looked at one by one."""
    island, survey = state.island, state.survey
    others = others_of(state.pawns, state.seat)
    return [
        cell
        for cell in cells
        if refusal(island, survey, others, terrain, cell) is None
        and can_follow(island, survey, others, cell, terrain, other)
        and (not stranded or any(c in island and c not in stranded for c in neighbours(cell)))
    ]


def _doubtful(state: MedusaState, stranded: Collection[Cell]) -> dict[Cell, None]:
    """The cells where a first piece may be refused, or may leave no Abyss cell for the second.

    A dict and not a set, so that its order is the same everywhere.
    """
    survey, pawns = state.survey, state.pawns
    shore = survey.shore
    cells = [*others_of(pawns, state.seat)]
    if len(state.island) == 1:
        cells.append(pawns[state.seat])  # he has nowhere else to stand
    for cell in stranded:
        cells += (cell, cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST)
    near: list[Cell] = []
    for cell in survey.barred:
        # Beside a barred cell there must be another Abyss cell for the second piece.
        cells.append(cell)
        for side in (cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST):
            (cells if side in near or shore.get(side, 4) > 2 else near).append(side)
    if BEACH in state.hand:
        # Between three columns and the first piece a beach would have no Abyss side.
        for cell, sides in shore.items():
            if sides > 2:
                cells += (cell, cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST)
    return dict.fromkeys(cells)


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
