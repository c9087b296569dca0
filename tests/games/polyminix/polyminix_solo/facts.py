from __future__ import annotations

from ludoteca.games.polyminix.polyminix_solo import POLYMINIX_SOLO
from tests.e2e.players import Player
from tests.games.facts import GameFacts
from tests.games.polyminix.said import ALONE

FACTS = GameFacts(
    game=POLYMINIX_SOLO,
    browser=Player,
    happens="PuzzleBegan PuzzleSolved TrialEnded",
    keys=ALONE,
    small={"puzzles": 1},
)
