"""ME-P: where pieces may go."""

from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.medusa.model import Place
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.medusa.positions import (
    exploring,
    height,
    pawn,
    piece,
    place,
    refusal,
    targets,
)


def test_onto_the_abyss_or_onto_its_like() -> None:
    """ME-P1"""
    state = exploring(
        """
        m1A m2 w1
        """,
        "mr",
    )
    assert {(1, 0), (3, 0), (1, 1)} <= targets(state, "m")
    assert (2, 0) not in targets(state, "m")
    assert targets(state, "r").isdisjoint({(0, 0), (1, 0), (2, 0)})
    assert refusal(state, piece("m", 2, 0)) == "other-terrain"
    assert refusal(state, piece("r", 1, 0)) == "other-terrain"
    step = place(state, "m", 1, 0)
    assert height(step.state, 1, 0) == 3
    assert pawn(step.state, 0) == (1, 0)


def test_the_island_is_not_changed_by_what_is_refused_or_played() -> None:
    """CO-1: a state is never changed, neither by a refusal nor by a move."""
    state = exploring("m1A m2", "mr")
    island = dict(state.island)
    shore = dict(state.survey.shore)
    refusal(state, piece("w", 1, 0))
    place(state, "m", 1, 0)
    place(state, "r", 0, 1)
    assert (state.island, state.survey.shore) == (island, shore)


def test_never_onto_anothers_column() -> None:
    """ME-P2: the meadow of B is like, near and low, and yet it is B's."""
    state = exploring("m1A m1B m1", "mm")
    assert targets(state, "m").isdisjoint({(1, 0)})
    assert refusal(state, piece("m", 1, 0)) == "other-perseus"
    # The third one is B's neighbour only: A passes B and places there (ME-M1).
    assert (2, 0) in targets(state, "m")


def test_nor_with_the_second_piece() -> None:
    """ME-P2"""
    state = place(exploring("m1A r1 m1B", "rm"), "r", 1, 0).state
    assert targets(state, "m").isdisjoint({(2, 0)})
    assert refusal(state, piece("m", 2, 0)) == "other-perseus"


def test_a_dead_perseus_bars_nothing() -> None:
    """ME-P2, ME-X2: C stands at the east end, B is dead."""
    state = exploring("m1A m1 m1C", "mm")
    assert targets(state, "m") >= {(0, 0), (1, 0)}
    assert (2, 0) not in targets(state, "m")


def test_ones_own_column_once_it_is_left() -> None:
    """ME-P2: first step onto the neighbour, then the meadow goes onto the column just left."""
    state = exploring("m1A w1", "mr")
    assert (0, 0) in targets(state, "m")
    step = place(state, "m", 0, 0)
    assert height(step.state, 0, 0) == 2
    assert pawn(step.state, 0) == (0, 0)


def test_ones_own_column_cannot_be_left_for_a_cliff() -> None:
    """ME-P2, ME-M1: the only neighbour is two higher, so there is nowhere else to stand."""
    state = exploring("m1A w3", "mw")
    assert (0, 0) not in targets(state, "m")
    assert refusal(state, piece("m", 0, 0)) == "out-of-reach"


def test_alone_on_the_first_piece() -> None:
    """ME-P2: in a solo game's first turn there is no other column to step onto."""
    state = exploring("m1A", "mm")
    assert targets(state, "m") == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert refusal(state, piece("m", 0, 0)) == "out-of-reach"


def test_the_column_left_is_open_to_the_second_piece() -> None:
    """ME-P2: from the meadow Perseus flew onto the rock; the meadow is free again."""
    state = place(exploring("m1A r1", "rm"), "r", 1, 0).state
    assert (0, 0) in targets(state, "m")
    step = place(state, "m", 0, 0)
    assert height(step.state, 0, 0) == 2


def test_but_not_if_another_stands_there_too() -> None:
    """ME-P2: A and B share a column."""
    state = exploring("m1AB m1 r1", "mm")
    assert (0, 0) not in targets(state, "m")
    assert refusal(state, piece("m", 0, 0)) == "other-perseus"
    state = place(state, "m", 1, 0).state
    assert refusal(state, piece("m", 0, 0)) == "other-perseus"


def test_nothing_is_stacked_on_a_beach() -> None:
    """ME-P3: not even a beach."""
    state = exploring("m1A b1", "bl")
    assert targets(state, "b").isdisjoint({(0, 0), (1, 0)})
    assert refusal(state, piece("b", 1, 0)) == "beach-not-stacked"
    assert refusal(state, piece("l", 1, 0)) == "other-terrain"
    assert refusal(state, piece("b", 0, 0)) == "other-terrain"


def test_a_beach_keeps_its_last_side() -> None:
    """ME-P3: only (2, 1) is left to the beach."""
    state = exploring(
        """
        .. r1 ..
        m1A b1 ..
        .. r1 ..
        """,
        "lw",
    )
    assert (2, 1) not in targets(state, "l")
    assert (2, 1) not in targets(state, "w")
    assert refusal(state, piece("l", 2, 1)) == "beach-last-side"
    # Beside that cell the beach does not mind.
    assert {(2, 0), (2, 2)} <= targets(state, "l")
    # And the last side of a beach does not count as a place for the second piece.
    after = place(state, "l", 2, 2).state
    assert refusal(after, piece("w", 2, 1)) == "beach-last-side"


def test_a_side_more_may_be_taken() -> None:
    """ME-P3: with two Abyss sides one of them is free; then the other is the last."""
    state = exploring(
        """
        .. .. ..
        m1A b1 ..
        .. r1 ..
        """,
        "lw",
    )
    assert {(2, 1), (1, 2)} <= targets(state, "l")
    after = place(state, "l", 2, 1).state
    assert after.survey.barred == (at(1, 2),)
    assert (2, 2) in targets(after, "w")


def test_enclosed_abyss_is_abyss() -> None:
    """ME-P3: the hole in the middle is the beach's last side, and enough of one."""
    state = exploring(
        """
        .. r1  ..  ..
        r1 b1  ..  m1A
        .. r1  m1  m1
        """,
        "lw",
    )
    assert (2, 1) not in targets(state, "l")
    # Closing the hole from the north is allowed: it stays Abyss.
    assert (2, 2) in targets(state, "l")
    after = place(state, "l", 2, 2).state
    assert refusal(after, piece("w", 2, 1)) == "beach-last-side"


def test_two_beaches_share_their_last_side() -> None:
    """ME-P3"""
    state = exploring(
        """
        .. m1A m1 m1 ..
        .. m1  .. m1 ..
        m1 b1  .. b1 m1
        .. m1  .. m1 ..
        """,
        "lw",
    )
    assert (2, 1) not in targets(state, "l")
    assert refusal(state, piece("l", 2, 1)) == "beach-last-side"
    # The cell north of it stays free, for it is no beach's side.
    assert (2, 2) not in targets(state, "l")  # but nothing could follow there (ME-T5)
    assert refusal(state, piece("l", 2, 2)) == "cannot-complete"


def test_a_beach_needs_an_abyss_side_itself() -> None:
    """ME-P3: not into a hole between four columns."""
    state = exploring(
        """
        .. m1  ..
        r1 ..  r1
        r1 m1A r1
        """,
        "bm",
    )
    assert (1, 1) not in targets(state, "b")
    assert refusal(state, piece("b", 1, 1)) == "beach-needs-abyss"
    # A meadow in the hole would be legal, but would leave no place to the beach (ME-T5).
    assert refusal(state, piece("m", 1, 1)) == "cannot-complete"


def test_the_second_piece_leaves_the_first_beach_its_last_side() -> None:
    """ME-P3: the beach in the bay has one Abyss side, so the lake must go elsewhere.

    In the bay nothing else is beside it, so the beach may not go there at all (ME-T5).
    """
    bay = """
        m1  ..  m1
        m1A ..  m1
        m1  m1  m1
        """
    state = exploring(bay, "bl")
    assert (1, 1) not in targets(state, "b")
    assert refusal(state, piece("b", 1, 1)) == "cannot-complete"
    # A meadow can follow it, on a column beside it.
    state = exploring(bay, "bm")
    assert (1, 1) in targets(state, "b")
    after = place(state, "b", 1, 1).state
    assert targets(after, "m") == {(0, 1), (2, 1), (1, 0)}
    assert refusal(after, piece("m", 1, 2)) == "beach-last-side"


def test_a_second_beach_needs_an_abyss_side_too() -> None:
    """ME-P3: with the lake in the mouth of the bay, a beach inside would be shut in."""
    state = exploring(
        """
        m1  ..  m1
        m1A ..  m1
        m1  m1  m1
        """,
        "lb",
    )
    after = place(state, "l", 1, 2).state
    assert targets(after, "b") == {(1, 3)}
    assert refusal(after, piece("b", 1, 1)) == "beach-needs-abyss"


def test_beach_beside_beach() -> None:
    """ME-P3: the second beach takes a side of the first, which has others."""
    state = place(exploring("m1A", "bb"), "b", 1, 0).state
    assert targets(state, "b") == {(2, 0), (1, 1), (1, -1)}


def test_absurd_moves_are_refused_politely() -> None:
    """CO-1: cells and terrains that no page would send."""
    state = exploring("m1A r1", "mr")
    assert refusal(state, Place(1, at(100, 100))) == "out-of-reach"
    assert refusal(state, Place(1, 10**12)) == "out-of-reach"
    assert refusal(state, Place(1, -(10**12))) == "out-of-reach"
    assert refusal(state, Place(17, 0)) == "not-in-hand"
    assert refusal(state, Place(-1, 0)) == "not-in-hand"


def test_a_hole_of_two_cells() -> None:
    """ME-P3, ME-T5: of two pieces in there one would be a beach without an Abyss side."""
    hole = """
        m1  m1 m1 m1
        m1  .. .. m1
        m1A m1 m1 m1
        """
    state = exploring(hole, "lb")
    for letter in "lb":
        assert targets(state, letter).isdisjoint({(1, 1), (2, 1)})
        assert refusal(state, piece(letter, 1, 1)) == "cannot-complete"
    # Two lakes fill it; and a meadow can follow the beach, onto the ring.
    assert targets(exploring(hole, "ll"), "l") >= {(1, 1), (2, 1)}
    state = exploring(hole, "bm")
    assert targets(state, "b") >= {(1, 1), (2, 1)}
    assert targets(state, "m").isdisjoint({(1, 1), (2, 1)})


def test_a_beach_between_the_last_sides_of_others() -> None:
    """ME-P3: two sides of (2, 3) are Abyss for good, since they are the last ones of beaches."""
    strait = """
        .. m1A m1 m1 m1 ..
        .. m1  .. .. b1 m1
        .. m1  .. .. m1 ..
        .. m1  b1 m1 .. ..
        .. ..  m1 .. .. ..
        """
    state = exploring(strait, "bm")
    assert (2, 3) in targets(state, "b")
    after = place(state, "b", 2, 3).state
    assert targets(after, "m") == {(1, 3), (2, 4)}
    assert refusal(after, piece("m", 3, 3)) == "beach-last-side"
    assert refusal(exploring(strait, "bl"), piece("b", 2, 3)) == "cannot-complete"


def test_a_column_beside_a_hole() -> None:
    """ME-P3, ME-T5: from the meadow inland a lake can go into the hole, a beach cannot."""
    inland = """
        r1  r1 r1 r1
        r1  m1 .. r1
        r1A r1 r1 r1
        """
    assert (1, 1) in targets(exploring(inland, "ml"), "m")
    state = exploring(inland, "mb")
    assert (1, 1) not in targets(state, "m")
    assert refusal(state, piece("m", 1, 1)) == "cannot-complete"
