"""Moves too many to list: how they are typed, and what somebody means who types one.

A kind's first word is that of its usage in the person's language, in English, or its code. What a
game's face says nothing of is typed by its code and its fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.fields import field_names, move_of_fields
from ludoteca.cli.plain import plain
from ludoteca.cli.telling import Teller
from ludoteca.core import IllegalMove, Key, Kind
from ludoteca.text import Voice

_ENGLISH = Voice("en")


class Kinds:
    """The kinds of a game, some of which are on offer to a seat that sees this view."""

    def __init__(self, teller: Teller, view: Any, offered: Sequence[Kind]) -> None:
        self.teller = teller
        self.view = view
        self.offered = offered
        self.typings = teller.face.typings(view)
        self._bare = next((k for k in offered if self._is_bare(k)), None)

    def __bool__(self) -> bool:
        return bool(self.offered)

    def _is_bare(self, kind: Kind) -> bool:
        typing = self.typings.get(kind.move)
        return typing is not None and typing.bare

    @property
    def take_bare_words(self) -> bool:
        """Whether what is nothing else is a move of one of them."""
        return self._bare is not None

    def lines(self) -> list[RenderableType]:
        """How each kind on offer is typed, and what it is."""
        if not self.offered:
            return []
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for kind in self.offered:
            about = self.teller.say(f"kind.{kind.move}.about", **kind.params)
            table.add_row(Text(f"     {self.usage(kind)}"), Text(about))
        return [table]

    def usage(self, kind: Kind) -> str:
        """An example of it, and in brackets what may be added."""
        if not self.teller.knows(f"kind.{kind.move}"):
            fields = field_names(self.teller.game, kind.move)
            return " ".join([kind.move, *(field.upper() for field in fields)])
        voice, typing = self.teller.voice, self.typings.get(kind.move)
        extras = () if typing is None else typing.extras
        return " ".join([voice(self._key(kind)), *(f"[{voice(extra)}]" for extra in extras)])

    def _key(self, kind: Kind) -> str:
        return f"{self.teller.game.name}.kind.{kind.move}"

    def read(self, line: str) -> Any | None:
        """The move that a line means which begins with the name of a kind; None if it does not."""
        first, *rest = line.split() or [""]
        for kind in self._known():
            if _same(first) & self._names(kind):
                return self._typed(kind, rest)
        return None

    def read_bare(self, line: str) -> Any | None:
        """What a line means that says no kind."""
        return None if self._bare is None else self._typed(self._bare, line.split())

    def _known(self) -> Iterator[Kind]:
        """What is not on offer is understood, too: the rules say why not."""
        yield from self.offered
        offered = {kind.move for kind in self.offered}
        yield from (Kind(move) for move in self.typings if move not in offered)

    def _names(self, kind: Kind) -> set[str]:
        key = self._key(kind)
        usages = (self.teller.voice(key), _ENGLISH(key), kind.move)
        return {name for usage in usages for name in _same(usage.split()[0])}

    def _typed(self, kind: Kind, words: Sequence[str]) -> Any:
        typing = self.typings.get(kind.move)
        if typing is None:
            move = move_of_fields(self.teller.game, kind.move, words)
        else:
            known = self._in_words(typing.words)
            meant = [known.get(word.casefold(), word) for word in words]
            move = self.teller.face.typed(self.view, kind, meant)
        if move is None:
            raise IllegalMove("typed-otherwise", usage=self.usage(kind))
        return move

    def _in_words(self, keys: Sequence[Key]) -> dict[str, Key]:
        voices = (_ENGLISH, self.teller.voice)
        return {name: key for key in keys for voice in voices for name in _same(voice(key))}


def _same(word: str) -> set[str]:
    """The ways to write a word: with its accents, or without."""
    return {word.casefold(), plain(word).casefold()}
