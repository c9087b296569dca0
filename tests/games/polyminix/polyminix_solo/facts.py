from __future__ import annotations

from ludoteca.games.polyminix.polyminix_solo import POLYMINIX_SOLO
from tests.games.facts import GameFacts
from tests.games.polyminix.polyminix_solo.browser import SoloPlayer
from tests.games.polyminix.said import ALONE

FACTS = GameFacts(
    game=POLYMINIX_SOLO,
    browser=SoloPlayer,
    happens="PuzzleBegan HintTaken PuzzleSkipped PuzzleSolved TrialEnded",
    keys=ALONE,
    small={"puzzles": 1},
)
