"""ME-M: how Perseus walks."""

from __future__ import annotations

import pytest

from ludoteca.games.labirinto_e_medusa.medusa.diagram import parse
from ludoteca.games.labirinto_e_medusa.medusa.island import out_of_reach, reach, walk
from ludoteca.games.labirinto_e_medusa.medusa.model import Walked
from ludoteca.games.labirinto_e_medusa.medusa.survey import survey
from ludoteca.kit.grid import at, xy
from tests.games.labirinto_e_medusa.medusa.positions import (
    XY,
    exploring,
    happened,
    pawn,
    piece,
    place,
    refusal,
    targets,
)


def reached(diagram: str) -> set[XY]:
    """Where A can walk to, by the search and by what the survey says is out of reach."""
    island, (start, *_) = parse(diagram)
    found = set(reach(island, start))
    assert found == island.keys() - out_of_reach(island, survey(island), start)
    return {xy(cell) for cell in found}


@pytest.mark.parametrize(
    ("diagram", "expected"),
    [
        ("m1A m2 m4 m3", {(0, 0), (1, 0)}),
        ("m1 m2A m4 m3", {(0, 0), (1, 0)}),
        ("m1 m2 m4 m3A", {(0, 0), (1, 0), (2, 0), (3, 0)}),
        ("m1 m2 m4A m3", {(0, 0), (1, 0), (2, 0), (3, 0)}),
    ],
)
def test_a_row_of_heights(diagram: str, expected: set[XY]) -> None:
    """ME-E4: 1, 2, 4, 3: from the 1 only the 2 is reachable; from the 3 all are."""
    assert reached(diagram) == expected


@pytest.mark.parametrize(
    ("lower", "higher", "enters"),
    [(1, 1, True), (1, 2, True), (1, 3, False), (2, 4, False), (3, 4, True), (4, 9, False)],
)
def test_up_by_one_and_down_by_any(lower: int, higher: int, enters: bool) -> None:
    """ME-M1"""
    assert reached(f"m{lower}A r{higher}") == ({(0, 0), (1, 0)} if enters else {(0, 0)})
    assert reached(f"m{higher}A r{lower}") == {(0, 0), (1, 0)}


def test_never_across_a_corner_or_the_abyss() -> None:
    """ME-M1: orthogonally from column to column; here a cliff bars the only way."""
    assert reached(
        """
        r3 m1
        m1A ..
        """
    ) == {(0, 0)}
    assert reached(
        """
        r3  w3 r3
        m1A .. m1
        """
    ) == {(0, 0)}


def test_by_the_stairs() -> None:
    """ME-M1: the 4 is a cliff from the meadow, but stairs of 2 and 3 lead round to it."""
    assert (1, 1) in reached(
        """
        .. r3 r2
        .. w4 l2
        .. m1A m1
        """
    )
    # The stairs begin at the lake; without it the 4 stays out of reach.
    assert (1, 1) not in reached(
        """
        .. r3 r3
        .. w4 ..
        .. m1A m1
        """
    )


def test_a_plateau_without_stairs_is_out_of_reach() -> None:
    """ME-M1: up there one could walk about, but not get up."""
    plateau = """
        m1  m1 m1 m1
        m1  r4 w4 m1
        m1A m1 m1 m1
        """
    assert reached(plateau).isdisjoint({(1, 1), (2, 1)})
    assert len(reached(plateau)) == 10
    # From up there one gets down, and has seen everything.
    assert len(reached(plateau.replace("m1A", "m1").replace("r4", "r4A"))) == 12


def test_a_ridge_parts_the_lowland() -> None:
    """ME-M1: two lowlands, of which only one is reached, unless a step leads over the ridge."""
    ridge = """
        m1  r3 w1
        m1A r3 w1
        """
    assert reached(ridge) == {(0, 0), (0, 1)}
    assert len(reached(ridge.replace("m1  r3", "m2  r3"))) == 6


def test_a_pit_is_easy_to_enter_and_hard_to_leave() -> None:
    """ME-M1"""
    pit = """
        .. r3 ..
        r3 m1A r3
        .. r3 ..
        """
    assert reached(pit) == {(1, 1)}
    above = pit.replace("m1A", "m1").replace(".. r3 ..", ".. r3A ..", 1)
    assert reached(above) == {(1, 2), (1, 1)}


def test_past_others_and_onto_their_columns() -> None:
    """ME-M1 (ruling): one may pass and stop where others stand."""
    state = exploring("m1A r1B l1C", "ww")
    step = place(state, "w", 2, 1)
    assert happened(step) == ["Walked", "PiecePlaced"]
    walked = step.events[0]
    assert isinstance(walked, Walked)
    assert [xy(cell) for cell in walked.path] == [(0, 0), (1, 0), (2, 0)]
    assert pawn(step.state, 0) == (2, 1)


def test_without_a_walk_nothing_is_told_of_one() -> None:
    """ME-M1: one may stay."""
    step = place(exploring("m1A r1", "rw"), "r", 1, 0)
    assert happened(step) == ["PiecePlaced"]


def test_the_walk_is_the_shortest() -> None:
    """ME-M1 (ruling): placing implies a shortest way to a column beside the cell."""
    island, (start,) = parse(
        """
        m1 m1 m1 m1
        m1 .. .. m1
        m1A .. .. m1
        """
    )
    path = walk(island, start, at(4, 0))
    assert path is not None
    assert [xy(cell) for cell in path] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 2),
        (2, 2),
        (3, 2),
        (3, 1),
        (3, 0),
    ]
    # Onto the column underfoot, by a step aside.
    assert walk(island, start, start) == (at(0, 0), at(0, 1))
    # The cell south of the far end of the row is beside it alone.
    assert walk(island, start, at(3, -1)) == path
    assert walk(island, start, at(5, 5)) is None


def test_first_pieces_go_beside_what_is_reached() -> None:
    """ME-M1, ME-T2: beyond the cliff nothing can be placed, onto it only by flying up."""
    state = exploring("m1A r3 w1", "rl")
    assert targets(state, "l") == {(-1, 0), (0, 1), (0, -1)}
    assert targets(state, "r") == {(-1, 0), (0, 1), (0, -1), (1, 0)}
    assert refusal(state, piece("l", 3, 0)) == "out-of-reach"
    assert refusal(state, piece("l", 1, 1)) == "out-of-reach"
    step = place(state, "r", 1, 0)
    assert pawn(step.state, 0) == (1, 0)
    assert targets(step.state, "l") == {(1, 1), (1, -1)}
