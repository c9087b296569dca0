"""`ludoteca serve`: the table in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Protocol
from urllib.parse import urlsplit

import msgspec
import typer

from ludoteca.server.settings import BadSettings, settings_from

USUAL_PORT = 8000
StoreAsked = Annotated[
    str | None,
    typer.Option(
        envvar="LUDOTECA_STORE",
        metavar="FILE|postgresql://…",
        help="Where tables are kept; else a file in your data folder.",
        show_default=False,
    ),
]


class Speaks(Protocol):
    """Says a key in the reader's language."""

    def speak(self, language: str | None) -> Any: ...

    def say(self, key: str, /, style: str = "", **params: Any) -> None: ...


def command(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            help=f"Exactly this port; else {USUAL_PORT} or the next free one.",
            min=0,
            max=65535,
            show_default=False,
        ),
    ] = None,
    store: StoreAsked = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address that people use, as https://play.example."),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            help="A proxy of yours stands in front: believe its X-Forwarded headers.",
        ),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="it|de|en|fr",
            help="The language to speak here; else that of LANGUAGE or LANG, else English.",
        ),
    ] = None,
) -> None:
    """Open the table: play in the browser, alone or with others.

    Everything is kept in one file and survives a restart. LUDOTECA_SETTINGS may hold a JSON
    object with other limits and clocks than the usual ones.
    """
    terminal: Speaks = context.obj
    terminal.speak(lang)
    # Only who serves waits until the web server has been read.
    from ludoteca.server.running import Asked, run  # noqa: PLC0415

    settings = msgspec.structs.replace(
        settings_from(os.environ),
        **({"public_url": _checked(public_url)} if public_url else {}),
        **({"behind_proxy": True} if behind_proxy else {}),
    )
    asked = Asked(
        host=host,
        port=USUAL_PORT if port is None else port,
        fixed_port=port is not None,
        store=store or str(usual_store()),
        browser=browser,
        settings=settings,
    )
    run(asked, terminal.say)


def _checked(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise BadSettings("bad-url", url=url)
    return url


def usual_store() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path("ludoteca", appauthor=False, ensure_exists=True) / "ludoteca.sqlite"
