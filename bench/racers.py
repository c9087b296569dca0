"""Polyminix: how long its bots need for a figure, what games among them are like and what the rules
take, and which of them is the better one.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from statistics import median
from typing import Any

import msgspec

from bench import boxgames
from bench.boxgames import games_among
from bench.report import Effort, Report, Table
from bench.rungs import duel_table, figures, play_rung
from ludoteca.core import AnyGame, Dice
from ludoteca.games.polyminix.cards import ALL, figure
from ludoteca.games.polyminix.cards import LEVELS as DECKS
from ludoteca.games.polyminix.data import PROBLEMS
from ludoteca.games.polyminix.player import LEVELS, tried
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.games.polyminix.polyminix_problems.bot import ProblemRacer
from ludoteca.games.polyminix.prova import FACES
from ludoteca.games.polyminix.trying import Manner, Trying
from ludoteca.games.polyminix.wishes import wish_of
from ludoteca.text import Voice

RACES: tuple[AnyGame, ...] = (POLYMINIX, POLYMINIX_PROBLEMS)
BOT = "medium"
LADDER_SEATS = (2, 4)
_EVER = 10_000.0


class Amount(msgspec.Struct, frozen=True):
    runs: int
    """How often each box is solved."""
    every: int
    """Of so many cards one."""
    games: int
    folded: int


QUICK = Amount(runs=1, every=20, games=2, folded=1)
FULL = Amount(runs=4, every=1, games=1000, folded=20)


def measure(effort: Effort) -> Report:
    amount = QUICK if effort.quick else FULL
    print("  how long it takes", file=sys.stderr, flush=True)
    times = {name: _times(manner, amount) for name, manner in LEVELS.items()}
    games = {}
    for game in RACES:
        for seats in game.seats:
            print(f"  {game.name}, {seats}", file=sys.stderr, flush=True)
            games[game.name, seats] = _games(game, seats, amount, effort.workers)
    ladders, rungs = _ladders(effort)
    parts = (
        TIMES,
        Table(("bot", *DECKS, "a problem"), tuple(_time_row(*one) for one in times.items())),
        GAMES,
        Table(boxgames.HEAD, tuple(boxgames.cells(*key, one) for key, one in games.items())),
        LADDERS,
        *ladders,
    )
    data = {
        "seconds": times,
        "games": {f"{name} {seats}": one for (name, seats), one in games.items()},
        "ladders": rungs,
    }
    return Report("polyminix", parts, data)


# How long it takes


TIMES = """\
Seconds that a bot needs to cover a figure as a box asks for it, or to solve one of the 36 problems:
the medians of all boxes of a level, each solved four times, and however long it takes."""


def _times(manner: Manner, amount: Amount) -> dict[str, float]:
    dice = Dice(b"times")
    found: dict[str, float] = {level: _covering(level, manner, amount, dice) for level in DECKS}
    return {**found, "a problem": _composing(manner, amount, dice)}


def _covering(level: str, manner: Manner, amount: Amount, dice: Dice) -> float:
    sides = [side for card in ALL if card.level == level for side in card.sides]
    return median(
        tried(
            Trying(figure(side), wish_of(side, prova), manner, dice).run(_EVER), manner, dice
        ).seconds
        for side in sides[:: amount.every]
        for prova in range(1, FACES + 1)
        for _ in range(amount.runs)
    )


def _composing(manner: Manner, amount: Amount, dice: Dice) -> float:
    bot = ProblemRacer(manner)
    problems = [problem for row in PROBLEMS for problem in row][:: amount.every]
    return median(
        bot.solve(problem, _EVER, dice).seconds for problem in problems for _ in range(amount.runs)
    )


def _time_row(name: str, seconds: dict[str, float]) -> tuple[str, ...]:
    return name, *(f"{one:.0f}" for one in seconds.values())


# Games


GAMES = f"""\
Games among bots of the level *{BOT}*, with the usual options, told as [above](#polywords); but the
first seat begins, so that *luckiest seat* tells whether it is better to begin."""


def _games(game: AnyGame, seats: int, amount: Amount, workers: int) -> dict[str, float]:
    return games_among(
        game,
        seats,
        BOT,
        game.options_type(first_player=0),
        seed="polyminix",
        games=amount.games,
        folded=amount.folded,
        workers=workers,
    )


# Ladders


LADDERS = """\
The ladder of its bots, told as [below](#the-ladder-of-bots), at two seats and at four, two against
two. Random play is no floor here: it takes what the engine suggests, which is a cover."""


def _ladders(effort: Effort) -> tuple[list[Table | str], dict[str, Any]]:
    parts: list[Table | str] = []
    data: dict[str, Any] = {}
    for game in RACES:
        own = tuple(game.bots())
        pairs = list(pairwise(own))[::-1]
        parts.append(f"**{Voice('en')(f'game.{game.name}')}**")
        for seats in LADDER_SEATS:
            rungs = [play_rung(game, one, other, effort, seats=seats) for other, one in pairs]
            parts.append(duel_table(rungs))
            data[f"{game.name} {seats}"] = [figures(rung) for rung in rungs]
    return parts, data
