"""What may be asked as a word at all, and how what was asked is shown again."""

from __future__ import annotations

import unicodedata

from ludoteca.words.letters import NotAWordError, Umlauts, normalised

MOST_LETTERS = 64
"""No grid of ours holds more."""
MOST_SIGNS = 200
"""Of whatever kind; what is longer than this is not even looked at."""


def word_of(text: str, language: str, umlauts: Umlauts, shortest: int) -> str:
    """The word that a text is for the rules; refused if it is none by its form."""
    if len(text) > MOST_SIGNS:
        raise NotAWordError("word-too-long", most=MOST_LETTERS)
    try:
        word = normalised(text, language, umlauts)
    except NotAWordError as error:
        signs = {name: _visible(str(sign)) for name, sign in error.params.items()}
        raise NotAWordError(error.code, **signs) from None
    if len(word) > MOST_LETTERS:
        raise NotAWordError("word-too-long", most=MOST_LETTERS)
    if len(word) < shortest:
        raise NotAWordError("word-too-short", least=shortest)
    return word


def shown(text: str) -> str:
    """Fit for a terminal and a page: one line, nothing that cannot be seen, not without end."""
    cut = unicodedata.normalize("NFC", text[:MOST_SIGNS])
    if cut.isprintable():
        return cut.strip()
    line = " ".join(cut.replace("\u00ad", "").split())
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)


def _visible(sign: str) -> str:
    """A sign that cannot be seen is named by its number."""
    return sign if sign.isprintable() else " ".join(f"U+{ord(one):04X}" for one in sign)
