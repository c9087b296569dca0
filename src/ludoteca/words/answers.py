"""Writing the categories' sections of a dictionary's file: the other side of `categories`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations_with_replacement

from msgspec import Struct

from ludoteca.words.categories import LENGTHS
from ludoteca.words.category import RELATIONS, STANDINGS, Category, Relation, Standing
from ludoteca.words.letters import LETTERS

COMMON_ANSWER = 15
"""The least commonness, in tenths of zipf, of an answer that is counted as common: in a list of
flowers a table knows words that it would not meet in a newspaper."""


class Listed(Struct, frozen=True, kw_only=True):
    """A word in a category's list, with all that the list says of it."""

    word: str
    """A to Z."""
    lemma: str
    """The answer that it is a form of, A to Z; else the word."""
    spelling: int = 0
    """Which of the word's spellings is meant."""
    standing: Standing = "plain"
    relation: Relation = ""
    note: str = ""
    typical: int = 0


class CategoryList(Struct, frozen=True):
    """A category and its answers, in any order, each word once."""

    category: Category
    answers: tuple[Listed, ...]


def sections_of(
    lists: Sequence[CategoryList], ids: Mapping[str, int], commonness: Sequence[int]
) -> dict[str, bytes]:
    """The sections, where `ids` has the dictionary's words and `commonness` goes by id."""
    ordered = [sorted(each.answers, key=lambda answer: answer.word) for each in lists]
    answers = [answer for each in ordered for answer in each]
    notes = ["", *sorted({answer.note for answer in answers} - {""})]
    numbers = {note: number for number, note in enumerate(notes)}
    texts = [note.encode() for note in notes]
    return {
        "answer.at": array("I", accumulate(map(len, ordered), initial=0)).tobytes(),
        "answer.id": array("I", (ids[answer.word] for answer in answers)).tobytes(),
        "answer.lemma": array("I", (ids[answer.lemma] for answer in answers)).tobytes(),
        "answer.spelling": bytes(answer.spelling for answer in answers),
        "answer.standing": bytes(STANDINGS.index(answer.standing) for answer in answers),
        "answer.relation": bytes(RELATIONS.index(answer.relation) for answer in answers),
        "answer.typical": bytes(answer.typical for answer in answers),
        "answer.note": array("H", (numbers[answer.note] for answer in answers)).tobytes(),
        "note.at": array("I", accumulate(map(len, texts), initial=0)).tobytes(),
        "note.text": b"".join(texts),
        **_counts([list(_common(each, ids, commonness)) for each in ordered]),
    }


def _common(
    answers: Sequence[Listed], ids: Mapping[str, int], commonness: Sequence[int]
) -> Iterator[str]:
    """What is sure to be known to a table; forms are not counted beside their lemma."""
    for answer in answers:
        if (
            answer.standing == "plain"
            and answer.word == answer.lemma
            and (answer.typical or commonness[ids[answer.word]] >= COMMON_ANSWER)
        ):
            yield answer.word


def _counts(common: Sequence[Sequence[str]]) -> dict[str, bytes]:
    letters = len(LETTERS)
    begins = array("H", bytes(2 * len(common) * letters))
    lengths = array("H", bytes(2 * len(common) * LENGTHS))
    pairs = array("H", bytes(2 * len(common) * letters**2))
    for number, words in enumerate(common):
        for word in words:
            begins[number * letters + LETTERS.index(word[0])] += 1
            lengths[number * LENGTHS + len(word)] += 1
            inside = sorted({LETTERS.index(letter) for letter in word})
            for one, other in combinations_with_replacement(inside, 2):
                # Both ways round; a letter with itself once.
                for first, second in {(one, other), (other, one)}:
                    pairs[(number * letters + first) * letters + second] += 1
    return {
        "count.begins": begins.tobytes(),
        "count.lengths": lengths.tobytes(),
        "count.pairs": pairs.tobytes(),
    }
