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
    Line,
    Lookback,
    Move,
    Options,
    Outcome,
    Score,
    State,
    Step,
    Timer,
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
    "Line",
    "Lookback",
    "LudotecaError",
    "Match",
    "Move",
    "Options",
    "Outcome",
    "Played",
    "Record",
    "Score",
    "State",
    "Step",
    "Timer",
    "Typing",
    "View",
]
