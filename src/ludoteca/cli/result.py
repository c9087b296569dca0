"""How a game ended, shown to a person."""

from __future__ import annotations

from ludoteca.cli.telling import Teller
from ludoteca.cli.terminal import Terminal
from ludoteca.core import Match


def show_result(terminal: Terminal, teller: Teller, match: Match) -> None:
    """Who won and why, if it is over, and every score explained line by line."""
    outcome = match.outcome
    if outcome is None:
        terminal.say("result.goes-on")
        return
    for line in teller.outcome(outcome):
        terminal.say_line(line, "bold")
    for line in teller.scores(match.scores, outcome.ranking):
        terminal.say_line(line)
