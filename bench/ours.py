"""Random play of our games through the public API, as anybody would write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

from ludoteca.core import AnyGame, Match
from ludoteca.games import GAMES

SEATS = 2
LISTED = tuple(game for game in GAMES if game.lists_all_moves)
"""The games that list all their moves, as the peers do. Where words are found and not chosen, play
at random would measure the dictionary: those games have a figure of their own."""


def uniform(game: AnyGame, seed: int = 1) -> Callable[[], int]:
    """A function that plays a game, every choice at random, and says how many moves it took."""
    random = Random(seed).random  # noqa: S311 - the bench's own picks, the same for every peer
    numbers = count()

    def play() -> int:
        match = Match(game, None, SEATS, next(numbers).to_bytes(8, "little"))
        while actors := match.actors:
            moves = match.choices(actors[0]).moves
            match.play(actors[0], moves[int(random() * len(moves))])
        return len(match.inputs)

    return play


def has_a_way_on(moves: Sequence[Any]) -> bool:
    """Whether there are moves of several types. The first one listed is then the one that dares
    most, and may end the game.
    """
    return type(moves[0]) is not type(moves[-1])


def exploring(game: AnyGame, seed: int = 1) -> Callable[[], int]:
    """The same, but nobody dares as long as there is something else to do: long games."""
    random = Random(seed).random  # noqa: S311
    numbers = count()

    def play() -> int:
        match = Match(game, None, SEATS, next(numbers).to_bytes(8, "little"))
        while actors := match.actors:
            moves = match.choices(actors[0]).moves
            if has_a_way_on(moves):
                moves = moves[1:]
            match.play(actors[0], moves[int(random() * len(moves))])
        return len(match.inputs)

    return play
