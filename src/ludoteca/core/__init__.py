"""What every game stands on, and which knows no game.

`Game` is the contract, `Match` the fold that plays it, `Dice` the only chance, `Record` the log.
"""

from ludoteca.core.dice import Dice
from ludoteca.core.errors import BadLog, BadTable, IllegalMove, LudotecaError
from ludoteca.core.game import (
    AnyGame,
    Bot,
    Choices,
    Event,
    Game,
    Holdings,
    Insight,
    Key,
    Kind,
    Lookback,
    Move,
    Options,
    Outcome,
    Sandglass,
    Score,
    ScoreLine,
    State,
    Step,
    Typing,
    View,
)
from ludoteca.core.log import Expired, Idled, Input, Played, Record
from ludoteca.core.match import Match

__all__ = [
    "AnyGame",
    "BadLog",
    "BadTable",
    "Bot",
    "Choices",
    "Dice",
    "Event",
    "Expired",
    "Game",
    "Holdings",
    "Idled",
    "IllegalMove",
    "Input",
    "Insight",
    "Key",
    "Kind",
    "Lookback",
    "LudotecaError",
    "Match",
    "Move",
    "Options",
    "Outcome",
    "Played",
    "Record",
    "Sandglass",
    "Score",
    "ScoreLine",
    "State",
    "Step",
    "Typing",
    "View",
]
