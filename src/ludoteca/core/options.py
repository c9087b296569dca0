"""What a game's options are, read off its options type: for people, for pages and for tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ludoteca.core.game import AnyGame

Value = str | int | float | bool | None
Company = Literal["alone", "bots", "people", "both"]
"""Who sits at a table beside somebody: nobody, only bots, only people, or some of each."""


class Asked(msgspec.Struct, frozen=True):
    """How people are asked for an option: beside its type, as `Annotated` metadata."""

    first: bool = False
    """Whether a newcomer sees it at once; all else is folded away."""
    group: str = ""
    """Those of one group stand together, under its name."""
    when: Mapping[str, Value] = msgspec.field(default_factory=dict)
    """Other options: asked for only where these are chosen."""
    usual: Mapping[Company, Value] = msgspec.field(default_factory=dict)
    """What a table begins with in such company, where that is not the default."""


class OptionFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: its name, its default, every value it takes (empty: any of its type) in the order
    in which people read them, and how they are asked for it.
    """

    name: str
    default: Value
    values: tuple[Value, ...]
    first: bool = False
    group: str = ""
    when: Mapping[str, Value] = msgspec.field(default_factory=dict)
    usual: Mapping[Company, Value] = msgspec.field(default_factory=dict)


def option_facts(game: AnyGame) -> tuple[OptionFact, ...]:
    hints = get_type_hints(game.options_type, include_extras=True)
    info: Any = msgspec.inspect.type_info(game.options_type)
    return tuple(
        _fact(field.encode_name, field.default, hints[field.name]) for field in info.fields
    )


def _fact(name: str, default: Value, hint: Any) -> OptionFact:
    found = (part for part in getattr(hint, "__metadata__", ()) if isinstance(part, Asked))
    asked = next(found, Asked())
    values = _values(hint)
    # Chance, or no limit, is said before any number.
    ordered = (None, *(value for value in values if value is not None))
    return OptionFact(
        name=name,
        default=default,
        values=ordered if None in values else values,
        first=asked.first,
        group=asked.group,
        when=asked.when,
        usual=asked.usual,
    )


def _values(hint: Any) -> tuple[Value, ...]:
    """As they are declared: msgspec would sort them."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for part in get_args(hint) for value in _values(part))
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    info: Any = msgspec.inspect.type_info(hint)
    if isinstance(info, msgspec.inspect.IntType) and None not in (info.ge, info.le):
        return tuple(range(info.ge or 0, (info.le or 0) + 1))
    return _values(get_args(hint)[0]) if get_origin(hint) is Annotated else ()


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
