"""The moves a person may choose from: numbered, grouped, and found again by what was typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.plain import plain
from ludoteca.cli.telling import Teller, tag_of
from ludoteca.core import AnyGame, Key
from ludoteca.core.codec import read_move

_NUMBER = re.compile(r"-?\d+")
_LETTER = re.compile(r"[^\W\d_]")
_ORNAMENTS = ".,;:!?()[]«»\"'"

MOST_HEADING = 30
"""A longer heading is wrapped, or the moves would have no room beside it."""


class Menu:
    """The listed moves, those that share their words (the same block) standing together."""

    def __init__(self, teller: Teller, moves: Sequence[Any], view: Any) -> None:
        self.teller = teller
        self.view = view
        groups: dict[tuple[str, ...], list[Any]] = {}
        for move in sorted(moves, key=self._place):
            groups.setdefault(self._group(move), []).append(move)
        # Single moves come first: they are the short ones, and are printed above the others.
        self.groups = sorted(groups.values(), key=lambda group: len(group) > 1)
        self.moves = [move for group in self.groups for move in group]
        self._words = [self._words_of(move) for move in self.moves]

    def _group(self, move: Any) -> tuple[str, ...]:
        params = self.teller.face.params(move).values()
        return tag_of(move), *(value for value in params if isinstance(value, Key))

    def _place(self, move: Any) -> list[int]:
        """By the numbers in it, so that one finds a cell; what has letters or no number at all
        stays as it came."""
        item = self._item(move)
        return [] if _LETTER.search(item) else [int(number) for number in _NUMBER.findall(item)]

    def lines(self) -> list[RenderableType]:
        """What is printed: a line for a move alone, a heading and columns for many."""
        lines: list[RenderableType] = []
        many = Table.grid(padding=(0, 2, 0, 0))
        number = 1
        for group in self.groups:
            if len(group) == 1:
                lines.append(Text(f"{number:>3}  {self.told(group[0])}"))
            else:
                items = [f"{n:>3}  {self._item(m)}" for n, m in enumerate(group, start=number)]
                columns = Columns([Text(item) for item in items], padding=(0, 2), equal=True)
                heading = f" {self._heading(group[0])}"
                many.add_row(Text(heading, no_wrap=len(heading) <= MOST_HEADING), columns)
            number += len(group)
        return [*lines, many] if many.row_count else lines

    def told(self, move: Any) -> str:
        return self.teller.move(move, self.view)

    def _heading(self, move: Any) -> str:
        params: dict[str, Any] = dict(self.teller.face.params(move))
        return self.teller.say(f"move.{tag_of(move)}.group", **params)

    def _item(self, move: Any) -> str:
        """What tells a move from the others of its group: a cell, a sign."""
        params = self.teller.face.move_params(move, self.view).values()
        return " ".join(
            self.teller.voice.say(value) for value in params if not isinstance(value, Key)
        )

    def find(self, typed: str) -> list[int]:
        """The numbers of the moves that were meant: by number, or by any of their words."""
        if typed.isdecimal():
            return [int(typed)] if 1 <= int(typed) <= len(self.moves) else []
        tokens = _words(typed)
        return [
            number
            for number, words in enumerate(self._words, start=1)
            if tokens and all(_among(token, words) for token in tokens)
        ]

    def named(self, typed: str) -> list[int]:
        """The number of the move that was written out whole, or by its number."""
        if typed.isdecimal():
            return self.find(typed)
        words = _words(typed)
        return [
            number
            for number, move in enumerate(self.moves, start=1)
            if words in (_words(self.told(move)), _words(tag_of(move)), tag_of(move).split("-"))
        ]

    def _words_of(self, move: Any) -> set[str]:
        sentence = f"{tag_of(move)} {self.told(move)} {self._item(move)}"
        return {*_words(sentence), *_words(plain(sentence))}


def _words(text: str) -> list[str]:
    stripped = (word.strip(_ORNAMENTS) for word in text.casefold().split())
    return [word for word in stripped if word]


def _among(token: str, words: set[str]) -> bool:
    """Words may be cut short; cells and signs may not."""
    return token in words or (token.isalpha() and any(word.startswith(token) for word in words))


def typed_move(game: AnyGame, typed: str) -> Any | None:
    """A move written out that the menu does not hold: the rules will say why not.

    Either its code (`challenge`) or, for moves too many to list, JSON as in a log.
    """
    if typed.startswith("{"):
        return read_move(game, typed.encode())
    code = typed.casefold().replace(" ", "-")
    if code in _codes_alone(game):
        return read_move(game, msgspec.json.encode({"type": code}))
    return None


def _codes_alone(game: AnyGame) -> set[str]:
    """The codes of the moves that are a single word."""
    info: Any = msgspec.inspect.type_info(game.move_type)
    kinds = getattr(info, "types", (info,))
    return {kind.tag for kind in kinds if not any(field.required for field in kind.fields)}
