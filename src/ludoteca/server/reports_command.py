"""`ludoteca reports`: the judgements that players hold to be wrong; from them the lists grow."""

from __future__ import annotations

import asyncio
import csv
import sys
from typing import Annotated, Any, Protocol

import typer
from rich.table import Table

from ludoteca.server.command import Speaks, StoreAsked, usual_store
from ludoteca.server.store import Report, open_store

FIELDS = ("language", "category", "word", "verdict", "times", "day")


class Shows(Speaks, Protocol):
    """Shows tables and data, too."""

    def show(self, *things: Any) -> None: ...

    def json(self, thing: Any) -> None: ...

    def voice(self, key: str, /, **params: Any) -> str: ...


def command(
    context: typer.Context,
    store: StoreAsked = None,
    language: Annotated[
        str | None, typer.Option(metavar="it|de|en|fr", help="Only those of this language.")
    ] = None,
    category: Annotated[
        str | None, typer.Option(metavar="CATEGORY", help="Only those of this category.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Machine-readable, and nothing else.")
    ] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print lines for a spreadsheet.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="it|de|en|fr", help="The language to speak.")
    ] = None,
) -> None:
    """List the judgements that players hold to be wrong, or export them.

    What is kept of each is the word, the category, the language, what was said of it, how often
    and on which day last; not who reported it.
    """
    screen: Shows = context.obj
    screen.speak(lang)
    found = [
        report
        for report in asyncio.run(_read(store or str(usual_store())))
        if language in (None, report.language) and category in (None, report.category)
    ]
    if as_json:
        screen.json(found)
    elif as_csv:
        _write_csv(found)
    else:
        _show(screen, found)


async def _read(address: str) -> list[Report]:
    store = open_store(address)
    await store.open()
    try:
        return await store.reports()
    finally:
        await store.close()


def _write_csv(reports: list[Report]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(FIELDS)
    writer.writerows([getattr(report, field) for field in FIELDS] for report in reports)


def _show(screen: Shows, reports: list[Report]) -> None:
    if reports:
        table = Table(*(screen.voice(key) for key in _HEADINGS))
        for report in reports:
            table.add_row(*(str(getattr(report, field)) for field in FIELDS))
        screen.show(table)
    screen.say("reports.kept", n=len(reports))


_HEADINGS = (
    "reports.heading-language",
    "words.heading-category",
    "words.heading-word",
    "reports.heading-verdict",
    "reports.heading-times",
    "reports.heading-day",
)
