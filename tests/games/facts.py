"""What tests over all games must know of each: a `facts.py` beside the tests of every game.

They are found by their folders, `tests/games/<box>/<game>/facts.py`; `tests/house` says which game
has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core import AnyGame
from tests.e2e.players import Player

HERE = Path(__file__).parent


@dataclass(frozen=True)
class GameFacts:
    game: AnyGame
    browser: type[Player]
    """Plays it in a browser."""
    happens: str
    """Names of events: what its golden game must hold, for it to be worth keeping."""
    seldom: str = ""
    """Names of moves that random play need not come to."""
    keys: frozenset[str] = frozenset()
    """Keys of texts that it makes up as it speaks, of names that a reader of the code cannot find:
    `block.` and the name of a block."""
    small: Mapping[str, Any] = field(default_factory=dict)
    """Options that make it quick."""


@cache
def all_facts() -> dict[str, GameFacts]:
    """By the names of the games."""
    modules = sorted(
        ".".join(("tests", "games", *path.relative_to(HERE).with_suffix("").parts))
        for path in HERE.glob("*/*/facts.py")
    )
    found: list[GameFacts] = [import_module(module).FACTS for module in modules]
    return {facts.game.name: facts for facts in found}


def facts_of(game: AnyGame | str) -> GameFacts:
    return all_facts()[game if isinstance(game, str) else game.name]
