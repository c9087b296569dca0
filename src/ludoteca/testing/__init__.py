"""What a game's author tests with: the conformance suite, random play, loaded dice."""

from ludoteca.testing.loaded import LoadedDice, draws, shuffles, spreads
from ludoteca.testing.playout import (
    MOVES_ONLY,
    EndlessGame,
    Manner,
    pick_move,
    play_on,
    play_out,
    random_move,
    random_step,
)

__all__ = [
    "MOVES_ONLY",
    "EndlessGame",
    "LoadedDice",
    "Manner",
    "draws",
    "pick_move",
    "play_on",
    "play_out",
    "random_move",
    "random_step",
    "shuffles",
    "spreads",
]
