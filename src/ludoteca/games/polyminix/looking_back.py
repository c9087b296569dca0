"""After a game: all covers that there were, and how long bots try until they have one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ludoteca.core import Dice, Lookback
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import Cover, Laid
from ludoteca.games.polyminix.player import ENDLESS, LEVELS, Tried
from ludoteca.games.polyminix.solving import task_of, told
from ludoteca.games.polyminix.trying import Manner
from ludoteca.kit.covers.search import search

ATTEMPTS = 9
"""Of each bot: the one in the middle is told."""
MOST = 10_000
"""Covers that are told; no box of our cards has so many."""

Tries = Callable[[Manner, float, Dice], Tried]
"""Try something as this manner does, for so many seconds at most."""


class BotTook(msgspec.Struct, frozen=True, gc=False):
    bot: str
    ms: int | None
    """None: it would rather have given up."""


class FigureLeft(msgspec.Struct, frozen=True, gc=False):
    """What was to be covered, or composed, and how it could have been done."""

    card: int
    """Which one of those of its player, from 0 on."""
    figure: tuple[str, ...]
    """In rows; none where nothing was given."""
    covers: int | None
    """How many there are; None where nobody can count them."""
    places: tuple[Laid, ...]
    """Where pieces lie in any of them."""
    told: tuple[tuple[int, ...], ...]
    """Covers: the numbers of such places, from 0 on; where they can be counted all of them, in a
    fixed order."""
    bots: tuple[BotTook, ...]
    """Weakest first."""


class PuzzleLeft(msgspec.Struct, frozen=True, gc=False):
    number: int
    """Of the turn, or of the puzzle, from 1 on."""
    step: int
    """After so many steps one could lay pieces."""
    figures: tuple[FigureLeft, ...]


class CoversLookback(Lookback, frozen=True):
    puzzles: tuple[PuzzleLeft, ...]
    """Those that the seat took part in."""


Figures = Callable[[Any, Dice], Iterable[FigureLeft]]
"""What somebody who sees this had to do."""


def look_back(views: Sequence[Any], phase: str, figures: Figures) -> CoversLookback:
    """`phase` is the one in which pieces are laid."""
    return CoversLookback(tuple(_puzzles(views, phase, figures)))


def _puzzles(views: Sequence[Any], phase: str, figures: Figures) -> Iterator[PuzzleLeft]:
    number = 0
    for step, view in enumerate(views):
        began = view.phase == phase and (not step or views[step - 1].glass != view.glass)
        number += began
        if began and (found := tuple(figures(view, Dice(bytes(16), step)))):
            yield PuzzleLeft(number, step, found)


def figure_of_card(card: int, side: Side, prova: int, tries: Tries, dice: Dice) -> FigureLeft:
    """A box of a card, and every cover of it."""
    found = search(task_of(side, prova), most=MOST + 1)
    covers = [told(cover) for cover in found.covers]
    places, numbered = _numbered(covers[:MOST])
    return FigureLeft(card, side.figure, found.count, places, numbered, bots_took(tries, dice))


def figure_composed(covers: Sequence[Cover], tries: Tries, dice: Dice) -> FigureLeft:
    """Nothing is given: some figures that would have done."""
    places, numbered = _numbered(covers)
    return FigureLeft(0, (), None, places, numbered, bots_took(tries, dice))


def _numbered(
    covers: Iterable[Cover],
) -> tuple[tuple[Laid, ...], tuple[tuple[int, ...], ...]]:
    """Each place is written once: there are hundreds of covers, and few places."""
    numbers: dict[Laid, int] = {}
    told = tuple(
        tuple(numbers.setdefault(laid, len(numbers)) for laid in cover) for cover in covers
    )
    return tuple(numbers), told


def bots_took(tries: Tries, dice: Dice) -> tuple[BotTook, ...]:
    return tuple(BotTook(name, _took(tries, manner, dice)) for name, manner in LEVELS.items())


def _took(tries: Tries, manner: Manner, dice: Dice) -> int | None:
    attempts = [tries(manner, ENDLESS, dice) for _ in range(ATTEMPTS)]
    times = sorted(found.seconds if found.cover else ENDLESS for found in attempts)
    middle = times[ATTEMPTS // 2]
    return round(1000 * middle) if middle < ENDLESS else None
