"""What people write about themselves and to each other, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from ludoteca.core import LudotecaError

# Joins letters of some scripts, and the people of one emoji; between other letters it shows
# nothing, and would only make two names that look the same.
_JOINERS = {"\u200c", "\u200d"}
_JOINED = {"Lo", "Mc", "Mn", "So", "Sk"}
# Letters and symbols by name, but there is nothing to see.
_BLANKS = dict.fromkeys([0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0], " ")
# No language piles up more; without a limit, one letter would cover the lines above and below.
_MOST_MARKS = 3


class BadName(LudotecaError):  # noqa: N818
    """There is nothing in it that could be shown."""


def clean_text(text: str, longest: int) -> str:
    """One line without spaces around it, and without what cannot be seen: control characters,
    and those that would turn the direction of everything after them.
    """
    shown = unicodedata.normalize("NFC", text).translate(_BLANKS)
    kept: list[str] = []
    marks = 0
    for letter in shown:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks > _MOST_MARKS:
            continue
        if kind[0] == "C" and not _joins(letter, kept):
            kept.append(" ")
        else:
            kept.append(letter)
    shown = " ".join("".join(kept).split())[:longest].strip("\u200c\u200d ")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise BadName("bad-name")
    return shown


def _joins(letter: str, before: list[str]) -> bool:
    return letter in _JOINERS and bool(before) and unicodedata.category(before[-1]) in _JOINED
