"""Solve the problem at a terminal: what is asked for stands below the points."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Key
from ludoteca.core.terminal import Holdings, Sentence, Wording
from ludoteca.games.polyminix.polyminix_problems.model import (
    ProblemView,
    SquareAsked,
    SymmetryAsked,
    asked,
)
from ludoteca.games.polyminix.terminal import RaceTerminal


class ProblemTerminal(RaceTerminal):
    def holdings(self, view: ProblemView) -> Holdings:
        held = super().holdings(view)
        if view.phase != "race":
            return held
        event = asked(view.problem, 0, 0)
        key = Key(f"polyminix-problems.event.{event.__struct_config__.tag}")
        return Holdings(held.columns, held.rows, (Sentence(key, self.params(event)),))

    def params(self, thing: Any) -> Wording:
        """Pieces and sides of a problem are what they are: numbers."""
        if isinstance(thing, SquareAsked | SymmetryAsked):
            return {field: getattr(thing, field) for field in thing.__struct_fields__}
        return super().params(thing)
