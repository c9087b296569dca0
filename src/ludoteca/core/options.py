"""What a game's options are, read off its options type: for people, for pages and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame

Value = str | int | float | bool | None


class OptionFact(msgspec.Struct, frozen=True):
    """One option: its name, its default, and every value it takes (empty: any of its type)."""

    name: str
    default: Value
    values: tuple[Value, ...]


def option_facts(game: AnyGame) -> tuple[OptionFact, ...]:
    info: Any = msgspec.inspect.type_info(game.options_type)
    return tuple(
        OptionFact(field.encode_name, field.default, _values(field.type)) for field in info.fields
    )


def _values(info: Any) -> tuple[Value, ...]:
    if isinstance(info, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(info, msgspec.inspect.LiteralType):
        return tuple(info.values)
    if isinstance(info, msgspec.inspect.NoneType):
        return (None,)
    if isinstance(info, msgspec.inspect.UnionType):
        return tuple(value for part in info.types for value in _values(part))
    if isinstance(info, msgspec.inspect.IntType) and None not in (info.ge, info.le):
        return tuple(range(info.ge or 0, (info.le or 0) + 1))
    return ()


def option_sets(game: AnyGame, most: int = 64) -> Iterator[Any]:
    """Options to test a game with: all combinations if they are few, else one change at a time; of
    a long range of numbers its ends.
    """
    facts = option_facts(game)
    ranges = [fact.values or (fact.default,) for fact in facts]
    combinations = 1
    for values in ranges:
        combinations *= len(values)
    if combinations <= most:
        for values in product(*ranges):
            yield game.options_type(**dict(zip((f.name for f in facts), values, strict=True)))
        return
    yield game.options_type()
    for fact in facts:
        for value in _telling(fact.values):
            if value != fact.default:
                yield game.options_type(**{fact.name: value})


_MANY = 8


def _telling(values: tuple[Value, ...]) -> tuple[Value, ...]:
    if not values:
        return ()
    first, last = values[0], values[-1]
    if not isinstance(first, int) or len(values) < _MANY:
        return values
    return (first, last) if values == tuple(range(first, first + len(values))) else values
