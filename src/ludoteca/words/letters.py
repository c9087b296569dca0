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

_SPELT_OUT = {"œ": "OE", "Œ": "OE", "æ": "AE", "Æ": "AE", "ß": "SS", "ẞ": "SS"}
_UMLAUTS, _DOTS = frozenset("AOU"), "\u0308"
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
    if text.isascii() and text.isalpha():
        return text.upper()
    dots_are_e = language == "de" and umlauts == "ae"
    word = letter = ""
    # Taken apart, so that an accent is a sign of its own, on a ligature and beside dots, too.
    for sign in unicodedata.normalize("NFD", text):
        if sign == _DOTS and dots_are_e and letter in _UMLAUTS:
            letter = "E"
            word += letter
        elif not _is_dropped(sign):
            letter = _letter(sign)
            word += letter
    if not word:
        raise NotAWordError("no-letters")
    return word


def _letter(sign: str) -> str:
    """One that becomes A to Z only as a capital, as a dotless i does, is none of ours."""
    if sign in _SPELT_OUT:
        return _SPELT_OUT[sign]
    if not (sign.isascii() and sign.isalpha()):
        capital = sign.upper()
        # As a capital, like all that is said of words, unless it would look like one of ours.
        raise NotAWordError("not-a-letter", character=sign if capital.isascii() else capital)
    return sign.upper()


def _is_dropped(sign: str) -> bool:
    return sign in _DROPPED or sign.isspace() or unicodedata.category(sign) == "Mn"
