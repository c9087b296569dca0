"""What the how-to-play pages are made of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.games import find_game
from tests.house.page import SOURCE


def folder(game: str) -> Path:
    return SOURCE / "games" / find_game(game).box / game / "howto"


def read(game: str, file: str) -> Any:
    return json.loads((folder(game) / f"{file}.json").read_text(encoding="utf-8"))
