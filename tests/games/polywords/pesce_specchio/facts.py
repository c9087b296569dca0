from __future__ import annotations

from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from tests.games.facts import GameFacts
from tests.games.polywords.pesce_specchio.browser import PesceSpecchioPlayer
from tests.games.polywords.said import SAID

FACTS = GameFacts(
    game=PESCE_SPECCHIO,
    browser=PesceSpecchioPlayer,
    happens=(
        "CardsTurned HasWritten WordsShown WordErased BottlesFell BottlePlaced Contested Defended "
        "GaveIn Voted Judged TimeRanOut GameEnded"
    ),
    keys=SAID,
    small={"language": "it", "sand": "half"},
)
