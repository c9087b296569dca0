"""What a word game asks: the attested claim, refusals, and the table's arbiter (CO-2)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import IllegalMove, Move
from ludoteca.words.asking import (
    Arbiter,
    Attested,
    LanguageOptions,
    attested,
    check_counts,
    check_form,
    is_doubtful,
)
from ludoteca.words.judgement import Counting
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed

WORDS = Lexicon(
    bytearray(
        packed(
            (
                Entry("ROT"),
                Entry("ANNA", ("Anna",), marks=Mark.FIRST_NAME),
                Entry("ROM", ("Rom",), marks=Mark.GEOGRAPHY),
            ),
            "de",
            "ae",
        )
    )
)
GERMAN = LanguageOptions(language="de")


class Say(Move, frozen=True):
    text: str
    word: str = ""
    verdict: Attested = ""
    reason: str = ""


def said(text: str, counting: Counting | None = None) -> Say:
    return attested(Say(text, "FORGED", "known"), GERMAN, counting or Counting(), WORDS)


def refusal(check: Any, *given: Any) -> str:
    with pytest.raises(IllegalMove) as refused:
        check(*given)
    return refused.value.code


def test_the_dictionarys_opinion_is_written_over_whatever_a_client_says() -> None:
    """CO-2"""
    assert said("Rot") == Say("Rot", "ROT", "known")
    assert said("Quux") == Say("Quux", "QUUX", "unknown", "unknown-word")
    assert said("Anna") == Say("Anna", "ANNA", "known", "only-a-first-name")
    assert said("r0t").verdict == "refused"


@pytest.mark.parametrize(
    ("text", "code"), [("r0t", "not-a-letter"), ("", "no-letters"), ("ro", "word-too-short")]
)
def test_what_is_no_word_by_its_form_is_refused_with_the_reason(text: str, code: str) -> None:
    """CO-1"""
    claim = said(text, Counting(shortest=3))

    assert refusal(check_form, claim, GERMAN, 3) == code


def test_a_claim_that_nobody_attested_is_refused() -> None:
    assert refusal(check_form, Say("rot"), GERMAN, 2) == "not-attested"
    check_form(said("rot"), GERMAN, 2)


def test_what_does_not_count_here_is_refused_but_for_some_reasons() -> None:
    """CO-2"""
    anna = said("Anna")
    check_counts(said("Rot"))
    check_counts(said("Quux"))  # that is for the arbiter
    check_counts(anna, but_for={"only-a-first-name"})

    assert refusal(check_counts, anna) == "only-a-first-name"
    assert refusal(check_counts, anna, {"only-a-place"}) == "only-a-first-name"


@pytest.mark.parametrize("text", ["Quux", "Anna"])
@pytest.mark.parametrize(("arbiter", "voted"), [("table", True), ("trusting", False)])
def test_what_is_in_doubt_is_voted_on_or_believed(text: str, arbiter: Arbiter, voted: bool) -> None:
    """CO-2"""
    assert is_doubtful(said(text), arbiter) is voted


@pytest.mark.parametrize(
    ("text", "code"), [("Quux", "not-in-dictionary"), ("Anna", "only-a-first-name")]
)
def test_a_strict_table_refuses_it(text: str, code: str) -> None:
    """CO-2"""
    assert refusal(is_doubtful, said(text), "strict") == code


@pytest.mark.parametrize("arbiter", ["strict", "table", "trusting"])
def test_what_the_dictionary_has_is_in_no_doubt(arbiter: Arbiter) -> None:
    """CO-2"""
    assert not is_doubtful(said("Rot"), arbiter)
    assert not is_doubtful(said("Rom"), arbiter)
