"""Pesce Pagliaccio, played in a browser."""

from __future__ import annotations

from ludoteca.games.polywords.pesce_pagliaccio import PESCE_PAGLIACCIO
from tests.games.polywords.racing_browser import RacingPlayer


class PescePagliaccioPlayer(RacingPlayer):
    game = "pesce-pagliaccio"
    rules = PESCE_PAGLIACCIO
