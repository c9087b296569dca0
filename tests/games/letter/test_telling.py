"""What is said of LETTER, and what a terminal shows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca.cli.telling import Teller
from ludoteca.core import AnyGame, Dice, Key, Match
from ludoteca.core.dice import seed_from
from ludoteca.core.terminal import Holding
from ludoteca.games.letter.letter.model import GiveFree, Pick
from ludoteca.testing import Manner, random_step
from ludoteca.text import LANGUAGES, Voice
from tests.games.letter.dictionary import TinyLetter, TinyLong, TinyWords
from tests.games.letter.tables import LETTER, Table
from tests.text.needed import sample, union

RAW = re.compile(r"[{}]|\.[a-z]+-|^[a-z]+\.[a-z]+\.")
GAMES: tuple[AnyGame, ...] = (TinyLetter(), TinyWords(), TinyLong())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_happens_is_said_completely(game: AnyGame, language: str) -> None:
    events = {sample(event) for event in union(game.event_type)}
    match = Match(game, seats=game.seats[0], seed=seed_from("telling"))
    dice = Dice(seed_from("telling dice"))
    while match.actors:
        events.update(match.events)
        random_step(match, dice, Manner(absent=9, sand=9))

    for me in (None, 0):
        teller = Teller(Voice(language), game, me)
        assert [line for line in map(teller.event, events) if RAW.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_is_said_completely(game: AnyGame, language: str) -> None:
    moves: list[Any] = [sample(move) for move in union(game.move_type)]
    teller = Teller(Voice(language), game)

    assert [line for line in map(teller.move, moves) if RAW.search(line)] == []


def test_a_word_and_a_field_are_said_as_players_say_them() -> None:
    table = Table("ROT", "T", "")
    table.place("T")
    told = Teller(Voice("en"), LETTER, me=1)
    assert [told.event(event) for event in table.events] == ["A lays T on C1."]
    table.claim("rot").end()
    assert told.event(table.events[0]) == "A writes down: ROT."


def table() -> Table:
    return Table(
        """
        RRo1
        RRT.
        """,
        "T",
        "A2",
        free="B",
    )


def test_the_picture_shows_the_board_with_the_names_of_its_fields() -> None:
    picture = LETTER.terminal.picture(LETTER.view(table().place("T").state, 0)).splitlines()

    assert picture[0].split() == list("ABCDEFGHIJKLMNOPQR")
    assert picture[17] == " 2 R r|O|░ · · · · · · · · · · · · · · 2"
    assert picture[18] == " 1 r r|T · · · · · · · · · · · · · · · 1"
    assert picture[19] == picture[0]


def test_beside_the_board_lie_letters_words_and_free_letters() -> None:
    held = LETTER.terminal.holdings(LETTER.view(table().place("T").claim("ort").state, 0))

    assert held is not None
    assert held.rows == (
        Holding(0, ("", "ORT")),
        Holding(1, ("A(1x1) ░(1x1)", "")),
        Holding(Key("place.free"), ("B(1x1)", None)),
    )


def test_a_tile_is_named_by_its_letter_at_a_table_that_one_sees() -> None:
    view = LETTER.view(table().state, 1)
    told = Teller(Voice("en"), LETTER)
    (give,) = (GiveFree(tile) for tile in view.hands[1] if view.tiles.letters[tile] == "A")

    assert told.move(give, view) == "put tile A 1x1 beside the board"
    assert LETTER.terminal.move_params(Pick(2, 3), view) == {"size": "2x3"}
