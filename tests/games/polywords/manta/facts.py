from __future__ import annotations

from ludoteca.games.polywords.manta import MANTA
from tests.games.facts import GameFacts
from tests.games.polywords.manta.browser import MantaPlayer
from tests.games.polywords.said import SAID

FACTS = GameFacts(
    game=MANTA,
    browser=MantaPlayer,
    happens=(
        "LengthsTurned HandDealt Assigned Confirmed PenTaken RequestsShown Proposed "
        "ProposalSetAside HasWritten TeamFinished BottlesFell BottlePlaced Contested Defended "
        "GaveIn Judged TimeRanOut GameEnded"
    ),
    keys=SAID | {"why.words-missing", "team.0", "team.1"},
    small={"language": "it", "sand": "half"},
)
