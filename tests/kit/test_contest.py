"""Contests (CO-2): window, defence, vote."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.kit import contest as kit
from ludoteca.kit.contest import Contests, Dispute

SEATS = 4
SHOWN = Contests(owners=((0,), (1,), (), (3,)))
"""A word of each seat but one, which wrote none."""


def dispute(contests: Contests) -> Dispute:
    assert contests.dispute is not None
    return contests.dispute


def contested(thing: int = 0, by: int = 1) -> Contests:
    return kit.contest(SHOWN, by, thing, SEATS)


def test_one_contests_what_others_show() -> None:
    assert kit.contestable(SHOWN, 0) == (1, 3)
    assert kit.contestable(SHOWN, 2) == (0, 1, 3)
    assert kit.waiting(SHOWN, SEATS) == (0, 1, 2, 3)


@pytest.mark.parametrize("thing", [1, 2, 4], ids=["one's own", "nobody's", "none"])
def test_nothing_else_can_be_contested(thing: int) -> None:
    with pytest.raises(IllegalMove, match="nothing-to-contest"):
        contested(thing)


def test_the_window_is_over_when_all_have_passed() -> None:
    window = SHOWN
    for seat in range(SEATS):
        window = kit.let_pass(window, seat)

    assert kit.waiting(window, SEATS) == ()


def test_nobody_waits_for_those_who_have_nothing_to_contest() -> None:
    assert kit.waiting(Contests(owners=((0,), ())), 2) == (1,)


def test_each_thing_is_contested_once() -> None:
    after = kit.settled(contested())

    assert kit.contestable(after, 2) == (1, 3)
    with pytest.raises(IllegalMove, match="nothing-to-contest"):
        kit.contest(after, 2, 0, SEATS)


def test_after_a_dispute_everybody_may_doubt_something_else() -> None:
    after = kit.settled(kit.contest(kit.let_pass(SHOWN, 2), 1, 0, SEATS))

    assert 2 in kit.waiting(after, SEATS)


def test_the_accused_defends_then_the_others_vote() -> None:
    defending = contested()
    assert kit.waiting(defending, SEATS) == (0,)

    voting = kit.defend(defending, 0, "it is in my dictionary")

    assert dispute(voting).defences == ("it is in my dictionary",)
    assert kit.waiting(voting, SEATS) == (2, 3)
    assert kit.waiting(kit.vote(voting, 2, "abstain"), SEATS) == (3,)


def test_whoever_is_not_asked_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not-your-turn"):
        kit.defend(contested(), 2, "it is not mine")
    voting = kit.say_nothing(contested(), 0)
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="not-your-turn"):
            kit.vote(voting, seat, "yes")
    with pytest.raises(IllegalMove, match="not-your-turn"):
        kit.vote(SHOWN, 2, "yes")


def test_a_tie_keeps_it() -> None:
    voting = kit.say_nothing(contested(), 0)
    even = kit.vote(kit.vote(voting, 2, "yes"), 3, "no")
    against = kit.vote(kit.vote(voting, 2, "abstain"), 3, "no")

    assert kit.verdict(dispute(even), known=False)
    assert not kit.verdict(dispute(against), known=True)


@pytest.mark.parametrize("known", [False, True])
def test_where_all_abstain_or_nobody_can_vote_the_arbiter_decides(known: bool) -> None:
    voting = kit.say_nothing(contested(), 0)
    for seat in (2, 3):
        voting = kit.vote(voting, seat, "abstain")
    two = kit.say_nothing(kit.contest(Contests(owners=((0,), (1,))), 1, 0, 2), 0)

    assert kit.waiting(two, 2) == ()
    assert kit.verdict(dispute(voting), known) is known
    assert kit.verdict(dispute(two), known) is known


def test_who_gives_in_loses_without_a_vote() -> None:
    after = kit.give_in(contested(), 0)

    assert kit.waiting(after, SEATS) == ()
    assert not kit.verdict(dispute(after), known=True)


def test_all_writers_of_a_word_are_accused_and_all_must_give_in() -> None:
    """Nobody of them can contest it."""
    both = Contests(owners=((0, 1),))
    assert kit.contestable(both, 1) == ()
    accused = kit.contest(both, 2, 0, SEATS)

    one = kit.give_in(accused, 0)
    assert kit.waiting(one, SEATS) == (1,)
    assert kit.waiting(kit.defend(one, 1, "it is a river"), SEATS) == (3,)
    assert kit.waiting(kit.give_in(one, 1), SEATS) == ()
    assert not kit.verdict(dispute(kit.give_in(one, 1)), known=True)


def test_between_two_teams_nobody_is_left_to_vote() -> None:
    teams = Contests(owners=((0, 2), (1, 3)))
    accused = kit.contest(teams, 1, 0, SEATS, team=(1, 3))
    voting = kit.say_nothing(kit.say_nothing(accused, 0), 2)

    assert kit.waiting(voting, SEATS) == ()
    assert kit.verdict(dispute(voting), known=True)


def test_who_is_out_of_the_game_neither_doubts_nor_votes() -> None:
    shown = Contests(owners=((0,), (1,)), aside=(2, 3))
    voting = kit.say_nothing(kit.contest(shown, 1, 0, SEATS), 0)

    assert kit.waiting(shown, SEATS) == (0, 1)
    assert kit.waiting(voting, SEATS) == ()
    for seat in (2, 3):
        with pytest.raises(IllegalMove, match="not-your-turn"):
            kit.vote(voting, seat, "no")
    assert kit.verdict(dispute(voting), known=True, silence="no")


def test_the_window_is_short_where_there_is_little_to_doubt() -> None:
    assert kit.window_seconds(all_known=True) < kit.window_seconds(all_known=False)
