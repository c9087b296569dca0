"""A game's face at a terminal: pictures in text, sentences, and moves typed as words.

A second client beside the page, and no rule. The default plays any game: it shows the view as it
is written, lists the moves and takes their numbers, or their codes and fields. A game's own
face draws the table and says what is meant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

import msgspec

from ludoteca.core.errors import Param
from ludoteca.core.model import E, Key, Kind, M, V

Wording = dict[str, Param | Key | tuple[Key, ...]]
"""What a sentence is said with, by name."""


class Sentence(msgspec.Struct, frozen=True):
    """A text's key and what it is said with; a list of sentences is a parameter too."""

    key: Key
    params: Mapping[str, Param | Key | tuple[Key | Sentence, ...]] = {}


class Holding(msgspec.Struct, frozen=True):
    """What one seat has, or a place with a name of its own: one cell for each column."""

    owner: int | Key
    cells: tuple[int | str | None, ...]
    """Numbers, words, times."""


class Holdings(msgspec.Struct, frozen=True):
    """What lies beside the board, as far as a view shows it: a table, and sentences below it."""

    columns: tuple[Key, ...]
    rows: tuple[Holding, ...]
    notes: tuple[Sentence, ...] = ()


class Typing(msgspec.Struct, frozen=True):
    """How a person at a terminal types a move of a kind, beside its names and numbers."""

    words: tuple[Key, ...] = ()
    """Words that belong to it: yes, no."""
    extras: tuple[Key, ...] = ()
    """Words that may stand at its end now: turned."""
    bare: bool = False
    """Whether it is meant where nothing else is: then a word alone is enough to name it."""


class Terminal(Generic[M, E, V]):
    """What a terminal needs to know of one game."""

    paragraphs: ClassVar[tuple[type[Any], ...]] = ()
    """The events with which something new begins, such as a turn: told after an empty line."""
    signs: ClassVar[str] = ""
    """The signs without which pictures cannot be read."""
    signs_legend: ClassVar[Key | None] = None
    """What is said where a terminal lacks those signs and shows others."""

    def picture(self, view: V) -> str:
        """The table drawn in text."""
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def holdings(self, view: V) -> Holdings | None:  # noqa: ARG002
        """What lies beside the board, if anything does."""
        return None

    def phase(self, view: V) -> str | None:
        """A name for what is to be done now, which a sentence tells; None if there is none."""
        return getattr(view, "phase", None)

    def params(self, thing: M | E) -> Wording:
        """What a move or an event says, as a text shows it: a cell as "2,-1", a block's name."""
        return {
            field: value
            for field in thing.__struct_fields__
            if isinstance(value := getattr(thing, field), str | int | float)
        }

    def tells_of(self, event: E, seat: int) -> bool:
        """Whether it is told to a seat as "you": it happened to that seat, or to its team."""
        return self.params(event).get("seat") == seat

    def move_params(self, move: M, view: V) -> Wording:  # noqa: ARG002
        """The same for a move at a table that one sees: a tile by its letter, not its number."""
        return self.params(move)

    def typings(self, view: V) -> Mapping[str, Typing]:  # noqa: ARG002
        """The kinds of moves that can be typed, whether they are on offer now or not."""
        return {}

    def typed(self, view: V, kind: Kind, words: Sequence[str]) -> M | None:  # noqa: ARG002
        """The move of a kind too big to list that a person means by what follows the kind's name;
        None if that is not how it is typed. Words that `typings` names come as those keys.

        Raises IllegalMove for what is understood and not there. What the rules refuse is left to
        them.
        """
        return None
