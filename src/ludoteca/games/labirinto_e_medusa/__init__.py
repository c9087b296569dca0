"""Two games on one set of pieces: the labyrinth of the Minotaur, and the island of Medusa."""

from __future__ import annotations

from ludoteca.core.box import Box
from ludoteca.games.labirinto_e_medusa.labirinto.game import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.version_1 import LABIRINTO_VERSION_1
from ludoteca.games.labirinto_e_medusa.medusa.game import MEDUSA

LABIRINTO_E_MEDUSA = Box(
    "labirinto-e-medusa", games=(LABIRINTO, MEDUSA), past=(LABIRINTO_VERSION_1,)
)
