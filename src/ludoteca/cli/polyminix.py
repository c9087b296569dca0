"""`ludoteca polyminix`: what can be made anew of the box Polyminix."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteca.cli.arguments import BadRequest, Json, Language
from ludoteca.cli.screen import Screen
from ludoteca.games import polyminix
from ludoteca.games.polyminix.data import CARDS
from ludoteca.games.polyminix.making.deck import made, steps
from ludoteca.games.polyminix.making.report import LevelFacts, facts_of
from ludoteca.games.polyminix.making.written import cards_file, witnesses_file
from ludoteca.text import Voice

DATA = Path(polyminix.__file__).parent / "data"
LEVELS = {"green": "deck.green", "yellow": "deck.yellow", "red": "deck.red"}
HEADINGS = (
    "deck.heading-sides",
    "deck.heading-area",
    "deck.heading-difficulty",
    "deck.heading-alike",
    "deck.heading-single",
)

app = typer.Typer(
    help="The box Polyminix: make its cards anew.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)


@app.command("cards")
def command(
    context: typer.Context,
    seed: Annotated[
        str, typer.Option(help="Any word or number; the same seed gives the same deck.")
    ] = CARDS.seed,
    out: Annotated[
        Path,
        typer.Option(help="The folder to write to; else where they are.", show_default=False),
    ] = DATA,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Make the 49 cards of Polyminix, and prove them.

    Nobody needs this to play: the cards come with Ludoteca. Of each of the 588 boxes, and of each
    of the 36 problems of the second game, a cover is written down as its proof.
    """
    screen: Screen = context.obj
    screen.speak(lang)
    with screen.progress(screen.voice("deck.making"), steps()) as progress:
        deck = made(seed, progress=progress)
    files = {"cards.json": cards_file(deck.cards)}
    files["witnesses.json"] = witnesses_file(deck.witnesses)
    _write(out, files)
    facts = facts_of(deck.cards)
    if as_json:
        screen.json(facts)
    else:
        screen.show(_table(screen.voice, facts))
        screen.say("deck.written", folder=str(out), seed=seed)


def _write(folder: Path, files: dict[str, bytes]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (folder / name).write_bytes(data)
    except OSError as error:
        raise BadRequest("file-trouble", file=str(folder), detail=error.strerror or "") from error


def _table(voice: Voice, facts: tuple[LevelFacts, ...]) -> Table:
    table = Table("")
    for heading in HEADINGS:
        table.add_column(voice(heading), justify="right")
    for each in facts:
        efforts = [effort for box in each.efforts for effort in box]
        table.add_row(
            voice(LEVELS[each.level]),
            str(each.sides),
            voice("deck.from-to", least=each.least_area, most=each.most_area),
            voice("deck.from-to", least=min(efforts), most=max(efforts)),
            voice.percent(each.alike),
            voice.percent(each.single),
        )
    return table
