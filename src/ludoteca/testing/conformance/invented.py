"""Questions and sketches that nobody has asked or made: any value that their types allow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.core import Dice

_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
_ODD = (-1, 0, 1, 2, 3, 5, 255, 1 << 62)  # the last one to see that nobody counts up to it
_LONGEST = 4


class Inventor:
    """Makes up values of a type. Half of the numbers and some of the texts are those that a view
    shows, so that some of them make sense at the table; the other texts are random letters.
    """

    def __init__(self, view: Any, dice: Dice) -> None:
        self._dice = dice
        seen = list(_leaves(msgspec.to_builtins(view)))
        self._numbers = [value for value in seen if type(value) is int] or [0]
        self._texts = [value for value in seen if isinstance(value, str)] or [""]
        self.canaries: list[str] = []
        """The random texts in the latest value."""

    def make(self, kind: Any) -> Any | None:
        """Some value of this type; None where what came to mind is not one."""
        self.canaries = []
        try:
            return msgspec.convert(self._value(_info(kind)), kind)
        except msgspec.ValidationError:
            return None

    def _value(self, info: inspect.Type) -> Any:
        dice = self._dice
        if isinstance(info, inspect.UnionType):
            return self._value(dice.pick(info.types))
        if isinstance(info, inspect.StructType):
            fields = {field.encode_name: self._value(field.type) for field in info.fields}
            return fields if info.tag_field is None else {info.tag_field: info.tag, **fields}
        if isinstance(info, inspect.LiteralType):
            return dice.pick(info.values)
        if isinstance(info, inspect.VarTupleType | inspect.ListType):
            return [self._value(info.item_type) for _ in range(dice.below(_LONGEST + 1))]
        if isinstance(info, inspect.TupleType):
            return [self._value(part) for part in info.item_types]
        return self._leaf(info)

    def _leaf(self, info: inspect.Type) -> Any:
        dice = self._dice
        if isinstance(info, inspect.NoneType):
            return None
        if isinstance(info, inspect.BoolType):
            return bool(dice.below(2))
        if isinstance(info, inspect.IntType | inspect.FloatType):
            return dice.pick(self._numbers if dice.below(2) else _ODD)
        if isinstance(info, inspect.StrType):
            return self._text()
        raise TypeError(f"{info} is nothing that a question or a sketch may hold")

    def _text(self) -> str:
        dice = self._dice
        if not dice.below(4):
            return dice.pick(self._texts)
        text = "".join(dice.pick(_ALPHABET) for _ in range(4 + dice.below(5)))
        self.canaries.append(text)
        return text


@cache
def _info(kind: Any) -> inspect.Type:
    """What is in a type; reading that takes longer than inventing."""
    return inspect.type_info(kind)


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, list | tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value
