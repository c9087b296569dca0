"""The category lists that we write by hand, as far as they can be read without a dictionary.

`by_hand/categories.json` is the deck: each category's id, whether it is hard or open, what other
categories it includes, and which packages know more answers (see `package_answers`). Each language
has a file a category, `by_hand/<language>/categories/<id>.txt`:

    name: Fiore
    counts: Un fiore, o una pianta coltivata per i suoi fiori.

    rosa
    stella alpina, stelle alpine
    biancospino ? è un arbusto, noto per i suoi fiori
    pistillo ! una parte del fiore

A line is an answer, with other forms of it behind commas. Behind `?` stands why a table may talk
about it, behind `!` what it is instead. The first twelve are what most people would say first. In
German `~` stands before a proper name that a list of common nouns has. `struck.txt` beside them has
what a second reader struck, and why; packages do not bring it back. `docs/categories.md` says what
belongs where.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.words.building.by_hand import HERE
from ludoteca.words.category import Category, Inflected, Standing

TYPICAL = 12
PROPER = "~"
_STANDINGS: dict[str, Standing] = {"?": "arguable", "!": "otherwise"}

Source = Literal["", "towns", "male_names", "female_names", "languages", "verbs", "adjectives"]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One category, the same in all languages."""

    id: str
    hard: bool = False
    open: bool = False
    inflected: Inflected = ""
    adjectives: bool = False
    """Adjectives are among the answers, in every gender and number."""
    mark: Literal["ordinary", "geography", "first_name", "name"] = "ordinary"
    """What an answer is that no other list has."""
    includes: tuple[str, ...] = ()
    """Categories whose answers are answers here, too."""
    may_include: tuple[str, ...] = ()
    """Categories whose answers can be argued about here."""
    packages: Source = ""
    """What the packages know more answers by."""


class HandAnswer(msgspec.Struct, frozen=True):
    """A line of a list."""

    spellings: tuple[str, ...]
    """The answer, then its other forms."""
    standing: Standing = "plain"
    note: str = ""
    typical: int = 0
    proper: bool = False
    """Said to be a name."""


class HandList(msgspec.Struct, frozen=True):
    """A file."""

    name: str
    counts: str
    answers: tuple[HandAnswer, ...]


class BadListError(ValueError):
    """A line that cannot be read; says which."""


def deck(folder: Path = HERE) -> tuple[Deck, ...]:
    return msgspec.json.decode((folder / "categories.json").read_bytes(), type=tuple[Deck, ...])


def category_of(entry: Deck, listed: HandList) -> Category:
    return Category(
        id=entry.id,
        name=listed.name,
        counts=listed.counts,
        hard=entry.hard,
        open=entry.open,
        inflected=entry.inflected,
    )


def hand_list(language: str, category: str, folder: Path = HERE) -> HandList:
    path = folder / language / "categories" / f"{category}.txt"
    head: dict[str, str] = {}
    answers: list[HandAnswer] = []
    for line in _lines(path):
        key, colon, text = line.partition(": ")
        if colon and key in ("name", "counts") and not answers:
            head[key] = text.strip()
        else:
            answers.append(_answer(line, path, len(answers) + 1))
    if head.keys() != {"name", "counts"}:
        raise BadListError(f"{path}: needs name: and counts:")
    return HandList(head["name"], head["counts"], tuple(answers))


def struck(language: str, folder: Path = HERE) -> dict[str, set[str]]:
    """What a second reader struck from each category's list: `fiore: rosmarino ! why`."""
    found: dict[str, set[str]] = {}
    for line in _lines(folder / language / "categories" / "struck.txt"):
        category, _, answer = line.partition(": ")
        found.setdefault(category, set()).add(answer.partition(" ! ")[0].strip())
    return found


def _lines(path: Path) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text:
            yield text


def _answer(line: str, path: Path, number: int) -> HandAnswer:
    standing: Standing = "plain"
    spelt, note = line, ""
    for sign, meaning in _STANDINGS.items():
        before, found, behind = line.partition(f" {sign} ")
        if found:
            standing, spelt, note = meaning, before, behind.strip()
            break
    proper = spelt.startswith(PROPER)
    spellings = tuple(spelling.strip() for spelling in spelt.removeprefix(PROPER).split(","))
    if not all(spellings) or set("?!") & set(spelt) or (standing != "plain" and not note):
        raise BadListError(f"{path}: {line}")
    typical = number if number <= TYPICAL else 0
    if typical and standing != "plain":
        raise BadListError(f"{path}: one of the first {TYPICAL} is not plain: {line}")
    return HandAnswer(spellings, standing, note, typical, proper)
