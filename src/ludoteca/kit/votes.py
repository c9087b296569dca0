"""A vote at a table: what each seat has answered, who is still to be heard, what follows from it.

Games differ in what silence is (an answer like any other: no, or abstaining) and in what a tie is;
whoever abstains is not counted anywhere. Where nobody is counted there is no decision, and the game
says who decides instead (CO-2).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

import msgspec

from ludoteca.kit.turns import changed

Answer = Literal["yes", "no", "abstain"]
ANSWERS: tuple[Answer, ...] = ("yes", "no", "abstain")
Ballots = tuple[Answer | None, ...]
"""By seat; None as long as it has not answered."""


def no_ballots(seats: int) -> Ballots:
    return (None,) * seats


def voters(seats: int, without: Collection[int]) -> tuple[int, ...]:
    """Everybody but those whom it is about."""
    return tuple(seat for seat in range(seats) if seat not in without)


def cast(ballots: Ballots, seat: int, answer: Answer) -> Ballots:
    return changed(ballots, seat, answer)


def to_be_heard(ballots: Ballots, asked: Iterable[int]) -> tuple[int, ...]:
    """Those of the seats that are asked who have not answered yet."""
    return tuple(seat for seat in asked if ballots[seat] is None)


class Tally(msgspec.Struct, frozen=True):
    """How many said what; those who abstained are not counted."""

    yes: int
    no: int

    def decision(self, *, tie: bool) -> bool | None:
        """What more than half of those counted have said; `tie` if they are even, None if nobody
        is counted.
        """
        if self.yes == self.no:
            return tie if self.yes else None
        return self.yes > self.no


def tally(answers: Iterable[Answer | None], silence: Answer) -> Tally:
    """Of those who were asked; whoever said nothing gave the answer that silence is."""
    heard = [silence if answer is None else answer for answer in answers]
    return Tally(heard.count("yes"), heard.count("no"))
