"""A move typed field by field: how a game is played whose face says nothing of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core import AnyGame


def field_names(game: AnyGame, tag: str) -> tuple[str, ...]:
    """What must be said of a move of this code, in order."""
    return tuple(field.name for field in _required(game, tag))


def move_of_fields(game: AnyGame, tag: str, words: Sequence[str]) -> Any | None:
    """The move whose fields are these words, the last field being all that is left; None if they
    are not what it wants.
    """
    names = field_names(game, tag)
    if len(words) < len(names) or (words and not names):
        return None
    own = [*words[: len(names) - 1], " ".join(words[len(names) - 1 :])]
    fields = dict(zip(names, own, strict=False))
    try:
        return msgspec.convert({"type": tag, **fields}, game.move_type, strict=False)
    except msgspec.ValidationError:
        return None


def _required(game: AnyGame, tag: str) -> list[Any]:
    info: Any = msgspec.inspect.type_info(game.move_type)
    kinds = getattr(info, "types", (info,))
    return [field for kind in kinds if kind.tag == tag for field in kind.fields if field.required]
