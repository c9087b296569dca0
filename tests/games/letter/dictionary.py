"""A tiny dictionary for tests: the words of the rulebook's examples, and one of every sort."""

from __future__ import annotations

from functools import cache

from ludoteca.games.letter.letter.game import Letter
from ludoteca.games.letter.letter_long.game import LetterLong
from ludoteca.games.letter.letter_words.game import LetterWords
from ludoteca.words.letters import Umlauts
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed

# What each of the rulebook's players could write: after the first round, and after each letter.
BOOK = {
    "de": {
        "": "AB ABO AM OB",
        "R": "ARM BAR BOR BORA RAM",
        "T": "ABORT AMT ART BART BROT ORT ROT TOR TRAB",
        "D": "BAD DA DARM DART RAD",
        "U": "BAU BAUM DAU RAUM TRAUM UM",
    },
    "en": {
        "": "NO ON ONE",
        "T": "AT ATONE NET NOT NOTE TEN TO TON TONE",
        "P": "APE PEN PEON PET TAP TAPE",
        "L": "LEN LET TEL",
        "a": "AEON LANE LEA LEAN PEA PEAL PLANE PLEA TEAL",
    },
    "fr": {
        "": "MA",
        "U": "AMOUR AU MOU MUR OU",
        "E": "MURE RUE",
        "T": "ATRE AUTRE MAT MOUT",
        "J": "JE JEU JOUE JOUR JURE",
    },
    "it": {
        "": "IL LI VE VI",
        "O": "EVO",
        "A": "AL ALI LA OLA VIA VOLI",
        "R": "AIRE ERA ILARE LIRA OLIARE RAI RE VERA VOLARE",
        "P": "PALIO PALO PARI PREVIO",
    },
}
MORE = {
    "de": "STADT STADTTOR OMA DU ATOM TORE GRUEN GRUN",
    "en": "CART OXCART CAR",
    "fr": "VER VERRE",
    "it": "DITO CONDITO",
}
ODD = (
    Entry("ANNA", ("Anna",), marks=Mark.FIRST_NAME),
    Entry("ROSA", ("rosa", "Rosa"), marks=Mark.ORDINARY | Mark.FIRST_NAME),
    Entry("ROM", ("Rom",), marks=Mark.GEOGRAPHY),
    Entry("MBA", marks=Mark.ABBREVIATION),
    Entry("ZEUS", ("Zeus",), marks=Mark.NAME),
    Entry("EMU", marks=Mark.NONE),
    Entry("ARSCH", marks=Mark.ORDINARY | Mark.VULGAR),
    Entry("SMS", ("SMS",)),
)


@cache
def tiny(language: str, umlauts: Umlauts = "ae") -> Lexicon:
    words = {word for words in BOOK[language].values() for word in words.split()}
    words |= set(MORE[language].split())
    entries = (*(Entry(word) for word in words), *ODD)
    return Lexicon(bytearray(packed(entries, language, umlauts)))


class TinyLetter(Letter):
    def __init__(self) -> None:
        super().__init__(tiny)


class TinyWords(LetterWords):
    def __init__(self) -> None:
        super().__init__(tiny)


class TinyLong(LetterLong):
    def __init__(self) -> None:
        super().__init__(tiny)
