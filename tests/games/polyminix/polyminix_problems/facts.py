from __future__ import annotations

from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from tests.games.facts import GameFacts
from tests.games.polyminix.polyminix_problems.browser import ProblemPlayer
from tests.games.polyminix.said import MODES

FACTS = GameFacts(
    game=POLYMINIX_PROBLEMS,
    browser=ProblemPlayer,
    happens="ModeNamed CoverProved GaveUp CoversShown PointsWon PlayOffBegan GameEnded",
    keys=MODES,
    small={"sand": "half"},
)
