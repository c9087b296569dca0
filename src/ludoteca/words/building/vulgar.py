"""Rude words, so that bots do not play them and a family may refuse them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from ludoteca.words.building import by_hand
from ludoteca.words.building.entries import Spell
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry


class Rude:
    """Rude words, and beginnings and ends that make every word rude (`fick*`, `*fick`)."""

    def __init__(
        self, words: set[str], beginnings: tuple[str, ...], ends: tuple[str, ...], meek: set[str]
    ) -> None:
        self._words = words - meek
        self._beginnings = beginnings
        self._ends = ends
        self._meek = meek

    def __contains__(self, word: str | None) -> bool:
        return word in self._words or (
            word is not None
            and word not in self._meek
            and (word.startswith(self._beginnings) or word.endswith(self._ends))
        )


def rude_words(naughty_words: Path, language: str, spell: Spell) -> Rude:
    """The package's words, not its phrases, and what a hand added or took back."""
    listed = msgspec.json.decode(
        (naughty_words / "package" / f"{language}.json").read_bytes(), type=list[str]
    )
    by_us = list(by_hand.words(language, "vulgar"))

    def spelt(texts: Iterable[str]) -> tuple[str, ...]:
        return tuple(word for word in map(spell, texts) if word)

    return Rude(
        {
            *spelt(text for text in listed if " " not in text),
            *spelt(text for text in by_us if text[0] != "-" and "*" not in text),
        },
        spelt(text[:-1] for text in by_us if text.endswith("*")),
        spelt(text[1:] for text in by_us if text.startswith("*")),
        set(spelt(text[1:] for text in by_us if text.startswith("-"))),
    )


def marked(entries: Iterable[Entry], rude: Rude) -> Iterator[Entry]:
    """A rude word's forms are as rude as it is, where the lemma is known."""
    for entry in entries:
        if entry.word in rude or entry.lemma in rude:
            yield msgspec.structs.replace(entry, marks=entry.marks | Mark.VULGAR)
        else:
            yield entry
