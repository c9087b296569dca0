from __future__ import annotations

from ludoteca.games.polywords.medusa_di_mare import MEDUSA_DI_MARE
from tests.games.facts import GameFacts
from tests.games.polywords.medusa_di_mare.browser import MedusaDiMarePlayer
from tests.games.polywords.said import SAID

FACTS = GameFacts(
    game=MEDUSA_DI_MARE,
    browser=MedusaDiMarePlayer,
    happens="RequestsTurned RequestsMet TimeRanOut BottlesFell BottlePlaced GameEnded",
    keys=SAID,
    small={"language": "it", "sand": "off"},
)
