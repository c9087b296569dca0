"""ME-S: the arrival on the island."""

from __future__ import annotations

import pytest

from ludoteca.core import BadTable, Dice, Match
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.deal import deal
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    Challenge,
    DesiresDealt,
    Explore,
    MedusaOptions,
    PiecesDrawn,
)
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.medusa.positions import (
    happened,
    pawn,
    piece,
    place,
    refusal,
    set_up,
    targets,
)


def seed(number: int) -> bytes:
    return number.to_bytes(16, "little")


@pytest.mark.parametrize(("seats", "share"), [(1, 30), (2, 20), (3, 15), (4, 12), (5, 10)])
def test_everybody_gets_as_many_desires(seats: int, share: int) -> None:
    """ME-S1, LM-C3: all 60 are dealt, 20 of each colour, Medusa gets a hand like the others."""
    for number in range(20):
        hands, lair = deal(seats, Dice(seed(number)))
        assert [sum(hand) for hand in (*hands, lair)] == [share] * (seats + 1)
        assert [sum(colour) for colour in zip(*hands, lair, strict=True)] == [20, 20, 20]


def test_the_deal_is_a_fair_shuffle() -> None:
    """ME-S1: a colour's share of a hand of 20 out of 60 is as a shuffle has it.

    That is hypergeometric, with mean 20/3 and variance 3.013.
    """
    deals = 4000
    hands = [deal(2, Dice(seed(number))) for number in range(deals)]
    for owner in range(3):
        for colour in range(3):
            counts = [(*of_players, lair)[owner][colour] for of_players, lair in hands]
            mean = sum(counts) / deals
            variance = sum((count - mean) ** 2 for count in counts) / deals
            assert mean == pytest.approx(20 / 3, abs=0.12)
            assert variance == pytest.approx(3.013, abs=0.3)


def test_the_deal_is_told_to_all() -> None:
    """ME-S1: counts by colour are public."""
    match = Match(MEDUSA, seats=3)
    dealt, drawn = match.events
    assert isinstance(dealt, DesiresDealt)
    assert isinstance(drawn, PiecesDrawn)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert (view.desires, view.lair) == (dealt.desires, dealt.lair)


def test_the_jar_holds_every_piece() -> None:
    """LM-C1: 28 lakes, meadows, rocks and woods and 8 beaches, less the one drawn."""
    state = Match(MEDUSA, seats=2).state
    jar = list(state.jar)
    jar[state.hand[0]] += 1
    assert jar == [28, 28, 28, 28, 8]


def test_the_first_piece_lies_in_the_centre() -> None:
    """ME-S2"""
    state = set_up(seats=2, draw="m")
    assert targets(state, "m") == {(0, 0)}
    assert refusal(state, piece("m", 1, 0)) == "first-in-centre"
    assert refusal(state, piece("w", 0, 0)) == "not-in-hand"
    assert refusal(state, Explore()) == "not-now"
    assert refusal(state, Challenge()) == "not-now"


def test_the_others_lie_on_the_abyss_beside_the_island() -> None:
    """ME-S2: even onto a like piece nothing is stacked yet."""
    state = set_up(("m", 0, 0), seats=3, draw="m")
    assert state.seat == 1
    assert pawn(state, 0) == (0, 0)
    assert targets(state, "m") == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert refusal(state, piece("m", 0, 0)) == "cell-taken"
    assert refusal(state, piece("m", 2, 0)) == "not-beside-island"
    assert refusal(state, piece("m", 1, 1)) == "not-beside-island"


def test_the_set_up_goes_round_once_and_the_first_player_begins() -> None:
    """ME-S2"""
    state = set_up(("m", 0, 0), ("w", 1, 0), seats=3, draw="r")
    step = place(state, "r", 2, 0)
    assert happened(step) == ["PiecePlaced", "TurnBegan"]
    assert (step.state.seat, step.state.phase, step.state.hand) == (0, "turn", ())
    assert [pawn(step.state, seat) for seat in range(3)] == [(0, 0), (1, 0), (2, 0)]
    assert sum(step.state.jar) == 117


def test_beaches_count_from_the_start() -> None:
    """ME-S2, ME-P3: a beach among three pieces keeps its last side, which the fifth may not take.

    .. m1 ..
    m1 b1 ??
    .. m1 ..
    """
    entered = (("b", 0, 0), ("m", 0, 1), ("m", -1, 0), ("m", 0, -1))
    state = set_up(*entered, seats=5, draw="w")
    assert (1, 0) not in targets(state, "w")
    assert (1, 1) in targets(state, "w")
    assert refusal(state, piece("w", 1, 0)) == "beach-last-side"


def test_beach_beside_beach_in_set_up() -> None:
    """ME-S2, ME-P3: beaches may lie side by side as long as both keep an Abyss side."""
    state = set_up(("b", 0, 0), ("b", 1, 0), seats=3, draw="b")
    assert targets(state, "b") == {(-1, 0), (0, 1), (0, -1), (2, 0), (1, 1), (1, -1)}


def test_a_random_first_player_unless_the_table_chooses() -> None:
    """ME-S2, CO-5"""
    first = [Match(MEDUSA, seats=3, seed=seed(number)).actors for number in range(60)]
    assert set(first) == {(0,), (1,), (2,)}
    for chosen in range(3):
        assert Match(MEDUSA, MedusaOptions(first_player=chosen), 3).actors == (chosen,)
    with pytest.raises(BadTable, match="no-such-seat"):
        Match(MEDUSA, MedusaOptions(first_player=3), 3)


def test_clockwise_from_any_first_player() -> None:
    """ME-S2, CO-5: 2, 0, 1."""
    match = Match(MEDUSA, MedusaOptions(first_player=2), 3)
    order = []
    while match.state.phase == "set-up":
        seat = match.actors[0]
        order.append(seat)
        match.play(seat, match.choices(seat).moves[0])
    assert order == [2, 0, 1]
    assert match.actors == (2,)
    assert match.state.island.keys() >= {at(0, 0)}
