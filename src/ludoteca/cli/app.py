"""The commands, and the one place where a refusal becomes a sentence and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from ludoteca.cli import check, games, play, polyminix, replay, simulate, words
from ludoteca.cli.new_game import command as new_game
from ludoteca.cli.screen import Screen
from ludoteca.core import LudotecaError

BAD_INPUT = 2

app = typer.Typer(
    name="ludoteca",
    help="Tabletop games: play them, simulate them, look at them again.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.command("games")(games.command)
app.command("play")(play.command)
app.command("simulate")(simulate.command)
app.command("replay")(replay.command)
app.command("check")(check.command)
app.command("new-game")(new_game.command)
app.add_typer(words.app, name="words")
app.add_typer(polyminix.app, name="polyminix")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave: 0 done, 1 `check` found something, 2 bad input, 130 Ctrl-C."""
    screen = Screen()
    try:
        app(arguments, prog_name="ludoteca", obj=screen)
    except LudotecaError as error:
        screen.refuse(error)
        sys.exit(BAD_INPUT)
