"""The forms of an answer: what a list need not write, because a rule and the dictionary agree.

A regular plural counts if the dictionary has it as a form of the answer. German nouns have tables
of their own (Wiktionary's): the plural counts, and of the other cases a table may talk.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal

from ludoteca.words.building.entries import Form
from ludoteca.words.category import Relation, Standing

Inflected = tuple[str, Standing, Relation]
Inflect = Callable[[str], Iterable[Inflected]]
"""The other forms of an answer, how they stand where it stands plainly, and what they are to it."""
Inflecting = Literal["noun", "adjective", "agreeing"]
"""How a word inflects: *agreeing* is an adjective among nouns (blue, cloudy), which takes gender
and number where a language has them, but no degrees that another word may look like.
"""

_GERMAN = ("e", "em", "en", "er", "es")

# What the end of a word becomes; the longest that fits is tried first, and all it may become.
_ENDS: dict[str, dict[str, tuple[str, ...]]] = {
    "it": {
        "cia": ("cie", "ce"),
        "gia": ("gie", "ge"),
        "co": ("chi", "ci"),
        "go": ("ghi", "gi"),
        "ca": ("che", "chi"),
        "ga": ("ghe", "ghi"),
        "io": ("i", "ii"),
        "o": ("i",),
        "a": ("e", "i"),
        "e": ("i",),
    },
    "en": {
        "man": ("men",),
        "fe": ("ves", "fes"),
        "f": ("ves", "fs"),
        "o": ("oes", "os"),
        "y": ("ies", "ys"),
        "s": ("ses",),
        "x": ("xes",),
        "z": ("zes", "zzes"),
        "ch": ("ches", "chs"),
        "sh": ("shes",),
        "": ("s",),
    },
    "fr": {
        "ail": ("aux", "ails"),
        "al": ("aux", "als"),
        "au": ("aux", "aus"),
        "eu": ("eux", "eus"),
        "ou": ("oux", "ous"),
        "": ("s",),
    },
}

_LINKS = frozenset(("of", "and", "in", "on", "de", "for", "to"))
# The same of adjectives.
_ADJECTIVE_ENDS: dict[str, dict[str, tuple[str, ...]]] = {
    "it": {
        "cio": ("cia", "ci", "ce", "cie"),
        "gio": ("gia", "gi", "ge", "gie"),
        "co": ("ca", "ci", "chi", "che"),
        "go": ("ga", "gi", "ghi", "ghe"),
        "io": ("ia", "i", "ie"),
        "tore": ("tori", "trice", "trici"),
        "o": ("a", "i", "e"),
        "e": ("i",),
        "a": ("i", "e"),
    },
    "de": {
        "el": tuple(f"l{end}" for end in _GERMAN),
        "er": tuple(f"{stem}{end}" for stem in ("er", "r") for end in _GERMAN),
        "e": tuple(_GERMAN),
        "": tuple(f"{degree}{end}" for degree in ("", "er", "st", "est") for end in _GERMAN),
    },
    "en": {
        "e": ("er", "est"),
        "y": ("ier", "iest"),
        "": ("er", "est"),
    },
    "fr": {
        "eux": ("euse", "euses"),
        "eau": ("elle", "eaux", "elles"),
        "teur": ("trice", "teuse", "teurs", "trices", "teuses"),
        "eur": ("euse", "eure", "eurs", "euses", "eures"),
        "er": ("ère", "ers", "ères"),
        "et": ("ette", "ète", "ets", "ettes", "ètes"),
        "al": ("ale", "aux", "als", "ales"),
        "if": ("ive", "ifs", "ives"),
        "c": ("que", "che", "cque", "cs", "ques", "ches", "cques"),
        "g": ("gue", "gs", "gues"),
        "l": ("le", "lle", "ls", "les", "lles"),
        "n": ("ne", "nne", "ns", "nes", "nnes"),
        "s": ("se", "sse", "ses", "sses"),
        "x": ("se", "sse", "ce", "ses", "sses", "ces"),
        "": ("e", "s", "es"),
    },
}


def inflectors(
    language: str, forms: Iterable[Form], nouns: Path | None = None
) -> dict[Inflecting, Inflect]:
    """What `forms` say of a language; `nouns` is Wiktionary's table, for German."""
    lemmas: dict[str, set[str]] = {}
    for form in forms:
        known = lemmas.setdefault(form.spelling, set())
        if form.lemma is not None:
            known.add(form.lemma)
    adjective = _regular(_ADJECTIVE_ENDS[language], lemmas, "form")
    if language == "it":
        adjective = _with_superlatives(adjective, lemmas)
    if language == "de":
        if nouns is None:
            raise ValueError("German needs the table of its nouns")
        return {"noun": _german(nouns), "adjective": adjective, "agreeing": _small(adjective)}
    noun = _regular(_ENDS[language], lemmas, "plural")
    if language == "en":
        return {"noun": _english(noun), "adjective": adjective, "agreeing": lambda _answer: ()}
    return {"noun": noun, "adjective": adjective, "agreeing": _small(adjective)}


def _small(adjective: Inflect) -> Inflect:
    """What has a capital is no adjective."""
    return lambda answer: adjective(answer) if answer.islower() else ()


def _regular(
    ends: Mapping[str, tuple[str, ...]], lemmas: Mapping[str, set[str]], relation: Relation
) -> Inflect:
    longest_first = sorted(ends, key=len, reverse=True)

    def forms_of(answer: str) -> Iterator[Inflected]:
        end = next((end for end in longest_first if answer.endswith(end)), None)
        if end is None:
            return
        stem = answer.removesuffix(end)
        for number, other in enumerate(ends[end]):
            form = stem + other
            known = lemmas.get(form)
            if known is None:
                continue
            # Lists that name no lemmas leave it to the rule; the Italian ones may name the word's
            # other gender (nespole is of nespolo): believed of the usual plural.
            genders = {lemma[:-1] for lemma in known if not number and lemma[-1] in "oa"}
            prefixed = any(answer.endswith(lemma) for lemma in known)  # millilitres is of litre
            if not known or prefixed or answer[:-1] in genders:
                yield form, "plain", relation

    return forms_of


def _with_superlatives(regular: Inflect, known: Container[str]) -> Inflect:
    """*Bellissimo* has a line of its own in the lists."""

    def forms_of(answer: str) -> Iterator[Inflected]:
        yield from regular(answer)
        stem = re.sub("([cg])h?i?$", r"\1h", answer[:-1])
        for end in ("issimo", "issima", "issimi", "issime"):
            for form in {f"{stem}{end}", f"{answer[:-1]}{end}"}:
                if form in known:
                    yield form, "plain", "form"

    return forms_of


def _english(regular: Inflect) -> Inflect:
    """Of several words the last goes into the plural: fire engines, but no *cups of teas*."""

    def forms_of(answer: str) -> Iterator[Inflected]:
        if _LINKS.isdisjoint(answer.split()):
            before, space, last = answer.rpartition(" ")
            for form, standing, relation in regular(last):
                yield before + space + form, standing, relation

    return forms_of


def _german(nouns: Path) -> Inflect:
    tables: dict[str, dict[str, Standing]] = {}
    with nouns.open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            _add_row(tables.setdefault(row["lemma"], {}), row)

    def forms_of(answer: str) -> Iterator[Inflected]:
        # A compound goes as its last noun goes, the longest that there is: Stehlampe, Lampe.
        for at in (0, *range(2, len(answer) - 3)):
            last = answer[at:].capitalize() if at else answer
            if last in tables:
                for form, standing in tables[last].items():
                    relation: Relation = "plural" if standing == "plain" else "form"
                    yield (answer[:at] + form.lower() if at else form), standing, relation
                return

    return forms_of


def _add_row(table: dict[str, Standing], row: dict[str, str]) -> None:
    for column, spelling in row.items():
        case, _, number = column.partition(" ")
        if not spelling or " " in spelling or spelling == row["lemma"]:
            continue
        if case == "nominativ" and number.startswith("plural"):
            table[spelling] = "plain"
        elif case in ("genitiv", "dativ", "akkusativ"):
            table.setdefault(spelling, "arguable")
