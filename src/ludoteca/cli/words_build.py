"""`ludoteca words build`: the dictionaries, made anew from the packages that they come from."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_cache_path
from rich.table import Table

from ludoteca.cli.arguments import BadRequest, Json
from ludoteca.cli.screen import Screen
from ludoteca.cli.words_asked import Spoken
from ludoteca.text import language_of
from ludoteca.words.building.build import DATA, build, steps
from ludoteca.words.building.report import Figures, measure
from ludoteca.words.letters import LANGUAGES

FOUND_SOMETHING = 1
HEADINGS = (
    "words.heading-words",
    "words.heading-common",
    "words.heading-size",
    "words.heading-found",
    "words.heading-fooled",
)


def command(
    context: typer.Context,
    lang: Annotated[
        list[str] | None,
        typer.Option(metavar="it|de|en|fr", help="Only this language; repeat it for more."),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(help="The folder to write to; else where they are.", show_default=False),
    ] = DATA,
    as_json: Json = False,
    speak: Spoken = None,
) -> None:
    """Fetch the packages that the dictionaries are made from, and build them again.

    Nobody needs this to play: the dictionaries come with Ludoteca. It takes minutes, pip, npm and
    apt-get. Leaves with 1 when a word that a rulebook prints is missing.
    """
    screen: Screen = context.obj
    screen.speak(speak)
    languages = [language_of(asked) for asked in lang] if lang else list(LANGUAGES)
    try:
        figures = [measure(path) for path in _built(screen, languages, out)]
    except OSError as error:
        raise BadRequest("file-trouble", file=str(out), detail=error.strerror or "") from error
    if as_json:
        screen.json(figures)
    else:
        _show(screen, figures)
    if any(each.rulebooks_missing for each in figures):
        raise typer.Exit(FOUND_SOMETHING)


def _built(screen: Screen, languages: list[str], out: Path) -> list[Path]:
    out.mkdir(parents=True, exist_ok=True)
    done = count()
    with screen.progress(screen.voice("words.building"), steps(languages)) as progress:
        return build(
            languages,
            out,
            cache=user_cache_path("ludoteca") / "words",
            progress=lambda _what: progress(next(done)),
        )


def _show(screen: Screen, figures: list[Figures]) -> None:
    voice = screen.voice
    table = Table(voice("words.heading-file"))
    for heading in HEADINGS:
        table.add_column(voice(heading), justify="right")
    for each in figures:
        table.add_row(
            each.file,
            f"{each.words:,}",
            f"{each.common:,}",
            f"{each.size / 1e6:.1f} MB",
            f"{each.found:.1%}",
            f"{each.fooled:.1%}",
        )
    screen.show(table)
    for each in figures:
        if each.rulebooks_missing:
            missing = ", ".join(each.rulebooks_missing)
            screen.say("words.rulebooks-missing", "red", file=each.file, words=missing)
