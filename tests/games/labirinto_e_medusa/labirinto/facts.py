from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS
from tests.games.facts import GameFacts
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer

FACTS = GameFacts(
    game=LABIRINTO,
    browser=LabirintoPlayer,
    happens="BlockPlaced Walked BreathTaken FuryTaken Challenged",
    keys=frozenset(
        [f"block.{name}" for name in BLOCKS]
        + [f"side.{name}" for name in ("north", "east", "south", "west")]
    ),
)
