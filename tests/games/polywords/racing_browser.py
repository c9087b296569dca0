"""The games of the box in which words are called, played in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ludoteca.games.polywords.racing import has_to_write, word_of_seat
from tests.e2e.hands import Keys
from tests.games.polywords.browser import SeaPlayer

HEARD = """() => {
  const entry = document.querySelector('[data-word]');
  return !entry || entry.readOnly || !entry.value || document.querySelector('form p.refusal');
}"""
"""What was called is no longer what is typed, or was refused: somebody was quicker."""


class RacingPlayer(SeaPlayer):
    """Calls what it finds, and writes it where it goes best."""

    first_prompt = "{game}.phase.race"
    then_prompt = "{game}.phase.race"
    acts = ("call", "nothing", "pass")

    def step(self) -> None:
        calls = self.done["call"]
        before = self.view
        if before.seat not in self.eyes.actors:
            return
        self.act()
        if self.done["call"] == calls:
            self.eyes.until(lambda now: self.asked(now) != self.asked(before))

    def asked(self, view: Any) -> object:
        """Whoever has a word to write is asked for nothing else, though the sand may be another."""
        own = word_of_seat(view, view.seat)
        if own is not None and has_to_write(view, view.seat):
            return view.turn, own.word
        return super().asked(view), None if own is None else own.path

    def does_call(self, move: Any) -> None:
        if self.entry.input_value():  # of a word that was refused
            self.entry.press("Escape")
        self.type_word(move.text)
        self.page.wait_for_function(HEARD)

    def does_call_nothing(self, _move: Any) -> None:
        self.does_write_nothing(_move)

    def does_place_word(self, _move: Any) -> None:
        """Where the page has laid it already."""
        submit = self.board.locator("form button[type=submit]")
        expect(submit).to_be_enabled()
        if isinstance(self.hand, Keys):
            self.hand.reach(submit)
            self.page.keyboard.press("Enter")
        else:
            self.press(submit)
