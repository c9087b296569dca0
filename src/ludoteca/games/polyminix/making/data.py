"""Our own pictures, in `pictures/`: a name, then rows in which `#` is a square. And the proofs of
the deck that is in the box.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from ludoteca.kit.polyomino import Figure, drawn


class Witnesses(msgspec.Struct, frozen=True):
    """A cover, as a picture, for each box and for each problem."""

    cards: tuple[tuple[tuple[str, ...], ...], ...]
    """By card, side and box."""
    problems: tuple[tuple[str, ...], ...]
    """By the faces of TURNO and of PROVA."""


_BOX = files("ludoteca.games.polyminix")
_FOLDER = _BOX / "making" / "pictures"
THEMES = ("animals", "letters", "shapes", "things")


def _pictures(theme: str) -> dict[str, Figure]:
    text = (_FOLDER / f"{theme}.txt").read_text(encoding="utf-8")
    named = [picture.split() for picture in text.split("\n\n")]
    return {name: drawn(*rows) for name, *rows in named}


PICTURES: dict[str, Figure] = {
    name: form for theme in THEMES for name, form in _pictures(theme).items()
}


def witnesses() -> Witnesses:
    """The proofs of the deck that is in the box."""
    return msgspec.json.decode((_BOX / "data" / "witnesses.json").read_bytes(), type=Witnesses)
