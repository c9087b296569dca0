"""How `data/<language>.json`, which deals are made by, is made from the dictionaries.

When people play only what is in `data/` is read; a test holds it to the dictionaries. After a
change of these:

    python -c "from ludoteca.games.polywords.building import made; print(made('de'), end='')"
"""

from __future__ import annotations

import re

import msgspec

from ludoteca.games.polywords.data import CategoryCard, Deal
from ludoteca.words.lexicon import Lexicon, lexicon

# PW-C2, PW-C5: twenty-one letter cards. The Italian ones are the Italian alphabet; elsewhere the
# five letters stay in the box with which the fewest words begin.
LEFT_OUT = {"it": "JKWXY", "de": "CQXYJ", "en": "JQXYZ", "fr": "KWXYZ"}
_QUOTED = {"it": r"«\1»", "de": r"„\1“", "en": r"“\1”", "fr": "«\u202f\\1\u202f»"}
ENOUGH, ENOUGH_HARD = 5, 3
"""SP-7, PO-10: so many common answers there must be to a category and a letter, or a length."""
LENGTHS = range(3, 10)
"""PW-C2: of the length cards; the shapes have no others."""


def deal_of(words: Lexicon) -> Deal:
    """All that is dealt in a language."""
    letters = "".join(
        chr(code)
        for code in range(ord("A"), ord("Z") + 1)
        if chr(code) not in LEFT_OUT[words.language]
    )
    return Deal(letters, tuple(_card(words, category.id, letters) for category in words.categories))


def _card(words: Lexicon, category: str, letters: str) -> CategoryCard:
    categories = words.categories
    found = categories[category]
    enough = ENOUGH_HARD if found.hard else ENOUGH
    initials = (one for one in letters if categories.beginning(category, one) >= enough)
    name, counts = (printed(text, words.language) for text in (found.name, found.counts))
    lengths = (str(one) for one in LENGTHS if categories.of_length(category, one) >= enough)
    return CategoryCard(category, name, counts, found.hard, "".join(initials), "".join(lengths))


def printed(text: str, language: str) -> str:
    """As a card is set: lists are typed with what keyboards have."""
    text = re.sub(r'"([^"]*)"', _QUOTED[language], text.replace("'", "\u2019"))
    return re.sub(r" ([;:?!])", "\u202f\\1", text) if language == "fr" else text


def made(language: str) -> str:
    """What stands in the file of a language."""
    return msgspec.json.format(msgspec.json.encode(deal_of(lexicon(language)))).decode() + "\n"
