"""The files in `data/`: what is in the box, a file for each language (LE-C1)."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from ludoteca.words.letters import LANGUAGES


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A size is written `2x3`: two fields wide, three high."""

    letters: dict[str, tuple[str, ...]]
    """For each letter the sizes in which it comes."""
    blanks: tuple[str, ...]


def _read(language: str) -> Pieces:
    file = files("ludoteca.games.letter") / "data" / f"{language}.json"
    return msgspec.json.decode(file.read_bytes(), type=Pieces)


PIECES = {language: _read(language) for language in LANGUAGES}
