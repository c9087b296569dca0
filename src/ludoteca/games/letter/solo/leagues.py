"""Which solitaires can be compared (LE-Z3), and the daily deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, get_args

from ludoteca.games.letter.solo.model import SoloOptions
from ludoteca.words.asking import Language

O = TypeVar("O", bound=SoloOptions)  # noqa: E741

# Told by their names where they are not as usual: each makes it easier or harder.
_OTHERS = ("board", "turning", "geography", "first_names", "minutes")


def league(options: SoloOptions, counted: str) -> str:
    """By language and number of letters: `it-16`; by how results are counted, and by whatever else
    was chosen.
    """
    parts = [options.language, str(options.letters), *([counted] if counted else [])]
    usual = type(options)()
    parts += [
        f"{name}={value}"
        for name in _OTHERS
        if (value := getattr(options, name)) != getattr(usual, name)
    ]
    if options.language == "de" and options.umlauts != usual.umlauts:
        parts.append(f"umlauts={options.umlauts}")
    return "-".join(parts)


def daily_variants(kind: type[O], letters: int) -> Mapping[str, O]:
    """A deal in every language."""
    return {
        language: kind(language=language, letters=letters)
        for language in sorted(get_args(Language))
    }
