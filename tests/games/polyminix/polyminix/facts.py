from __future__ import annotations

from ludoteca.games.polyminix.polyminix import POLYMINIX
from tests.e2e.players import Player
from tests.games.facts import GameFacts
from tests.games.polyminix.said import CARDS, MODES

FACTS = GameFacts(
    game=POLYMINIX,
    browser=Player,
    happens=(
        "TurnoRolled DeckNamed CardsTaken SidePicked ProvaRolled CoverProved CoversShown "
        "PointsWon GameEnded"
    ),
    keys=MODES | CARDS,
    small={"sand": "half"},
)
