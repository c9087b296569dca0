"""Solve the problem at a terminal: what is asked for stands below the points."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Key
from ludoteca.core.terminal import Holdings, Sentence, Wording
from ludoteca.games.polyminix.polyminix_problems.model import ProblemView, SymmetryAsked, asked
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
        """Here pieces are a number."""
        if isinstance(thing, SymmetryAsked):
            return {"turno": thing.turno, "prova": thing.prova, "pieces": thing.pieces}
        return super().params(thing)
