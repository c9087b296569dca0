"""The automaton is the list: the same words, numbered in their order, and as small as can be."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.words.automaton import PADDING, ROOT, child_of
from ludoteca.words.minimal import automaton_of
from tests.words.making import words_of

unhurried = settings(deadline=None)
words = st.text("ABCZ", min_size=1, max_size=6)
lists = st.sets(words, max_size=60)
pytestmark = pytest.mark.usefixtures("by")


@unhurried
@given(lists, words)
def test_it_has_just_these_words(some: set[str], asked: str) -> None:
    automaton = words_of(some)

    assert list(automaton) == sorted(some)
    assert len(automaton) == len(some)
    assert (asked in automaton) == (asked in some)


@unhurried
@given(lists)
def test_a_words_place_is_its_number_in_the_alphabet(some: set[str]) -> None:
    automaton, ordered = words_of(some), sorted(some)

    assert [automaton.place(word) for word in ordered] == list(range(len(ordered)))
    assert [automaton.word(place) for place in range(len(ordered))] == ordered
    for outside in (-1, len(ordered)):
        with pytest.raises(IndexError):
            automaton.word(outside)


@unhurried
@given(lists, st.text("ABCZ", max_size=4))
def test_words_with_a_prefix_stand_together(some: set[str], prefix: str) -> None:
    places = words_of(some).starting_with(prefix)

    assert [sorted(some)[place] for place in places] == [
        word for word in sorted(some) if word.startswith(prefix)
    ]


@pytest.mark.parametrize("asked", ["", "à", "a", "A B", "A\0", "ABCD" * 40])
def test_what_is_no_word_is_not_there(asked: str) -> None:
    assert asked not in words_of(["A", "AB"])


@unhurried
@given(lists)
def test_it_is_walked_letter_by_letter(some: set[str]) -> None:
    automaton = words_of(some)
    for word in some:
        node = ROOT
        for index, letter in enumerate(word):
            arc = automaton.step(node, ord(letter) - ord("A"))
            assert arc & 1 == (word[: index + 1] in some)
            node = child_of(arc)
        follow = {longer[len(word)] for longer in some if longer[: len(word)] == word != longer}
        assert automaton.mask(node) == sum(1 << ord(letter) - ord("A") for letter in follow)


@unhurried
@given(lists)
def test_no_two_nodes_do_the_same(some: set[str]) -> None:
    # A node is what can follow: as many nodes as there are different sets of endings.
    prefixes = {word[:length] for word in some for length in range(len(word) + 1)} | {""}
    endings = {frozenset(w[len(p) :] for w in some if w.startswith(p) and w != p) for p in prefixes}
    # The cells are nodes and arcs, each arc a letter that can follow.
    arcs = sum(len({ending[0] for ending in set_}) for set_ in endings)

    assert len(automaton_of(sorted(some))) == len(endings) + arcs + PADDING


@pytest.mark.parametrize("unordered", [["B", "A"], ["A", "A"], [""]])
def test_words_must_ascend(unordered: list[str]) -> None:
    with pytest.raises(ValueError, match="does not come after"):
        automaton_of(unordered)
