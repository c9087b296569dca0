from __future__ import annotations

from ludoteca.games.letter.letter import LETTER
from tests.games.facts import GameFacts
from tests.games.letter.letter.browser import LetterPlayer

FACTS = GameFacts(
    game=LETTER,
    browser=LetterPlayer,
    happens=(
        "TilePicked LetterFreed BlankLaid BlankExchanged WordVotedIn WordVotedOut TilesTakenBack "
        "DieThrown KnockFailed NextTurnWon TimeRanOut TurnSkipped AllAgreed"
    ),
    seldom="Pick Exchange Abstain AgreeToEnd",
    small={"board": 12},
)
