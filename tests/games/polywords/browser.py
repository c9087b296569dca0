"""The games of the box, played in a browser. A game's own player names its game, and says what it
does in phases that are its own: `does_<move>` for a move that is listed, or a kind of moves.
"""

from __future__ import annotations

from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

from ludoteca.core import AnyGame, Dice, Kind
from ludoteca.games.polywords.model import SHORTEST, crew_of
from ludoteca.words.form import word_of
from tests.e2e.eyes import Eyes
from tests.e2e.hands import Hand, Keys
from tests.e2e.players import Player


class SeaPlayer(Player):
    """Writes what it finds, puts bottles where it may, doubts nothing, gives in, votes yes."""

    rules: ClassVar[AnyGame]
    """The game, as the engine knows it."""
    grid = "{game}.page.grid"
    own_cell = "polywords.page.cell.empty"
    first_prompt = "{game}.phase.write"
    then_prompt = "{game}.phase.write"
    acts: tuple[str, ...] = ("write", "nothing", "pass")

    def __init__(
        self, page: Page, hand: Hand | None = None, language: str = "en", *, seed: int = 0
    ) -> None:
        super().__init__(page, hand, language)
        self.eyes: Eyes[Any] = Eyes(page, self.rules.view_type)
        self.dice = Dice(bytes([seed]) * 32)

    @property
    def view(self) -> Any:
        return self.eyes.view

    def wait(self) -> bool:
        """Until there is something to do; False when the game is over."""
        expect(self.result.or_(self.turn).first).to_be_visible()
        return not self.result.is_visible()

    def step(self) -> None:
        """Acts once, and sees what comes of it."""
        before = self.view
        if before.seat in self.eyes.actors:
            self.act()
            self.eyes.until(lambda now: self.asked(now) != self.asked(before))

    def asked(self, view: Any) -> object:
        """What changes as soon as this seat has done something, and not when others have."""
        crew = crew_of(view, view.seat)
        contests = view.contests
        return (
            *(view.phase, view.turn, view.glass, view.owed[crew], view.used[crew]),
            *(view.seat in view.done, view.seat in contests.passed, contests.dispute),
        )

    def put_away(self) -> None:
        """Nothing ever lies over the board."""

    def act(self) -> None:
        """The first kind of moves for which it finds one, else the first move that is listed."""
        state = self.rules.imagine(self.view, self.dice)
        choices = self.rules.choices(state, self.view.seat)
        for kind in choices.kinds:
            move = self.found(state, kind)
            if move is not None:
                self.do(kind.move, move)
                return
        first = choices.moves[0]
        self.do(_tag(first), first)

    def found(self, state: Any, kind: Kind) -> Any:
        """A move of this kind, if it sees one."""
        return self.rules.suggest(state, self.view.seat, kind, self.dice)

    def do(self, kind: str, move: Any) -> None:
        getattr(self, f"does_{kind.replace('-', '_')}")(move)
        self.done[kind] += 1

    # What one can do, each by itself.

    @property
    def entry(self) -> Locator:
        return self.board.locator("[data-word]")

    def type_word(self, text: str) -> None:
        """Types it, and says it."""
        # Bots are quicker than the page: the word before may still stand there.
        expect(self.entry).to_have_value("")
        if isinstance(self.hand, Keys):
            self.page.keyboard.type(text)
            expect(self.entry).to_have_value(text)
            self.page.keyboard.press("Enter")
        else:
            self.entry.fill(text)
            self.press(self.board.locator("form button[type=submit]"))

    def spelt(self, text: str) -> str:
        """What it is for the rules."""
        options = self.view.options
        return word_of(text, options.language, options.umlauts, SHORTEST)

    def does_write(self, move: Any) -> None:
        """Where it goes best, whatever way was meant."""
        self.type_word(move.text)

    def does_write_nothing(self, _move: Any) -> None:
        self.press(self.button(f"{self.game}.page.nothing"))
        self.press(self.button("polywords.page.nothing.yes"))

    def does_place_bottle(self, move: Any) -> None:
        self.press_cell(move.cell)

    def uncover(self) -> None:
        """Has seen enough of the seas that lie over its own. What is pressed as soon as they open
        is not heeded."""
        while self.board.locator(".reveal").is_visible():
            self.page.keyboard.press("Shift")

    def does_pass(self, _move: Any) -> None:
        self.press(self.button("polywords.page.pass"))

    def does_contest(self, move: Any) -> None:
        self.press(self.board.locator(f"[data-doubt='{move.of}']").first)

    def does_defend(self, _move: Any) -> None:
        self.press(self.button("polywords.page.give-in"))

    does_give_in = does_defend

    def does_vote(self, _move: Any) -> None:
        self.press(self.button("board.vote.yes"))

    def cell(self, cell: int) -> Locator:
        """A cell of one's sea, numbered row by row."""
        return self.board.locator(f"[data-cell='{cell % 8 - 256 * (cell // 8)}']")

    def press_cell(self, cell: int) -> None:
        self.uncover()
        if isinstance(self.hand, Keys):
            self.walk_to(cell)
            self.page.keyboard.press("Enter")
        else:
            self.press(self.cell(cell))

    def walk_to(self, cell: int) -> None:
        assert isinstance(self.hand, Keys)
        self.hand.reach(self.board.locator("[role=gridcell][tabindex='0']"))
        here = int(self.page.locator(":focus").get_attribute("data-cell") or 0)
        row, column = -(here // 256), here % 256
        steps = {
            "ArrowRight": cell % 8 - column,
            "ArrowLeft": column - cell % 8,
            "ArrowDown": cell // 8 - row,
            "ArrowUp": row - cell // 8,
        }
        for key, many in steps.items():
            for _ in range(many):
                self.page.keyboard.press(key)
        expect(self.cell(cell)).to_be_focused()


def _tag(move: Any) -> str:
    return str(move.__struct_config__.tag)
