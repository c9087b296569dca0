"""The rules of a game, as its folder carries them."""

from __future__ import annotations

from importlib.resources import files

from ludoteca.cli.arguments import BadRequest
from ludoteca.core import AnyGame


def rulebook(game: AnyGame) -> str:
    """RULES.md of the game, then that of its box: what the pieces are."""
    folder = type(game).__module__.rpartition(".")[0]
    pages = [files(package).joinpath("RULES.md") for package in (folder, folder.rpartition(".")[0])]
    found = [page.read_text(encoding="utf-8") for page in pages if page.is_file()]
    if not found:
        raise BadRequest("no-rulebook", game=game.name)
    return "\n".join(found)
