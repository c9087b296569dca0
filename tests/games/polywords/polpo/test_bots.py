"""Bots of Polpo: rows, the way of the ink, what they know and how long they take."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import Choices, Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.model import Contest, Defend, GiveIn, Pass
from ludoteca.games.polywords.polpo import POLPO
from ludoteca.games.polywords.polpo.bot import POLPO_LEVELS, words_of
from ludoteca.games.polywords.polpo.model import EraseRow, KeepRows, PolpoOptions
from ludoteca.games.polywords.polpo.outlook import Future, after_writing, best_to_erase, outlook
from ludoteca.games.polywords.racing import Call, PlaceWord
from ludoteca.words.lexicon import lexicon
from tests.games.polywords.diagrams import path, sea
from tests.games.polywords.polpo.tables import FOUR, Polpo, ground

SOON = Future(struck=2, to_come=3, turns=4)
each_level = pytest.mark.parametrize("level", POLPO_LEVELS)


def drawn(*rows: str) -> str:
    return sea(ground(*rows))


def test_letters_where_the_ink_will_come_are_dear() -> None:
    """PO-6: the sooner, the dearer; below what is struck for certain they cost a cell each."""
    worth = [outlook(drawn("AB......", *["........"] * below), SOON) for below in (5, 4, 3, 1, 0)]
    assert worth == sorted(worth)
    assert worth[-1] - worth[0] > 30


def test_a_row_is_completed_for_the_sake_of_another_one() -> None:
    """PO-8: DUALE erases the letter that would be struck next."""
    rows = ("...E....", "........", "........", "........", "........", "ONE.....")
    future = Future(struck=2, to_come=1, turns=0)
    before = drawn(*rows)
    full = after_writing(before, "DUALE", path("D8-H8"), 0, future)

    assert full > after_writing(before, "DUALE", path("A7-E7"), 0, future)
    assert full > after_writing(before, "DUALE", path("D8-H8"), 1 << 7, future)


def test_of_several_rows_the_one_in_danger_is_erased() -> None:
    """PO-8"""
    assert best_to_erase(drawn("E.......", "........", "CASADOR.", "ONEDUALE"), SOON) == 4
    assert best_to_erase(drawn("CASA....", "ONEDUALE"), Future(2, 2, 0)) == 6
    assert best_to_erase(drawn("ONEDUALE"), SOON) is None


@each_level
def test_it_erases_what_is_in_danger(level: str) -> None:
    """PO-8: every level sees that."""
    rows = ground("...E....", "........", "CASA....")
    table = Polpo(rows, "", shape=FOUR, turn=2, struck=(5, 0))
    table.lay(1, "Como", "A8-D8").lay(0, "Roma", "E8-H8")
    bot = POLPO.bots()[level]

    moves: Any = Choices(table.moves(0))
    assert KeepRows() in moves.moves
    assert bot.choose(table.view(0), moves, Dice(b"any")) == EraseRow(5)


def played(level: str, **options: Any) -> tuple[Match, list[Any]]:
    """A game among its like, and what was called and written."""
    chosen = PolpoOptions(language="it", arbiter="strict", **options)
    match = Match(POLPO, chosen, 2, seed_from("bots"))
    bot, dice, moves = POLPO.bots()[level], Dice(seed_from("thoughts")), []
    while match.actors:
        seat = match.actors[0]
        thought = bot.think(match.view(seat), match.choices(seat), dice, people=True)
        assert thought.seconds is not None
        least, most = thought.seconds
        assert 0 < least <= most <= 45
        moves.append(thought.move)
        match.play(seat, thought.move, 1000 * len(match.inputs))
        assert match.state.stuck == ()
    return match, moves


@each_level
@pytest.mark.parametrize("agguato", [False, True])
def test_it_calls_only_what_it_can_write(level: str, agguato: bool) -> None:
    """PO-2 to PO-5, PO-10: the strict arbiter takes it all, and it is laid by itself."""
    match, moves = played(level, agguato=agguato)

    assert match.outcome is not None
    assert sum(isinstance(move, Call) for move in moves) >= 8
    assert sum(isinstance(move, PlaceWord) for move in moves) >= 8


@each_level
def test_it_knows_words_by_how_common_they_are(level: str) -> None:
    words = lexicon("it")
    found = words_of(words, 4, POLPO_LEVELS[level].commonness)

    assert len(found) > 100
    assert all(words.commonness(id_) >= POLPO_LEVELS[level].commonness for id_ in found)
    assert all(len(words.word(id_)) == 4 for id_ in found[:50])


def test_it_doubts_only_what_the_arbiter_does_not_know() -> None:
    """PW-X2: and defends by what the arbiter knows."""
    table = Polpo("", "", "", shape=FOUR, options={"arbiter": "table"}, turn=1)
    table.lay(0, "Rxma", "A8-D8").lay(1, "Roma", "A8-D8").lay(2, "Como", "A8-D8")
    bot = table.game.bots()["master"]

    def chosen(seat: int) -> Any:
        choices = table.game.choices(table.state, seat)
        return bot.choose(table.view(seat), choices, Dice(b"any"))

    assert chosen(1) == Contest(table.thing("RXMA"))
    assert chosen(0) == Pass()
    table.contest(1, "RXMA")
    assert chosen(0) == GiveIn()
    table.give_in(0).contest(2, "ROMA")
    assert isinstance(chosen(1), Defend)
