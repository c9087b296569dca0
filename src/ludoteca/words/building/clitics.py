"""Italian verbs with two pronouns (*darselo, dammeli, andandosene*), where people use them.

The spelling dictionary would let every verb take all of them. So a verb's form takes *lo la li le*
behind a pronoun if it was seen with that pronoun and one of the four, and *ne* if it was seen with
*ne*; an infinitive that was seen with three pronouns and one of the four takes every pair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.morphit import MorphIt

FIRST = ("me", "te", "se", "ce", "ve", "glie")
THEM, OF_THEM = ("lo", "la", "li", "le"), "ne"
LEAST_PAIRS = 3
_WITH_TWO = re.compile(f"(.+?)({'|'.join(FIRST)})({'|'.join(THEM)}|{OF_THEM})")
# Short imperatives double the pronoun's consonant: dammelo, but daglielo.
_SHORT = {"dam": "da", "dat": "da", "dac": "da"} | {
    host + consonant: host for host in ("fa", "di", "sta", "va") for consonant in "mtc"
}
_SHORT_OF = {"da": "dare", "fa": "fare", "di": "dire", "sta": "stare", "va": "andare"}


def with_two_pronouns(morph_it: MorphIt, seen: Commonness) -> Iterator[tuple[str, str]]:
    """The forms, each with its verb."""
    pairs: dict[tuple[str, str], set[str]] = {}
    for text in seen.ranked():
        found = _WITH_TWO.fullmatch(text)
        if found is None:
            continue
        host, first, second = found.groups()
        verb = _verb_of(host, first, morph_it)
        if verb is None:
            continue
        if second == OF_THEM:
            yield text, verb
        else:
            pairs.setdefault((host, verb), set()).add(first)
    for (host, verb), firsts in sorted(pairs.items()):
        every = len(firsts) >= LEAST_PAIRS and host.endswith("r")
        for first in FIRST if every else sorted(firsts):
            for second in (*THEM, OF_THEM) if every else THEM:
                yield host + first + second, verb


def _verb_of(host: str, first: str, morph_it: MorphIt) -> str | None:
    """The verb of which this is an infinitive without its end, a gerund or an imperative."""
    if first[0] in "mtc" and host in _SHORT:
        return _SHORT_OF[_SHORT[host]]
    if first == "glie" and host in _SHORT_OF:
        return _SHORT_OF[host]
    for infinitive in (f"{host}e", f"{host}re"):
        if host.endswith("r") and infinitive in morph_it.verbs:
            return infinitive
    if not host.endswith(("ando", "endo", "a", "i", "ate", "ete", "ite")):
        return None
    verbs = sorted(morph_it.lemmas_of.get(host, set()) & morph_it.verbs)
    return verbs[0] if verbs and len(host) > len("dai") else None
