"""The player who does anything, everything as often."""

from __future__ import annotations

from collections import Counter

from ludoteca.bots import RandomBot
from ludoteca.core import Dice, Match
from ludoteca.testing.example import NIM
from tests.bots.tables import choice, nim
from tests.conformance.games.echo import ECHO, Speechless
from tests.conformance.games.echo_model import Skip


def test_every_listed_move_is_as_likely() -> None:
    match, bot, dice = nim(9), RandomBot(NIM), Dice(b"even")

    seen = Counter(choice(bot, match, 0, dice) for _ in range(3000))

    assert sorted(move.matches for move in seen) == [1, 2, 3]
    assert all(900 < count < 1100 for count in seen.values())


def test_a_kind_of_moves_is_as_likely_as_a_listed_move() -> None:
    match, bot, dice = Match(ECHO, None, 2, b"kinds"), RandomBot(ECHO), Dice(b"even")
    choices = match.choices(1)
    assert (len(choices.moves), len(choices.kinds)) == (1, 1)

    seen = Counter(type(choice(bot, match, 1, dice)).__name__ for _ in range(1000))

    assert 430 < seen["Write"] < 570
    assert seen["Write"] + seen["Skip"] == 1000


def test_a_kind_without_a_known_move_is_left_aside() -> None:
    match, bot = Match(ECHO, None, 2, b"kinds"), RandomBot(Speechless())

    assert {choice(bot, match, 1, Dice(bytes([n]))) for n in range(20)} == {Skip()}
