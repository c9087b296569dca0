"""Games among bots have a clock: the quicker is first, and sand runs out on time (CO-3, CO-6)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots import RandomBot, find_bot
from ludoteca.bots.ladder import duel
from ludoteca.bots.playing import AnyBot, Playout, play_out
from ludoteca.bots.timing import USUAL, due_at
from ludoteca.core import Dice, IllegalMove, Match, RunningGlass, Sandglass
from ludoteca.core.dice import seed_from
from ludoteca.core.log import Expired, Played
from tests.bots.races import Grabber, Lowest, Mute, RatedSnatch, Talker
from tests.bots.tables import EVERY_GAME
from tests.conformance.games.interlude import INTERLUDE, Interlude, InterludeMove, InterludeState
from tests.conformance.games.snatch import SNATCH, Grab, Knock


def raced(*bots: AnyBot, seed: bytes = b"race") -> Playout:
    playout = Playout(Match(SNATCH, None, len(bots), seed), bots, Dice(b"thoughts"))
    playout.run()
    return playout


def talked(one: AnyBot, other: AnyBot) -> Playout:
    playout = Playout(Match(INTERLUDE, None, 2), (one, other), Dice(b"thoughts"))
    playout.run()
    return playout


class TimedMatch(Match):
    """Notes who does what, and when."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.times: list[tuple[int, str, int]] = []

    def play(self, seat: int, move: Any, ms: int = 0) -> tuple[Any, ...]:
        events = super().play(seat, move, ms)
        self.times.append((seat, type(move).__name__, ms))
        return events


def happened(match: Match) -> list[str]:
    """Who did what, in order."""
    return [
        f"{entry.seat} {type(entry.move).__name__}"
        if isinstance(entry, Played)
        else f"{entry.sandglass.name} ran out"
        if isinstance(entry, Expired)
        else "idled"
        for entry in match.inputs
    ]


def test_the_quicker_bot_wins_the_race_for_a_card() -> None:
    for slow, quick in ((0, 1), (1, 0)):
        bots = [Grabber((3, 3)), Grabber((3, 3))]
        bots[quick].seconds = (1, 2)
        match = raced(*bots).match
        first = next(entry for entry in match.inputs if isinstance(entry, Played))
        assert first.seat == quick
        assert isinstance(first.move, Grab)
        assert match.outcome is not None
        assert match.outcome.winners == (quick,)
        assert max(match.state.taken[slow]) < max(match.state.taken[quick])


def test_nobody_is_favoured_who_comes_in_the_same_moment_as_another() -> None:
    bots = Grabber((1, 1)), Grabber((1, 1)), Grabber((1, 1))
    firsts = set()
    for number in range(30):
        match = Match(SNATCH, None, 3, b"race")
        play_out(match, bots, Dice(b"thoughts", number))
        firsts.add(next(entry.seat for entry in match.inputs if isinstance(entry, Played)))

    assert firsts == {0, 1, 2}


def test_who_comes_too_late_thinks_anew_and_takes_their_time_again() -> None:
    """Both want the highest card; the second one is refused, and then wants the next."""
    slow, quick = Grabber((3, 3), knocks=False), Grabber((2, 2), knocks=False)
    match = TimedMatch(SNATCH, None, 2, b"race")
    play_out(match, (slow, quick), Dice(b"thoughts"))

    # Refused at 3 seconds, it has its second choice at 6.
    assert match.times[:2] == [(1, "Grab", 2_000), (0, "Grab", 6_000)]


def test_who_does_not_mean_it_any_more_thinks_anew_too() -> None:
    """They want different cards: it would not be refused."""
    slow, quick = Lowest((3, 3), knocks=False), Grabber((2, 2), knocks=False)
    match = TimedMatch(SNATCH, None, 2, b"race")
    play_out(match, (slow, quick), Dice(b"thoughts"))

    assert match.times[:2] == [(1, "Grab", 2_000), (0, "Grab", 6_000)]


def test_who_waits_thinks_once_as_long_as_the_errand_is_the_same() -> None:
    bots = [Grabber((seat + 1, seat + 1), knocks=False) for seat in range(4)]
    match = raced(*bots).match

    moves = [sum(e.seat == s for e in match.inputs if isinstance(e, Played)) for s in range(4)]
    # Nobody is quicker than the first; the second finds its card gone, once in each race.
    assert bots[0].thoughts == moves[0]
    assert bots[1].thoughts == moves[1] + 2


def test_no_bot_lasts_until_its_sand_is_out() -> None:
    playout = raced(Grabber((1, 1)), Grabber((9, 60)))

    assert "window ran out" not in happened(playout.match)
    assert "race ran out" not in happened(playout.match)


def test_but_sand_that_was_too_short_from_the_beginning_runs_out() -> None:
    """What gathers knocks waits for nobody."""
    playout = raced(Grabber((1, 1)), Grabber((9, 9)))
    told = happened(playout.match)

    knock = told.index("0 Knock")
    assert told[knock + 1] == "gather ran out"


def test_the_sand_that_a_shorter_one_interrupts_goes_on_on_this_clock_too() -> None:
    """A minute of talk: asked after 20 seconds, after 20 of the 40 that are left, and after 16 of
    the 20 that are left then, four fifths of the sand.
    """
    playout = talked(Talker(20, 3), Talker(1_000, 2))
    assert happened(playout.match) == ["0 AskSomething", "1 AnswerIt"] * 3
    assert playout.now == 1_000 * (20 + 2 + 20 + 2 + 16 + 2)


def test_an_answer_that_does_not_come_in_time() -> None:
    playout = talked(Talker(20, 3), Talker(1_000, 7))

    assert happened(playout.match) == ["0 AskSomething", "answer ran out"] * 3
    assert playout.now == 1_000 * (20 + 5 + 20 + 5 + 16 + 5)


def test_beside_a_bot_that_takes_its_time_one_that_says_none_takes_the_usual() -> None:
    """It is not first everywhere because it is the simplest."""
    match = TimedMatch(INTERLUDE, None, 2)
    play_out(match, (Talker(20, 3), Mute()), Dice(b"thoughts"))

    _, asked, silent, *_ = match.times
    assert asked == (0, "AskSomething", 20_000)
    assert silent[:2] == (1, "FallSilent")
    least, most = (1000 * seconds for seconds in USUAL)
    assert least <= silent[2] - 20_000 <= most


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_where_no_bot_says_a_time_none_passes_but_for_sand_that_all_wait_for(game: Any) -> None:
    seats = game.seats[0]
    match = Match(game, None, seats, b"no time")
    playout = Playout(match, [RandomBot(game)] * seats, Dice(b"thoughts"))
    playout.run()

    waited = [entry.sandglass for entry in match.inputs if isinstance(entry, Expired)]
    assert playout.now == sum(round(sandglass.seconds * 1000) for sandglass in waited)


def test_a_move_is_attested_by_this_clock() -> None:
    heard: list[int] = []

    class Trial(Interlude):
        attests = True

        def attest(
            self, state: InterludeState, seat: int, move: InterludeMove, ms: int
        ) -> InterludeMove:
            heard.append(ms)
            return move

    play_out(Match(Trial(), None, 2), (Talker(20, 3), Talker(1_000, 2)), Dice(b"thoughts"))

    assert heard == [20_000, 22_000, 42_000, 44_000, 60_000, 62_000]


def test_a_bot_that_plays_nonsense_is_not_asked_for_ever() -> None:
    class Wrong(Grabber):
        def choose(self, view: Any, choices: Any, dice: Dice) -> Any:
            return Knock()  # in a race

    with pytest.raises(IllegalMove):
        raced(Wrong((1, 1)), Wrong((1, 1)))


@given(st.lists(st.tuples(st.floats(0, 50), st.floats(0, 50)), min_size=2, max_size=4))
def test_time_never_runs_backwards_and_no_sand_lasts_longer_than_it_should(
    paces: list[tuple[float, float]],
) -> None:
    steps: list[tuple[int, Sandglass | None]] = []

    class Watched(Playout):
        def _act(self, due: int) -> None:
            steps.append((self.now, self.match.sandglass))
            super()._act(due)

        def _expire(self, glass: RunningGlass) -> None:
            assert self.match.sandglass == glass.sandglass
            super()._expire(glass)
            steps.append((self.now, glass.sandglass))

    bots = [Grabber((least, least + more)) for least, more in paces]
    Watched(Match(SNATCH, None, len(bots), b"race"), bots, Dice(b"thoughts")).run()

    times = [now for now, _ in steps]
    assert times == sorted(times)
    began: dict[Sandglass, int] = {}
    for before, (now, sandglass) in zip([0, *times], steps, strict=False):
        if sandglass is not None:
            start = began.setdefault(sandglass, before)
            assert now - start <= round(sandglass.seconds * 1000)


@given(
    st.floats(0, 100),
    st.floats(0, 100),
    st.floats(0, 1),
    st.integers(1, 100),
    st.integers(0, 100_000),
)
def test_when_a_bot_acts(least: float, more: float, portion: float, sand: int, began: int) -> None:
    without = due_at((least, least + more), portion, None, began)
    glass = RunningGlass(Sandglass("turn", 1, sand), began + 1000 * sand)
    within = due_at((least, least + more), portion, glass, began)

    assert began + round(1000 * least) - 1 <= without <= began + round(1000 * (least + more)) + 1
    assert within <= without
    assert within < glass.until or sand <= least


def test_races_can_be_rated() -> None:
    """The quicker of two who differ in nothing else is the better one; both ways round."""
    game = RatedSnatch()
    found = duel(game, "quick", "slow", 30, seed_from("races"))
    reverse = duel(game, "slow", "quick", 30, seed_from("races"))

    assert found.interval[0] > 0.5
    assert (reverse.wins, reverse.losses) == (found.losses, found.wins)


def test_the_same_dice_give_the_same_race() -> None:
    one, other = (raced(*(find_bot(RatedSnatch(), n) for n in ("slow", "quick"))) for _ in "ab")

    assert one.match.record() == other.match.record()
    assert one.now == other.now
