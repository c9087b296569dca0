from __future__ import annotations

from ludoteca.games.polyminix.polyminix import POLYMINIX
from tests.games.facts import GameFacts
from tests.games.polyminix.polyminix.browser import CoverPlayer
from tests.games.polyminix.said import CARDS, MODES

FACTS = GameFacts(
    game=POLYMINIX,
    browser=CoverPlayer,
    happens=(
        "TurnoRolled ModeChosen DeckNamed CardsTaken SidePicked ProvaRolled CoverProved GaveUp "
        "CoversShown PointsWon PlayOffBegan GameEnded"
    ),
    keys=MODES | CARDS,
    small={"sand": "half"},
)
