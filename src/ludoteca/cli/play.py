"""`ludoteca play`: people against bots, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludoteca.bots import AnyBot, bot_names, find_bot
from ludoteca.cli.arguments import (
    BadRequest,
    Language,
    OptionPairs,
    Seed,
    bots_from,
    check_new_file,
    options_from,
)
from ludoteca.cli.screen import Gone, Screen
from ludoteca.cli.sitting import Sitting
from ludoteca.core import AnyGame, Match
from ludoteca.core.dice import seed_from
from ludoteca.core.options import option_facts
from ludoteca.games import GAMES, find_game

# Against whom one plays without having said so: the first of these that the game has.
_USUAL = ("medium", "easy", "random")


def command(  # noqa: PLR0913, PLR0917 - one for each option
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game's name; else we ask."),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="How many play; 1 is alone. Else the people and as many bots as must be."
        ),
    ] = None,
    humans: Annotated[int, typer.Option(help="How many people share this screen.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME,…", help="Who plays the other seats; else 'medium'."),
    ] = None,
    options: OptionPairs = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the log in this new file.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, alone, with friends or against bots.

    The table is drawn, what you must do now is said in a line, and your moves are numbered. Type
    a number, or words of the move: 'challenge', 'place east ├'. '?' explains the rest.
    """
    screen: Screen = context.obj
    screen.speak(lang)
    try:
        rules = _ask_game(screen) if game is None else find_game(game)
        if save is not None:
            check_new_file(save)
        word = seed or secrets.token_hex(4)
        wanted = _spoken(rules, options or [], screen.voice.language)
        match = _open_table(rules, seats, humans, wanted, word)
        players = _bots(rules, match.seats - humans, bots)
        Sitting(screen, match, humans, players, word, save).run()
    except Gone:
        screen.say("play.bye")
    except KeyboardInterrupt:
        screen.show("")
        screen.say("play.bye")
        raise typer.Exit(130) from None


def _ask_game(screen: Screen) -> AnyGame:
    games = GAMES
    voice = screen.voice
    screen.say("play.which", "bold")
    for number, game in enumerate(games, start=1):
        name = (voice(f"game.{game.name}"), "bold")
        pitch = f". {voice(f'game.{game.name}.pitch')}"
        screen.show(Text.assemble(f"{number:>3}  ", name, pitch))
    while True:
        answer = screen.ask("play.ask-game").lower()
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer in {"q", "quit", voice("word.quit")}:
            raise Gone
        for game in games:
            if answer and game.name.startswith(answer):
                return game
        screen.say("play.which-again", n=len(games))


def _spoken(game: AnyGame, options: list[str], language: str) -> list[str]:
    """A game of words is played in one's own language, unless another one is asked for."""
    speaks = any(fact.name == "language" for fact in option_facts(game))
    asked = any(pair.partition("=")[0] == "language" for pair in options)
    return [*options, f"language={language}"] if speaks and not asked else options


def _open_table(
    game: AnyGame, seats: int | None, humans: int, options: list[str], seed: str
) -> Match:
    if seats is None:
        seats = max(game.seats[0], min(humans + 1, game.seats[-1]))
    match = Match(game, options_from(game, options), seats, seed_from(seed))
    if not 1 <= humans <= seats:
        raise BadRequest("wrong-humans", humans=humans, seats=seats)
    return match


def _bots(game: AnyGame, wanted: int, given: str | None) -> list[tuple[str, AnyBot]]:
    """The bots for the seats that are left, by name; few are repeated."""
    known = bot_names(game)
    usual = next((name for name in _USUAL if name in known), known[0])
    names = (usual,) if given is None else bots_from(given)
    if not names:
        raise BadRequest("no-bots")
    if given is not None and len(names) > wanted:
        raise BadRequest("too-many-bots", bots=len(names), seats=wanted)
    return [(name, find_bot(game, name)) for name in (names[n % len(names)] for n in range(wanted))]
