"""Medusa, played in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.hands import Finger, Keys
from tests.e2e.players import Player, labels

# Where on the screen a cell can be hit, once the picture has come to rest: columns hide what is
# behind them.
POINT = """async (room, cell) => {
  const hit = (x, y) => document.elementFromPoint(x, y)?.closest('[data-cell]')?.dataset.cell;
  const find = () => {
    for (const path of room.querySelectorAll(`svg [data-cell="${cell}"] path`)) {
      const { left, top, width, height } = path.getBoundingClientRect();
      for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) for (const right of [0.5, 0.3, 0.7]) {
        const [x, y] = [left + right * width, top + down * height];
        if (hit(x, y) === cell) return [x, y];
      }
    }
    return null;
  };
  const frames = async () => {
    for (let k = 0; k < 3; k += 1) await new Promise(requestAnimationFrame);
  };
  for (let [before, now] = ['', find()]; ; now = find()) {
    if (String(now) === String(before)) return now;
    before = now;
    await frames();
  }
}"""


class MedusaPlayer(Player):
    game = "medusa"
    grid = "medusa.page.island"
    own_cell = "medusa.page.cell.yours"

    def act(self) -> None:
        if self.challenging.is_visible():
            self._choose()
            return
        for what in ("give", "take"):
            desires = self.board.get_by_role("group", name=self.say(f"medusa.phase.{what}"))
            if desires.is_visible():
                self.press(desires.get_by_role("button").first)
                self.done[what] += 1
                return
        self.place()

    def _choose(self) -> None:
        if self.dares or not self.exploring.is_visible():
            self.challenge()
        else:
            self.press(self.exploring)
            self.done["explore"] += 1

    def challenge(self) -> None:
        self.press(self.challenging)
        self.press(self.board.get_by_role("button", name=self.say("medusa.page.dare.yes")))
        self.done["challenge"] += 1

    def lit(self) -> Locator:
        return self.cells_named("*=", self.say("medusa.page.cell.may").partition("{")[0])

    def place(self) -> None:
        cell = self.best_spot()
        self.lay(cell)
        if isinstance(self.hand, Keys):
            self.page.keyboard.press("Enter")
        else:
            self.press(self.button("medusa.page.place"))
        self.done["place"] += 1

    def lay(self, cell: Locator) -> None:
        """A piece lies there, and can still be taken back."""
        if isinstance(self.hand, Keys):
            self._reach(cell)
            self.page.keyboard.press("Enter")
        else:
            x, y = self._point(cell)
            if isinstance(self.hand, Finger):
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
        expect(self.button("medusa.page.place")).to_be_enabled()

    def drag(self) -> None:
        """Carries the piece in hand to its place."""
        hand = self.board.get_by_role("group", name=self.say("medusa.page.hand"))
        x, y = self._point(self.best_spot())
        hand.get_by_role("button", pressed=True).hover()
        self.page.mouse.down()
        self.page.mouse.move(x, y, steps=4)
        self.page.mouse.up()
        self.press(self.button("medusa.page.place"))

    def best_spot(self) -> Locator:
        """First both pieces onto the Abyss, which brings a Desire; then both onto the island."""
        abyss = re.compile(self.say.like("medusa.page.cell.abyss").pattern)
        lit = labels(self.lit())
        wanted = [name for name in lit if bool(abyss.match(name)) != bool(self.done["take"])]
        return self.cells_named("=", (wanted or lit)[0])

    def _point(self, cell: Locator) -> tuple[float, float]:
        """Turns the island until the cell can be hit, as one would."""
        which = cell.get_attribute("data-grid-cell")
        for _ in range(4):
            found: list[float] | None = self.board.evaluate(POINT, which)
            if found:
                return found[0], found[1]
            self.press(self.button("medusa.page.turn.right"))
        raise AssertionError(f"cell {which} cannot be hit from any side")

    def _reach(self, cell: Locator) -> None:
        """N goes from one lit cell to the next."""
        assert isinstance(self.hand, Keys)
        focused = self.page.locator(":focus")
        if not focused.and_(self.board.get_by_role("gridcell")).count():
            self.hand.reach(self.board.locator("[role=gridcell][tabindex='0']"))
        which = cell.get_attribute("data-grid-cell")
        for _ in range(self.lit().count() + 1):
            self.page.keyboard.press("n")
            if focused.get_attribute("data-grid-cell") == which:
                return
        raise AssertionError(f"N does not lead to {which}")
