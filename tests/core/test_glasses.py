"""Sandglasses along a clock: one runs, others stand, and none runs twice (CO-3)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import Glasses, RunningGlass, Sandglass

TURN, WINDOW, GATHER = Sandglass("turn", 1, 30), Sandglass("window", 2, 10), Sandglass("x", 3, 0.2)


def test_the_same_sand_runs_on_whatever_else_is_played() -> None:
    glasses = Glasses()

    assert glasses.follow(TURN, 1_000) == RunningGlass(TURN, 31_000)
    assert glasses.follow(Sandglass("turn", 1, 30), 20_000) == RunningGlass(TURN, 31_000)
    assert glasses.running == RunningGlass(TURN, 31_000)


def test_another_number_is_another_sand() -> None:
    glasses = Glasses()
    glasses.follow(TURN, 0)
    again = Sandglass("turn", 2, 30)

    assert glasses.follow(again, 12_000) == RunningGlass(again, 42_000)


def test_an_interrupted_sand_goes_on_where_it_stood() -> None:
    glasses = Glasses()
    glasses.follow(TURN, 0)
    glasses.follow(WINDOW, 20_000)  # ten seconds of the turn are left
    glasses.follow(GATHER, 21_000)  # nine of the window

    assert glasses.follow(WINDOW, 21_100) == RunningGlass(WINDOW, 30_100)
    assert glasses.follow(TURN, 25_000) == RunningGlass(TURN, 35_000)


def test_what_runs_beside_it_is_not_what_is_being_done() -> None:
    """Bots think on, and people see the sand that stands."""
    die, later = (Sandglass("die", number, 0.2, beside=True) for number in (1, 2))
    glasses = Glasses()
    glasses.follow(TURN, 0)
    glasses.follow(die, 1_000)

    assert glasses.running == RunningGlass(die, 1_200)
    assert glasses.doing == RunningGlass(TURN, 30_000)

    glasses.run_out()
    glasses.follow(later, 1_200)
    assert glasses.doing == RunningGlass(TURN, 30_000)

    glasses.run_out()
    glasses.follow(TURN, 1_400)
    assert glasses.doing == glasses.running == RunningGlass(TURN, 30_400)

    glasses.follow(die, 2_000)
    glasses.follow(None, 2_100)
    assert glasses.doing is None


def test_sand_of_what_is_being_done_runs_out_and_is_delayed() -> None:
    glasses = Glasses()
    glasses.follow(TURN, 0)
    glasses.delay(500)
    assert glasses.doing == RunningGlass(TURN, 30_500)

    glasses.run_out()
    assert glasses.doing is None


def test_it_stands_also_while_none_runs() -> None:
    glasses = Glasses()
    glasses.follow(TURN, 0)

    assert glasses.follow(None, 5_000) is None
    assert glasses.follow(TURN, 90_000) == RunningGlass(TURN, 115_000)


def test_sand_that_has_run_out_never_comes_back() -> None:
    glasses = Glasses()
    glasses.follow(WINDOW, 0)
    glasses.run_out()

    assert glasses.running is None
    assert glasses.follow(WINDOW, 10_000) is None
    assert glasses.follow(TURN, 10_000) == RunningGlass(TURN, 40_000)
    assert glasses.follow(WINDOW, 11_000) is None


def test_sand_that_was_interrupted_at_its_very_end_still_has_to_run_out() -> None:
    """A step that came in the last moment, or a little later: the sand had not run out by then."""
    glasses = Glasses()
    glasses.follow(WINDOW, 0)
    glasses.follow(TURN, 10_003)

    assert glasses.follow(WINDOW, 20_000) == RunningGlass(WINDOW, 20_000)


def test_the_one_that_runs_can_be_delayed_and_those_that_stand_cannot() -> None:
    glasses = Glasses()
    glasses.delay(1_000)  # none runs: nothing to delay
    glasses.follow(TURN, 0)
    glasses.follow(WINDOW, 10_000)
    glasses.delay(5_000)

    assert glasses.running == RunningGlass(WINDOW, 25_000)
    assert glasses.follow(TURN, 25_000) == RunningGlass(TURN, 45_000)


def test_a_game_that_is_over_has_no_sand() -> None:
    glasses = Glasses()
    glasses.follow(TURN, 0)
    glasses.clear()

    assert glasses.running is None


@given(
    st.lists(st.tuples(st.sampled_from([TURN, WINDOW, GATHER, None]), st.integers(0, 4_000))),
)
def test_every_sand_runs_for_its_seconds_altogether(
    steps: list[tuple[Sandglass | None, int]],
) -> None:
    """Whatever interrupts what: the time for which it has run, and what is left, are its whole."""
    glasses, now = Glasses(), 0
    ran = {TURN: 0, WINDOW: 0, GATHER: 0}
    for sandglass, ms in steps:
        running = glasses.follow(sandglass, now)
        if running is not None:
            whole = round(running.sandglass.seconds * 1000)
            assert running.until - now == whole - ran[running.sandglass]
            if now + ms >= running.until:
                now = running.until
                glasses.run_out()
                ran[running.sandglass] = whole
                continue
            ran[running.sandglass] += ms
        else:
            assert sandglass is None or ran[sandglass] == round(sandglass.seconds * 1000)
        now += ms
