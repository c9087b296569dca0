"""How a game ended, shown to a person."""

from __future__ import annotations

from ludoteca.cli.screen import Screen
from ludoteca.cli.telling import Teller
from ludoteca.core import Match


def show_result(screen: Screen, teller: Teller, match: Match) -> None:
    """Who won and why, if it is over, and every score explained line by line."""
    outcome = match.outcome
    if outcome is None:
        screen.say("result.goes-on")
        return
    for line in teller.outcome(outcome):
        screen.say_line(line, "bold")
    for line in teller.scores(match.scores, outcome.ranking):
        screen.say_line(line)
