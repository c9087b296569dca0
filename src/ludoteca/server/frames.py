"""What can be read in a frame before it is read as a command, or when it cannot be."""

from __future__ import annotations

import msgspec

from ludoteca.core.codec import UNREADABLE

_LONGEST_ID = 40


class Head(msgspec.Struct):
    type: str = ""
    id: str | None = None


_head = msgspec.json.Decoder(Head)


def head_of(data: str | bytes) -> Head:
    try:
        return _head.decode(data)
    except UNREADABLE:
        return Head()


def id_of(data: str | bytes) -> str | None:
    """A command's own name, so that its sender knows which one was refused."""
    name = head_of(data).id
    return name if name is not None and len(name) <= _LONGEST_ID else None
