"""A small dictionary with two categories, for the tests."""

from __future__ import annotations

from ludoteca.words.answers import CategoryList, Listed
from ludoteca.words.category import Category
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed

FLOWER = Category(id="fiore", name="Fiore", counts="Un fiore.")
TREE = Category(id="albero", name="Albero", counts="Un albero.", hard=True)
VERB = Category(id="verbo", name="Verbo", counts="Un verbo.", inflected="arguable")
NAME = Category(id="nome", name="Nome", counts="Un nome.", open=True)

ENTRIES = (
    Entry("ABETE", commonness=30),
    Entry("AMARE", commonness=43),
    Entry("AMAVA", commonness=40, lemma="AMARE"),
    Entry("BIANCOSPINO", commonness=15),
    Entry("GIGLI", commonness=34, lemma="GIGLIO"),
    Entry("GIGLIO", commonness=33),
    Entry("PISTILLO", commonness=12),
    Entry("ROSA", ("rosa", "Rosa"), 45, Mark.ORDINARY | Mark.FIRST_NAME),
    Entry("STELLAALPINA", ("stella alpina",), 21, Mark.PHRASE),
    Entry("SEDIA", commonness=44),
)
LISTS = (
    CategoryList(
        FLOWER,
        (
            Listed(word="ROSA", lemma="ROSA", typical=1),
            Listed(word="GIGLIO", lemma="GIGLIO", typical=2),
            Listed(word="GIGLI", lemma="GIGLIO", relation="plural"),
            Listed(word="STELLAALPINA", lemma="STELLAALPINA"),
            Listed(
                word="BIANCOSPINO", lemma="BIANCOSPINO", standing="arguable", note="è un arbusto"
            ),
            Listed(
                word="PISTILLO", lemma="PISTILLO", standing="otherwise", note="una parte del fiore"
            ),
        ),
    ),
    CategoryList(
        TREE,
        (
            Listed(word="ABETE", lemma="ABETE", typical=1),
            Listed(word="BIANCOSPINO", lemma="BIANCOSPINO"),
        ),
    ),
    CategoryList(VERB, (Listed(word="AMARE", lemma="AMARE", typical=1),)),
    CategoryList(NAME, (Listed(word="ROSA", lemma="ROSA", spelling=1, typical=1),)),
)


def with_categories() -> Lexicon:
    return Lexicon(bytearray(packed(ENTRIES, "it", lists=(), categories=LISTS)))
