"""French: the spelling dictionary of Grammalecte, in the classical spelling and that of 1990."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.words.building import by_hand, commonness
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.hunspell import Dictionary, Expanded, Rule, Stem
from ludoteca.words.building.packages import WORDFREQ, Package

GRAMMALECTE_PACKAGE = Package(
    source="npm",
    name="dictionary-fr",
    version="3.0.0",
    sha256="b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
    licence="MPL-2.0",
)
PACKAGES = (GRAMMALECTE_PACKAGE,)
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
