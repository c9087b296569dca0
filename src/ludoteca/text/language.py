"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import LudotecaError
from ludoteca.text.voice import LANGUAGES

# The order in which programs look, by custom; the first may hold several, best first.
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(LudotecaError):  # noqa: N818
    """A language we have no catalogue for."""


def language_of(asked: str) -> str:
    """The catalogue for what somebody asked for (`it`, `it_IT.UTF-8`, `IT`), or a refusal."""
    language = _base(asked)
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", language=asked, known=", ".join(LANGUAGES))
    return language


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of whoever started us; English where that is none of ours."""
    for variable in _VARIABLES:
        for wish in environment.get(variable, "").split(":"):
            if _base(wish) in LANGUAGES:
                return _base(wish)
    return LANGUAGES[0]


def _base(wish: str) -> str:
    return wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
