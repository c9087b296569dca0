"""The table before the first turn: clean seas."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polywords.sea import CLEAN
from ludoteca.kit.contest import Contests


def clean_table(seats: int, crews: int | None = None) -> dict[str, Any]:
    """All fields of a `SeaState`, with nothing in them yet."""
    crews = seats if crews is None else crews
    return {
        "phase": "over",
        "glass": 0,
        "turn": 0,
        "seats": seats,
        "seas": (CLEAN,) * crews,
        "beside": (0,) * crews,
        "owed": (0,) * crews,
        "used": ((),) * crews,
        "done": (),
        "writings": (),
        "contests": Contests(()),
        "fallen": (),
    }
