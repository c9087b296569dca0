"""Moves found by what was typed."""

from __future__ import annotations

import pytest

from ludoteca.cli.menu import Menu, typed_move
from ludoteca.cli.telling import Teller, tag_of
from ludoteca.core import IllegalMove, Match
from ludoteca.games import find_game
from ludoteca.games.labirinto_e_medusa.labirinto.model import Challenge, Explore, Place, Walk
from ludoteca.kit.grid import at
from ludoteca.text import Voice

LABIRINTO = find_game("labirinto")
VIEW = Match(LABIRINTO).view(0)
CORRIDOR, CORNER = 5, 3
MOVES = (
    Place(0, CORRIDOR),
    Place(0, CORNER),
    Place(1, CORNER),
    Place(0, 6),
    Challenge(),
    Walk(at(1, 0)),
    Walk(at(1, -1)),
)


def menu(language: str = "en") -> Menu:
    return Menu(Teller(Voice(language), LABIRINTO), MOVES, VIEW)


def found(typed: str, language: str = "en") -> list[str]:
    shown = menu(language)
    return [shown.teller.move(shown.moves[number - 1]) for number in shown.find(typed)]


def test_moves_of_the_same_words_stand_together_and_single_ones_first() -> None:
    tags = [[tag_of(move) for move in group] for group in menu().groups]
    assert tags == [["place"], ["place"], ["challenge"], ["place", "place"], ["walk", "walk"]]
    assert sorted(map(repr, menu().moves)) == sorted(map(repr, MOVES))


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("challenge", ["challenge the Minotaur"]),
        ("CHALLENGE the minotaur!", ["challenge the Minotaur"]),
        ("chal", ["challenge the Minotaur"]),
        ("place north │", ["place a corridor │ to the north"]),
        ("place n |", ["place a corridor │ to the north"]),
        ("place corner └", ["place a corner └ to the east", "place a corner └ to the north"]),
        ("place east L", ["place a corner └ to the east"]),
        ("walk 1,0", ["follow the thread to 1,0"]),
        ("1,-1", ["follow the thread to 1,-1"]),
        ("follow thread (1,0)", ["follow the thread to 1,0"]),
        ("3", ["challenge the Minotaur"]),
    ],
)
def test_a_move_is_meant_by_its_number_or_its_words(typed: str, moves: list[str]) -> None:
    assert found(typed) == moves


@pytest.mark.parametrize(
    "typed", ["", "0", "8", "99", "fly", "place up", "1,", "walk 1,1", "...", "²"]
)
def test_anything_else_is_no_move(typed: str) -> None:
    assert found(typed) == []


@pytest.mark.parametrize("typed", ["Challenge the Minotaur!", "challenge", "3"])
def test_a_move_is_named_whole_or_by_its_code_or_number(typed: str) -> None:
    assert menu().named(typed) == [3]


@pytest.mark.parametrize("typed", ["chal", "minotaur", "the", "place north", "", "99"])
def test_some_of_its_words_do_not_name_a_move(typed: str) -> None:
    assert menu().named(typed) == []


def test_codes_are_understood_in_every_language() -> None:
    for language in ("it", "de", "fr"):
        assert len(found("challenge", language)) == 1
        assert len(found("walk 1,0", language)) == 1


def test_a_move_written_out_is_left_to_the_rules() -> None:
    assert typed_move(LABIRINTO, "explore") == Explore()
    assert typed_move(LABIRINTO, '{"type": "walk", "cell": 3}') == Walk(3)
    assert typed_move(LABIRINTO, "walk") is None
    assert typed_move(LABIRINTO, "nonsense") is None
    with pytest.raises(IllegalMove):
        typed_move(LABIRINTO, '{"type": "walk"}')
