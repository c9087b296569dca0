"""The small parts of the contract: scores, outcomes, choices, and what a game need not say."""

from __future__ import annotations

import pytest

from ludoteca.core import Choices, Dice, Kind, Match, Outcome, Score, ScoreLine
from ludoteca.core.codec import to_json
from ludoteca.core.dice import seed_from
from ludoteca.testing.example import NIM, Bid, BidMade, FirstFound, Take


def test_a_score_is_the_sum_of_its_lines() -> None:
    score = Score.of(ScoreLine("words", 3, 12), ScoreLine("bottles", 2, -6))

    assert score.total == 6
    assert score.lines == (ScoreLine("words", 3, 12), ScoreLine("bottles", 2, -6))
    assert Score.of() == Score(0)


@pytest.mark.parametrize(
    ("standing", "ranking"),
    [
        ([5, 3, 9], ((2,), (0,), (1,))),
        ([5, 9, 5, 9], ((1, 3), (0, 2))),
        ([0, 0], ((0, 1),)),
        ([7], ((0,),)),
        ([-4, -2, -2], ((1, 2), (0,))),
        ([(5, 0), (5, -1), (4, 0)], ((0,), (1,), (2,))),
        ([(5, -1), (5, -1), (6, -3)], ((2,), (0, 1))),
    ],
)
def test_seats_are_ranked_best_first_and_equals_stand_together(
    standing: list[object], ranking: tuple[tuple[int, ...], ...]
) -> None:
    assert Outcome.best_first("over", standing) == Outcome("over", ranking, ranking[0])


def test_choices_are_true_where_there_is_something_to_choose() -> None:
    assert not Choices()
    assert Choices((Take(1),))
    assert Choices(kinds=(Kind("write"),))


def test_moves_and_events_are_written_by_name() -> None:
    assert to_json(Take(2)) == b'{"type":"take","matches":2}'
    assert to_json(BidMade(0, 3)) == b'{"type":"bid-made","seat":0,"points":3}'


def test_what_a_game_need_not_say() -> None:
    match = Match(NIM, None, 2, seed_from("defaults"))
    state, view = match.state, match.view(0)

    assert NIM.sandglass(state) is None
    assert NIM.attest(state, 0, Bid(1), 500) == Bid(1)
    assert NIM.insights(view) == ()
    assert NIM.bots() == {}
    assert NIM.terminal.params(FirstFound(1, (2, 3))) == {"seat": 1}
    assert '"matches"' in NIM.terminal.picture(view)
    with pytest.raises(NotImplementedError, match="write"):
        NIM.suggest(state, 0, Kind("write"), Dice(b""))
