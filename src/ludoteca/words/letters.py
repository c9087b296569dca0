"""The 26 letters, and how what people write becomes a word made of them.

Inside this package a word is a `str` of A to Z. Accents, spaces, hyphens and apostrophes are
dropped (VERITA, LISOLADELTESORO), ligatures and ß are spelt out. In German Ä Ö Ü are AE OE UE, or
A O U where a table wants that; in the other languages they are accents like any other.
"""

from __future__ import annotations

import unicodedata
from typing import Literal

from ludoteca.core.errors import LudotecaError

LANGUAGES = ("it", "de", "en", "fr")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST = 20
"""No dictionary of ours has longer words."""

Umlauts = Literal["ae", "a"]

_LIGATURES = {"Œ": "OE", "Æ": "AE", "ẞ": "SS"}  # ß is SS as soon as it is a capital
_UMLAUTS = {"Ä": "AE", "Ö": "OE", "Ü": "UE"}
# Apostrophes: typewriter and typographic ones, the letter that some keyboards have, and the lone
# accents and the prime that people reach for instead.
_APOSTROPHES = "'\u2019\u2018\u02bc`\u00b4\u2032"
# Hyphens of every width, and the one that shows only at the end of a line.
_HYPHENS = "-\u2010\u2011\u2012\u2013\u2014\u00ad"
_DROPPED = frozenset(_APOSTROPHES + _HYPHENS)


class NotAWordError(LudotecaError):
    """What was written has something in it that no word has, or no letter at all."""


def normalised(text: str, language: str, umlauts: Umlauts = "ae") -> str:
    """The word that this text is for the rules; longer than any we know is still a word."""
    spelt_out = _LIGATURES | _UMLAUTS if language == "de" and umlauts == "ae" else _LIGATURES
    # Composed first, so that an umlaut is one character.
    capitals = unicodedata.normalize("NFC", text).upper()
    for special, letters in spelt_out.items():
        capitals = capitals.replace(special, letters)
    word = "".join(filter(_kept, unicodedata.normalize("NFD", capitals)))
    for character in word:
        if character not in LETTERS:
            raise NotAWordError("not-a-letter", character=character)
    if not word:
        raise NotAWordError("no-letters")
    return word


def _kept(character: str) -> bool:
    return not (
        character in _DROPPED or character.isspace() or unicodedata.category(character) == "Mn"
    )
