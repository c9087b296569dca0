"""Votes (CO-2), as the boxes have them."""

from __future__ import annotations

import pytest

from ludoteca.kit.votes import Answer, Tally, cast, no_ballots, tally, to_be_heard, voters

YES, NO, AWAY = "yes", "no", "abstain"


def test_those_whom_it_is_about_have_no_vote() -> None:
    assert voters(5, (1, 3)) == (0, 2, 4)
    assert voters(2, (0, 1)) == ()


def test_who_is_still_to_be_heard() -> None:
    ballots = cast(cast(no_ballots(4), 2, "abstain"), 0, "no")

    assert ballots == ("no", None, "abstain", None)
    assert to_be_heard(ballots, (0, 2, 3)) == (3,)


@pytest.mark.parametrize(
    ("answers", "decision"),
    [
        ([YES], True),
        ([YES, NO], False),  # not more than half
        ([YES, None], False),  # silence is a no
        ([YES, AWAY], True),  # who abstains is not counted
        ([YES, YES, NO], True),
        ([AWAY, AWAY], None),  # the dictionary has decided
    ],
)
def test_letter_wants_more_than_half(answers: list[Answer | None], decision: bool | None) -> None:
    """LE-W1."""
    assert tally(answers, silence="no").decision(tie=False) is decision


@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        ([YES, NO], True),  # a tie keeps it
        ([NO, AWAY], False),
        ([NO, None], False),
        ([YES, NO, NO], False),
        ([None, AWAY], None),  # the arbiter decides
        ([], None),
    ],
)
def test_where_a_tie_keeps_and_silence_abstains(
    answers: list[Answer | None], kept: bool | None
) -> None:
    """As a contest of words, and the judging of a connection, have it."""
    assert tally(answers, silence="abstain").decision(tie=True) is kept


def test_the_count_is_told() -> None:
    assert tally(["yes", "no", None, "abstain", "yes"], silence="no") == Tally(2, 2)
