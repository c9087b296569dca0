"""What moves and events say, as texts show it."""

from __future__ import annotations

from ludoteca.core import Key
from ludoteca.core.errors import Param
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import PAWNS, SIGNS, place_name
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BLOCK_OF,
    LabirintoEvent,
    LabirintoMove,
)
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS
