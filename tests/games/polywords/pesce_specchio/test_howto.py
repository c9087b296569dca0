"""The seas to try on the how-to-play page of Pesce Specchio end as the engine would have it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from ludoteca.games.polywords.pesce_specchio.rules import erase
from ludoteca.games.polywords.sea import white, written
from ludoteca.games.polywords.writing import check_place
from ludoteca.text import LANGUAGES
from tests.games.polywords.diagrams import path, sea
from tests.web.howto import read

each_language = pytest.mark.parametrize("language", LANGUAGES)


def revealed(players: list[Any]) -> Any:
    """The seas have turned over: each player's, with the word that was written in it."""
    seas, writings = [], []
    for seat, player in enumerate(players):
        before, word, way = sea("\n".join(player["rows"])), player["word"], path(player["path"])
        check_place(before, word, way)
        seas.append(written(before, word, way))
        writings.append(Writing(seat, seat, word, word, way))
    state = PESCE_SPECCHIO.setup(PESCE_SPECCHIO.options_type(), len(players), Dice(b"any")).state
    return replace(state, seas=tuple(seas), writings=tuple(writings), fallen=())


@each_language
def test_what_is_white_afterwards_is_what_the_page_says(language: str) -> None:
    """SP-3"""
    tried = read("pesce-specchio", "mirror")[language]
    for mine in tried["words"]:
        players = [mine | {"rows": tried["rows"]}, *tried["others"]]
        after = erase(revealed(players), Dice(b"any")).state
        assert white(after.seas[0]) == mine["white"]


@each_language
def test_the_words_to_try_begin_with_the_letter_and_one_is_nobody_elses(language: str) -> None:
    """SP-2, SP-5"""
    tried = read("pesce-specchio", "mirror")[language]
    words = {one["word"] for one in (*tried["words"], *tried["others"])}
    assert all(word.startswith(tried["letter"]) for word in words)
    others = {one["word"] for one in tried["others"]}
    assert len({one["word"] for one in tried["words"]} - others) == 1
