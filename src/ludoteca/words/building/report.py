"""How good a dictionary is, measured with words that it was not built from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludoteca.words.letters import Umlauts, normalised
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark

SAMPLES = Path(__file__).parent / "samples"


class Figures(msgspec.Struct, frozen=True):
    """What was measured of one file."""

    file: str
    words: int
    ordinary: int
    common: int
    size: int
    """In bytes."""
    sample: int
    """So many common words were asked for …"""
    missing: tuple[str, ...]
    """… and these were not found."""
    non_words: int
    accepted: tuple[str, ...]
    """Words that are none, and were found."""
    rulebooks_missing: tuple[str, ...]
    """Words that the rulebooks print, and that were not found: there must be none."""

    @property
    def found(self) -> float:
        """The share of the common words."""
        return 1 - len(self.missing) / self.sample

    @property
    def fooled(self) -> float:
        """The share of the words that are none."""
        return len(self.accepted) / self.non_words


def sample(language: str, name: str) -> list[str]:
    """The words of one of the files beside this module; a `#` begins a comment."""
    return list(_words((SAMPLES / language / f"{name}.txt").read_text(encoding="utf-8")))


def _words(text: str) -> Iterator[str]:
    for line in text.splitlines():
        yield from line.partition("#")[0].split()


def measure(path: Path) -> Figures:
    """Open a file and ask it."""
    lexicon = Lexicon.open(path)
    language = lexicon.meta.language
    umlauts: Umlauts = "a" if lexicon.meta.umlauts == "a" else "ae"

    def knows(text: str) -> bool:
        return normalised(text, language, umlauts) in lexicon

    common, non_words = sample(language, "common"), sample(language, "non_words")
    return Figures(
        file=path.name,
        words=len(lexicon),
        ordinary=sum(bool(marks & Mark.ORDINARY) for marks in lexicon.all_marks),
        common=lexicon.meta.common,
        size=path.stat().st_size,
        sample=len(common),
        missing=tuple(text for text in common if not knows(text)),
        non_words=len(non_words),
        accepted=tuple(text for text in non_words if knows(text)),
        rulebooks_missing=tuple(text for text in sample(language, "rulebooks") if not knows(text)),
    )
