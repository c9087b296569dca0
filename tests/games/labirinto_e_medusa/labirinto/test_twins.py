"""Labirinto's fast code against naive second writings, over random games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.core import Dice, IllegalMove, Match
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import Labyrinth, contact, is_open, walks
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    Challenge,
    Enter,
    Explore,
    LabirintoMove,
    LabirintoState,
    Place,
    VoidClosed,
    Walk,
)
from ludoteca.kit.grid import SIDES, Cell, bounds, neighbours, xy

OPPOSITE = (2, 3, 0, 1)


def is_wide(labyrinth: Labyrinth, cell: Cell, side: int) -> bool:
    return bool(labyrinth[cell] >> side & 1)


def naive_contact(labyrinth: Labyrinth, cell: Cell) -> tuple[int, int, int]:
    """Walled sides, joined tiles and openings on empty cells, straight from LA-W1 to LA-W3."""
    walled = joined = unknown = 0
    for side, neighbour in enumerate(neighbours(cell)):
        mine = is_wide(labyrinth, cell, side)
        if neighbour not in labyrinth:
            walled += not mine
            unknown += mine
        else:
            theirs = is_wide(labyrinth, neighbour, OPPOSITE[side])
            walled += not (mine and theirs)
            joined += mine and theirs
    return walled, joined, unknown


def naive_voids(labyrinth: Labyrinth) -> set[tuple[Cell, ...]]:
    """Every finite empty region that has walls all round, by flooding the whole board."""
    west, south, east, north = bounds(labyrinth)
    empty = {
        y * 256 + x
        for x in range(west - 1, east + 2)
        for y in range(south - 1, north + 2)
        if y * 256 + x not in labyrinth
    }
    found = set()
    while empty:
        region = {empty.pop()}
        todo = list(region)
        walled = True
        while todo:
            cell = todo.pop()
            for side, neighbour in enumerate(neighbours(cell)):
                if neighbour in empty:
                    empty.discard(neighbour)
                    region.add(neighbour)
                    todo.append(neighbour)
                elif neighbour in labyrinth:
                    walled &= not is_wide(labyrinth, neighbour, OPPOSITE[side])
        outside = any(xy(cell)[0] in (west - 1, east + 1) for cell in region)
        if walled and not outside:
            found.add(tuple(sorted(region)))
    return found


def naive_walks(labyrinth: Labyrinth, start: Cell) -> set[Cell]:
    """The open ends of all simple ways through closed tiles."""
    ends: set[Cell] = set()
    visited: set[Cell] = set()

    def go(cell: Cell) -> None:
        visited.add(cell)
        for side, neighbour in enumerate(neighbours(cell)):
            if neighbour in labyrinth and neighbour not in visited:
                if not is_wide(labyrinth, cell, side):
                    continue
                if not is_wide(labyrinth, neighbour, OPPOSITE[side]):
                    continue
                if naive_contact(labyrinth, neighbour)[2]:
                    ends.add(neighbour)
                else:
                    go(neighbour)

    go(start)
    return ends


def random_game(seed: int, seats: int) -> Iterator[Match]:
    """A long random game, challenged only when forced; the match at every step."""
    match = Match(LABIRINTO, None, seats, seed.to_bytes(2, "little"))
    dice = Dice(b"play", seed)
    while match.actors:
        yield match
        (seat,) = match.actors
        moves = match.choices(seat).moves
        if len(moves) > 1 and isinstance(moves[0], Challenge):
            moves = moves[1:]
        match.play(seat, dice.pick(moves))
    yield match


@pytest.mark.parametrize("seed", range(12))
def test_contacts_walks_and_the_count_of_openings(seed: int) -> None:
    """LA-W1, LA-W2, LA-W3, LA-T3 by the book, on every position of a game."""
    for match in random_game(seed, 1 + seed % 5):
        labyrinth = match.state.labyrinth
        for cell, tile in labyrinth.items():
            naive = naive_contact(labyrinth, cell)
            around = contact(labyrinth, cell, tile)
            assert (around.walled, around.joined, around.unknown) == naive
            assert is_open(labyrinth, cell) == (naive[2] > 0)
        openings = sum(naive_contact(labyrinth, cell)[2] for cell in labyrinth)
        assert match.state.unknown == openings
        for pawn in match.state.pawns:
            if pawn in labyrinth and not is_open(labyrinth, pawn):
                ways = walks(labyrinth, pawn)
                assert set(ways) == naive_walks(labyrinth, pawn)
                assert all(way[0] == pawn and way[-1] == end for end, way in ways.items())


@pytest.mark.parametrize("seed", range(24))
def test_voids_are_found_when_they_arise(seed: int) -> None:
    """LA-T8 against flooding the whole board before and after every move."""
    before: set[tuple[Cell, ...]] = set()
    for match in random_game(seed, 2):
        if not match.state.labyrinth:
            continue
        after = naive_voids(match.state.labyrinth)
        told = [event.cells for event in match.events if isinstance(event, VoidClosed)]
        assert set(told) == after - before
        before = after


@pytest.mark.parametrize("seed", range(20))
def test_tokens_and_blocks_are_never_lost(seed: int) -> None:
    """LA-S1, LA-T5 to LA-T8, LM-C1, LM-C3: 20 of each colour and 120 tiles, always."""
    for match in random_game(seed, 3):
        state = match.state
        if state.phase == "over" or any(cell == 1 << 20 for cell in state.pawns):
            continue  # the dead take theirs along
        assert sum(tokens[0] for tokens in state.tokens) + state.chamber[0] == 20
        assert sum(tokens[1] for tokens in state.tokens) + state.chamber[1] == 20
        assert sum(tokens[2] for tokens in state.tokens) + state.reserve == 20
        assert len(state.labyrinth) + len(state.hand) + sum(state.jar) == 120


def every_move(state: LabirintoState) -> Iterator[LabirintoMove]:
    """Far more moves than are ever legal."""
    yield Challenge()
    yield Explore()
    around = {cell + step for cell in (*state.labyrinth, 0) for step in (0, *SIDES)}
    for cell in sorted(around):
        yield Walk(cell)
        for openings in range(17):
            yield Enter(cell, openings)
    for side in range(-1, 5):
        for openings in range(17):
            yield Place(side, openings)


@pytest.mark.parametrize("seed", range(4))
def test_the_list_of_choices_is_complete_and_sound(seed: int) -> None:
    """LA-T2, LA-T3, LA-T4, LA-S2: what is listed is what is accepted, nothing else."""
    for number, match in enumerate(random_game(seed, 2 if seed < 3 else 5)):
        state = match.state
        if state.phase == "over" or (state.phase != "set-up" and number % 5 > 1):
            continue
        accepted = set()
        for move in every_move(state):
            try:
                LABIRINTO.apply(state, state.seat, move, Dice(b""))
            except IllegalMove:
                continue
            accepted.add(move)
        listed = LABIRINTO.choices(state, state.seat).moves
        assert len(set(listed)) == len(listed)
        assert set(listed) == accepted


def test_the_grid_has_no_edge() -> None:
    """LM-C4: a labyrinth may run 120 tiles in one direction, and stays one piece."""
    for side, step in enumerate(SIDES):
        state = LABIRINTO.setup(LABIRINTO.options_type(), 1, Dice(b"")).state
        straight = 0b0101 if side % 2 == 0 else 0b1010
        labyrinth = {step * n: straight for n in range(119)}
        pawn = step * 118
        state = LabirintoState(
            state.options,
            labyrinth,
            (0, 0, 0, 0),
            (3,),
            (pawn,),
            ((0, 0, 1),),
            (20, 20),
            0,
            0,
            "place",
            1,
            2,
            None,
        )
        after = LABIRINTO.apply(state, 0, Place(side, straight), Dice(b"")).state
        assert after.unknown == 2
        assert len(after.labyrinth) == 120
        assert xy(after.pawns[0]) in {(119, 0), (-119, 0), (0, 119), (0, -119)}
