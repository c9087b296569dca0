from __future__ import annotations

from ludoteca.games.polywords.pesce_palla import PESCE_PALLA
from tests.games.facts import GameFacts
from tests.games.polywords.pesce_palla.browser import PescePallaPlayer
from tests.games.polywords.said import SAID

WHY = "why.fewer-letters why.fewest-letters why.no-letters"

FACTS = GameFacts(
    game=PESCE_PALLA,
    browser=PescePallaPlayer,
    happens=(
        "LettersTurned CategoryTurned WordsShown LettersCounted BottlesFell BottlePlaced "
        "BottleErased Contested Judged TimeRanOut"
    ),
    seldom="EraseBottle EraseBottleBeside",
    keys=SAID.union(WHY.split()),
    small={"language": "it", "sand": "half"},
)
