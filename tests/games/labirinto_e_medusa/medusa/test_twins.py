"""The fast code against a naive second writing, on random islands and in random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Match
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.diagram import LETTERS, draw
from ludoteca.games.labirinto_e_medusa.medusa.island import out_of_reach, reach, walk
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    Challenge,
    Explore,
    Give,
    MedusaMove,
    MedusaState,
    Place,
    Survey,
    Take,
    column,
    height_of,
    terrain_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.survey import survey, tightness
from ludoteca.kit.grid import at, bounds, xy
from tests.games.labirinto_e_medusa.medusa import naive
from tests.games.labirinto_e_medusa.medusa.naive import XY, Naive
from tests.games.labirinto_e_medusa.medusa.positions import explore, position

ISLANDS = 300


def random_island(dice: Dice) -> Naive:
    """A connected island, legal as to its beaches; crowded, so that holes and bays are common."""
    island: Naive = {(0, 0): ("lmrw"[dice.below(4)], 1)}
    box = 3 + dice.below(4)
    for _ in range(1 + dice.below(box * box)):
        cells = sorted(side for cell in island for side in naive.sides(cell) if side not in island)
        cells = [cell for cell in cells if max(map(abs, cell)) <= box // 2] or cells
        letter, cell = "lmrwb"[dice.below(5)], dice.pick(cells)
        if naive.may_place(island, [], letter, cell):
            island = naive.placed(island, letter, cell)
    for _ in range(dice.below(3 * len(island))):
        cell = dice.pick(sorted(island))
        letter, _ = island[cell]
        if naive.may_place(island, [], letter, cell):
            island = naive.placed(island, letter, cell)
    return island


def random_positions(count: int) -> Iterator[tuple[Naive, MedusaState, str]]:
    """An island, a turn's start on it, and two letters to draw."""
    for number in range(count):
        dice = Dice(number.to_bytes(16, "little"))
        island = random_island(dice)
        columns = {at(*cell): column(LETTERS.index(t), h) for cell, (t, h) in island.items()}
        pawns = [dice.pick(list(columns)) for _ in range(1 + dice.below(4))]
        if len(pawns) > 1 and not dice.below(4):
            pawns[1] = OUTSIDE
        state = replace(
            position("m1A"),
            island=columns,
            survey=survey(columns),
            pawns=tuple(pawns),
            desires=((1, 1, 1),) * len(pawns),
        )
        yield island, state, LETTERS[dice.below(5)] + LETTERS[dice.below(5)]


def told(island: Naive, state: MedusaState) -> str:
    """A position to look at when a test has failed."""
    return f"\n{draw(state.island, state.pawns)}\n"


def test_reach_and_what_is_out_of_it() -> None:
    """ME-M1"""
    for island, state, _ in random_positions(ISLANDS):
        start = state.pawns[0]
        expected = set(naive.reachable(island, xy(start)))
        assert {xy(cell) for cell in reach(state.island, start)} == expected, told(island, state)
        stranded = {xy(cell) for cell in out_of_reach(state.island, state.survey, start)}
        assert stranded == island.keys() - expected, told(island, state)


def test_walks_are_shortest_and_legal() -> None:
    """ME-M1"""
    for island, state, _ in random_positions(ISLANDS):
        start = state.pawns[0]
        steps = naive.reachable(island, xy(start))
        for cell in [*state.island, *state.survey.shore]:
            ends = [steps[side] for side in naive.sides(xy(cell)) if side in steps]
            path = walk(state.island, start, cell)
            if not ends:
                assert path is None, told(island, state)
                continue
            assert path is not None, told(island, state)
            assert len(path) == 1 + min(ends), told(island, state)
            assert path[0] == start
            assert xy(path[-1]) in naive.sides(xy(cell))
            for one, other in pairwise(path):
                assert xy(other) in naive.sides(xy(one))
                assert island[xy(other)][1] <= island[xy(one)][1] + 1


def universe(state: MedusaState) -> Iterator[MedusaMove]:
    """Every move that could come to anybody's mind."""
    yield Challenge()
    yield Explore()
    for colour in range(-1, 5):
        yield Give(colour)
        yield Take(colour)
    west, south, east, north = bounds(state.island or [at(0, 0)])
    for terrain in range(-1, len(LETTERS) + 1):
        for x in range(west - 3, east + 4):
            for y in range(south - 3, north + 4):
                yield Place(terrain, at(x, y))


def accepted(state: MedusaState, move: MedusaMove) -> bool:
    try:
        MEDUSA.apply(state, state.seat, move, Dice(bytes(16)))
    except IllegalMove:
        return False
    return True


def check_choices(state: MedusaState) -> None:
    """The list is what is accepted, each move once."""
    moves = MEDUSA.choices(state, state.seat).moves
    assert len(moves) == len(set(moves))
    assert set(moves) == {move for move in universe(state) if accepted(state, move)}


def test_first_placements_are_those_of_the_rules() -> None:
    """ME-T2, ME-T5, ME-P1 to ME-P3: listed, accepted and legal are the same; or all is lost."""
    lost = 0
    for island, state, letters in random_positions(ISLANDS):
        others = [xy(pawn) for pawn in state.pawns[1:] if pawn != OUTSIDE]
        expected = naive.first_placements(island, xy(state.pawns[0]), others, letters)
        after = explore(state, letters).state
        if not expected:
            assert after.phase == "turn", told(island, state)
            lost += 1
            continue
        listed = {
            (LETTERS[move.terrain], xy(move.cell))
            for move in MEDUSA.choices(after, 0).moves
            if isinstance(move, Place)
        }
        assert listed == expected, told(island, state) + letters
        check_choices(after)
    assert lost


def test_second_placements_are_those_of_the_rules() -> None:
    """ME-T2, ME-P1 to ME-P3: after each first placement there is at least one."""
    for island, state, letters in random_positions(ISLANDS // 3):
        after = explore(state, letters).state
        if after.phase != "first":
            continue
        others = [xy(pawn) for pawn in state.pawns[1:] if pawn != OUTSIDE]
        for move in MEDUSA.choices(after, 0).moves[::3]:
            assert isinstance(move, Place)
            first = (LETTERS[move.terrain], xy(move.cell))
            left = letters.replace(first[0], "", 1)
            half = MEDUSA.apply(after, 0, move, Dice(bytes(16))).state
            expected = {
                cell
                for cell in naive.sides(first[1])
                if naive.may_place(naive.placed(island, *first), others, left, cell)
            }
            listed = {xy(m.cell) for m in MEDUSA.choices(half, 0).moves if isinstance(m, Place)}
            assert listed == expected != set(), told(island, state) + letters


def random_game(seats: int, number: int) -> Iterator[MedusaState]:
    """A game in which nobody challenges before they must, and columns are liked."""
    dice = Dice(number.to_bytes(16, "little"), seats)
    match = Match(MEDUSA, seats=seats, seed=number.to_bytes(8, "little"))
    while match.actors:
        state = match.state
        yield state
        moves = [m for m in match.choices(state.seat).moves if not isinstance(m, Challenge)]
        higher = [m for m in moves if isinstance(m, Place) and m.cell in state.island]
        if higher and dice.below(3):
            moves = higher
        match.play(state.seat, dice.pick(moves) if moves else Challenge())


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_choices_are_what_is_accepted(seats: int) -> None:
    """CO-1: in every phase of random games."""
    for number, state in enumerate(random_game(seats, seats)):
        if number % 4 == 0 or state.phase in {"give", "take"}:
            check_choices(state)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_survey_is_kept_up(seats: int) -> None:
    """What the state carries along is what the island says, also read again from the view."""
    for number in range(2):
        for state in random_game(seats, number):
            check_survey(state)
            again = MEDUSA.imagine(MEDUSA.view(state, 0), Dice(bytes(16)))
            assert again == state
            # In the same order too: pages and bots see the same list.
            assert MEDUSA.choices(again, state.seat) == MEDUSA.choices(state, state.seat)


def check_survey(state: MedusaState) -> None:
    survey = state.survey
    island: Naive = {
        xy(cell): (LETTERS[terrain_of(c)], height_of(c)) for cell, c in state.island.items()
    }
    shore = {side for cell in island for side in naive.abyss_sides(island, cell)}
    assert {xy(cell): sides for cell, sides in survey.shore.items()} == {
        cell: 4 - len(naive.abyss_sides(island, cell)) for cell in shore
    }
    for terrain, cells in enumerate(survey.columns):
        assert {xy(cell) for cell in cells} == {
            cell for cell, (letter, _) in island.items() if letter == LETTERS[terrain]
        }
    beaches = [cell for cell, (letter, _) in island.items() if letter == "b"]
    ends = [naive.abyss_sides(island, beach) for beach in beaches]
    barred = {end[0] for end in ends if len(end) == 1}
    assert {xy(cell) for cell in survey.barred} == barred
    assert {xy(cell) for cell in survey.highs} == {
        cell for cell, (_, height) in island.items() if height > 2
    }
    check_tight(survey, island, shore, barred)
    parts: dict[int, set[XY]] = {}
    for cell, part in survey.lowland.items():
        parts.setdefault(part, set()).add(xy(cell))
    expected = naive.lowland_parts(island) if survey.highs else []
    assert sorted(map(sorted, parts.values())) == sorted(map(sorted, expected))


def check_tight(survey: Survey, island: Naive, shore: set[XY], barred: set[XY]) -> None:
    expected = {}
    for cell in {*island, *shore}:
        free = [side for side in naive.abyss_sides(island, cell) if side not in barred]
        if cell in barred:
            expected[cell] = tightness(7, ())
        elif not free:
            here = LETTERS.index(island[cell][0]) if cell in island else 7
            beside = {island[side][0] for side in naive.sides(cell) if side in island}
            expected[cell] = tightness(here, [LETTERS.index(b) for b in beside - {"b"}])
    assert {xy(cell): tight for cell, tight in survey.tight.items()} == expected
