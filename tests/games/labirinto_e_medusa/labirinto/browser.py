"""Labirinto, played in a browser."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.hands import Finger, Keys
from tests.e2e.players import Player, labels

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
MINUS = "\N{MINUS SIGN}"


class LabirintoPlayer(Player):
    game = "labirinto"
    own_cell = "labirinto.page.your-theseus"

    def act(self) -> None:
        if self.challenging.is_visible():
            self._choose()
        elif self.cells("may-walk").count():
            self.walk()
        else:
            self.place()

    def cells(self, key: str) -> Locator:
        """The cells whose label says this."""
        return self.cells_named("*=", self.say(f"labirinto.page.{key}"))

    def _choose(self) -> None:
        walks = self.cells("may-walk").count()
        if self.dares or not (walks or self.exploring.is_visible()):
            self.challenge()
        elif walks:
            self.walk()
        else:
            self.press(self.exploring)
            self.done["explore"] += 1

    def challenge(self) -> None:
        self.press(self.challenging)
        self.press(self.board.get_by_role("button", name=self.say("labirinto.page.dare.yes")))
        self.done["challenge"] += 1

    def walk(self) -> None:
        cell = self.cells("may-walk").first
        if isinstance(self.hand, Keys):
            self._by_keys("may-walk")
        else:
            self.press(cell)
        if isinstance(self.hand, Finger):
            self.press(self.button("labirinto.page.walk"))
        self.done["walk"] += 1

    def place(self) -> None:
        if isinstance(self.hand, Keys):
            self._by_keys("may-place")
        else:
            self.aim(self.best_spot())
            self.press(self.button("labirinto.page.place"))
        self.done["place"] += 1

    def aim(self, cell: Locator) -> None:
        """Shows where a block would go, and does not send it."""
        self.press(cell)
        expect(self.button("labirinto.page.place")).to_be_enabled()

    def drag(self) -> None:
        """Carries the block in hand to its place."""
        block = self.board.get_by_role("radio", checked=True)
        block.hover()
        self.page.mouse.down()
        self.best_spot().hover()
        self.page.mouse.up()
        self.press(self.button("labirinto.page.place"))

    def best_spot(self) -> Locator:
        """In the thick of it: there the ways close, and one must walk."""
        spots = labels(self.cells("may-place"))
        every = labels(self.cells_named("", ""))
        empty = labels(self.cells("empty"))
        tiles = {_where(name) for name in set(every) - set(empty) - set(spots)}

        def beside(name: str) -> int:
            x, y = _where(name)
            return sum((x + east, y + north) in tiles for east, north in SIDES)

        best = max(spots, key=beside)
        return self.cells_named("=", best)

    def _by_keys(self, key: str) -> None:
        keyboard = self.page.keyboard
        focused = self.page.locator(":focus")
        if not focused.and_(self.board.get_by_role("gridcell")).count():
            assert isinstance(self.hand, Keys)
            self.hand.reach(self.board.locator("[role=gridcell][tabindex='0']"))
        keyboard.press("n")
        expect(focused).to_have_accessible_name(self.say.like(f"labirinto.page.{key}"))
        keyboard.press("Enter")


def _where(label: str) -> tuple[int, int]:
    """The cell a label begins with, as in "2,1: empty"; its minus is a true one."""
    x, y = label.partition(":")[0].replace(MINUS, "-").split(",")
    return int(x), int(y)
