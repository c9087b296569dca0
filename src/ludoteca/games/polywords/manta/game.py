"""Manta: two teams, one sea each; three words against theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import Bot, Dice, Kind
from ludoteca.games.polywords.game import SeaGame
from ludoteca.games.polywords.looking_back import SeaLookback
from ludoteca.games.polywords.manta import rules, seeing
from ludoteca.games.polywords.manta.assigning import some_assignment
from ludoteca.games.polywords.manta.bot import bots
from ludoteca.games.polywords.manta.lookback import looked_back
from ludoteca.games.polywords.manta.model import (
    TEAMS,
    MantaEvent,
    MantaMove,
    MantaOptions,
    MantaState,
    MantaView,
    Propose,
)
from ludoteca.games.polywords.manta.terminal import MantaTerminal
from ludoteca.games.polywords.manta.writing import is_proposed, said
from ludoteca.games.polywords.model import Write
from ludoteca.games.polywords.suggesting import some_writing


class Manta(SeaGame[MantaOptions, MantaState, MantaMove, MantaEvent, MantaView]):
    name = "manta"
    seats = range(4, 7)
    minutes = 20
    options_type, state_type, view_type = MantaOptions, MantaState, MantaView
    move_type, event_type = MantaMove, MantaEvent
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    said = staticmethod(said)
    view = staticmethod(seeing.view_of)
    redact = staticmethod(seeing.redact)
    imagine = staticmethod(seeing.imagine)
    terminal = MantaTerminal()
    lookback_type = SeaLookback

    def crew(self, seat: int) -> int:
        return seat % TEAMS

    def asked_of(self, table: MantaState | MantaView, seat: int) -> tuple[str, ...]:
        """What the rivals ask for, once that is shown."""
        if table.phase != "write":
            return ()
        return tuple(card.id for card in table.hands[TEAMS - 1 - self.crew(seat)])

    def suggest(self, state: MantaState, seat: int, kind: Kind, dice: Dice) -> MantaMove | None:
        if kind.move == "assign-card":
            return some_assignment(state, seat, dice)
        found = some_writing(self, state, seat, kind, dice)
        if kind.move != "propose" or not isinstance(found, Write):
            return found
        proposal = Propose(found.text, path=found.path)
        word = self.judged(state, seat, proposal).word
        return None if is_proposed(state, self.crew(seat), word) else proposal

    def look_back(self, views: Sequence[MantaView]) -> SeaLookback:
        return looked_back(self, views)

    def bots(self) -> Mapping[str, Bot[MantaView, MantaMove]]:
        return bots(self.dictionaries)


MANTA = Manta()
