"""`ludoteca words categories`: what the cards ask for, and what a card's list is like."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ludoteca.cli.arguments import Json
from ludoteca.cli.screen import Screen
from ludoteca.cli.words_asked import Spoken, WordsLanguage, language_from
from ludoteca.words.category import Category
from ludoteca.words.category_page import CategoryPage, page_of
from ludoteca.words.lexicon import lexicon


def command(
    context: typer.Context,
    category: Annotated[
        str | None, typer.Argument(metavar="CATEGORY", help="One of them; else all are listed.")
    ] = None,
    lang: WordsLanguage = None,
    as_json: Json = False,
    speak: Spoken = None,
) -> None:
    """List the categories that cards ask for, or tell what counts in one of them."""
    screen: Screen = context.obj
    screen.speak(speak)
    words = lexicon(language_from(screen, lang))
    if category is None:
        listed = tuple(words.categories)
        if as_json:
            screen.json(listed)
        else:
            _list(screen, listed)
        return
    page = page_of(words, category)
    if as_json:
        screen.json(page)
    else:
        _tell(screen, page)


def _list(screen: Screen, categories: tuple[Category, ...]) -> None:
    table = Table(
        "id", screen.voice("words.heading-category"), screen.voice("words.heading-counts")
    )
    for category in categories:
        table.add_row(category.id, _title(screen, category), category.counts)
    screen.show(table)


def _title(screen: Screen, category: Category) -> Text:
    title = Text(category.name, style="bold")
    if category.hard:
        title.append(f" ({screen.voice('words.category-hard')})", style="dim")
    return title


def _tell(screen: Screen, page: CategoryPage) -> None:
    screen.show(_title(screen, page.category))
    screen.show(Text(page.category.counts))
    screen.say("words.category-typical", words=", ".join(page.typical))
    screen.say("words.category-size", n=page.answers)
    if page.category.open:
        screen.say("words.category-open")
