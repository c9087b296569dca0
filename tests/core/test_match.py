"""A match is a fold: what came in, in order, gives the state."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import (
    BadLog,
    BadTable,
    Dice,
    Expired,
    Idled,
    IllegalMove,
    Insight,
    Match,
    Played,
    Sandglass,
    Step,
)
from ludoteca.core.dice import SEED_BYTES, seed_from
from ludoteca.testing import Manner, play_out, random_step
from ludoteca.testing.example import (
    HIDDEN,
    NIM,
    Bid,
    BidMade,
    FirstFound,
    MatchesTaken,
    Nim,
    NimMove,
    NimOptions,
    NimState,
    NimStep,
    NimView,
    Take,
)

SEED = seed_from("match")


class TimedNim(Nim):
    """With a sandglass for each turn, a clock written into bids, and a figure worth knowing."""

    name = "timed-nim"
    attests = True
    asked = 0

    def sandglass(self, state: NimState) -> Sandglass | None:
        return Sandglass("turn", state.matches, 30.0) if state.matches else None

    def expire(self, state: NimState, sandglass: Sandglass, dice: Dice) -> NimStep:
        return self.idle(state, self.actors(state)[0], dice)

    def attest(self, state: NimState, seat: int, move: NimMove, ms: int) -> NimMove:
        self.asked += 1
        return Bid(ms // 1000) if isinstance(move, Bid) else move

    def insights(self, view: NimView) -> tuple[Insight, ...]:
        return (Insight("matches-left", view.matches),)


def begun() -> Match:
    """Seat 1 of two has bid more, and begins."""
    match = Match(NIM, None, 2, SEED)
    match.play(0, Bid(1))
    match.play(1, Bid(3))
    return match


def snapshot(match: Match) -> tuple[Any, ...]:
    return match.state, match.events, tuple(match.inputs)


# Beginning


def test_default_options_and_events_of_the_set_up() -> None:
    match = Match(NIM, None, 3, SEED)

    assert match.options == NimOptions()
    assert match.events == ()
    assert match.inputs == []


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(BadTable) as refusal:
        Match(NIM, None, seats, SEED)

    assert refusal.value.code == "wrong-seats"
    assert refusal.value.params == {"game": "nim", "seats": seats, "least": 2, "most": 4}


def test_seed_too_long() -> None:
    with pytest.raises(BadTable, match="bad-seed"):
        Match(NIM, None, 2, bytes(SEED_BYTES + 1))


def test_short_seed_is_filled_up() -> None:
    assert Match(NIM, None, 2, b"x").seed == b"x" + bytes(SEED_BYTES - 1)


# Playing


def test_a_move_brings_events_and_stands_in_the_log() -> None:
    match = begun()

    events = match.play(1, Take(2))

    assert events == match.events == (MatchesTaken(1, 2),)
    assert match.inputs[-1] == Played(1, Take(2))


def test_a_refused_move_changes_nothing() -> None:
    match = begun()
    before = snapshot(match)

    for seat, move in ((0, Take(1)), (1, Take(4)), (1, Bid(1)), (7, Take(1)), (-1, Take(1))):
        with pytest.raises(IllegalMove):
            match.play(seat, move)

    assert snapshot(match) == before


def test_each_step_has_dice_of_its_own() -> None:
    """A refused move in between does not change what is rolled next."""
    one, other = Match(NIM, None, 4, SEED), Match(NIM, None, 4, SEED)
    for seat in range(4):
        one.play(seat, Bid(2))
        with pytest.raises(IllegalMove):
            other.play(seat, Take(1))
        other.play(seat, Bid(2))

    assert one.state == other.state


def test_idle_passes_over_an_actor_only() -> None:
    match = begun()
    before = snapshot(match)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.idle(0)
    assert snapshot(match) == before

    assert match.idle(1) == (MatchesTaken(1, 1),)
    assert match.inputs[-1] == Idled(1)


def test_idle_is_refused_by_the_match_even_if_the_game_would_not_mind() -> None:
    class CarelessNim(Nim):
        def idle(self, state: NimState, seat: int, dice: Dice) -> NimStep:
            return Step(state, ())

    with pytest.raises(IllegalMove, match="not-your-turn"):
        Match(CarelessNim(), None, 2, SEED).idle(7)


def test_only_the_running_sandglass_can_run_out() -> None:
    match = Match(TimedNim(), None, 2, SEED)
    running = match.sandglass
    assert running is not None
    before = snapshot(match)

    for stale in (
        replace(running, number=running.number + 1),
        replace(running, name="other"),
        replace(running, seconds=1.0),
    ):
        with pytest.raises(IllegalMove, match="stale-timer"):
            match.expire(stale)
    assert snapshot(match) == before

    match.expire(running)
    assert match.inputs == [Expired(running)]


def test_a_game_without_sandglass_refuses_every_expiry() -> None:
    match = begun()

    with pytest.raises(IllegalMove, match="stale-timer"):
        match.expire(Sandglass("turn", 1, 30.0))
    with pytest.raises(IllegalMove, match="no-such-timer"):
        NIM.expire(match.state, Sandglass("turn", 1, 30.0), Dice(SEED))


def test_what_the_world_says_is_written_into_the_move_once() -> None:
    game = TimedNim()
    match = Match(game, None, 2, SEED)

    match.play(0, Bid(0), ms=2500)

    assert match.inputs == [Played(0, Bid(2))]
    folded = Match.fold(game, match.record())
    assert game.asked == 1  # not again on replay
    assert folded.state == match.state


# Seeing


def test_events_are_redacted_for_those_who_may_not_see_them() -> None:
    match = Match(NIM, None, 3, SEED)
    match.play(1, Bid(3))

    assert match.seen(1) == (BidMade(1, 3),)
    assert match.seen(0) == match.seen(None) == (BidMade(1, HIDDEN),)


def test_an_event_that_a_seat_may_not_see_at_all_is_left_out() -> None:
    class SilentNim(Nim):
        def redact(self, event: Any, seat: int | None) -> Any:
            return None if isinstance(event, BidMade) else event

    match = Match(SilentNim(), None, 2, SEED)
    match.play(0, Bid(1))
    assert match.seen(1) == ()
    match.play(1, Bid(3))
    assert match.seen(1) == (FirstFound(1, (1, 3)),)


def test_view_choices_scores_insights_are_the_games() -> None:
    match = Match(TimedNim(), None, 2, SEED)

    assert match.view(0) == NIM.view(match.state, 0)
    assert match.choices(0) == NIM.choices(match.state, 0)
    assert match.scores == NIM.scores(match.state)
    assert match.insights(None) == (Insight("matches-left", match.state.matches),)
    assert match.outcome is None


# Folding


def played() -> Match:
    """A whole match with absences and sand running out."""
    match = Match(TimedNim(), NimOptions(matches=20), 3, SEED)
    dice = Dice(SEED)
    while match.actors:
        random_step(match, dice, Manner(absent=4, sand=4))
    assert {type(entry) for entry in match.inputs} == {Played, Expired, Idled}
    return match


def test_folding_the_record_gives_the_state() -> None:
    match = played()

    folded = Match.fold(match.game, match.record())

    assert snapshot(folded) == snapshot(match)


@pytest.mark.parametrize("seed", range(12))
def test_a_step_rolls_the_same_whether_played_passed_over_or_folded(seed: int) -> None:
    """All bid alike, so that the last step rolls a die among four."""
    one, other = (Match(NIM, None, 4, seed_from(str(seed))) for _ in range(2))
    for seat in range(4):
        one.play(seat, Bid(0))
        other.idle(seat)

    assert one.state == other.state
    assert Match.fold(NIM, one.record()).state == one.state
    assert Match.fold(NIM, other.record()).state == one.state


def test_every_prefix_of_a_record_folds_to_where_the_match_was() -> None:
    match = played()
    record = match.record()
    live = Match.begin(match.game, record)
    for step, entry in enumerate(record.inputs):
        prefix = replace(record, inputs=record.inputs[:step])
        assert Match.fold(match.game, prefix).state == live.state
        live.take(entry)


def test_a_record_does_not_change_when_play_goes_on() -> None:
    match = begun()
    record = match.record()

    play_out(match, Dice(SEED))

    assert len(record.inputs) == 2


@pytest.mark.parametrize("change", [{"game": "other"}, {"rules_version": 2}])
def test_a_record_of_another_game_is_refused(change: dict[str, Any]) -> None:
    record = replace(begun().record(), **change)

    with pytest.raises(BadLog, match="other-game"):
        Match.fold(NIM, record)


def test_an_illegal_step_is_named() -> None:
    record = begun().record()
    forged = replace(record, inputs=(*record.inputs, Played(0, Take(1))))

    with pytest.raises(BadLog) as refusal:
        Match.fold(NIM, forged)

    assert refusal.value.code == "illegal-step"
    assert refusal.value.params == {"step": 3, "why": "not-your-turn"}


@pytest.mark.parametrize(
    "entry", [Idled(0), Expired(Sandglass("turn", 1, 30.0)), Played(9, Take(1))]
)
def test_illegal_absences_and_sandglasses_in_a_record_are_refused(entry: Any) -> None:
    record = begun().record()

    with pytest.raises(BadLog, match="illegal-step"):
        Match.fold(NIM, replace(record, inputs=(*record.inputs, entry)))
