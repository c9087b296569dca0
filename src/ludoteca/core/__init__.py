"""What every game stands on, and which knows no game.

`Game` is the contract, `Match` the fold that plays it, `Dice` the only chance, `Record` the log.
"""

from ludoteca.core.dice import Dice
from ludoteca.core.errors import BadLog, BadTable, IllegalMove, LudotecaError
from ludoteca.core.game import AnyGame, Bot, Game
from ludoteca.core.glasses import Glasses, GlassKey, RunningGlass, glass_of
from ludoteca.core.log import Expired, Idled, Input, Played, Record
from ludoteca.core.match import Match
from ludoteca.core.model import (
    MOST_GLIMPSES,
    Answer,
    Choices,
    Event,
    Glimpse,
    Insight,
    Key,
    Kind,
    Lookback,
    Move,
    Options,
    Question,
    Sandglass,
    Sketch,
    State,
    Step,
    Thought,
    Time,
    View,
)
from ludoteca.core.scoring import Outcome, Score, ScoreLine
from ludoteca.core.terminal import Terminal

__all__ = [
    "MOST_GLIMPSES",
    "Answer",
    "AnyGame",
    "BadLog",
    "BadTable",
    "Bot",
    "Choices",
    "Dice",
    "Event",
    "Expired",
    "Game",
    "GlassKey",
    "Glasses",
    "Glimpse",
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
    "Question",
    "Record",
    "RunningGlass",
    "Sandglass",
    "Score",
    "ScoreLine",
    "Sketch",
    "State",
    "Step",
    "Terminal",
    "Thought",
    "Time",
    "View",
    "glass_of",
]
