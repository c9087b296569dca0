"""Pesce Specchio, played in a browser."""

from __future__ import annotations

from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from tests.games.polywords.browser import SeaPlayer


class PesceSpecchioPlayer(SeaPlayer):
    game = "pesce-specchio"
    rules = PESCE_SPECCHIO
