"""Views of games without secrets: a view has the fields of the state, and a state those of a view.

What is kept in another form (a board with an index, the seat that looks) is given by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from ludoteca.core.model import State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
T = TypeVar("T", bound=msgspec.Struct)


def open_view(view_type: type[V], state: State, **other: Any) -> V:
    """All that a state has, as a view shows it."""
    return _copied(view_type, state, other)


def open_state(state_type: type[S], view: View, **other: Any) -> S:
    """The state that a view without secrets shows."""
    return _copied(state_type, view, other)


def _copied(wanted: type[T], source: Any, other: dict[str, Any]) -> T:
    shared, places = _plan(wanted, tuple(other))
    values = list(shared(source))
    for place, name in places:
        values.insert(place, other[name])
    return wanted(*values)


@cache
def _plan(
    wanted: type[msgspec.Struct], other: tuple[str, ...]
) -> tuple[Callable[[Any], Iterable[Any]], list[tuple[int, str]]]:
    """What is copied, and where the rest goes; worked out once, for every step is viewed."""
    fields = wanted.__struct_fields__
    shared = [field for field in fields if field not in other]
    places = [(place, field) for place, field in enumerate(fields) if field in other]
    if len(shared) > 1:
        return attrgetter(*shared), places
    # Of a single field an `attrgetter` makes no tuple.
    return lambda source: [getattr(source, field) for field in shared], places
