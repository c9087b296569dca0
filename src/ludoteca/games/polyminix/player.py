"""Bots of the box: people of four kinds who try until it fits, and take the time that it takes.

A thought is a cover and the time in which it was found by trying; who would take too long gives up.
What lay there meanwhile can be seen as far as it can of people: how much it is.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

import msgspec

from ludoteca.core import MOST_GLIMPSES, Bot, Choices, Dice, Glimpse, Thought, View
from ludoteca.games.polyminix.awards import done_by
from ludoteca.games.polyminix.model import GiveUp, Laying, RaceView, Submit
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.racing import RACE, Racing
from ludoteca.games.polyminix.trying import Attempt, Lay, Manner, Place
from ludoteca.kit.sandglass import FACTORS

V = TypeVar("V", bound=RaceView)
W = TypeVar("W", bound=View)

CHILD = Manner(seconds=(1.7, 3.7), astray=13, looks=87, remembers=3, large_first=55, ideas=107)
FAMILY = Manner(seconds=(1.5, 3.2), astray=9, looks=92, remembers=6, large_first=65, ideas=100)
PUZZLER = Manner(seconds=(1.3, 2.74), astray=6, looks=96, remembers=10, large_first=72, ideas=93)
MASTER = Manner(seconds=(1.13, 2.4), astray=3, looks=99, remembers=16, large_first=80, ideas=85)
LEVELS = {"easy": CHILD, "medium": FAMILY, "strong": PUZZLER, "master": MASTER}

CHOOSING = (1.2, 3.0)
"""Seconds, for whatever is no race."""
BEGINNING = 2.0
"""To look at a figure before the first piece."""
OF_THE_SAND = 0.75
"""Nobody plans to need more of it."""
ENDLESS = 300.0
"""Where no sand runs, so many seconds are enough."""
BETWEEN_GLIMPSES = 2.5
"""Seconds, at least, from one that rivals get to the next."""


class Tried(msgspec.Struct, frozen=True):
    """What came of it, how long it took, and what lay there meanwhile."""

    cover: Cover | None
    seconds: float
    pace: float = 0.0
    """Seconds to lay a piece."""
    story: tuple[Lay, ...] = ()

    def glimpses(self, card: int) -> tuple[Glimpse, ...]:
        """What lies there every few seconds, as far as it is not what lay there before."""
        every = max(BETWEEN_GLIMPSES, self.seconds / MOST_GLIMPSES)
        latest = {
            1 + int((BEGINNING + lay.effort * self.pace) / every): lay.places for lay in self.story
        }
        found, before = list[Glimpse](), tuple[Place, ...]()
        for number, places in latest.items():
            share = number * every / self.seconds
            if share < 1 and places != before:
                found.append(Glimpse(share, Laying(tuple([one.laid for one in places]), card)))
                before = places
        return tuple(found)


def tried(attempt: Attempt, manner: Manner, dice: Dice) -> Tried:
    """The time of so many pieces, each laid in a time of its own."""
    least, most = manner.seconds
    rolls = max(1, round(attempt.effort))
    share = sum(dice.below(101) for _ in range(rolls)) / (100 * rolls)
    pace = least + (most - least) * share
    return Tried(attempt.cover, BEGINNING + attempt.effort * pace, pace, attempt.story)


def a_piece(manner: Manner) -> float:
    """Seconds that it takes to lay one, in the mean."""
    return sum(manner.seconds) / 2


def efforts_in(seconds: float, manner: Manner) -> float:
    """How many pieces can be laid in that time."""
    return max(1.0, (seconds - BEGINNING) / a_piece(manner))


class Racer(Bot[V, Any], Generic[V]):
    """Races, and chooses at random what is to be chosen before."""

    def __init__(self, manner: Manner, racing: Racing) -> None:
        self.manner = manner
        self.racing = racing

    @abstractmethod
    def try_card(self, view: V, card: int, patience: float, dice: Dice) -> Tried:
        """Do what is to be done for a card, for so many seconds at most."""

    def choose(self, view: V, choices: Choices[Any], dice: Dice) -> Any:
        return self.think(view, choices, dice, people=False).move

    def think(
        self,
        view: V,
        choices: Choices[Any],
        dice: Dice,
        *,
        people: bool,
    ) -> Thought[Any]:
        if view.phase != RACE:
            return Thought(self.pick(view, choices, dice), CHOOSING)
        return self._race(view, dice)

    def pick(self, view: V, choices: Choices[Any], dice: Dice) -> Any:
        return dice.pick(choices.moves)

    def _race(self, view: V, dice: Dice) -> Thought[Any]:
        seat = -1 if view.seat is None else view.seat
        done = done_by(view, seat)
        card = next(number for number in range(len(done) + 1) if number not in done)
        found = self.try_card(view, card, self.patience(view) / (1 + len(done)), dice)
        seconds = (found.seconds, found.seconds)
        cover = found.cover
        move = GiveUp() if cover is None else Submit(view.turn, cover, card)
        return Thought(move, seconds, found.glimpses(card))

    def patience(self, view: Any) -> float:
        """Seconds."""
        factor = FACTORS[view.options.sand]
        return OF_THE_SAND * self.racing.seconds(view) * factor if factor else ENDLESS
