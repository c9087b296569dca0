"""LETTER alone, played in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from ludoteca.core import Choices, Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter_long.game import LETTER_LONG
from ludoteca.games.letter.letter_words.game import LETTER_WORDS
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.games.letter.solo.bot import Level
from ludoteca.games.letter.solo.bot import Player as Thinking
from ludoteca.games.letter.solo.model import SoloView
from ludoteca.games.letter.solo.rules import CLAIM, PLACE
from ludoteca.words.lexicon import lexicon
from tests.e2e.eyes import Eyes
from tests.e2e.hands import Hand
from tests.e2e.tables import make_table
from tests.games.letter.letter.browser import LetterPlayer

DICE = Dice(bytes(32))
TERSE = Level(commonness=38, claims=1, tries=1000)


class SolitairePlayer(LetterPlayer):
    """Lays, with hands, what makes most of it, and names no more words than it must; so some are
    left when it finishes, after some steps.
    """

    game = "letter-words"
    aim = LETTER_WORDS.aim

    def __init__(
        self, page: Page, hand: Hand | None = None, language: str = "en", *, writes: int = 2
    ) -> None:
        super().__init__(page, hand, language)
        self._seen = Eyes(page, SoloView)
        self._bot = Thinking(lexicon, TERSE, self.aim)
        self._writes = writes

    @property
    def view(self) -> Any:
        """What hands and hints need of it is the same as in the game for many."""
        return self._seen.view

    def sit(self, **options: str | int) -> None:
        self.page.goto(make_table(self.page, self.game, start=True, options=options))
        expect(self.turn).to_be_visible()

    def act(self) -> None:
        view: SoloView = self.view
        ending = (EndTurn(),) if view.laid or view.claims else ()
        move = self._bot.choose(view, Choices(ending, (PLACE, CLAIM)), DICE)
        if self.done["end"] >= self._writes:
            self.finish()
        elif isinstance(move, Place):
            self.lay(move)
        elif isinstance(move, Claim):
            self.name_word(move.text)
        elif isinstance(move, EndTurn):
            self.end("letter.page.end.step")
        else:
            self.finish()

    def step(self) -> None:
        before = self.story.count()
        self.act()
        self.knows(before + 1)

    def finish(self) -> None:
        """It is asked once more, for it cannot be taken back."""
        self.press(self.button("letter.page.finish"))
        asking = self.page.get_by_role("dialog", name=self.say("letter.page.finish.title"))
        self.press(asking.get_by_role("button", name=self.say("letter.page.finish"), exact=True))


class LongPlayer(SolitairePlayer):
    game = "letter-long"
    aim = LETTER_LONG.aim
