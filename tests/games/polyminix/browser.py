"""The games of the box, played in a browser: pieces are laid by mouse, by finger, by keys."""

from __future__ import annotations

from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

from ludoteca.core import AnyGame, Dice, Kind
from ludoteca.games.polyminix.pieces import NUMBER, Laid, squares, ways
from ludoteca.kit.grid import Cell, xy
from ludoteca.kit.polyomino import Figure, mirrored, turned
from tests.e2e.eyes import Eyes
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.players import Player

Point = tuple[float, float]
ENOUGH = 20


class ToyPlayer(Player):
    """Sees the answer, and lays it piece by piece."""

    rules: ClassVar[AnyGame]
    """The game, as the engine knows it."""
    grid = "polyminix.page.grid"
    own_cell = "polyminix.page.cell.open"
    first_prompt = "{game}.phase.mode"
    then_prompt = "{game}.phase.race"
    acts = ("done",)

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
        expect(self.result.or_(self.turn).first).to_be_visible(timeout=30_000)
        return not self.result.is_visible()

    def put_away(self) -> None:
        """Nothing ever lies over the board."""

    def step(self) -> None:
        """Acts once, and sees what comes of it."""
        before, told = self.view, self.story.count()
        if before.seat in self.eyes.actors:
            refused = len(self.eyes.refused)
            self.act()

            def done(now: Any) -> bool:
                # Nothing comes of what was refused.
                assert not self.eyes.refused[refused:]
                return self.asked(now) != self.asked(before)

            self.eyes.until(done)
            self.knows(told + 1)

    def asked(self, view: Any) -> object:
        """What changes as soon as this seat has done something."""
        raise NotImplementedError

    def answer(self) -> Any:
        """A move that hands in what is asked for."""
        state = self.rules.imagine(self.view, self.dice)
        return self.rules.suggest(state, self.view.seat, Kind("submit"), self.dice)

    # What one can do, each by itself.

    def cover(self, pieces: tuple[Laid, ...]) -> None:
        """Lays them, and hands them in."""
        for laid in pieces:
            self.lay(laid)
        self.press(self.button("polyminix.page.done"))

    def piece(self, name: str) -> Locator:
        return self.board.locator(f"[data-piece='{name}']")

    def lying(self, name: str) -> Locator:
        return self.board.locator(f"[data-lies='{name}']")

    def lay(self, laid: Laid) -> None:
        if isinstance(self.hand, Keys):
            self._lay_by_keys(laid)
        elif isinstance(self.hand, Finger):
            self._lay_by_finger(laid)
        else:
            self._lay_by_mouse(laid)
        expect(placed(self.lying(laid.piece), laid)).to_be_visible()

    def _lay_by_mouse(self, laid: Laid) -> None:
        """It is dragged out of the hand, turned on its way."""
        self.piece(laid.piece).scroll_into_view_if_needed()
        box = self.piece(laid.piece).bounding_box()
        assert box is not None
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2, box["y"] - 20)
        for key in self._turns(laid):
            self.page.keyboard.press(key)
        # On a free board it could lie anywhere, and the board may still be finding its place.
        shown = placed(self.board.locator(f"[data-over='{laid.piece}']"), laid)
        for _ in range(ENOUGH):
            mouse.move(*self.middle(laid), steps=4)
            if shown.is_visible():
                break
        mouse.up()

    def _lay_by_finger(self, laid: Laid) -> None:
        """It is tapped, turned by the buttons, and put where the finger is."""
        self.press(self.piece(laid.piece))
        labels = {"r": "polyminix.page.turn", "f": "polyminix.page.flip"}
        for key in self._turns(laid):
            self.press(self.button(labels[key]))
        self.page.touchscreen.tap(*self._settled(laid))

    def _lay_by_keys(self, laid: Laid) -> None:
        assert isinstance(self.hand, Keys)
        turns = self._turns(laid)
        keyboard = self.page.keyboard
        self.hand.reach(self.board.locator("[data-piece][tabindex='0']"))
        for _ in NUMBER:
            focused = self.page.locator(":focus").get_attribute("data-piece")
            if focused == laid.piece:
                break
            keyboard.press("ArrowRight")
        else:
            for _ in NUMBER:
                if self.page.locator(":focus").get_attribute("data-piece") == laid.piece:
                    break
                keyboard.press("ArrowLeft")
        keyboard.press("Enter")
        expect(self.board.locator("[role=gridcell]:focus")).to_be_visible()
        for key in turns:
            keyboard.press(key)
        self._walk_to(laid.at + heart(ways(NUMBER[laid.piece])[laid.way]))
        keyboard.press("Enter")

    def _walk_to(self, cell: Cell) -> None:
        here = int(self.page.locator(":focus").get_attribute("data-cell") or 0)
        (x, y), (to_x, to_y) = xy(here), xy(cell)
        for key, many in {
            "ArrowRight": to_x - x,
            "ArrowLeft": x - to_x,
            "ArrowUp": to_y - y,
            "ArrowDown": y - to_y,
        }.items():
            for _ in range(many):
                self.page.keyboard.press(key)
        expect(self.cell(cell)).to_be_focused()

    def _turns(self, laid: Laid) -> str:
        """The keys that lead from the way it lies in the hand to the way it is to lie."""
        now = int(self.piece(laid.piece).get_attribute("data-way") or 0)
        form, wanted = (ways(NUMBER[laid.piece])[way] for way in (now, laid.way))
        return next(keys for keys in TURNS if after(form, keys) == wanted)

    def middle(self, laid: Laid) -> Point:
        """Of the piece, where it is to lie, on the page."""
        boxes = [self.cell(cell).bounding_box() for cell in squares(laid)]
        found = [box for box in boxes if box is not None]
        left, right = (
            min(b["x"] for b in found),
            max(b["x"] + b["width"] for b in found),
        )
        top, foot = (
            min(b["y"] for b in found),
            max(b["y"] + b["height"] for b in found),
        )
        return (left + right) / 2, (top + foot) / 2

    def _settled(self, laid: Laid) -> Point:
        """The same, once it is where it was a frame ago."""
        before, now = None, self.middle(laid)
        while now != before:
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            before, now = now, self.middle(laid)
        return now

    def cell(self, cell: Cell) -> Locator:
        return self.board.locator(f"[data-cell='{cell}']")


def placed(piece: Locator, laid: Laid) -> Locator:
    """Just there, not beside it."""
    return piece.and_(piece.page.locator(f"[data-at='{laid.at}']"))


TURNS = ("", "r", "rr", "rrr", "f", "fr", "frr", "frrr")


def after(form: Figure, keys: str) -> Figure:
    for key in keys:
        form = turned(form) if key == "r" else mirrored(form)
    return form


def heart(form: Figure) -> Cell:
    """The square by which a piece is held with keys: the one nearest to its middle."""
    cells = [xy(cell) for cell in form]
    x, y = max(x for x, _ in cells) / 2, max(y for _, y in cells) / 2
    return min(form, key=lambda cell: (xy(cell)[0] - x) ** 2 + (xy(cell)[1] - y) ** 2)
