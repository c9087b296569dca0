"""Races for things of which there is one (CO-6, PA-4, PO-2)."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.kit import race as kit
from ludoteca.kit.race import TOGETHER, Decision, Race
from ludoteca.testing import LoadedDice

START = Race()


def called(*calls: tuple[int, str, int], race: Race = START) -> Race:
    """Each a seat, what it calls, and when."""
    for seat, thing, ms in calls:
        race = kit.call(race, seat, thing, ms)
    return race


def decided(race: Race, *rolls: int, early: bool = False) -> Decision:
    dice = LoadedDice(*rolls)
    decision = kit.decided(race, dice, early=early)
    dice.check_spent()
    return decision


def seconds(race: Race) -> float:
    sandglass = kit.sandglass(race)
    assert sandglass is not None
    return sandglass.seconds


# Who has it


def test_whoever_calls_alone_has_it_and_no_die_is_cast() -> None:
    """PA-4"""
    decision = decided(called((1, "5", 1000)))

    assert decision.winner == 1
    assert [(taken.thing, taken.seat, taken.at) for taken in decision.race.taken] == [
        ("5", 1, 1000)
    ]


@pytest.mark.parametrize("roll", [0, 1, 2])
def test_a_die_decides_among_those_who_came_together(roll: int) -> None:
    """PA-4, PO-2: within a fifth of a second of the first, the last millisecond included."""
    race = called((2, "5", 1000), (0, "5", 1050), (1, "5", 1000 + TOGETHER))

    assert TOGETHER == 200
    assert decided(race, roll).winner == (2, 0, 1)[roll]


def test_who_is_too_late_for_the_die_waits_for_it_and_cannot_win() -> None:
    """PA-4: a refusal would tell what others have called."""
    race = called((2, "5", 1000), (0, "5", 1000 + TOGETHER + 1))

    assert kit.waiting(race, 0)
    decision = decided(race)  # no die: the first came alone
    assert decision.winner == 2
    assert decision.rivalry.callers == (2, 0)
    assert decision.rivalry.behind == (0, 201)


def test_different_things_are_called_beside_one_another() -> None:
    race = called((0, "5", 1000), (1, "6", 1010))
    first = decided(race)
    second = decided(first.race)

    assert (first.winner, second.winner) == (0, 1)
    assert [taken.thing for taken in second.race.taken] == ["5", "6"]


# What is refused


def test_until_the_die_has_fallen_its_callers_call_nothing_else() -> None:
    """PA-4"""
    race = called((0, "5", 1000), (1, "5", 1010))

    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="die-not-fallen"):
            kit.call(race, seat, "6", 1100)
    assert not kit.waiting(race, 2)


def test_the_loser_is_free_to_call_something_else() -> None:
    """PA-4"""
    race = decided(called((0, "5", 1000), (1, "5", 1010)), 0).race

    assert not kit.waiting(race, 1)
    assert decided(kit.call(race, 1, "6", 1500)).winner == 1


def test_what_is_gone_cannot_be_called_and_one_learns_by_how_much() -> None:
    """CO-6"""
    race = decided(called((0, "5", 1000))).race

    with pytest.raises(IllegalMove, match="already-taken") as refused:
        kit.call(race, 1, "5", 1350)
    assert refused.value.params == {"thing": "5", "seat": 0, "ms": 350}
    with pytest.raises(IllegalMove, match="is-taken"):  # it was no race any more
        kit.call(race, 1, "5", 1000 + kit.CLOSE + 1)
    with pytest.raises(IllegalMove, match="is-taken"):
        kit.check_free(race, "5")


def test_what_only_others_know_refuses_nothing() -> None:
    """Whether a thing is called already does not show in what may be called."""
    kit.check_free(called((0, "5", 1000)), "5")


# The sand of the die


def test_the_die_falls_a_fifth_of_a_second_after_the_first_call() -> None:
    race = called((0, "5", 1000))
    joined = kit.call(race, 1, "5", 1150)

    assert kit.sandglass(START) is None
    assert seconds(race) == 0.2
    assert kit.sandglass(joined) == kit.sandglass(race)  # who joins does not prolong it
    assert kit.sandglass(race).beside  # type: ignore[union-attr]


def test_each_die_has_sand_of_its_own_that_runs_from_its_first_call() -> None:
    race = called((0, "5", 1000), (1, "6", 1150))
    after = decided(race).race  # at 1200: the second one has waited for 50 ms

    assert seconds(after) == pytest.approx(0.15)
    one, other = kit.sandglass(race), kit.sandglass(after)
    assert one is not None
    assert other is not None
    assert one.number != other.number


def test_a_die_that_falls_early_takes_no_time_from_the_next() -> None:
    """Where nobody is left who could call: at 1160 two have called, and one of them is free."""
    race = called((0, "5", 1000), (1, "5", 1100), (2, "6", 1160))
    after = decided(race, 0, early=True).race

    assert seconds(after) == pytest.approx(0.2)


def test_numbers_of_dice_never_come_again() -> None:
    """Or sand that has run out would be the same as sand that runs."""
    race = kit.over(decided(called((0, "5", 1000))).race)

    assert race == Race(number=1)
    assert kit.sandglass(called((0, "5", 9000), race=race)).number == 1  # type: ignore[union-attr]


# Who sees what


@pytest.mark.parametrize("seat", [2, None])
def test_others_see_that_something_was_called_but_not_what(seat: int | None) -> None:
    """PA-4: nor whether two have called the same."""
    race = called((0, "5", 1000), (1, "5", 1010))
    seen = kit.seen_by(race, seat)

    assert [(one.thing, one.since, one.callers, one.behind) for one in seen.rivalries] == [
        ("", 1000, (0,), (0,)),
        ("", 1010, (1,), (0,)),
    ]
    assert seen == kit.seen_by(called((0, "5", 1000), (1, "6", 1010)), seat)
    assert kit.sandglass(seen) == kit.sandglass(race)


def test_whoever_has_called_sees_what_but_not_who_else_did() -> None:
    """PA-4"""
    race = called((0, "6", 990), (1, "5", 1000), (2, "5", 1010))

    assert [one.thing for one in kit.seen_by(race, 2).rivalries] == ["", "", "5"]
    apart = called((0, "6", 990), (1, "7", 1000), (2, "5", 1010))
    assert kit.seen_by(race, 2) == kit.seen_by(apart, 2)


def test_what_could_have_been_called_is_neither_gone_nor_ones_own() -> None:
    race = decided(called((3, "4", 100))).race
    race = called((0, "5", 1000), (1, "6", 1010), (2, "7", 1020), race=race)
    imagined = kit.imagined(kit.seen_by(race, 0), "4567")

    assert [rivalry.thing for rivalry in imagined.rivalries] == ["5", "6", "7"]
    assert kit.seen_by(imagined, 0) == kit.seen_by(race, 0)
