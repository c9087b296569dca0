"""The rules common to all boxes (CO-1 to CO-7), as the contract carries them."""

from __future__ import annotations

import pytest

from ludoteca.core import Dice, IllegalMove, Match, Sandglass
from ludoteca.core.codec import read_log, to_json, write_log
from ludoteca.core.dice import seed_from
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.model import LabirintoOptions
from ludoteca.testing import play_out
from tests.conformance.games.echo import ECHO, Echo
from tests.conformance.games.echo_bot import EchoBot
from tests.conformance.games.echo_model import (
    Contest,
    Contested,
    Defend,
    Defended,
    EchoOptions,
    Judged,
    Skip,
    Vote,
    Write,
)
from tests.conformance.games.snatch import (
    SNATCH,
    Claim,
    Grab,
    Knock,
    KnockDecided,
    Pass,
    SnatchOptions,
)

SEED = seed_from("common rules")


class WiderEcho(Echo):
    """The same game, years later: its dictionary has grown."""

    word_list = Echo.word_list | {"axyz", "bxyz", "cxyz", "dxyz"}


# CO-1: form is enforced always


def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing() -> None:
    """CO-1."""
    match = Match(SNATCH, None, 3, SEED)
    before = to_json(match.state)

    with pytest.raises(IllegalMove) as refusal:
        match.play(0, Grab(99))

    assert (refusal.value.code, refusal.value.params) == ("card-gone", {"card": 99})
    assert to_json(match.state) == before
    assert match.inputs == []


# CO-2: meaning is judged by the table


def echo(arbiter: str = "table", seats: int = 3, sandglass: str = "off") -> Match:
    options = {"arbiter": arbiter, "sandglass": sandglass}
    return Match(ECHO, EchoOptions(**options), seats, SEED)  # type: ignore[arg-type]


def unknown_word(match: Match) -> Write:
    return Write(match.state.letter + "xyz")


def contest_first_word(match: Match, word: Write) -> None:
    """Seat 0 writes the word, the others nothing; seat 1 contests it and seat 0 keeps silent."""
    match.play(0, word)
    for seat in range(1, match.seats):
        match.play(seat, Skip())
    match.play(1, Contest(0))
    match.play(0, Skip())


def test_strict_table_refuses_what_the_arbiter_does_not_know() -> None:
    """CO-2."""
    match = echo("strict")

    with pytest.raises(IllegalMove, match="unknown-word"):
        match.play(0, unknown_word(match))


def test_trusting_table_has_no_contest() -> None:
    """CO-2."""
    match = echo("trusting")

    for seat in range(3):
        match.play(seat, unknown_word(match))

    assert match.state.turn == 2


def test_players_contest_the_accused_defends_and_the_vote_decides() -> None:
    """CO-2."""
    match = echo(seats=4)
    match.play(0, unknown_word(match))
    for seat in (1, 2, 3):
        match.play(seat, Skip())

    assert match.play(1, Contest(0)) == (Contested(1, 0),)
    assert list(match.actors) == [0]
    assert match.play(0, Defend("my grandmother says it")) == (
        Defended(0, "my grandmother says it"),
    )
    assert list(match.actors) == [2, 3]
    match.play(2, Vote(keep=False))
    judged = match.play(3, Vote(keep=False))

    assert Judged(0, False, (None, None, "no", "no")) in judged
    assert match.state.penalties == (1, 0, 0, 0)


def test_a_tied_vote_keeps_the_word_and_the_accuser_pays() -> None:
    """CO-2."""
    match = echo(seats=4)
    contest_first_word(match, unknown_word(match))

    match.play(2, Vote(keep=False))
    match.play(3, Vote(keep=True))

    assert match.state.penalties == (0, 1, 0, 0)


@pytest.mark.parametrize(("word", "loser"), [("known", 1), ("unknown", 0)])
def test_where_nobody_can_vote_the_arbiter_decides(word: str, loser: int) -> None:
    """CO-2."""
    match = echo(seats=2)
    known = next(w for w in sorted(ECHO.word_list) if w[0] == match.state.letter)
    contest_first_word(match, Write(known) if word == "known" else unknown_word(match))

    assert match.state.penalties[loser] == 1
    assert sum(match.state.penalties) == 1


def test_bots_vote_by_the_arbiters_opinion() -> None:
    """CO-2."""
    match = echo(seats=3)
    contest_first_word(match, unknown_word(match))

    move = EchoBot().choose(match.view(2), match.choices(2), Dice(SEED))

    assert move == Vote(keep=False)


def test_the_opinion_is_written_into_the_move_so_that_a_log_outlives_the_dictionary() -> None:
    """CO-2."""
    match = echo(seats=2)
    contest_first_word(match, unknown_word(match))

    folded = read_log(write_log(match), lambda name, version: WiderEcho()).fold()

    assert folded.state == match.state
    assert WiderEcho().attest(match.state, 0, unknown_word(match), 0) != unknown_word(match)


def test_a_client_cannot_write_the_opinion_itself() -> None:
    """CO-2."""
    match = echo("strict")
    forged = Write(unknown_word(match).word, known=True)

    with pytest.raises(IllegalMove, match="unknown-word"):
        match.play(0, forged)


# CO-3: the sandglass


@pytest.mark.parametrize(("length", "seconds"), [("half", 22.5), ("one", 45.0)])
def test_one_sandglass_for_the_table_of_the_chosen_length(length: str, seconds: float) -> None:
    """CO-3."""
    assert echo(sandglass=length).sandglass == Sandglass("write", 1, seconds)


def test_the_phase_ends_early_when_everybody_is_done() -> None:
    """CO-3."""
    match = echo(sandglass="one", seats=2)
    first = match.sandglass
    match.play(0, unknown_word(match))

    assert match.sandglass == first  # the same sand runs on
    match.play(1, unknown_word(match))

    assert match.state.phase == "contest"
    assert match.sandglass == Sandglass("contest", 2, 15.0)


def test_when_the_sand_is_out_whoever_is_late_has_done_nothing() -> None:
    """CO-3."""
    match = echo(sandglass="one", seats=3)
    match.play(1, unknown_word(match))
    sand = match.sandglass
    assert sand is not None

    match.expire(sand)

    assert match.state.words[0] == match.state.words[2] == ""
    assert match.state.phase == "contest"
    with pytest.raises(IllegalMove, match="stale-timer"):
        match.expire(sand)


def test_off_means_that_each_phase_ends_when_all_are_done() -> None:
    """CO-3."""
    match = echo(sandglass="off")

    play_out(match, Dice(SEED))

    assert match.sandglass is None
    assert match.outcome is not None


# CO-4: absence


def test_an_absent_player_is_played_as_did_nothing_in_time_and_comes_back() -> None:
    """CO-4."""
    match = echo(seats=3)
    match.play(0, unknown_word(match))
    match.play(2, unknown_word(match))

    match.idle(1)

    assert match.state.words[1] == ""
    assert match.state.phase == "contest"
    assert 1 in match.actors  # back in his seat, he may contest


def test_nobody_is_passed_over_whom_the_table_does_not_wait_for() -> None:
    """CO-4."""
    match = echo(seats=3)
    match.play(0, unknown_word(match))

    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.idle(0)


# CO-5: who begins


def test_the_first_player_is_random() -> None:
    """CO-5."""
    begins = {Match(LABIRINTO, None, 3, seed_from(str(n))).actors for n in range(40)}

    assert begins == {(0,), (1,), (2,)}


def test_unless_the_table_chooses() -> None:
    """CO-5."""
    for seat in range(3):
        assert Match(LABIRINTO, LabirintoOptions(first_player=seat), 3, SEED).actors == (seat,)


# CO-6: races


def test_the_first_move_to_arrive_has_the_card_and_the_log_shows_the_order() -> None:
    """CO-6."""
    match = Match(SNATCH, None, 3, SEED)
    card = match.state.table[0]

    match.play(2, Grab(card))
    with pytest.raises(IllegalMove, match="card-gone"):
        match.play(0, Grab(card))
    match.play(0, Grab(match.state.table[0]))

    assert match.state.taken[2] == (card,)
    assert [entry.seat for entry in match.record().inputs if hasattr(entry, "seat")] == [2, 0]


def knocking() -> Match:
    """A window is open: everybody has passed in the race, all cards lie there."""
    match = Match(SNATCH, SnatchOptions(sandglass="off"), 3, SEED)
    for seat in range(3):
        match.play(seat, Pass())
    assert match.state.phase == "window"
    return match


def test_knocks_that_arrive_together_are_decided_by_a_die() -> None:
    """CO-6."""
    chosen = set()
    for number in range(20):
        match = Match(SNATCH, None, 3, seed_from(f"die {number}"))
        for seat in range(3):
            match.play(seat, Pass())
        match.play(1, Knock())
        assert match.sandglass == Sandglass("gather", match.state.glass, 0.2)
        match.play(2, Knock())
        events = match.expire(match.sandglass)
        decided = next(event for event in events if isinstance(event, KnockDecided))
        assert decided.together == (1, 2)
        chosen.add(decided.seat)

    assert chosen == {1, 2}


def test_a_knock_that_comes_later_comes_too_late() -> None:
    """CO-6."""
    match = knocking()
    match.play(1, Knock())
    assert match.sandglass is not None  # lines are measured even where the sandglass is off
    match.expire(match.sandglass)

    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.play(2, Knock())
    match.play(1, Claim(match.state.table[0]))

    assert match.state.phase == "window"  # anybody may knock again


def test_the_window_closes_early_when_everybody_has_passed() -> None:
    """CO-6."""
    match = knocking()
    for seat in range(3):
        match.play(seat, Pass())

    assert match.state.turn == 2


# CO-7: chance


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    """CO-7."""
    one, other = (Match(LABIRINTO, None, 3, SEED) for _ in range(2))
    for match in (one, other):
        play_out(match, Dice(SEED))

    assert write_log(one) == write_log(other)


def test_another_seed_gives_another_game() -> None:
    """CO-7."""
    first_states = {to_json(Match(SNATCH, None, 2, seed_from(str(n))).state) for n in range(10)}

    assert len(first_states) > 5
