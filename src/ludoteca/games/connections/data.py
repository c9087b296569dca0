"""The files in `data/`: the cards (CN-S1), what is true of them, and how that is said.

The printed cards are lost, so ours are data: what is known of a card may grow without touching a
rule.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec


class Card(msgspec.Struct, frozen=True, gc=False):
    """A concrete thing, as a picture."""

    id: str
    picture: str
    """Its name among the pictures of `@iconify-json/noto`."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """Of which cards a property is true; of the others it is not."""

    yes: str
    """Those of which everybody agrees, between spaces."""
    maybe: str
    """Those about which one can argue."""


class Name(msgspec.Struct, frozen=True, gc=False):
    """What people say when they see the picture."""

    name: str
    article: str
    gender: str
    plural: str
    plural_article: str


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """How a property is said."""

    one: str
    """Of one card."""
    other: str
    """Of several."""
    also: tuple[str, ...]
    """What else people say for it."""


class Texts(msgspec.Struct, frozen=True):
    names: dict[str, Name]
    """By card."""
    phrases: dict[str, Phrase]
    """By property."""


_FOLDER = files("ludoteca.games.connections") / "data"

CARDS = msgspec.json.decode((_FOLDER / "cards.json").read_bytes(), type=tuple[Card, ...])
KNOWN = msgspec.json.decode((_FOLDER / "known.json").read_bytes(), type=dict[str, Known])
"""By property."""


@lru_cache(maxsize=8)
def texts(language: str) -> Texts:
    return msgspec.json.decode((_FOLDER / f"{language}.json").read_bytes(), type=Texts)
