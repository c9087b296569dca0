"""`ludoteca check`: hold a game to the contract that every game must keep."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ludoteca.cli.arguments import GameName, Json, Language
from ludoteca.cli.screen import Screen
from ludoteca.core import Match
from ludoteca.games import find_game
from ludoteca.testing.conformance import Report, check_game, tables_of

FOUND_SOMETHING = 1


def command(
    context: typer.Context,
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="Only tables with so many seats; else all.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Matches of each manner at each table.")] = 1,
    positions: Annotated[int, typer.Option(min=1, help="Positions to check in each match.")] = 6,
    seed: Annotated[str, typer.Option(help="Any word or number.")] = "conformance",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Run the conformance suite: random games at every table, every check at many positions.

    Leaves with 1 when a check does not hold.
    """
    screen: Screen = context.obj
    screen.speak(lang)
    rules = find_game(game)
    if seats is not None:
        Match(rules, seats=seats)  # refuses a number that the game is not for
    chosen = None if seats is None else (seats,)
    total = len(tables_of(rules, chosen))
    done = count(1)
    with screen.progress(screen.voice(f"game.{rules.name}"), total) as progress:
        report = check_game(
            rules,
            games=games,
            positions=positions,
            seats=chosen,
            seed=seed,
            progress=lambda _table: progress(next(done)),
        )
    if as_json:
        screen.json(report)
    else:
        _show(screen, report, total)
    if not report.holds:
        raise typer.Exit(FOUND_SOMETHING)


def _show(screen: Screen, report: Report, tables: int) -> None:
    voice = screen.voice
    screen.say("check.title", "bold", title=voice(f"game.{report.game}"), n=tables)
    tries: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for result in report.results:
        tries[result.check] += result.tries
        faults[result.check] += len(result.findings)
    table = Table(voice("check.check"))
    table.add_column(voice("check.tries"), justify="right")
    table.add_column(voice("check.faults"), justify="right")
    for check, number in tries.items():
        table.add_row(check, str(number), str(faults[check]), style="red" if faults[check] else "")
    screen.show(table)
    if report.holds:
        screen.say("check.holds")
        return
    screen.say("check.broken", n=len(report.broken))
    for finding in report.findings:
        screen.show(Text(str(finding)))
