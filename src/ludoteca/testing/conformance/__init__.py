"""The conformance suite: what every game is held to, with no exemptions.

    report = check_game(LABIRINTO)
    report.require()

Games are played at random at every table (seats and options); at some positions of each match
every check is tried. What a check asks is the docstring of its function; `CHECKS` are their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludoteca.core import AnyGame, BadTable, Match, Options
from ludoteca.core.options import option_sets
from ludoteca.testing.conformance import facts, repeating
from ludoteca.testing.conformance.report import Finding, Report, Result
from ludoteca.testing.conformance.table import CHECKS, CheckedTable

__all__ = ["CHECKS", "CheckedTable", "Finding", "Report", "Result", "check_game", "tables_of"]

Progress = Callable[[CheckedTable], None]


def tables_of(
    game: AnyGame,
    seats: Iterable[int] | None = None,
    options: Iterable[Options] | None = None,
    seed: str = "conformance",
) -> list[CheckedTable]:
    """Every table to check: all numbers of seats with all options that fit them."""
    chosen = list(option_sets(game) if options is None else options)
    tables: list[CheckedTable] = []
    for number in game.seats if seats is None else seats:
        for some in chosen:
            try:
                Match(game, some, number)
            except BadTable:
                continue
            tables.append(CheckedTable(game, some, number, seed))
    return tables


def check_game(
    game: AnyGame,
    *,
    games: int = 1,
    positions: int = 6,
    seats: Iterable[int] | None = None,
    options: Iterable[Options] | None = None,
    seed: str = "conformance",
    progress: Progress | None = None,
) -> Report:
    """Hold a game to every check, and report what does not hold.

    `games` matches of each manner are played at each table, and `positions` of each looked at
    closely. `progress` is called with each table when it is done.
    """
    tables = tables_of(game, seats, options, seed)
    if not tables:
        raise BadTable("nothing-to-check", game=game.name)
    first = tables[0]
    first.hold("facts", None, facts.facts, game)
    for table in tables:
        for number in range(games):
            table.play(number, positions)
        if progress is not None:
            progress(table)
    matches = [match for table in tables for match in table.matches]
    first.hold("other-process", None, repeating.other_process, game, matches)
    results = tuple(result for table in tables for result in table.results())
    return Report(game.name, game.rules_version, results)
