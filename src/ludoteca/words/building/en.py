"""English: SCOWL, in every spelling of it, British, American, Canadian and Australian.

Its lists are files named `english-words.35`: what they hold, and how large a dictionary has it,
from 10 (the commonest) to 95 (everything that anybody ever listed).
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.words.building import by_hand, commonness
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.packages import WORDFREQ, Package

SCOWL_PACKAGE = Package(
    source="debian",
    name="scowl",
    version="2020.12.07-2",
    sha256="de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    licence="SCOWL (permissive, its notice is kept)",
)
PACKAGES = (SCOWL_PACKAGE,)
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
