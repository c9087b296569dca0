"""Polywords: how long it takes to find all places of a word, and to carry out a step; what games of
its bots are like, and which of them is the better one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from time import process_time
from typing import Any

import msgspec

from bench import boxgames
from bench.boxgames import games_among
from bench.letters import _in_python
from bench.report import Effort, Report, Table
from bench.rungs import duel_table, figures, play_alone, play_rung, solo_table, steps
from ludoteca.core import AnyGame, Dice
from ludoteca.games.polywords import POLYWORDS
from ludoteca.games.polywords.questions import MOST_WAYS, placed_ways
from ludoteca.games.polywords.sea import CLEAN, Sea, bottle_cells, with_bottle, written
from ludoteca.text import Voice
from ludoteca.words.letters import LANGUAGES
from ludoteca.words.lexicon import Lexicon, lexicon

LETTERS = range(3, 11)
WORDS_IN_A_SEA, BOTTLES = 6, 3
BOT = "medium"


class Amount(msgspec.Struct, frozen=True):
    seas: int
    slow_seas: int
    """For the search in Python."""
    games: int
    folded: int
    """Games that are folded again, to see what a step costs."""


QUICK = Amount(seas=6, slow_seas=2, games=2, folded=1)
FULL = Amount(seas=400, slow_seas=40, games=1000, folded=20)


def measure(effort: Effort) -> Report:
    amount = QUICK if effort.quick else FULL
    places = {language: _places(language, amount) for language in sorted(LANGUAGES)}
    games = {}
    for game in POLYWORDS.games:
        for seats in sorted({game.seats[0], min(4, game.seats[-1]), game.seats[-1]}):
            print(f"  {game.name}, {seats}", file=sys.stderr, flush=True)
            games[game.name, seats] = _games(game, seats, amount, effort.workers)
    parts = (
        PLACES,
        Table(PLACES_HEAD, tuple((name, *_place_cells(one)) for name, one in places.items())),
        GAMES,
        Table(boxgames.HEAD, tuple(boxgames.cells(*key, one) for key, one in games.items())),
    )
    ladders, rungs = _ladders(effort)
    data = {
        "places": places,
        "games": {f"{name} {seats}": one for (name, seats), one in games.items()},
        "ladders": rungs,
    }
    return Report("polywords", (*parts, LADDERS, *ladders), data)


# Places


PLACES = f"""\
All places of one word, the fewest new cells first: common words of {LETTERS[0]} to {LETTERS[-1]}
letters, in seas with {WORDS_IN_A_SEA} words and {BOTTLES} bottles. Milliseconds; *the best* is
what a bot asks for, *all* the {MOST_WAYS} that a page is shown; the twin is the same search in
Python."""
PLACES_HEAD = ("language", "the best, median", "worst", "all, median", "worst", "twin, median")


def _places(language: str, amount: Amount) -> dict[str, float]:
    words, dice = lexicon(language), Dice(b"seas")
    asked = [
        (_sea(words, dice), word)
        for _ in range(amount.seas)
        for word in islice(_words(words, dice), 4)
    ]
    best = _times(asked, lambda sea, word: placed_ways(sea, word, most=1))
    whole = _times(asked, placed_ways)
    with _in_python():
        twin = _times(asked[: amount.slow_seas], placed_ways)
    return {
        "best_ms": 1000 * median(best),
        "worst_best_ms": 1000 * max(best),
        "all_ms": 1000 * median(whole),
        "worst_all_ms": 1000 * max(whole),
        "twin_ms": 1000 * median(twin),
    }


def _words(words: Lexicon, dice: Dice) -> Iterator[str]:
    while True:
        word = words.common.word(dice.below(len(words.common)))
        if len(word) in LETTERS:
            yield word


def _sea(words: Lexicon, dice: Dice) -> Sea:
    """In the middle of a game."""
    sea: Sea = CLEAN
    for word in islice(_words(words, dice), WORDS_IN_A_SEA):
        if paths := placed_ways(sea, word):
            sea = written(sea, word, dice.pick(paths))
    for _ in range(BOTTLES):
        sea = with_bottle(sea, dice.pick(bottle_cells(sea)))
    return sea


def _times(asked: list[tuple[Sea, str]], find: Callable[[Sea, str], object]) -> list[float]:
    spent = []
    for sea, word in asked:
        begun = process_time()
        find(sea, word)
        spent.append(process_time() - begun)
    return spent


def _place_cells(figures: dict[str, float]) -> tuple[str, ...]:
    return tuple(f"{value:.2f}" for value in figures.values())


# Games


GAMES = f"""\
Games among bots of the level *{BOT}*, in Italian, with the usual options: how long, how many
points, how far apart (standard deviation), how many are won by several at once; the seat that wins
most often, and how often where an even share is 100 %. *Steps/s* is what the rules take: games
folded again from their logs."""


def _games(game: AnyGame, seats: int, amount: Amount, workers: int) -> dict[str, float]:
    options = game.options_type(language="it")
    games, folded = amount.games, amount.folded
    return games_among(
        game,
        seats,
        BOT,
        options,
        seed="polywords",
        games=games,
        folded=folded,
        workers=workers,
    )


# Ladders


USUAL_SEATS = range(2, 5)
LADDERS = """\
The ladder of its bots, told as [below](#the-ladder-of-bots), at all tables of two to four: half of
the seats against the other half; in Manta team against team."""


def _ladders(effort: Effort) -> tuple[list[Table | str], dict[str, Any]]:
    parts: list[Table | str] = []
    data: dict[str, Any] = {}
    for game in POLYWORDS.games:
        own, name = tuple(game.bots()), game.name
        parts.append(f"**{Voice('en')(f'game.{name}')}**")
        for seats in (number for number in USUAL_SEATS if number in game.seats):
            rungs = [play_rung(game, one, other, effort, seats=seats) for other, one in steps(own)]
            parts.append(duel_table(rungs))
            data[f"{name} {seats}"] = [figures(rung) for rung in rungs]
        if 1 in game.seats:
            alone = [play_alone(game, bot, effort) for bot in ("random", *own)]
            parts.append(solo_table(alone, won=False))
            data[f"{name} 1"] = alone
    return parts, data
