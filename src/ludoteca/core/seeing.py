"""Views of games without secrets: a view has the fields of the state, and a state those of a view.

What is kept in another form (a board with an index, the seat that looks) is given by name.
"""

from __future__ import annotations

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
    fields = wanted.__struct_fields__
    return wanted(**{f: other[f] if f in other else getattr(source, f) for f in fields})
