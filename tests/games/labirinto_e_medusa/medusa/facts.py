from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.model import COLOURS
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from tests.games.facts import GameFacts
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer

FACTS = GameFacts(
    game=MEDUSA,
    browser=MedusaPlayer,
    happens="PiecePlaced Walked Challenged",
    seldom="Give",
    keys=frozenset(
        [f"terrain.{name}" for name in TERRAINS] + [f"desire.{name}" for name in COLOURS]
    ),
)
