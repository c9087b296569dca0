from __future__ import annotations

from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from tests.e2e.players import Player
from tests.games.facts import GameFacts
from tests.games.polyminix.said import MODES

FACTS = GameFacts(
    game=POLYMINIX_PROBLEMS,
    browser=Player,
    happens="ModeNamed CoverProved CoversShown PointsWon GameEnded",
    keys=MODES,
    small={"sand": "half"},
)
