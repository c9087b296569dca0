"""Words by pattern, letters, length, commonness and marks; and words one slip away."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.words.letters import NotAWordError
from ludoteca.words.marks import Mark
from ludoteca.words.near import near
from ludoteca.words.pack import Entry
from tests.words.making import lexicon_of, words_of

unhurried = settings(deadline=None)
words = st.text("ABC", min_size=1, max_size=6)
lists = st.sets(words, max_size=60)
pytestmark = pytest.mark.usefixtures("by")


@unhurried
@given(
    lists,
    st.text("AB?*", min_size=1, max_size=7),
    st.text("ABC", max_size=3),
    st.integers(1, 4),
    st.integers(2, 8),
)
def test_a_pattern_is_a_regular_expression(
    some: set[str], text: str, contains: str, shortest: int, stop: int
) -> None:
    expression = re.compile(text.replace("?", ".").replace("*", ".*"))
    lexicon = lexicon_of(*some)
    found = lexicon.matching(text, lengths=range(shortest, stop), contains=contains)

    assert [lexicon.word(id_) for id_ in found] == [
        word
        for word in sorted(some)
        if expression.fullmatch(word)
        and shortest <= len(word) < stop
        and not Counter(contains) - Counter(word)
    ]


def test_without_a_pattern_every_word_fits() -> None:
    assert list(lexicon_of("A", "B" * 20).matching()) == [0, 1]


@pytest.mark.parametrize("asked", [("A+", ""), ("a", ""), ("*", "?"), ("*", "é")])
def test_what_is_no_letter_is_refused(asked: tuple[str, str]) -> None:
    with pytest.raises(NotAWordError):
        lexicon_of("A").matching(asked[0], contains=asked[1])


def test_by_commonness_and_marks() -> None:
    lexicon = lexicon_of(
        Entry("A", commonness=70),
        Entry("B", commonness=35, marks=Mark.ORDINARY | Mark.FIRST_NAME),
        Entry("C", commonness=70, marks=Mark.FIRST_NAME),
        Entry("D", commonness=80, marks=Mark.ORDINARY | Mark.VULGAR),
        Entry("E", commonness=36, marks=Mark.GEOGRAPHY),
    )

    assert list(lexicon.matching(commonness=36)) == [0, 2, 3, 4]
    assert list(lexicon.matching(wanted=Mark.ORDINARY | Mark.GEOGRAPHY)) == [0, 1, 3, 4]
    assert list(lexicon.matching(unwanted=Mark.VULGAR | Mark.GEOGRAPHY)) == [0, 1, 2]
    assert lexicon.commonest_first(range(5)) == [3, 0, 2, 4, 1]


def slips(word: str) -> set[str]:
    """Everything one slip away, written down naively."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    return {
        *(a + b[1:] for a, b in cuts if b),
        *(a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1),
        *(a + new + b[1:] for (a, b), new in product(cuts, "ABC") if b),
        *(a + new + b for (a, b), new in product(cuts, "ABC")),
    } - {word}


@unhurried
@given(lists, words)
def test_near_words_are_one_slip_away(some: set[str], word: str) -> None:
    automaton = words_of(some)

    assert {automaton.word(place) for place in near(automaton, word)} == slips(word) & some


@unhurried
@given(lists, words)
def test_words_two_slips_away(some: set[str], word: str) -> None:
    automaton = words_of(some)
    found = {automaton.word(place) for place in near(automaton, word, 2)}

    assert found == {other for other in some if other != word and distance(word, other) <= 2}


def distance(one: str, other: str) -> int:
    """How many slips lie between two words, none of them at the place of another."""
    rows = [[max(i, j) for j in range(len(other) + 1)] for i in range(len(one) + 1)]
    for i, j in product(range(1, len(one) + 1), range(1, len(other) + 1)):
        same = one[i - 1] == other[j - 1]
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (not same))
        if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
            rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
    return rows[-1][-1]


def test_the_commonest_near_word_comes_first() -> None:
    lexicon = lexicon_of(Entry("CANE", commonness=50), Entry("CASE", commonness=40), "CAVE", "CAPE")

    assert [lexicon.word(id_) for id_ in lexicon.near("CAFE")] == ["CANE", "CASE", "CAPE", "CAVE"]
