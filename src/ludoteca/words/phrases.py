"""Several words written together: "l'isola del tesoro" is four, "aujourd'hui" is one."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from itertools import groupby

from msgspec import Struct

from ludoteca.words.letters import Umlauts, normalised

MOST_PIECES = 16
MOST_JOINED = 4
"""Pieces that one word can have between apostrophes and hyphens: c'est-à-dire."""

# What loses a vowel before an apostrophe, and what stands only behind one; no dictionary has them.
_BEFORE = {
    "it": """l un d dell dall nell sull all coll pell degl dagl negl sugl agl gl quell quegl quest
        bell begl sant grand buon nessun ciascun qualcun ognun c ci m t s v n com cos dov quand
        quant anch neanch nient tutt mezz senz sott sopr trent vent mill po mo be ca di fa va sta
        da a de ne co""",
    "fr": """l d j m t s n c qu jusqu lorsqu puisqu quoiqu quelqu presqu entr p""",
    "en": "o y n",
    "de": "",
}
_BEHIND = {
    "it": "sto sta sti ste",
    "fr": "",
    "en": "s t d m n ll re ve em tis twas til cause",
    "de": "s n m ne nen ner",
}
_ELIDED = {
    language: (
        frozenset(_BEFORE[language].upper().split()),
        frozenset(_BEHIND[language].upper().split()),
    )
    for language in _BEFORE
}


class Piece(Struct, frozen=True):
    """Letters with nothing between them, or several such with apostrophes and hyphens between."""

    begin: int
    end: int
    """Its letters are `text[begin:end]`."""
    word: str
    apostrophe_before: bool
    apostrophe_behind: bool
    joined: bool
    """No space stands between it and the piece before."""


def pieces_of(text: str, language: str, umlauts: Umlauts) -> list[Piece]:
    """The pieces of a text that `normalised` accepts."""
    found: list[Piece] = []
    before, at = "", 0
    for is_word, run in groupby(text, _is_letter):
        signs = "".join(run)
        end = at + len(signs)
        if is_word:
            found.append(
                Piece(
                    begin=at,
                    end=end,
                    word=normalised(signs, language, umlauts),
                    apostrophe_before=_is_apostrophe(before[-1:]),
                    apostrophe_behind=_is_apostrophe(text[end : end + 1]),
                    joined=bool(found) and not any(sign.isspace() for sign in before),
                )
            )
        before, at = signs, end
    return found


def _is_letter(sign: str) -> bool:
    """Or an accent; an apostrophe may be a letter to Unicode, but a modifying one."""
    category = unicodedata.category(sign)
    return category[0] in "LM" and category != "Lm"


def _is_apostrophe(sign: str) -> bool:
    # What `normalised` drops is a space, a hyphen (Pd, or Cf the hidden one), or an apostrophe.
    return bool(sign) and not sign.isspace() and unicodedata.category(sign) not in {"Pd", "Cf"}


def elides(word: str, language: str) -> bool:
    """Whether it loses its vowel before another word, and takes an apostrophe for it."""
    return word in _ELIDED[language][0]


def elided(piece: Piece, language: str) -> bool:
    """Whether it is one of the small words that an apostrophe makes."""
    before, behind = _ELIDED[language]
    return (piece.apostrophe_behind and piece.word in before) or (
        piece.apostrophe_before and piece.word in behind
    )


def covered(pieces: list[Piece], known: Callable[[Piece], bool]) -> list[Piece]:
    """The pieces put together to words, so that as few as possible are unknown; else as few words
    as possible.
    """
    # From each piece to the end: how many unknown, how many words, and these words.
    best: list[tuple[int, int, list[Piece]]] = [(0, 0, [])]
    for first in reversed(range(len(pieces))):
        ways = []
        for number, last in enumerate(range(first, min(first + MOST_JOINED, len(pieces)))):
            if number and not pieces[last].joined:
                break
            word = _together(pieces[first : last + 1])
            if (is_known := known(word)) or not number:
                unknown, words, rest = best[len(pieces) - last - 1]
                ways.append((unknown + (not is_known), words + 1, [word, *rest]))
        best.append(min(ways, key=lambda way: way[:2]))
    return best[-1][2]


def _together(pieces: list[Piece]) -> Piece:
    first, last = pieces[0], pieces[-1]
    if first is last:
        return first
    return Piece(
        begin=first.begin,
        end=last.end,
        word="".join(piece.word for piece in pieces),
        apostrophe_before=first.apostrophe_before,
        apostrophe_behind=last.apostrophe_behind,
        joined=first.joined,
    )
