"""What the arbiter answers: data only, for games, the terminal and the page alike."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from ludoteca.core.errors import Param
from ludoteca.words.category import Relation
from ludoteca.words.marks import Mark

Verdict = Literal["known", "unknown", "refused"]
"""There is no "no": what we do not know may still be a word, and a table can vote it in."""
CategoryVerdict = Literal["known", "arguable", "unknown"]
Kind = Literal["ordinary", "place", "first-name", "abbreviation", "name", "phrase", "answer"]
Step = Literal["very-common", "common", "less-common", "rare", "very-rare"]

KINDS: tuple[Kind, ...] = get_args(Kind)
STEPS: tuple[Step, ...] = get_args(Step)
# A word without any of these is known as an answer to a category only.
KIND_MARKS: dict[Kind, Mark] = {
    "ordinary": Mark.ORDINARY,
    "place": Mark.GEOGRAPHY,
    "first-name": Mark.FIRST_NAME,
    "abbreviation": Mark.ABBREVIATION,
    "name": Mark.NAME,
    "phrase": Mark.PHRASE,
}


class Counting(Struct, frozen=True):
    """Which words count at a table; as LETTER has it unless it says otherwise.

    Ordinary words always count, and so does a name that is also one (rosa, Rosa). Abbreviations
    that everybody says instead of what they are short for (SMS) are ordinary words to our
    dictionaries.
    """

    places: bool = True
    first_names: bool = False
    abbreviations: bool = False
    names: bool = False
    """Other proper names: brands, gods, books, stars."""
    vulgar: bool = True
    phrases: bool = False
    """Several words written as one, as Polywords wants them: LISOLADELTESORO."""
    answers: bool = False
    """What is known only as an answer to a category, being too short or rare for the dictionary."""
    shortest: int = 2
    """Letters that a word has at least."""


class Reason(Struct, frozen=True):
    """Why not; said by `error.<code>` of the catalogues, so a game can refuse a move with it."""

    code: str
    params: dict[str, Param] = {}


class Evidence(Struct, frozen=True, kw_only=True):
    """What our dictionary says of a word that it has."""

    word: str
    """A to Z, as the rules see it."""
    spellings: tuple[str, ...]
    """As people write it, with accents and capitals; the most common first."""
    kinds: tuple[Kind, ...]
    vulgar: bool
    commonness: Step
    zipf: float
    """The same as a number: how often in a thousand million words, as a power of ten; 0 where it
    was never seen."""
    lemma: str | None
    """What it is a form of, where that is another word and known."""
    lists: tuple[str, ...]
    """The names of the lists that have it."""


class Part(Struct, frozen=True, kw_only=True):
    """One of several words that were written together."""

    text: str
    """As it was written, with its apostrophe."""
    known: bool
    evidence: Evidence | None = None
    """None for what is not known, and for what only stands before or after an apostrophe (l')."""


class CategoryJudgement(Struct, frozen=True, kw_only=True):
    """Whether a word belongs to a category: again there is no "no"."""

    category: str
    """Its id."""
    verdict: CategoryVerdict
    lemma: str | None = None
    """The answer of the list that it is a form of, where that is another word."""
    relation: Relation = ""
    """What it is to that answer."""
    note: str = ""
    """In the words' language. Of what is arguable: why a table may talk about it. Of what is
    unknown: what it is instead, where the list says so."""
    known_in: tuple[str, ...] = ()
    """The ids of other categories that it plainly belongs to."""


class Judgement(Struct, frozen=True, kw_only=True):
    language: str
    text: str
    """What was asked, fit to be shown again."""
    verdict: Verdict
    word: str = ""
    """What the text is for the rules, A to Z; empty where its form was refused."""
    counts: bool = False
    """It is known, and of a kind that counts at this table."""
    reason: Reason | None = None
    """Why it does not count."""
    evidence: Evidence | None = None
    """Of a word that our dictionary has as a whole."""
    parts: tuple[Part, ...] = ()
    """The words of a text that has several, where it is not known as a whole, or is one only if
    its apostrophe is overlooked."""
    suggestions: tuple[str, ...] = ()
    """What may have been meant by something unknown: one slip away, else two, the commonest first;
    else several words that were written together."""
    category: CategoryJudgement | None = None
    """Where a category was asked for, and the form was not refused."""
