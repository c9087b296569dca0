"""Contesting a word: the window, the defence, the vote, what it costs (PW-X1 to PW-X5)."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ludoteca.core import Dice
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.contesting import Contesting
from ludoteca.games.polywords.model import (
    Contest,
    Defend,
    GiveIn,
    Pass,
    Vote,
    Write,
)
from ludoteca.games.polywords.penalties import owing
from ludoteca.games.polywords.pesce_specchio import rules
from ludoteca.games.polywords.pesce_specchio.game import PesceSpecchio
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio

PATH = "D4-H4 H5-H8"
UNKNOWN, ELSEWHERE, ARGUABLE = "Aglio", "Acqua", "Atlantide"
"""Cities with A: a word that the dictionary lacks, a drink, and one to talk about."""


def shown(*words: str, **changes: Any) -> Specchio:
    """A table of as many players, all of whose words are shown."""
    table = Specchio(*[""] * len(words), **changes)
    for seat, word in enumerate(words):
        if word:
            table.write(seat, word, " ".join(PATHS[len(word)]))
        else:
            table.nothing(seat)
    return table


PATHS = {
    4: ("D4-G4",),
    5: ("D4-H4",),
    6: ("D4-H4", "H5"),
    7: ("D4-H4", "H5-H6"),
    9: ("D4-H4", "H5-H8"),
}


# The window


def test_while_words_are_shown_any_opponent_may_contest_one() -> None:
    """PW-X1: one's own word one cannot."""
    table = shown(UNKNOWN, "Asti", "Aosta")

    assert (table.phase, table.actors) == ("contest", (0, 1, 2))
    assert table.moves(0) == (Pass(), Contest(1), Contest(2))
    assert table.moves(1) == (Pass(), Contest(0), Contest(2))
    assert table.refusal(0, Contest(0)) == "nothing-to-contest"
    assert table.refusal(0, Contest(3)) == "nothing-to-contest"


@pytest.mark.parametrize(
    ("word", "seconds"),
    [("Ancona", 5), (UNKNOWN, 15), (ELSEWHERE, 15), (ARGUABLE, 15)],
)
def test_it_is_short_if_the_arbiter_knows_everything(word: str, seconds: float) -> None:
    """PW-X1: every word, and in its category."""
    assert shown(word, "Asti", "Aosta").seconds == seconds


@pytest.mark.parametrize("sand", ["off", "half", "two"])
def test_it_has_seconds_of_its_own(sand: str) -> None:
    """PW-X1, CO-3, CO-4: also at a table without sand nobody is waited for without end."""
    table = shown(UNKNOWN, "Asti", "Aosta", options={"sand": sand})
    assert table.seconds == 15

    assert table.sand_out().state.turn == 2


def test_it_is_over_when_everybody_has_passed() -> None:
    """PW-X1"""
    table = shown("Ancona", "Asti", "Aosta").passing(0, 2)
    assert (table.phase, table.actors) == ("contest", (1,))

    assert table.passing(1).state.turn == 2


def test_who_could_contest_nothing_is_not_waited_for() -> None:
    """PW-X1: only the word of seat 0 is there, so seat 0 has nothing to say."""
    table = shown("Ancona", "", "")

    assert table.actors == (1, 2)


def test_without_a_word_there_is_no_window() -> None:
    """PW-X1"""
    assert shown("", "", "").phase == "bottles"


def test_each_word_is_contested_once() -> None:
    """PW-X1: when a contest is over, the others can be, in a new window; also by who had passed
    before it, and may pass again.
    """
    table = shown(UNKNOWN, "Acqua", "Aosta", "Asti")
    assert table.passing(2, 3).actors == (0, 1)
    assert table.refusal(2, Contest(1)) == "not-your-turn"

    table.contest(1, "AGLIO").give_in(0)

    assert (table.phase, table.actors, table.seconds) == ("contest", (0, 1, 2, 3), 15)
    assert table.refusal(2, Contest(0)) == "nothing-to-contest"
    assert table.passing(2).actors == (0, 1, 3)
    table.contest(3, "ACQUA")


def test_a_contest_is_about_what_is_shown_now() -> None:
    """PW-X1: not during writing, not when the window is over."""
    table = Specchio().write(0, UNKNOWN, "D4-H4")
    assert table.refusal(1, Contest(0)) == "not-now"

    table.nothing(1, 2).passing()
    assert table.refusal(1, Contest(0)) == "not-now"


# The defence


def test_the_accused_defends_it_in_a_line() -> None:
    """PW-X2"""
    table = shown(UNKNOWN, "Asti", "Aosta", "Ancona").contest(1, "AGLIO")
    assert (table.phase, table.actors, table.seconds) == ("defend", (0,), 30)

    table.play(0, Defend("  È un paese in Calabria. "))

    (defended,) = table.happened("Defended")
    assert (defended.seat, defended.text) == (0, "È un paese in Calabria.")
    assert (table.phase, table.actors) == ("vote", (2, 3))


def test_a_defence_says_something() -> None:
    """PW-X2, CO-1"""
    table = shown(UNKNOWN, "Asti", "Aosta").contest(1, "AGLIO")
    assert table.refusal(0, Defend("   ")) == "nothing-said"
    assert table.refusal(0, Defend("\n\t\u00ad")) == "nothing-said"


def test_a_defence_is_one_line_that_can_be_seen() -> None:
    """PW-X2: no line breaks, and no sign that turns the text around."""
    table = shown(UNKNOWN, "Asti", "Aosta", "Ancona").contest(1, "AGLIO")
    table.play(0, Defend("È\nun \u202epaese"))

    (defended,) = table.happened("Defended")
    assert defended.text == "È un \ufffdpaese"


def test_or_gives_in_and_it_is_founded() -> None:
    """PW-X2, PW-X3: nobody votes; the dictionary, which knows ASTI, is not asked."""
    table = shown(UNKNOWN, "Asti", "Aosta", "Ancona").contest(0, "ASTI").give_in(1)

    (judged,) = table.happened("Judged")
    assert (judged.word, judged.stands, judged.by) == ("ASTI", False, "accused")
    assert table.owed == (0, 2, 0, 0)


def test_only_the_accused_defends() -> None:
    """PW-X2"""
    table = shown(UNKNOWN, "Asti", "Aosta").contest(1, "AGLIO")
    assert table.refusal(1, GiveIn()) == "not-your-turn"
    assert table.refusal(2, Defend("no")) == "not-your-turn"


@pytest.mark.parametrize("how", ["away", "sand"])
def test_who_says_nothing_has_not_given_in(how: str) -> None:
    """PW-X2, CO-4"""
    table = shown(UNKNOWN, "Asti", "Aosta", "Ancona").contest(1, "AGLIO")
    table.away(0) if how == "away" else table.sand_out()

    assert table.phase == "vote"


# The vote


def test_who_is_neither_accuser_nor_accused_votes() -> None:
    """PW-X2"""
    table = shown(UNKNOWN, "Asti", "Aosta", "Ancona").contest(1, "AGLIO").defend(0)

    assert (table.actors, table.seconds) == ((2, 3), 20)
    assert table.refusal(0, Vote("yes")) == "not-your-turn"
    assert table.refusal(1, Vote("no")) == "not-your-turn"


@pytest.mark.parametrize(
    ("votes", "stands"),
    [
        ({"s2": "yes", "s3": "yes", "s4": "no"}, True),
        ({"s2": "yes", "s3": "no", "s4": "no"}, False),
        ({"s2": "yes", "s3": "no", "s4": "abstain"}, True),  # a tie
        ({"s2": "no", "s3": "abstain", "s4": "abstain"}, False),
        ({"s2": "yes", "s3": "abstain", "s4": "abstain"}, True),
    ],
)
@pytest.mark.parametrize("word", [UNKNOWN, "Ancona"])
def test_the_vote_decides_whatever_the_arbiter_knows(
    votes: dict[str, str], stands: bool, word: str
) -> None:
    """PW-X2: who abstains is not counted, a tie keeps the word."""
    table = shown(word, "Asti", "Aosta", "Atene", "Arezzo").contest(1, word.upper()).defend(0)
    table.vote(**votes)

    (judged,) = table.happened("Judged")
    assert (judged.stands, judged.by) == (stands, "vote")
    said = list(votes.values())
    assert (judged.yes, judged.no) == (said.count("yes"), said.count("no"))
    assert table.owed == ((0, 2, 0, 0, 0) if stands else (2, 0, 0, 0, 0))


def test_votes_are_secret_until_all_have_voted() -> None:
    """PW-X2: everybody sees who has voted, nobody how."""
    table = shown(UNKNOWN, "Asti", "Aosta", "Atene").contest(1, "AGLIO").defend(0).vote(s2="no")
    for other in (0, 1, 3, None):
        assert table.view(other) == shown_vote("yes").view(other)
        assert table.seen(other) == shown_vote("yes").seen(other)
    assert table.view(2) != shown_vote("yes").view(2)


def shown_vote(answer: str) -> Specchio:
    table = shown(UNKNOWN, "Asti", "Aosta", "Atene").contest(1, "AGLIO").defend(0)
    return table.vote(s2=answer)


KNOWN = [("Ancona", True), (UNKNOWN, False), (ELSEWHERE, False), (ARGUABLE, False)]


@pytest.mark.parametrize(("word", "stands"), KNOWN)
def test_where_all_abstain_the_arbiter_decides(word: str, stands: bool) -> None:
    """PW-X2, CO-2: known, and known in the category, stands; any other falls, also what can be
    argued about.
    """
    table = shown(word, "Asti", "Aosta", "Atene").contest(1, word.upper()).defend(0)
    table.vote(s2="abstain", s3="abstain")

    (judged,) = table.happened("Judged")
    assert (judged.stands, judged.by) == (stands, "arbiter")


@pytest.mark.parametrize(("word", "stands"), KNOWN)
def test_nobody_votes_in_time(word: str, stands: bool) -> None:
    """PW-X2, CO-4: silence is abstaining; the other two seats are absent, or the sand is out."""
    for how in ("away", "sand"):
        table = shown(word, "Asti", "Aosta", "Atene").contest(1, word.upper()).defend(0)
        table.away(2, 3) if how == "away" else table.sand_out()

        (judged,) = table.happened("Judged")
        assert (judged.stands, judged.by) == (stands, "arbiter")


@pytest.mark.parametrize(("word", "stands"), KNOWN)
def test_nobody_is_left_to_vote(word: str, stands: bool) -> None:
    """PW-X2, CO-2: of three players two wrote the same word, and the third contests it."""
    table = shown(word, word, "Aosta").contest(2, word.upper()).defend(0, 1)

    (judged,) = table.happened("Judged")
    assert (judged.stands, judged.by) == (stands, "arbiter")
    assert table.owed == ((0, 0, 2) if stands else (2, 2, 0))


def test_bots_never_vote() -> None:
    """PW-X2: they abstain, all of them, whatever they know."""
    table = shown(UNKNOWN, "Asti", "Aosta", "Atene").contest(1, "AGLIO").defend(0)
    for bot in SPECCHIO.bots().values():
        choices = SPECCHIO.choices(table.state, 2)
        assert bot.choose(table.view(2), choices, Dice(seed_from("bot"))) == Vote("abstain")


# What it costs


def test_founded_the_accused_takes_two_and_the_word_stays() -> None:
    """PW-X3"""
    table = shown(UNKNOWN, "Asti", "Aosta").contest(1, "AGLIO").give_in(0)
    written = table.sea(0)
    table.passing()

    assert (table.phase, table.owed) == ("bottles", (2, 0, 0))
    assert table.sea(0) == written
    assert [(e.crew, e.bottles, e.why) for e in table.happened("BottlesFell")] == []


def test_it_says_why_there_are_bottles() -> None:
    """PW-X3"""
    table = shown(UNKNOWN, "Asti", "Aosta").contest(1, "AGLIO").give_in(0)
    assert [(e.crew, e.bottles, e.why) for e in table.happened("BottlesFell")] == [
        (0, 2, "contest")
    ]
    table = shown("Ancona", "Asti", "Aosta").contest(1, "ANCONA").defend(0).vote(s2="yes")
    assert [(e.crew, e.bottles, e.why) for e in table.happened("BottlesFell")] == [
        (1, 2, "unfounded")
    ]


def test_unfounded_the_accuser_takes_two() -> None:
    """PW-X3"""
    table = shown("Ancona", "Asti", "Aosta").contest(1, "ANCONA").defend(0).vote(s2="yes")
    table.passing()

    assert (table.phase, table.owed) == ("bottles", (0, 2, 0))


def test_bottles_add_up() -> None:
    """PW-X3: two contests lost, and nothing written."""
    table = shown("Ancona", "Asti", "")
    table.contest(2, "ANCONA").defend(0).vote(s1="yes")
    table.contest(2, "ASTI").defend(1).vote(s0="yes")

    assert (table.phase, table.owed) == ("bottles", (0, 0, 6))


class Dear(PesceSpecchio):
    """A Specchio with a price of its own for a word that falls."""

    phases: ClassVar = {
        **rules.PHASES,
        **Contesting(
            then=rules.erase,
            things=rules.by_word,
            founded=lambda state, places: owing(
                state, state.writings[places[0]].crew, 5, "contest"
            ),
        ).phases,
    }


def test_a_game_may_have_a_price_of_its_own() -> None:
    """PW-X4: it is paid instead of the two, not beside them; the accuser's price stays."""
    table = shown(UNKNOWN, "Asti", "Aosta")
    table.game = Dear(tiny)
    table.contest(1, "AGLIO").give_in(0)
    assert table.owed == (5, 0, 0)

    table.contest(0, "AOSTA").defend(2).vote(s1="yes")
    assert table.owed == (7, 0, 0)


# In Specchio it is about the word


def test_every_writer_of_the_word_is_accused() -> None:
    """PW-X5: a writer cannot contest it; all take the two and keep it unerased."""
    table = shown(UNKNOWN, "Asti", UNKNOWN, "Atene", UNKNOWN)
    for writer in (0, 2, 4):
        assert table.refusal(writer, Contest(table.thing("AGLIO"))) == "nothing-to-contest"

    table.contest(1, "AGLIO")
    assert table.actors == (0, 2, 4)
    (contested,) = table.happened("Contested")
    assert contested.accused == (0, 2, 4)

    table.give_in(0, 2, 4).passing()
    assert table.owed == (2, 0, 2, 0, 2)
    assert "AGLIO" in table.sea(0)
    assert "AGLIO" in table.sea(2)
    assert "AGLIO" in table.sea(4)


def test_it_is_contested_once_for_all_of_them() -> None:
    """PW-X1, PW-X5"""
    table = shown(UNKNOWN, UNKNOWN, "Asti", "Atene")
    assert table.moves(2) == (Pass(), Contest(table.thing("AGLIO")), Contest(table.thing("ATENE")))


def test_all_must_give_in() -> None:
    """PW-X5: one who defends is enough for a vote."""
    table = shown(UNKNOWN, UNKNOWN, "Asti", "Atene").contest(2, "AGLIO").give_in(0)
    assert (table.phase, table.actors) == ("defend", (1,))

    table.defend(1)
    assert (table.phase, table.actors) == ("vote", (3,))

    table.vote(s3="yes").passing()
    assert "AGLIO" not in table.sea(0)  # it stands, so both erase it


def test_one_who_is_silent_has_not_given_in() -> None:
    """PW-X5, CO-4"""
    table = shown(UNKNOWN, UNKNOWN, "Asti", "Atene").contest(2, "AGLIO").give_in(0).away(1)
    assert table.phase == "vote"


def test_where_one_is_silent_and_nobody_votes_the_arbiter_decides_for_all() -> None:
    """PW-X2, PW-X5: ANCONA stands although one of its two writers has given in, and both erase
    it.
    """
    table = shown("Ancona", "Ancona", "Asti").contest(2, "ANCONA").give_in(0).away(1)
    (judged,) = table.happened("Judged")
    assert (judged.stands, judged.by) == (True, "arbiter")

    table.passing()
    assert "ANCON" not in table.sea(0) + table.sea(1)
    assert table.owed == (0, 0, 2)


def test_contests_come_before_erasing() -> None:
    """PW-X5: in the window the equal words are still in the seas."""
    table = shown("Asti", "Asti", "Atene")
    assert "ASTI" in table.sea(0)

    table.passing()
    assert "ASTI" not in table.sea(0)


def test_a_group_that_stood_is_erased_all_the_same() -> None:
    """PW-X5, SP-3: and whoever doubted it pays."""
    table = shown("Asti", "Asti", "Atene").contest(2, "ASTI").defend(0, 1).passing()

    assert "ASTI" not in table.sea(0) + table.sea(1)
    assert table.owed == (0, 0, 2)


# The arbiter of the table


def test_a_strict_table_refuses_what_the_arbiter_does_not_know() -> None:
    """CO-2, PW-X2: so nothing is left to contest, and what can be argued about stands."""
    table = Specchio(options={"arbiter": "strict"})

    assert table.refused(0, UNKNOWN, "D4-H4") == "not-in-dictionary"
    assert table.refused(0, ELSEWHERE, "D4-H4") == "not-in-category"
    table.write(0, ARGUABLE, PATH).write(1, "Asti", "D4-G4").nothing(2)
    assert table.phase == "bottles"


def test_a_trusting_table_believes_everything() -> None:
    """CO-2"""
    table = shown(UNKNOWN, ELSEWHERE, "Aosta", options={"arbiter": "trusting"})

    assert table.state.turn == 2


def test_a_client_cannot_write_the_arbiters_opinion() -> None:
    """CO-2"""
    table = Specchio(options={"arbiter": "strict"})
    forged = Write(
        "Aglio",
        path=(27, 28, 29, 30, 31),
        word="AGLIO",
        verdict="known",
        known_in=("citta",),
    )
    assert table.refusal(0, forged) == "not-in-dictionary"
