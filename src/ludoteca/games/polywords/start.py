"""The table before the first turn, clean seas; and how each turn begins."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polywords.sea import CLEAN
from ludoteca.kit.contest import Contests
from ludoteca.kit.sandglass import enter


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


def new_turn(state: Any, phase: str, **changes: Any) -> Any:
    """Nothing is written yet, and what fell in the turn before has nothing to do with it."""
    cleared = {"done": (), "writings": (), "contests": Contests(()), "fallen": ()}
    return enter(state, phase, turn=state.turn + 1, **cleared, **changes)
