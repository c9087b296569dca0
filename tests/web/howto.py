"""What the how-to-play pages are made of: what a game tells, and its box for all its games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.games import GAMES
from tests.house.page import SOURCE


def box_of(game: str) -> str:
    return next(one.box for one in GAMES if one.name == game)


def folder(game: str) -> Path:
    return SOURCE / "games" / box_of(game) / game / "howto"


def box_folder(box: str) -> Path:
    return SOURCE / "games" / box / "howto"


def read(game: str, file: str) -> Any:
    return json.loads((folder(game) / f"{file}.json").read_text(encoding="utf-8"))


def read_of_box(box: str, file: str) -> Any:
    """Nothing of what its games could share, where a box shares nothing."""
    path = box_folder(box) / f"{file}.json"
    if path.exists():
        return json.loads(path.read_text(encoding="utf-8"))
    return [] if file == "sections" else {}


def sections(game: str) -> list[Any]:
    """Of a page as it is read: the game's own, and the box's with what the game adds."""
    shared = {section["id"]: section for section in read_of_box(box_of(game), "sections")}
    return [
        section if "id" in section else _with_more(shared[section["box"]], section)
        for section in read(game, "sections")
    ]


def _with_more(shared: Any, more: Any) -> Any:
    return {
        "id": shared["id"],
        **{what: [*shared[what], *more.get(what, ())] for what in ("rules", "parts")},
    }
