"""Teams."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def teams(position: Position) -> int:
    """Every seat is in one team; who plays together is ranked together, and wins together."""
    found = position.game.teams(position.seats)
    if not all(found) or sorted(seat for team in found for seat in team) != [*position.all_seats]:
        raise Broken(f"teams {found} at a table of {position.seats}")
    outcome = position.game.outcome(position.state)
    if outcome is None:
        return 1
    for group in (*outcome.ranking, outcome.winners):
        _check_whole(found, group)
    return 1


def _check_whole(found: Iterable[tuple[int, ...]], group: tuple[int, ...]) -> None:
    for team in found:
        if set(team) & set(group) not in (set(), set(team)):
            raise Broken(f"of the team {team} only some are in {group}")
