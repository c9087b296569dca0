"""Tables of Pesce Pagliaccio, asked for a drink unless a test wants something else."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polywords.pesce_pagliaccio.game import PescePagliaccio
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.racing import RacingTable
from tests.games.polywords.tables import card

PAGLIACCIO = PescePagliaccio(tiny)
THREE = ("", "", "")


class Pagliaccio(RacingTable):
    def __init__(self, *seas: str, category: str = "bevanda", **changes: Any) -> None:
        super().__init__(PAGLIACCIO, *(seas or THREE), category=card(category), **changes)
