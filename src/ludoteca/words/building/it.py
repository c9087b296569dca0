"""Italian: the spelling dictionary of OpenOffice, and Morph-it!"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.words.building import by_hand, commonness
from ludoteca.words.building.clitics import with_two_pronouns
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.grammar import Found, Grammar
from ludoteca.words.building.hunspell import Dictionary
from ludoteca.words.building.italian import WITH_PRONOUN, Italian, wanted
from ludoteca.words.building.morphit import MorphIt
from ludoteca.words.building.packages import WORDFREQ, Package

HUNSPELL_PACKAGE = Package(
    source="npm",
    name="dictionary-it",
    version="2.0.0",
    sha256="d004e1a9b9f41c262590164ba957bd75d376db8b9457e449b5dae60b4d020387",
    licence="GPL-3.0",
)
NOUNS, ADJECTIVES, VERBS = (
    Package(
        source="npm",
        name=f"italian-{what}-dict",
        version="3.4.0",
        sha256=sha256,
        licence="CC BY-SA 2.0 or LGPL (Morph-it! data), Apache-2.0 (code)",
    )
    for what, sha256 in (
        ("words", "206140def521b43aa2b73f425caca5025e6d616e393f819c6e4fa159a3e25aa2"),
        ("adjectives", "06daedcdef8d70140f7da82f77ebd688ad3ca94d0e5990b998ae248e21418e2b"),
        ("verbs", "eeb5e913fb201c4b759ac16979761ba3920808443812220c02728c7e2751ede2"),
    )
)
PACKAGES = (HUNSPELL_PACKAGE, NOUNS, ADJECTIVES, VERBS)
HUNSPELL, MORPH_IT = "Hunspell it_IT", "Morph-it!"
LISTS = (HUNSPELL, MORPH_IT)

# A lemma that only Morph-it! has is one of its slips as often as a word, if nobody writes it.
LEAST_ZIPF_OF_A_VERB = 1.3
LEAST_ZIPF_OF_A_FORM = 1.5


def forms(fetched: Fetched) -> Iterator[Form]:
    """What the spelling dictionary has, what we add to it, and what Morph-it! has besides."""
    seen = commonness.read(fetched[WORDFREQ], "it")
    morph_it = read_morph_it(fetched)
    package = fetched[HUNSPELL_PACKAGE] / "package"
    dictionary = Dictionary(package / "index.aff", package / "index.dic", wanted)
    italian = Italian(dictionary, morph_it, seen)
    found = set()
    for stem in filter(italian.known, dictionary.stems):
        for form, lemma in italian.forms(stem):
            found.add(form)
            yield Form(form, HUNSPELL, lemma=lemma)
    for line in by_hand.words("it", "stems"):
        for form, lemma in italian.forms(dictionary.stem(line)):
            yield Form(form, by_hand.LIST, lemma=lemma)
    yield from lexicon(morph_it, found, seen)
    for form, verb in with_two_pronouns(morph_it, seen):
        yield Form(form, by_hand.LIST, lemma=verb)


def read_morph_it(fetched: Fetched) -> MorphIt:
    dist = "package/dist"
    return MorphIt(
        fetched[NOUNS] / dist / "words.json",
        fetched[ADJECTIVES] / dist / "adjectives.json",
        fetched[VERBS] / dist / "verbs.json",
    )


def lexicon(morph_it: MorphIt, found: set[str], seen: Commonness) -> Iterator[Form]:
    """What Morph-it! has, if the spelling dictionary has it, too, or people write it."""
    no_verbs = frozenset(by_hand.words("it", "no_verbs"))
    verbs = {verb for verb in morph_it.verbs - no_verbs if seen.zipf(verb) >= LEAST_ZIPF_OF_A_VERB}
    for form, lemmas in morph_it.lemmas_of.items():
        if not (form.isalpha() and form.islower()):
            continue
        for lemma in lemmas:
            inflected = lemma in verbs and not WITH_PRONOUN.search(form)
            if form in found or inflected or seen.zipf(form) >= LEAST_ZIPF_OF_A_FORM:
                yield Form(form, MORPH_IT, lemma=lemma)


def verbs(grammar: Grammar) -> Found:
    no_verbs = frozenset(by_hand.words("it", "no_verbs"))
    for verb in sorted(read_morph_it(grammar.fetched).verbs - no_verbs):
        yield from grammar.given(verb)


def adjectives(grammar: Grammar) -> Found:
    """Not what Morph-it! knows as a noun, too (*sabbia*, a colour): those come by hand."""
    morph_it = read_morph_it(grammar.fetched)
    for adjective in sorted(morph_it.adjectives - morph_it.nouns):
        yield from grammar.given(adjective)
