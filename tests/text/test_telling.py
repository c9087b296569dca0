"""Whole games are told, in every language, without a word missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ludoteca.cli.telling import Teller, player
from ludoteca.core import AnyGame, Dice, IllegalMove, Match
from ludoteca.core.dice import seed_from
from ludoteca.games import GAMES
from ludoteca.testing import Manner, random_step
from ludoteca.text import LANGUAGES, Voice, catalogue
from tests.games.facts import facts_of
from tests.text.needed import sample, union

RAW = re.compile(r"[{}]|\.[a-z]+-|^[a-z]+\.[a-z]+\.")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def positions(game: AnyGame) -> Iterator[Match]:
    """Random games of every size, sometimes with absent players."""
    for number in range(12):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats=seats, seed=seed_from(f"telling {number}"))
        dice = Dice(seed_from(f"telling dice {number}"))
        manner = Manner(absent=2) if number % 2 else Manner(absent=9)
        yield match
        while match.outcome is None:
            random_step(match, dice, manner)
            yield match


@cache
def told_things(game: AnyGame) -> tuple[frozenset[Any], frozenset[Any], frozenset[Any]]:
    """Events, moves and refused codes that turned up."""
    events: set[Any] = set()
    moves: set[Any] = set()
    refused: set[str] = set()
    for match in positions(game):
        events.update(match.events)
        for seat in range(match.seats):
            choices = match.choices(seat)
            moves.update(choices.moves[:8])
            suggested = (game.suggest(match.state, seat, k, Dice(b"")) for k in choices.kinds)
            moves.update(move for move in suggested if move is not None)
        seat, state = len(match.inputs) % match.seats, match.state
        for move in list(moves)[:12]:
            try:
                game.apply(state, seat, move, Dice(b""))
            except IllegalMove as error:
                refused.add(error.code)
    return frozenset(events), frozenset(moves), frozenset(refused)


@each_language
@each_game
def test_every_event_and_move_is_said_completely(game: AnyGame, language: str) -> None:
    events, moves, _ = told_things(game)
    for me in (None, 0):
        teller = Teller(Voice(language), game, me)
        said = [teller.event(event) for event in events] + [teller.move(move) for move in moves]
        assert [line for line in said if RAW.search(line)] == []


@each_language
@each_game
def test_events_that_random_play_does_not_show_are_said_completely(
    game: AnyGame, language: str
) -> None:
    for me in (None, 1):
        teller = Teller(Voice(language), game, me)
        said = [teller.event(sample(event)) for event in union(game.event_type)]
        assert [line for line in said if RAW.search(line)] == []


@each_game
def test_random_play_shows_every_kind_of_move(game: AnyGame) -> None:
    """Otherwise the test above would prove less than it says."""
    _, moves, _ = told_things(game)
    kinds = {type(move).__name__ for move in moves}
    every = {type_.__name__ for type_ in union(game.move_type)}
    assert kinds >= every - set(facts_of(game).seldom.split())


@each_language
@each_game
def test_every_refusal_has_its_sentence(game: AnyGame, language: str) -> None:
    _, _, refused = told_things(game)
    assert refused >= {"not-your-turn" if len(game.seats) > 1 else "game-over"}
    assert {f"error.{code}" for code in refused} <= catalogue(language).keys()


@each_game
def test_what_i_do_is_told_to_me_as_you(game: AnyGame) -> None:
    events, _, _ = told_things(game)
    mine = [event for event in events if getattr(event, "seat", None) == 0]
    heard = [Teller(Voice("en"), game, me=0).event(event) for event in mine]
    seen = [Teller(Voice("en"), game).event(event) for event in mine]
    assert mine
    assert [line for line in heard if line.startswith("You ")]
    assert [line for line in seen if line.startswith(f"{player(0)} ")]
