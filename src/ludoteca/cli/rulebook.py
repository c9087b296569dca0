"""The rules of a game, as its folder carries them."""

from __future__ import annotations

from importlib.resources import files

from ludoteca.cli.asked import BadRequest
from ludoteca.core import AnyGame


def rulebook(game: AnyGame) -> str:
    """RULES.md beside the game, or beside its box where two games share one."""
    folder = type(game).__module__.rpartition(".")[0]
    for package in (folder, folder.rpartition(".")[0]):
        page = files(package).joinpath("RULES.md")
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise BadRequest("no-rulebook", game=game.name)
