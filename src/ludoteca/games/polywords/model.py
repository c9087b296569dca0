"""What all games of the box have: options, what a table holds, moves.

A *crew* is whoever shares a sea: one seat, or in Manta a team. What happens is in `events`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteca.core import Move, State, View
from ludoteca.core.options import Asked
from ludoteca.games.polywords.sea import Path, Sea
from ludoteca.kit.contest import Contests
from ludoteca.kit.sandglass import Scale
from ludoteca.kit.votes import Answer
from ludoteca.words.asking import Arbiter, Attested, LanguageOptions
from ludoteca.words.form import MOST_SIGNS
from ludoteca.words.grid import CELLS
from ludoteca.words.judgement import CategoryVerdict

SHORTEST = 2
"""PW-W2: letters of a word, at least."""
NOBODY = -1

ACell = Annotated[int, Meta(ge=0, lt=CELLS)]
APath = Annotated[Path, Meta(max_length=CELLS)]
AText = Annotated[str, Meta(max_length=MOST_SIGNS)]
Belongs = Literal["", CategoryVerdict]
"""Whether a word is in the category that was asked for; empty where none was."""


class SeaOptions(LanguageOptions, frozen=True):
    sand: Annotated[Scale, Asked(first=True)] = "one"
    """CO-3"""
    arbiter: Annotated[
        Arbiter, Asked(group="words", usual={"alone": "strict", "bots": "strict"})
    ] = "table"
    """CO-2"""


class CategoryOptions(SeaOptions, frozen=True):
    """Of the games that deal categories."""

    hard: Annotated[bool, Asked(group="words")] = False
    """PW-H1"""


class Writing(msgspec.Struct, frozen=True, gc=False):
    """A word that was written, or called, in this turn, and what the arbiter knew of it."""

    crew: int
    seat: int
    word: str
    text: str
    """As the player wrote it."""
    path: Path = ()
    """Empty as long as it lies nowhere."""
    known: bool = False
    """Whether the dictionary has it."""
    belongs: Belongs = ""
    category: str = ""
    """The id of the category that it was written for."""

    @property
    def stands(self) -> bool:
        """PW-X1, PW-X2: whether the arbiter knows it, and in its category; it lets nothing else
        stand, not even what can be argued about.
        """
        return self.known and self.belongs in ("", "known")

    @property
    def is_strange(self) -> bool:
        """The arbiter has nothing to say for it."""
        return not self.known or self.belongs == "unknown"


class SeaState(State, frozen=True):
    phase: str
    glass: int
    """Sandglasses turned so far: the number of the one that runs."""
    turn: int
    """From 1 on."""
    seats: int
    seas: tuple[Sea, ...]
    """By crew; what is written in secret comes in when it is shown."""
    beside: tuple[int, ...]
    """By crew: bottles kept beside the grid (PW-P4)."""
    owed: tuple[int, ...]
    """By crew: bottles, or other penalties, still to come in this turn."""
    used: tuple[tuple[str, ...], ...]
    """By crew: the words that it has written in the game (PW-W7)."""
    done: tuple[int, ...]
    """The seats that have nothing more to do in this phase."""
    writings: tuple[Writing, ...]
    """The words of this turn."""
    contests: Contests
    """About the words of this turn, by their place in `writings` (or in groups of them)."""
    fallen: tuple[int, ...]
    """Those of `writings` that fell in a contest."""


class SeaView(View, frozen=True):
    """What a seat may know of it; the same names mean the same."""

    seat: int | None
    phase: str
    glass: int
    turn: int
    seats: int
    seas: tuple[Sea, ...]
    beside: tuple[int, ...]
    owed: tuple[int, ...]
    used: tuple[tuple[str, ...], ...]
    done: tuple[int, ...]
    writings: tuple[Writing, ...]
    contests: Contests
    fallen: tuple[int, ...]


def crew_of(table: SeaState | SeaView, seat: int) -> int:
    """Who shares a sea with a seat: neighbours are opponents, and each has its own sea where there
    is one for every seat.
    """
    return seat % len(table.seas)


def members(table: SeaState | SeaView, crew: int) -> tuple[int, ...]:
    """The seats of a crew."""
    return tuple(range(crew, table.seats, len(table.seas)))


# Moves


class Claim(Move, frozen=True):
    """What all moves have that say a word. What is attested a client cannot write."""

    text: AText
    """As the player writes it."""
    word: str = ""
    """Attested: what the text is for the rules, A to Z."""
    verdict: Attested = ""
    """Attested: whether the dictionary has it; refused is what is no word by its form."""
    reason: str = ""
    """Attested: why it does not count, as the code of a refusal; empty if it does."""
    known_in: tuple[str, ...] = ()
    """Attested: those of the categories asked for that it belongs to."""
    arguable_in: tuple[str, ...] = ()
    """Attested: those of them about which a table may talk."""


class Write(Claim, frozen=True, kw_only=True):
    """Write a word along a path."""

    path: APath


class WriteNothing(Move, frozen=True):
    """Nothing comes to mind."""


class PlaceBottle(Move, frozen=True):
    """PW-P1"""

    cell: ACell


class Pass(Move, frozen=True):
    """Nothing (more) to contest."""


class Contest(Move, frozen=True):
    """Doubt a word that is shown (PW-X1)."""

    of: int
    """Which one, as `Contests` counts them."""


class Defend(Move, frozen=True):
    text: AText


class GiveIn(Move, frozen=True):
    """The doubt is right."""


class Vote(Move, frozen=True):
    answer: Answer
    """Yes: it stays."""


ContestMove = Pass | Contest | Defend | GiveIn | Vote
SeaMove = Write | WriteNothing | PlaceBottle | ContestMove
