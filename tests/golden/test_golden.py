"""Whole games played once and kept: whatever changes, they must still fold to the same end.

A failure here means that old logs no longer replay. If that is what a change of rules intends, the
old rules stay in GAMES under their version, and the new ones get a new golden game beside these.
`ludoteca replay tests/golden/labirinto.jsonl` tells the story. Those of LETTER were played by bots
and at random, with absent players and sand that ran out, until everything had happened that is
worth keeping.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core import Match
from ludoteca.core.codec import read_log, write_log
from ludoteca.games import GAMES, find_rules
from ludoteca.words import asking
from tests.games.facts import facts_of

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_still_folds(path: Path) -> None:
    """CO-7: the same seed and the same moves give the same game, in every version to come."""
    data = path.read_bytes()
    match = read_log(data, find_rules).fold()
    assert match.outcome is not None
    assert write_log(match) == data


def test_every_game_has_one() -> None:
    kept = {read_log(path.read_bytes(), find_rules).game for path in LOGS}
    assert kept == set(GAMES)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_in_a_golden_game_much_happens(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no dictionary is asked: what it has said is in the log."""
    monkeypatch.delattr(asking, "judge")
    saved = read_log((HERE / f"{name}.jsonl").read_bytes(), find_rules)
    match = Match.begin(saved.game, saved.record)
    happened = {type(event).__name__ for event in match.events}
    for entry in saved.record.inputs:
        match.take(entry)
        happened.update(type(event).__name__ for event in match.events)
    assert happened >= set(facts_of(name).happens.split())
