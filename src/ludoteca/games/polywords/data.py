"""The files in `data/`: what is printed on the cards (PW-C2 to PW-C5), a file for each language,
and the shapes.

A deal must fold alike with next year's dictionary, so what the cards say, and which letters go with
which categories, is kept here; `building` makes it from the dictionaries.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from ludoteca.words.letters import LANGUAGES


class CategoryCard(msgspec.Struct, frozen=True, gc=False):
    id: str
    """The same in all languages."""
    name: str
    """As it is printed, in the language of the table's words."""
    counts: str
    """A line that says what counts."""
    hard: bool
    initials: str
    """Letters that enough common answers begin with (SP-7)."""
    lengths: str
    """Numbers of letters, one digit each, that enough common answers have (PO-10)."""


class Deal(msgspec.Struct, frozen=True):
    """The cards of a language."""

    letters: str
    categories: tuple[CategoryCard, ...]


_FOLDER = files("ludoteca.games.polywords") / "data"


def _read(language: str) -> Deal:
    return msgspec.json.decode((_FOLDER / f"{language}.json").read_bytes(), type=Deal)


DEALS = {language: _read(language) for language in LANGUAGES}
SHAPES = msgspec.json.decode((_FOLDER / "shapes.json").read_bytes(), type=list[list[str]])
"""PW-C3: drawn in rows."""
