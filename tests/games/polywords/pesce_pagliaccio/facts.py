from __future__ import annotations

from ludoteca.games.polywords.pesce_pagliaccio import PESCE_PAGLIACCIO
from tests.games.facts import GameFacts
from tests.games.polywords.pesce_pagliaccio.browser import PescePagliaccioPlayer
from tests.games.polywords.said import RACED, SAID

OF_BOX = {"polywords.event.call-decided", "polywords.event.call-decided.you"}
"""What it says in words of its own."""

FACTS = GameFacts(
    game=PESCE_PAGLIACCIO,
    browser=PescePagliaccioPlayer,
    happens="CategoryTurned HasCalled CallDecided CallLost WordPlaced TimeRanOut BottlesFell "
    "BottlePlaced Contested Judged",
    keys=SAID | RACED | {"why.no-card", "why.not-placed", *OF_BOX},
    small={"language": "it", "sand": "half"},
)
