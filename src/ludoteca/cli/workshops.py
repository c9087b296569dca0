"""What boxes can make anew of themselves: `ludoteca BOX NAME`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import getdoc
from pathlib import Path
from typing import Annotated

import typer

from ludoteca import games
from ludoteca.cli.arguments import BadRequest, Json, Language
from ludoteca.cli.holdings import said
from ludoteca.cli.screen import Screen
from ludoteca.core.box import Box
from ludoteca.core.workshop import Workshop
from ludoteca.games import BOXES

GAMES = Path(games.__file__).parent


def apps(boxes: tuple[Box, ...] = BOXES) -> Iterator[tuple[str, typer.Typer]]:
    """For each box that has workshops its commands."""
    for box in boxes:
        if box.workshops:
            app = typer.Typer(
                help="What this box can make anew of itself.",
                no_args_is_help=True,
                rich_markup_mode="markdown",
            )
            for workshop in box.workshops:
                app.command(workshop.name, help=getdoc(workshop.make))(_command(box, workshop))
            yield box.name, app


def _command(box: Box, workshop: Workshop) -> Callable[..., None]:
    data = GAMES / box.name.replace("-", "_") / "data"

    def command(
        context: typer.Context,
        seed: Annotated[
            str, typer.Option(help="Any word or number; the same seed gives the same.")
        ] = workshop.seed,
        out: Annotated[
            Path,
            typer.Option(help="The folder to write to; else where they are.", show_default=False),
        ] = data,
        as_json: Json = False,
        lang: Language = None,
    ) -> None:
        screen: Screen = context.obj
        screen.speak(lang)
        label = screen.voice("workshop.making", name=f"{box.name} {workshop.name}")
        with screen.progress(label, workshop.steps) as progress:
            product = workshop.make(seed, progress)
        _write(out, product.files)
        if as_json:
            screen.json(product.facts)
            return
        for sentence in product.told:
            screen.say_line(said(screen.voice, sentence))
        screen.say("workshop.written", folder=str(out), seed=seed)

    return command


def _write(folder: Path, files: dict[str, bytes]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (folder / name).write_bytes(data)
    except OSError as error:
        raise BadRequest("file-trouble", file=str(folder), detail=error.strerror or "") from error
