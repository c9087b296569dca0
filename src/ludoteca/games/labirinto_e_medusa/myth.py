"""What both games of the box are to the engine."""

from __future__ import annotations

from ludoteca.core import Game
from ludoteca.core.model import E, M, O, S, V
from ludoteca.games.labirinto_e_medusa.pieces import PLAYERS


class Myth(Game[O, S, M, E, V]):
    """A hero for each player, one monster for all, and nothing hidden but the draws to come."""

    box = "labirinto-e-medusa"
    seats = PLAYERS
    minutes = 30
    hides = False
