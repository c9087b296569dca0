"""What a sentence means, if it is one of those that say a property (CN-T4)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from ludoteca.games.connections.data import texts

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def plain(text: str) -> str:
    """Without case (ß is ss) and accents; a run of spaces and punctuation is one space."""
    parts = unicodedata.normalize("NFKD", text.casefold()).translate(_LIGATURES)
    letters = (sign for sign in parts if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())


@lru_cache(maxsize=8)
def _meanings(language: str) -> dict[str, str]:
    return {
        plain(said): name
        for name, phrase in texts(language).phrases.items()
        for said in (phrase.one, phrase.other, *phrase.also)
    }


def meant(text: str, language: str) -> str | None:
    """The property that is said with these very words."""
    return _meanings(language).get(plain(text))
