"""A small dictionary for the games of the box: the words of the rulebook's examples.

All sixty categories are there, most of them empty, so that whatever is dealt can be asked for.
"""

from __future__ import annotations

from functools import cache

from ludoteca.games.polywords.cards import deal
from ludoteca.words.answers import CategoryList, Listed
from ludoteca.words.category import Category, Standing
from ludoteca.words.letters import Umlauts, normalised
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed

# What most people would say first comes first.
ANSWERS = {
    "citta": "Roma Ancona Arezzo Asti Aosta Atene Como Cremona Chieti Milano Amatrice",
    "bevanda": "spremuta caffè acqua tisana liquore vino aranciata amaro",
    "colore": "rosa turchese amaranto arancione viola",
    "fiore": "rosa calla viola camelia anemone",
    "rettile": "ramarro vipera",
    "nome-maschile": "Marco Andrea Antonio",
    "animale-acquatico": "sogliola acciuga anguilla",
    "animale": "gatto ramarro asino",
    "dolce": "marzapane",
    "libro": "",
}
ARGUABLE = {"citta": "Atlantide", "fiore": "biancospino", "colore": "bottiglia"}
"""A table may talk about these."""
OTHERWISE = {"fiore": "pistillo"}
"""People give these, and they are something else."""
WORDS = (
    "via verità abete nave carota mezzo pompelmo mazzancolle cima macchina latte duale isola del "
    "tesoro la perché però città virtù casa cosa cane carne mare amare onda ondata sale sala seta "
    "alba ala ali era ora orma"
)
"""Of no category."""
RUDE = ("cazzo",)
GERMAN = "Öl Oel Straße Äpfel Ananas Ahorn Augsburg"
FRENCH = "œuf cœur Lætitia l eau été"


@cache
def tiny(language: str, umlauts: Umlauts = "ae") -> Lexicon:
    """The same Italian words in every language, with some of its own."""
    own = {"de": GERMAN, "fr": FRENCH}.get(language, "")
    spelt: dict[str, list[str]] = {}
    for text in (*_listed(), *WORDS.split(), *own.split(), *RUDE):
        spellings = spelt.setdefault(normalised(text, language, umlauts), [])
        if text not in spellings:
            spellings.append(text)
    entries = [Entry(word, tuple(texts), 40, _marks(texts)) for word, texts in spelt.items()]
    lists = tuple(_list(category.id, language, umlauts, spelt) for category in _categories())
    return Lexicon(bytearray(packed(entries, language, umlauts, categories=lists)))


def _listed() -> list[str]:
    parts = (ANSWERS, ARGUABLE, OTHERWISE)
    return [text for part in parts for texts in part.values() for text in texts.split()]


def _marks(texts: list[str]) -> Mark:
    marks = Mark.NONE
    for text in texts:
        marks |= Mark.GEOGRAPHY if text[0].isupper() else Mark.ORDINARY
        marks |= Mark.VULGAR if text in RUDE else Mark.NONE
    return marks


def _categories() -> list[Category]:
    cards = deal("it").categories
    return [Category(id=one.id, name=one.name, counts=one.counts, hard=one.hard) for one in cards]


def _list(id_: str, language: str, umlauts: Umlauts, spelt: dict[str, list[str]]) -> CategoryList:
    def listed(texts: str, standing: Standing, note: str = "") -> list[Listed]:
        found = []
        for place, text in enumerate(texts.split()):
            word = normalised(text, language, umlauts)
            typical = place + 1 if standing == "plain" and place < TYPICAL else 0
            spelling = spelt[word].index(text)
            found.append(
                Listed(
                    word=word,
                    lemma=word,
                    spelling=spelling,
                    standing=standing,
                    note=note,
                    typical=typical,
                )
            )
        return found

    answers = (
        *listed(ANSWERS.get(id_, ""), "plain"),
        *listed(ARGUABLE.get(id_, ""), "arguable", "se ne può discutere"),
        *listed(OTHERWISE.get(id_, ""), "otherwise", "è altro"),
    )
    (category,) = (one for one in _categories() if one.id == id_)
    return CategoryList(category, answers)


TYPICAL = 3
"""So many of each category are what most people would say first."""
