"""The bots of Pesce Specchio write what others will, each as well as it should; and they doubt and
defend by what the arbiter knows.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ludoteca.bots.ladder import duel
from ludoteca.bots.playing import play_out
from ludoteca.core import Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.model import (
    Contest,
    Defend,
    GiveIn,
    Pass,
    PlaceBottle,
    Write,
    WriteNothing,
)
from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from ludoteca.games.polywords.pesce_specchio.bot import EARS
from ludoteca.games.polywords.player import Known, known_answers
from ludoteca.games.polywords.sea import new_cells, out_of_the_way
from ludoteca.words.letters import normalised
from ludoteca.words.lexicon import lexicon
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio

NAMES = tuple(EARS)
MANY = 60


def asked(table: Specchio, bot: str, seat: int = 0, dice: int = 0) -> Any:
    view, choices = table.view(seat), SPECCHIO.choices(table.state, seat)
    return SPECCHIO.bots()[bot].choose(view, choices, Dice(seed_from(str(dice))))


def words(table: Specchio, bot: str) -> list[str]:
    """What it writes, in many moods; empty where it writes nothing."""
    moves = [asked(table, bot, dice=dice) for dice in range(MANY)]
    return [normalised(m.text, "it") if isinstance(m, Write) else "" for m in moves]


# What they write


@pytest.mark.parametrize("bot", NAMES)
def test_they_write_what_the_cards_ask_for(bot: str) -> None:
    """SP-5: a city with A that they have not written yet, where it may go."""
    table = Specchio("", "", "", used=(("AREZZO",), (), ()))
    for dice in range(MANY):
        move = asked(table, bot, dice=dice)
        if isinstance(move, Write):
            Specchio("", "", "", used=table.state.used).play(0, move)
    assert set(words(table, bot)) - {""} <= {"ANCONA", "ASTI", "AOSTA", "ATENE", "AMATRICE"}


def test_the_best_nearly_always_find_the_likeliest_word() -> None:
    """SP-3: ROMA is what everybody says, and all words here are as common as each other."""
    table = Specchio(letter="R")
    assert words(table, "master").count("ROMA") > words(table, "easy").count("ROMA")


def test_what_is_likely() -> None:
    """By how soon it comes to most minds, how common it is, and whether it is a plural."""
    likely = [
        Known("NUOTO", "nuoto", 40, typical=3),
        Known("NUOTO", "nuoto", 40, typical=12),
        Known("CALDO", "caldo", 48, typical=0),
        Known("NUOTO", "nuoto", 40, typical=0),
        Known("CALDI", "caldi", 48, typical=0, form=True),
    ]
    assert sorted(likely, key=lambda one: -one.appeal) == likely


def test_plurals_are_forms() -> None:
    known = {one.word: one for one in known_answers(lexicon("it"), "fiore")}
    assert known["ROSE"].form
    assert not known["ROSA"].form


@pytest.mark.parametrize("bot", NAMES)
def test_the_better_knows_the_rarer_words(bot: str) -> None:
    """Nothing but what it knows, or everybody says, comes to its mind."""
    level = EARS[bot].level
    all_known = known_answers(lexicon("it"), "uccello")
    player = PESCE_SPECCHIO.bots()[bot]
    minded = player.comes_to_mind(all_known, Dice(b""))  # type: ignore[attr-defined]
    assert minded
    assert all(one.commonness >= level.commonness or one.typical for one in minded)
    assert len(minded) < len(all_known)


def test_who_is_better_weighs_what_a_word_costs() -> None:
    """Of two words that are as likely, the best takes the one that costs less: ASTI has three of
    its letters already.
    """
    before = """
        ........
        ........
        ........
        ...VIA..
        .....S..
        .....T..
        ........
        ........
    """
    table = Specchio(before, "", "", used=(("ANCONA", "AREZZO"), (), ()))
    best = words(table, "master")
    assert max(best, key=best.count) == "ASTI"
    paths = {
        move.path
        for dice in range(MANY)
        if isinstance(move := asked(table, "master", dice=dice), Write) and move.text == "Asti"
    }
    assert {len(new_cells(table.state.seas[0], path)) for path in paths} == {1}


def test_it_writes_nothing_where_nothing_comes_to_mind() -> None:
    """SP-4"""
    for bot in NAMES:
        assert asked(Specchio(category="libro"), bot) == WriteNothing()


# Bottles, doubts, defences


@pytest.mark.parametrize("bot", NAMES)
def test_bottles_go_out_of_the_way(bot: str) -> None:
    """PW-P1"""
    table = Specchio().nothing(0, 1, 2)
    assert asked(table, bot) == PlaceBottle(out_of_the_way(table.state.seas[0]))


def shown(word: str) -> Specchio:
    """Seat 1 shows this word."""
    table = Specchio().write(0, "Asti", "D4-G4")
    return table.write(1, word, "D4-H4" if len(word) == 5 else "D4-H4 H5-H8").nothing(2)


@pytest.mark.parametrize("word", ["Aglio", "Acqua"])
def test_they_doubt_what_the_arbiter_does_not_know(word: str) -> None:
    """PW-X1: or knows to be something else; the better they are, the less they overlook."""
    table = shown(word)
    doubts = {
        bot: sum(isinstance(asked(table, bot, dice=dice), Contest) for dice in range(MANY))
        for bot in NAMES
    }
    assert list(doubts.values()) == sorted(doubts.values())
    assert doubts["easy"] < MANY // 3
    assert doubts["master"] == MANY
    assert asked(table, "master") == Contest(table.thing(word.upper()))


@pytest.mark.parametrize("word", ["Aosta", "Atlantide"])
def test_they_do_not_doubt_what_it_knows(word: str) -> None:
    """PW-X1: nor what can be argued about."""
    for bot in NAMES:
        assert {str(asked(shown(word), bot, dice=dice)) for dice in range(MANY)} == {str(Pass())}


@pytest.mark.parametrize("bot", NAMES)
def test_they_defend_by_evidence(bot: str) -> None:
    """PW-X2: the category's own words, or why it can be argued about."""
    table = shown("Aosta").contest(0, "AOSTA")
    (said,) = [asked(table, bot, seat=1)]
    assert isinstance(said, Defend)
    assert said.text.startswith("Aosta. Città: Una città o cittadina del mondo")
    table.play(1, said)

    table = shown("Atlantide").contest(0, "ATLANTIDE")
    assert asked(table, bot, seat=1) == Defend("Atlantide. Città: se ne può discutere")


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("word", ["Aglio", "Acqua"])
def test_they_give_in_where_there_is_none(bot: str, word: str) -> None:
    """PW-X2"""
    assert asked(shown(word).contest(0, word.upper()), bot, seat=1) == GiveIn()


# Whole games


@pytest.mark.parametrize("language", ["it", "de", "en", "fr"])
def test_they_play_whole_games(language: Any) -> None:
    """All of them at one table; nothing they do is refused, nobody has to be timed out."""
    options = SPECCHIO.options_type(language=language, hard=True)
    bots = PESCE_SPECCHIO.bots()
    match = Match(PESCE_SPECCHIO, options, len(bots), seed_from(language))
    play_out(match, list(bots.values()), Dice(seed_from(language)))

    assert match.outcome is not None
    written = [entry.move for entry in match.inputs if isinstance(entry.move, Write)]  # type: ignore[union-attr]
    assert len(written) > 10
    assert not any(isinstance(entry.move, Contest) for entry in match.inputs)  # type: ignore[union-attr]


def test_each_is_stronger_than_the_one_below() -> None:
    """In short; `bench ladder` says by how much."""
    for weaker, stronger in pairwise(NAMES):
        played = duel(PESCE_SPECCHIO, stronger, weaker, 8, seed_from("bots"), seats=4)
        assert played.share > 0.5, stronger


def test_they_take_their_time() -> None:
    """The better, the quicker; none needs more than the sand of a turn."""
    table = Specchio(letter="R")
    times = []
    for bot in SPECCHIO.bots().values():
        choices = SPECCHIO.choices(table.state, 0)
        thought = bot.think(table.view(0), choices, Dice(b""), people=True)
        assert thought.seconds is not None
        times.append(thought.seconds)
    assert times == sorted(times, reverse=True)
    assert all(most < 45 for _, most in times)
