"""English: SCOWL, in every spelling of it, British, American, Canadian and Australian.

Its lists are files named `english-words.35`: what they hold, and how large a dictionary has it,
from 10 (the commonest) to 95 (everything that anybody ever listed).
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.words.building import by_hand, commonness
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.grammar import Found, Grammar
from ludoteca.words.building.packages import WORDFREQ, Package

SCOWL_PACKAGE = Package(
    source="debian",
    name="scowl",
    version="2020.12.07-2",
    sha256="de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    licence="SCOWL (permissive, its notice is kept)",
)
WORDNET = Package(
    source="debian",
    name="wordnet-base",
    version="1:3.0-37",
    sha256="61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    licence="WordNet 3.0 (permissive, its notice is kept)",
)
PACKAGES = (SCOWL_PACKAGE, WORDNET)
LIST = "SCOWL"
LISTS = (LIST,)

# The largest lists of each kind that hold more words than junk: above 80 nobody knows them; of
# what is written with a capital only the small ones are words (Monday, English) and not names;
# contractions count without their apostrophe (DONT).
LARGEST = {"words": 80, "upper": 40, "contractions": 50}
# The largest list is for tournaments, too. Its words of four and five letters have been looked
# through by hand; longer ones must at least have been seen.
FOR_FEW, FOR_TOURNAMENTS = 50, 80
SHORT, SEEN = 5, 6  # letters


def forms(fetched: Fetched) -> Iterator[Form]:
    """All words but the possessives: "dog's" is no word of its own."""
    common = commonness.read(fetched[WORDFREQ], "en")
    kept = frozenset(by_hand.words("en", "kept"))
    capitals = {spelling for kind, _, spelling in _listed(fetched) if kind == "upper"}
    for _, size, spelling in _listed(fetched):
        odd = size == FOR_TOURNAMENTS and (
            len(spelling) <= SHORT or (len(spelling) <= SEEN and not common.zipf(spelling))
        )
        # Whoever writes english, a stroke in billiards, means English.
        meant_otherwise = size >= FOR_FEW and spelling.capitalize() in capitals
        if spelling in kept or not (odd or meant_otherwise):
            yield Form(spelling, LIST)


def _listed(fetched: Fetched) -> Iterator[tuple[str, int, str]]:
    """Kind, size and spelling of everything in the lists that we take."""
    folder = fetched[SCOWL_PACKAGE] / "usr/share/dict/scowl"
    for path in sorted(folder.iterdir()):
        kind = path.stem.rpartition("-")[2]
        size = int(path.suffix[1:])
        if kind in LARGEST and size <= LARGEST[kind]:
            for spelling in path.read_text(encoding="utf-8").split():
                if not spelling.endswith("'s"):
                    yield kind, size, spelling


def verbs(grammar: Grammar) -> Found:
    return _indexed(grammar, "verb")


def adjectives(grammar: Grammar) -> Found:
    return _indexed(grammar, "adj")


def _indexed(grammar: Grammar, part: str) -> Found:
    """WordNet's index of a part of speech. What was not met in texts as a verb (*to chair*), or in
    more meanings as a noun, can be argued about.
    """
    as_nouns = dict(_meanings_met(grammar, "noun"))
    for word, met in _meanings_met(grammar, part):
        yield from grammar.given(word, sure=met > as_nouns.get(word, 0))


def _meanings_met(grammar: Grammar, part: str) -> Iterator[tuple[str, int]]:
    """A line is a word, its synsets and pointers, and how many of its meanings were met."""
    path = grammar.fetched[WORDNET] / "usr/share/wordnet" / f"index.{part}"
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):  # the licence
            continue
        word, _part, _synsets, pointers, *rest = line.split()
        yield word, int(rest[int(pointers) + 1])
