"""Whole games played once and kept: whatever changes, they must still fold to the same end.

A failure here means that old logs no longer replay. If that is what a change of rules intends, the
old rules stay in their box under their version, and the new ones get a new golden game beside
these: `labirinto.jsonl` is by version 1, `labirinto-2.jsonl` by version 2, and `labirinto-closed`
keeps what version 1 alone allowed. `ludoteca replay tests/golden/labirinto.jsonl` tells the story.
Those of LETTER were played by bots and at random, with absent players and sand that ran out, until
everything had happened that is worth keeping.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core import AnyGame, Match
from ludoteca.core.codec import read_log, write_log
from ludoteca.games import ALL_RULES, find_rules
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


def test_every_version_of_every_game_has_one() -> None:
    kept = {read_log(path.read_bytes(), find_rules).game for path in LOGS}
    assert kept == set(ALL_RULES)


def golden_name(game: AnyGame) -> str:
    """That of a game's first version has its bare name."""
    return game.name if game.rules_version == 1 else f"{game.name}-{game.rules_version}"


@pytest.mark.parametrize("game", ALL_RULES, ids=golden_name)
def test_in_a_golden_game_much_happens(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no dictionary is asked: what it has said is in the log."""
    monkeypatch.delattr(asking, "judge")
    saved = read_log((HERE / f"{golden_name(game)}.jsonl").read_bytes(), find_rules)
    match = Match.begin(saved.game, saved.record)
    happened = {type(event).__name__ for event in match.events}
    for entry in saved.record.inputs:
        match.take(entry)
        happened.update(type(event).__name__ for event in match.events)
    assert happened >= set(facts_of(game).happens.split())
