"""Manta, played in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from ludoteca.games.polywords.manta import MANTA
from ludoteca.games.polywords.manta.model import NOWHERE, AssignCard
from tests.e2e.hands import Keys
from tests.games.polywords.browser import SeaPlayer

QUICK, SLOW = 2_000, 30_000


class MantaPlayer(SeaPlayer):
    """Lays cards, agrees, and writes what it finds; without the pen it proposes."""

    game = "manta"
    rules = MANTA
    first_prompt = "{game}.phase.assign"
    then_prompt = "{game}.phase.write"
    acts = ("confirm", "take-pen", "write", "propose", "nothing", "pass")

    def asked(self, view: Any) -> object:
        crew = view.seat % len(view.seas)
        own = view.laid[crew], view.writers[crew], view.proposals[crew]
        return (super().asked(view), *own)

    @property
    def ready(self) -> Locator:
        return self.button("manta.page.confirm")

    def does_assign_card(self, move: Any) -> None:
        """All three, and then it agrees."""
        self.press(self.board.locator(f"[data-card='{move.card}']"))
        self.press(self.board.locator(f"[data-slot='{move.length}']"))

    def does_confirm(self, _move: Any) -> None:
        self.press(self.ready)

    def does_take_pen(self, _move: Any) -> None:
        self.press(self.button("manta.page.take-pen"))

    def does_propose(self, move: Any) -> None:
        self.type_word(move.text)

    def type_word(self, text: str) -> None:
        """What was refused before is taken back first."""
        if isinstance(self.hand, Keys):
            self.page.keyboard.press("Escape")
        else:
            self.entry.fill("")
        super().type_word(text)

    def do(self, kind: str, move: Any) -> None:
        """Partners and rivals are quick: the word may be written, or the turn be over, before one
        has typed. Then nothing was done.
        """
        phase, left = self.view.phase, self._left()
        self.page.set_default_timeout(QUICK)
        expect.set_options(timeout=QUICK)
        try:
            super().do(kind, move)
        except (AssertionError, PlaywrightError):
            if (self.view.phase, self._left()) == (phase, left):
                raise
        finally:
            self.page.set_default_timeout(SLOW)
            expect.set_options(timeout=SLOW)

    def _left(self) -> object:
        view = self.view
        crew = view.seat % len(view.seas)
        return view.turn, view.used, view.writers[crew], view.proposals[crew]

    def does_set_aside(self, move: Any) -> None:
        self.press(self.button("manta.page.set-aside", word=move.word))

    def does_write_nothing(self, _move: Any) -> None:
        self.press(self.button("manta.page.nothing"))
        self.press(self.button("manta.page.nothing.yes"))

    def act(self) -> None:
        """While cards are laid: the next one, and then it agrees."""
        view = self.view
        if view.phase != "assign":
            super().act()
            return
        laid = view.laid[view.seat % len(view.seas)]
        free = [length for length in view.lengths if length not in laid]
        if NOWHERE in laid:
            self.do("assign-card", AssignCard(laid.index(NOWHERE), free[0]))
        else:
            self.do("confirm", None)
