"""`ludoteca simulate`: a game many times over, played by bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteca.cli.arguments import (
    GameName,
    Json,
    Language,
    OptionPairs,
    bots_from,
    new_folder,
    options_from,
)
from ludoteca.cli.screen import Screen
from ludoteca.cli.telling import only_alone, player
from ludoteca.core import AnyGame
from ludoteca.games import find_game
from ludoteca.lab import Report, Series, play_series
from ludoteca.lab.report import Rate, Standing
from ludoteca.lab.series import MOST_LOGS
from ludoteca.lab.simulate import check_effort
from ludoteca.text import Voice


def command(  # noqa: PLR0913, PLR0917 - one for each option
    context: typer.Context,
    game: GameName,
    seats: Annotated[
        int | None,
        typer.Option(help="How many players sit at the table; else two, or one for a solitaire."),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any word or number; same seed, same games.")] = "0",
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,…",
            help="Who plays; fewer than there are seats are repeated. They move one seat on from "
            "game to game, so that nobody gains by where they sit.",
        ),
    ] = "random",
    options: OptionPairs = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes. The result is the same with any number.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help=f"Keep the logs, of the first {MOST_LOGS} games at most, for 'ludoteca replay'.",
        ),
    ] = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play a game many times: results, win rates with 95 % intervals, lengths, pace."""
    screen: Screen = context.obj
    screen.speak(lang)
    rules = find_game(game)
    table = options_from(rules, options or [])
    series = Series.of(rules, seats, bots_from(bots), table, seed, save)
    processes = (os.cpu_count() or 1) if workers is None else workers
    check_effort(games, processes)
    if save is not None:
        new_folder(save)
    with screen.progress(screen.voice(f"game.{rules.name}"), games) as progress:
        report = play_series(series, games, processes, progress)
    if as_json:
        screen.json(report)
        return
    _show(screen, rules, report)
    if save is not None:
        screen.say("simulate.saved", n=min(games, MOST_LOGS), folder=str(save))


def _show(screen: Screen, game: AnyGame, report: Report) -> None:
    voice = screen.voice
    title = voice(f"game.{game.name}")
    screen.say("simulate.title", "bold", title=title, n=report.games, seed=report.seed)
    columns = _columns(game, report)
    screen.show(_standings(voice, columns, "simulate.bot", list(report.by_bot.items())))
    if report.seats > 1:
        by_seat = [(player(seat), standing) for seat, standing in enumerate(report.by_seat)]
        screen.show(_standings(voice, columns, "simulate.seat", by_seat))
    for reason, count in sorted(report.reasons.items(), key=lambda item: -item[1]):
        told = voice(f"{game.name}.outcome.{reason}")
        share = voice.percent(count / report.games, 1)
        screen.say("simulate.reason", reason=told, n=count, percent=share)
    if report.drawn:
        screen.say("simulate.drawn", n=report.drawn)
    screen.say_line(_lengths(voice, report))
    pace = report.pace
    rate = round(pace.moves_per_cpu_second)
    screen.say("simulate.pace", moves=rate, n=pace.workers, seconds=pace.cpu_seconds)


def _lengths(voice: Voice, report: Report) -> str:
    lengths = report.lengths
    percentiles = {f"p{name}": moves for name, moves in lengths.percentiles.items()}
    spread = {"mean": lengths.mean, "least": lengths.least, "most": lengths.most}
    return voice("simulate.lengths", **spread, **percentiles)


def _columns(game: AnyGame, report: Report) -> list[str]:
    """What is worth knowing: a solitaire is never won, and who is alone has no rival."""
    columns = ["simulate.played"]
    if not only_alone(game):
        columns += ["simulate.won", "simulate.win-rate"]
    if report.seats > 1 and report.decided < report.games:
        columns.append("simulate.decided")
    if any(standing.mean_score for standing in report.by_seat):
        columns.append("simulate.score")
    return columns


def _standings(
    voice: Voice, columns: list[str], heading: str, rows: list[tuple[str, Standing]]
) -> Table:
    table = Table()
    table.add_column(voice(heading))
    for column in columns:
        table.add_column(voice(column), justify="right", overflow="fold")
    for name, standing in rows:
        cells = _cells(voice, standing)
        table.add_row(name, *(cells[column] for column in columns))
    return table


def _cells(voice: Voice, standing: Standing) -> dict[str, str]:
    error = voice.number(1.96 * standing.score_error)
    return {
        "simulate.played": str(standing.played),
        "simulate.won": str(standing.won),
        "simulate.win-rate": _rate(voice, standing.win_rate),
        "simulate.decided": _rate(voice, standing.decided_rate),
        "simulate.score": f"{voice.number(standing.mean_score)} ± {error}",
    }


def _rate(voice: Voice, rate: Rate) -> str:
    if (rate.low, rate.high) == (0, 1):
        return ""  # no game at all: nothing is known
    low, high = voice.number(100 * rate.low), voice.number(100 * rate.high)
    return voice("number.interval", share=voice.percent(rate.share, 1), low=low, high=high)
