"""Playing at random."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core import AnyGame, Choices, Dice, Expired, Idled, Input, Match, Played
from ludoteca.core.codec import write_log
from ludoteca.core.dice import seed_from
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.testing import (
    EndlessGame,
    Manner,
    pick_move,
    play_on,
    play_out,
    random_move,
    random_step,
)
from ludoteca.testing.example import NIM, Bid, Take
from tests.conformance.games.echo import ECHO, Speechless
from tests.conformance.games.echo_model import EchoOptions, Skip, Write

SEED = seed_from("playout")


def test_random_play_ends_and_can_be_repeated() -> None:
    one, other = (Match(ECHO, None, 4, SEED) for _ in range(2))
    play_out(one, Dice(SEED))
    play_out(other, Dice(SEED))

    assert one.outcome is not None
    assert write_log(one) == write_log(other)


def test_every_listed_move_is_as_likely_as_another() -> None:
    state, dice = Match(NIM, None, 2, SEED).state, Dice(SEED)
    counts = Counter(random_move(NIM, state, 0, dice).points for _ in range(4000))

    assert sorted(counts) == [0, 1, 2, 3]
    assert all(880 < count < 1120 for count in counts.values())


def test_a_kind_too_big_to_list_counts_as_one_move() -> None:
    state, dice = Match(ECHO, None, 2, SEED).state, Dice(SEED)
    counts = Counter(type(random_move(ECHO, state, 0, dice)) for _ in range(2000))

    assert set(counts) == {Skip, Write}
    assert 880 < counts[Skip] < 1120


def inputs_of(game: AnyGame, manner: Manner, matches: int = 10) -> list[Input]:
    """Everything that came in during some matches of two."""
    entries: list[Input] = []
    for number in range(matches):
        match, dice = Match(game, None, 2, seed_from(str(number))), Dice(SEED, number)
        while match.actors:
            random_step(match, dice, manner)
        entries += match.inputs
    return entries


def test_absences_and_sandglasses_come_in_the_given_manner() -> None:
    entries = inputs_of(ECHO, Manner(absent=3, sand=3))

    assert {type(entry) for entry in entries} == {Played, Idled, Expired}


def test_moves_alone_are_the_rule() -> None:
    match, dice = Match(ECHO, EchoOptions(sandglass="half"), 4, SEED), Dice(SEED)
    while match.actors:
        random_step(match, dice)

    assert {type(entry) for entry in match.inputs} == {Played}


def test_habit_leads_deep_into_a_game() -> None:
    """At random, half the turns of Labirinto are challenges, and soon everybody is dead."""
    assert len(inputs_of(LABIRINTO, Manner(habit=100))) > 3 * len(inputs_of(LABIRINTO, Manner()))


def test_a_match_that_is_over_stays_as_it_is() -> None:
    match = Match(NIM, None, 2, SEED)
    play_out(match, Dice(SEED))
    steps = len(match.inputs)

    play_out(match, Dice(SEED))

    assert len(match.inputs) == steps


def test_play_that_does_not_end_is_told() -> None:
    match = Match(NIM, None, 2, SEED)

    with pytest.raises(EndlessGame, match="endless-game") as refusal:
        play_out(match, Dice(SEED), most=3)

    assert refusal.value.params == {"game": "nim", "steps": 3}
    assert len(match.inputs) == 3
    with pytest.raises(EndlessGame):
        play_on(NIM, match.state, Dice(SEED), most=1)


def test_a_kind_without_a_known_move_is_left_aside() -> None:
    match = Match(Speechless(), EchoOptions(arbiter="trusting"), 2, SEED)
    play_out(match, Dice(SEED))

    assert match.outcome is not None
    assert {entry.move for entry in match.inputs if isinstance(entry, Played)} == {Skip()}


def test_where_no_move_is_known_it_is_told() -> None:
    game = Speechless()
    state = Match(game, None, 2, SEED).state

    with pytest.raises(EndlessGame, match="no-move-known"):
        pick_move(game, state, 0, Choices((), game.choices(state, 0).kinds), Dice(SEED))


def test_a_match_may_end_with_its_last_allowed_step() -> None:
    whole = Match(NIM, None, 2, SEED)
    play_out(whole, Dice(SEED))
    again = Match(NIM, None, 2, SEED)

    play_out(again, Dice(SEED), most=len(whole.inputs))

    assert again.outcome == whole.outcome


def test_play_goes_on_from_any_state() -> None:
    match = Match(NIM, None, 2, SEED)
    match.play(0, Bid(0))
    match.play(1, Bid(1))
    match.play(1, Take(3))

    end = play_on(NIM, NIM.imagine(match.view(0), Dice(SEED)), Dice(SEED))

    assert NIM.outcome(end) is not None
    assert match.outcome is None
