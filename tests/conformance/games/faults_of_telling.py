"""Games whose face at a terminal goes wrong (see `planting`)."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Key, Terminal
from ludoteca.core.terminal import Holding, Holdings
from tests.conformance.games.planting import breaks
from tests.conformance.games.snatch import Snatch

AnyTerminal = Terminal[Any, Any, Any]


class NoPicture(AnyTerminal):
    def picture(self, view: Any) -> str:
        nothing: Any = None
        return nothing  # type: ignore[no-any-return]


@breaks("telling")
class PictureMissing(Snatch):
    terminal = NoPicture()


class OneCellTooMany(AnyTerminal):
    def holdings(self, view: Any) -> Holdings:
        return Holdings((Key("token.cards"),), (Holding(0, (1, 2)),))


@breaks("telling")
class HoldingsDoNotFit(Snatch):
    terminal = OneCellTooMany()


class PhaseInWords(AnyTerminal):
    def phase(self, view: Any) -> str:
        return "Take a card!"


@breaks("telling")
class PhaseIsASentence(Snatch):
    terminal = PhaseInWords()
