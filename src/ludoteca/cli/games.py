"""`ludoteca games`: what there is to play."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.bots import bot_names
from ludoteca.cli.arguments import Json, Language, value_word
from ludoteca.cli.screen import Screen
from ludoteca.core import AnyGame
from ludoteca.core.options import OptionFact, option_facts
from ludoteca.games import GAMES, find_game
from ludoteca.text import Voice


def command(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Only this one.", show_default=False)
    ] = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Show every game: box, players, minutes, options with their values, bots."""
    screen: Screen = context.obj
    screen.speak(lang)
    chosen = GAMES if game is None else (find_game(game),)
    if as_json:
        screen.json([facts(each) for each in chosen])
        return
    for number, each in enumerate(chosen):
        if number:
            screen.show("")
        _show(screen, each)


def facts(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "box": game.box,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": option_facts(game),
        "bots": list(bot_names(game)),
    }


def _show(screen: Screen, game: AnyGame) -> None:
    voice = screen.voice
    title = Text.assemble((voice(f"game.{game.name}"), "bold"), f"  ({game.name})")
    players = {"least": game.seats[0], "most": game.seats[-1]}
    lines = (
        Text(voice(f"game.{game.name}.pitch"), style="italic"),
        Text(voice("games.box", box=voice(f"box.{game.box}"))),
        Text(voice("games.table", minutes=game.minutes, **players)),
        Text(voice("games.bots", bots=", ".join(bot_names(game)))),
        Text(voice("games.rules", version=game.rules_version)),
    )
    screen.show(title, *(Padding(line, (0, 0, 0, 2), expand=False) for line in lines))
    options = option_facts(game)
    if options:
        screen.show(Padding(_options(voice, game, options), (1, 0, 0, 2), expand=False))


def _options(voice: Voice, game: AnyGame, options: tuple[OptionFact, ...]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for fact in options:
        key = f"{game.name}.option.{fact.name}"
        about = Text.assemble((voice(key), "bold"), f". {voice(f'{key}.effect')}")
        table.add_row(Text(fact.name, style="bold"), about)
        for line in _values(voice, key, fact):
            table.add_row("", Text(line))
    return table


def _values(voice: Voice, key: str, fact: OptionFact) -> list[str]:
    """A line for each value that needs words; those that speak for themselves share one."""
    lines: list[str] = []
    plain: list[str] = []
    for value in fact.values:
        word = value_word(value)
        is_default = (value, type(value)) == (fact.default, type(fact.default))
        mark = f" {voice('games.default')}" if is_default else ""
        if voice.knows(f"{key}.value.{word}"):
            lines.append(f"{word}: {voice(f'{key}.value.{word}')}{mark}")
        else:
            plain.append(word + mark)
    return [*lines, ", ".join(plain)] if plain else lines
