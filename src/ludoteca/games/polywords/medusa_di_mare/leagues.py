"""Which games can be compared, and those of a day (MD-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from ludoteca.games.polywords.medusa_di_mare.model import MedusaOptions
from ludoteca.words.asking import Language

LANGUAGES = sorted(get_args(Language))
FREE = "free"
"""All who play by other options than usual share a leaderboard, so that it fills."""


def usual(language: Language) -> MedusaOptions:
    """The game as it is meant."""
    return MedusaOptions(language=language)


def league(options: MedusaOptions) -> str:
    """`it`, or `it-free`."""
    language = options.language
    return language if options == usual(language) else f"{language}-{FREE}"


def daily_variants() -> Mapping[str, MedusaOptions]:
    """A deal in every language."""
    return {language: usual(language) for language in LANGUAGES}
