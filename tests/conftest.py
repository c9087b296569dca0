"""What the tests of each game cost, told at the end of a run, and the dearest of them all.

With five boxes everything must still be through in twenty minutes on two cores. So a game has a
budget, which is told and never enforced: machines differ, and no test may depend on time.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from ludoteca.games import GAMES

BUDGET = 90.0
"""Seconds of one core, for all tests that name a game."""
DEAREST = 10


def pytest_terminal_summary(terminalreporter: Any) -> None:
    spent = _spent(terminalreporter)
    if sum(spent.values()) < BUDGET:
        return
    terminalreporter.section("what the tests cost")
    for test, seconds in sorted(spent.items(), key=lambda one: -one[1])[:DEAREST]:
        terminalreporter.write_line(f"{seconds:6.1f} s  {test}")
    for name, seconds in sorted(_by_game(spent).items(), key=lambda one: -one[1]):
        over = "  over its budget" if seconds > BUDGET else ""
        terminalreporter.write_line(f"{seconds:6.1f} s of {BUDGET:.0f}  {name}{over}")


def _spent(terminalreporter: Any) -> dict[str, float]:
    """By test, its fixtures included."""
    spent: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent[report.nodeid] += report.duration
    return spent


def _by_game(spent: dict[str, float]) -> dict[str, float]:
    """A test belongs to the game whose name it has; the longest one, for some begin alike."""
    names = sorted((game.name for game in GAMES), key=len, reverse=True)
    by_game: defaultdict[str, float] = defaultdict(float)
    for test, seconds in spent.items():
        spelt = test.lower().replace("_", "-")
        found = next(
            (name for name in names if name in spelt.replace("labirinto-e-medusa", "")), None
        )
        if found:
            by_game[found] += seconds
    return by_game
