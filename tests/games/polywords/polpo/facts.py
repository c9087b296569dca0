from __future__ import annotations

from ludoteca.games.polywords.polpo import POLPO
from tests.games.facts import GameFacts
from tests.games.polywords.polpo.browser import PolpoPlayer
from tests.games.polywords.said import RACED, SAID

FACTS = GameFacts(
    game=POLPO,
    browser=PolpoPlayer,
    happens=(
        "ShapeTurned HasCalled CallDecided CallLost WordPlaced Contested Defended GaveIn Voted "
        "Judged StrikesFell RowStruck WentOut RowsComplete RowErased RowsKept TimeRanOut GameEnded"
    ),
    seldom="EraseRow KeepRows",
    keys=SAID | RACED | {"why.nothing-called", "why.ambush", "polpo.phase.out"},
    small={"language": "it", "sand": "half", "arbiter": "strict"},
)
