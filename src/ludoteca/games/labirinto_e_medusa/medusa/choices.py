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
    MedusaMove,
    MedusaState,
    Place,
    Take,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import can_follow, refusal
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import CENTRE, EAST, NORTH, SIDES, SOUTH, WEST, Cell

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
    if seat != state.seat:
        return _NONE
    phase = state.phase
    if phase == "turn":
        return _MAY_EXPLORE if sum(state.jar) >= 2 else _MUST_CHALLENGE
    if phase == "first":
        return Choices(tuple(first_placements(state)))
    if phase == "second":
        return Choices(tuple(second_placements(state)))
    if phase == "give":
        return Choices(tuple(_GIVE[c] for c, n in enumerate(state.desires[seat]) if n))
    if phase == "take":
        return Choices(tuple(_TAKE[c] for c, n in enumerate(state.lair) if n))
    if phase == "set-up":
        return Choices(tuple(_set_up_placements(state)))
    return _NONE


def others_of(pawns: tuple[Cell, ...], seat: int) -> tuple[Cell, ...]:
    """Where the other Perseus are."""
    return pawns[:seat] + pawns[seat + 1 :]


def first_placements(state: MedusaState) -> list[Place]:
    """Every first placement that a second one can follow (ME-T2, ME-T5)."""
    one, other = state.hand
    stranded = out_of_reach(state.island, state.survey, state.pawns[state.seat])
    moves = _first_placements(state, stranded, one, other)
    if one != other:
        moves += _first_placements(state, stranded, other, one)
    return moves


def _first_placements(
    state: MedusaState, stranded: Collection[Cell], terrain: int, other: int
) -> list[Place]:
    """Most cells are plain: nothing about them needs a closer look. The others get one."""
    island, survey = state.island, state.survey
    others = others_of(state.pawns, state.seat)
    doubtful = _doubtful(state, stranded, other)
    sides_taken = 3 if terrain == BEACH else 4
    cells: list[Cell] = []
    unsure: list[Cell] = []
    for cell, sides in survey.shore.items():
        if sides < sides_taken and cell not in doubtful:
            cells.append(cell)
        else:
            unsure.append(cell)
    if terrain != BEACH:
        for cell, column in island.items():
            if column & TERRAIN == terrain:
                if cell not in doubtful and (
                    cell + NORTH not in island
                    or cell + EAST not in island
                    or cell + SOUTH not in island
                    or cell + WEST not in island
                ):
                    cells.append(cell)
                else:
                    unsure.append(cell)
    terrains = terrain, other
    cells += [
        cell
        for cell in unsure
        if refusal(island, survey, others, terrain, cell) is None
        and any(cell + step in island and cell + step not in stranded for step in SIDES)
        and can_follow(island, survey, others, cell, terrains)
    ]
    return list(map(_PLACE[terrain], cells))


def _doubtful(state: MedusaState, stranded: Collection[Cell], other: int) -> set[Cell]:
    """The cells where a first piece may be refused although an Abyss cell lies beside them."""
    survey, pawns = state.survey, state.pawns
    doubtful = set(others_of(pawns, state.seat))
    if len(state.island) == 1:
        doubtful.add(pawns[state.seat])  # he has nowhere else to stand
    centres = [*survey.barred, *stranded]
    if other == BEACH:
        # Between three columns and the first piece a beach would have no Abyss side.
        centres += [cell for cell, sides in survey.shore.items() if sides >= 3]
    for cell in centres:
        doubtful.update((cell, cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST))
    return doubtful


def second_placements(state: MedusaState) -> list[Place]:
    """Where the other piece may go: beside the first, on which Perseus stands (ME-T2)."""
    (terrain,) = state.hand
    pawns, seat = state.pawns, state.seat
    others = others_of(pawns, seat)
    place = _PLACE[terrain]
    return [
        place(pawns[seat] + step)
        for step in SIDES
        if refusal(state.island, state.survey, others, terrain, pawns[seat] + step) is None
    ]


def _set_up_placements(state: MedusaState) -> list[Place]:
    """ME-S2: the first piece in the centre, the others on the Abyss beside the island."""
    (terrain,) = state.hand
    island, survey = state.island, state.survey
    cells = list(survey.shore) if island else [CENTRE]
    place = _PLACE[terrain]
    return [
        place(cell) for cell in cells if refusal(island, survey, (), terrain, cell) is None
    ]
