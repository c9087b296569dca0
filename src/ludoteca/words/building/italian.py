"""Which forms that the Italian spelling dictionary allows are words.

It lets every verb take every pronoun (*accaparrandoceli*) and every adjective a superlative:
millions of forms that nobody ever wrote. So what is plain inflection is believed, and what was made
by sticking something on is believed where somebody did write it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.hunspell import Dictionary, Expanded, Rule, Stem
from ludoteca.words.building.morphit import MorphIt

# Roman numerals (MDCCC) and what is counted in thousands: a few classes that breed millions.
UNWANTED = frozenset('£$"(')
# Classes that stick something on, whole: pronouns (D I K L M a b c h j l v), -issimo (W y),
# -mente (Y), -ino -etto -one (N), numbers run together.
STICKING = frozenset("DIKLMabchjlvWyYN|!@&)=")
# Classes that only put an article or a pronoun before a vowel.
ELIDING = frozenset("TUXiqrs^")
PARTICIPLE, GERUND = "E", "D"
CONJUGATED = frozenset("ABCtz")  # verbs in -are, -ere, -ire with all their persons and tenses
PRONOUNS = r"(?:mi|ti|si|ci|vi|ne|l[oaie]|gli|(?:[mtscv]e|glie)(?:l[oaie]|ne))$"
PRONOUN = re.compile(PRONOUNS)
EVERY_PRONOUN = re.compile(f"(?={PRONOUNS})")  # teneteli: tene-teli, tenete-li
WITH_PRONOUN = re.compile("(?:ndo|[aeiou]r)" + PRONOUNS)
# Endings of the verbs themselves that look like pronouns, as "what goes>what comes":
# andasti, cadessi, cadenti, amavi, facevi, ponevi, cadetti, finiti, finisci, feci, tiene, venni.
OWN_ENDING = re.compile(
    r".*(?:sti|ssi|nti)|re>(?:ce)?vi|rre>[cn]?evi|re>tti|re>ti|re>sci|are>eci|enire>iene"
    r"|ire>n[ei]|rre>(?:n[ei]|[cs]i)"
)
# Two classes of verbs in -ere and -ire that irregular ones were put into, and endings of theirs
# that a verb may have besides others: credetti, credei; apparì, apparve.
TOO_REGULAR = frozenset("BC")
VARYING = re.compile("(?:ei|é|erono|ett[ie]|ettero|ii|ì|irono|ent[ei])$")
# What words end in that were made of others by known ways.
DERIVED = re.compile(
    "(?:ità|zione|mento|tore|trice|ismo|logia|logo|grafia|grafo|metria|metro|scopia|patia|genesi|enza"
    "|anza|tura|aggio|mente|ezza|ndosi|ico|isc[oaei]|isc[oa]no|[ao]si|fobia|terapia)$"
)
LEAST_ZIPF_OF_A_CUT_FORM = 2.5
LEAST_ZIPF_OF_A_SHORT_FORM = 1.8
SHORT_FORM = 6


class Italian:
    """The forms of stems, by all that we know."""

    def __init__(self, dictionary: Dictionary, morph_it: MorphIt, seen: Commonness) -> None:
        self._dictionary = dictionary
        self._morph_it = morph_it
        self._seen = seen
        self._infinitives = {stem.text for stem in dictionary.stems if stem.text.endswith("re")}

    def known(self, stem: Stem) -> bool:
        """Whether it is a word at all, and not a name, or two words around an apostrophe.

        Stems that no flag inflects are a heap: compounds and abstract nouns, surnames and slips.
        """
        text = stem.text
        if not (text.isalpha() and text.islower()):
            return False
        derived = DERIVED.search(text) is not None and len(text) > SHORT_FORM
        seen = self._seen.zipf(text) > 0 or text in self._morph_it.lemmas_of
        return not ELIDING.issuperset(stem.flags) or derived or seen

    def forms(self, stem: Stem) -> Iterator[tuple[str, str | None]]:
        """Each with its lemma."""
        lemma = self._lemma(stem)
        for expanded in self._dictionary.expanded(stem):
            if self._believed(expanded) and not self._irregular(expanded):
                yield expanded.form, lemma
        if CONJUGATED & set(stem.flags) and not stem.text.endswith(("dire", "bere")):
            yield gerund(stem.text), stem.text

    def _lemma(self, stem: Stem) -> str | None:
        """What to look up. Participles, gerunds and irregular forms have lines of their own."""
        known = self._morph_it.lemmas_of.get(stem.text, set())
        verbs = sorted(known & self._morph_it.verbs)
        of_a_verb = bool({PARTICIPLE, GERUND} & set(stem.flags))
        if stem.text in known and not (verbs and of_a_verb):
            return stem.text
        if known:
            return (verbs or sorted(known))[0]
        if of_a_verb:
            regular = re.sub("(?:and|at)o$", "are", re.sub("ito$", "ire", stem.text))
            return regular if regular in self._infinitives else None
        return stem.text if stem.flags else None

    def _believed(self, expanded: Expanded) -> bool:
        """Plain inflection, or written by somebody: itself, or what shows that it could be."""
        sticking = [rule for rule in expanded.rules if sticks(rule)]
        if not sticking or self._seen.zipf(expanded.form) > least_zipf(expanded):
            return True
        if len(sticking) > 1:
            return False
        (rule,) = sticking
        if rule.prefix:  # riaccendevo, if there is riaccendere
            return self._seen.zipf(rule.add + expanded.stem.text) > 0
        if "ssim" in rule.add:  # bellissime, if there is bellissimo
            return any(self._seen.zipf(expanded.form[:-1] + vowel) for vowel in "oaie")
        return False

    def _irregular(self, expanded: Expanded) -> bool:
        """Whether it is what a verb's form would be, were the verb regular: *dovo*, *subo*.

        The dictionary has the right forms, too; what it allows too much goes unnoticed there.
        """
        form, verb = expanded.form, expanded.stem.text
        too_regular = any(rule.flag in TOO_REGULAR for rule in expanded.rules)
        if not too_regular or verb not in self._morph_it.verbs:
            return False
        if any(sticks(rule) for rule in expanded.rules):
            hosts = (form[: found.start()] for found in EVERY_PRONOUN.finditer(form))
            return not any(self._is_of(host, verb) for host in hosts)
        if form.endswith("erò"):  # forgotten by Morph-it!, which has prenderà
            return not self._is_of(form, verb) and not self._is_of(f"{form[:-1]}à", verb)
        return not self._is_of(form, verb) and not (self._seen.zipf(form) and VARYING.search(form))

    def _is_of(self, form: str, verb: str) -> bool:
        return verb in self._morph_it.lemmas_of.get(form, ())


def wanted(rule: Rule) -> bool:
    """Not the articles before a vowel (*dell'ape*): two words, not one."""
    return rule.flag not in UNWANTED and "'" not in rule.add


def gerund(infinitive: str) -> str:
    """Regular ones. They have lines of their own in the dictionary, but hundreds were forgotten."""
    return infinitive[:-3] + ("ando" if infinitive.endswith("are") else "endo")


def least_zipf(expanded: Expanded) -> float:
    """Short ones are often seen by chance: another language's words, names, slips."""
    if not expanded.rules[-1].add:  # aprir
        return LEAST_ZIPF_OF_A_CUT_FORM
    if len(expanded.form) > SHORT_FORM or WITH_PRONOUN.search(expanded.form):
        return 0
    return LEAST_ZIPF_OF_A_SHORT_FORM


def sticks(rule: Rule) -> bool:
    """Whether it puts more onto a word than the word's own ending."""
    return rule.prefix or rule.flag in STICKING or ends_in_pronoun(rule.strip, rule.add)


@cache
def ends_in_pronoun(strip: str, add: str) -> bool:
    return PRONOUN.search(add) is not None and OWN_ENDING.fullmatch(f"{strip}>{add}") is None
