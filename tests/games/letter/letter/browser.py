"""LETTER, played in a browser."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter.model import Exchange, GiveFree, LayBlank, LetterView
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.reading import left_out
from ludoteca.games.letter.shared_model import Place
from tests.e2e.eyes import Eyes
from tests.e2e.hands import Hand, Keys
from tests.e2e.players import Player
from tests.games.letter.letter.eyes import Mind

COLUMN, ROW = 1, 256
IN_TIME = 5_000
Laying = Place | LayBlank | Exchange


class LetterPlayer(Player):
    """Lays, names words by typing them, and ends; passes, unless it wants to knock."""

    game = "letter"
    own_cell = "letter.page.empty"
    first_prompt = "letter.page.prompt.first"
    then_prompt = "letter.phase.window"
    acts = ("lay", "end", "give", "knock", "pass", "agree")

    def __init__(
        self,
        page: Page,
        hand: Hand | None = None,
        language: str = "en",
        *,
        mind: Mind | None = None,
        knocks: int = 0,
        turns: int = 2,
    ) -> None:
        """After so many turns it agrees to end the game whenever it can."""
        super().__init__(page, hand, language)
        self.eyes = Eyes(page, LetterView)
        self.mind = mind or Mind()
        self._knocks = knocks
        self._turns = turns

    @property
    def view(self) -> LetterView:
        return self.eyes.view

    def wait(self) -> bool:
        """Until there is something to do; False when the game is over."""
        expect(self.result.or_(self.turn).first).to_be_visible()
        return not self.result.is_visible()

    def step(self) -> None:
        """Acts once, unless a window has closed meanwhile, and sees it told."""
        before, view = self.story.count(), self.view
        acting = view.waiting if view.phase in {"window", "gather", "vote"} else (view.turn,)
        if view.seat not in acting:
            return
        passes = self.done["pass"]
        self.act()
        if self.done["pass"] > passes:
            # That is not told, unless it closes the window.
            self.eyes.until(lambda now: now.glass != view.glass or now.seat not in now.waiting)
        if self.done["pass"] == passes or self.view.phase not in {"window", "gather"}:
            self.knows(before + 1)

    def put_away(self) -> None:
        """Nothing ever lies over the board."""

    def act(self) -> None:
        phase = self.view.phase
        if phase in {"window", "gather"}:
            self._in_window()
        elif phase == "vote":
            self.vote(yes=True)
        elif phase == "forfeit":
            self.give(self.view.hands[self.view.turn][0])
        elif phase == "pick":
            sizes = self.board.get_by_role("group", name=self.say("letter.page.pick"))
            self.press(sizes.get_by_role("button").first)
        elif phase == "knock":
            self._name_or_end()
        else:
            self._in_turn()

    def _in_window(self) -> None:
        agreeing = self.button("letter.page.agree")
        if self.done["knock"] < self._knocks and self.mind.words(self.view):
            self.knock()
        elif self.done["end"] >= self._turns and agreeing.is_visible():
            self.press(agreeing)
        else:
            self.pass_()

    def _in_turn(self) -> None:
        view = self.view
        # Nobody can agree in their first turn, which may come after a knock of theirs.
        if self.done["end"] >= self._turns and not view.laid and view.turn in view.opened:
            self._want_to_end()
            return
        move = self.mind.turn(view)
        if isinstance(move, Claim):
            self.name_word(move.text)
        elif isinstance(move, GiveFree):
            self.give_instead(move.tile)
        elif isinstance(move, Place | LayBlank):
            self.lay(move)
        else:
            self.end()
            if view.turn in view.opened and left_out(view.laid, view.claims):
                # It is in no word, and comes back.
                self.press(self.button("letter.page.loose.end"))

    def _want_to_end(self) -> None:
        """Agrees, and writes no word, for then everybody would have to agree again."""
        agreeing, letters = self.button("letter.page.agree"), self.view.hands[self.view.turn]
        if agreeing.is_visible():
            self.press(agreeing)
        elif letters_of(letters):
            self.give_instead(letters[0])
        else:
            self.end()

    def _name_or_end(self) -> None:
        words = self.mind.words(self.view)
        if words and not self.view.claims:
            self.name_word(words[0].text)
        else:
            self.end("letter.page.end.knock")

    # What one can do, each by itself.

    def rack(self, tile: int) -> Locator:
        return self.board.locator(f"[data-rack='{tile}']")

    def field(self, cell: int) -> Locator:
        return self.board.locator(f"[data-cell='{cell}']")

    @property
    def entry(self) -> Locator:
        return self.board.get_by_role("textbox", name=self.say("letter.page.word"), exact=True)

    def held_at(self, move: Laying) -> int:
        """The field to press so that the tile, held by its middle, lies where the move wants it."""
        tiles = self.view.tiles
        width, height = tiles.widths[move.tile], tiles.heights[move.tile]
        if move.turned:
            width, height = height, width
        return move.cell + (width - 1) // 2 * COLUMN - (height - 1) // 2 * ROW

    def put(self, move: Laying) -> None:
        """On the board, and not yet sent."""
        self.press(self.rack(move.tile))
        if move.turned:
            self.press(self.button("letter.page.turn"))
        if isinstance(self.hand, Keys):
            self._walk_to(self.held_at(move))
            self.page.keyboard.press("Enter")
        else:
            self.press(self.field(self.held_at(move)))

    def lay(self, move: Laying) -> None:
        self.put(move)
        blank = isinstance(move, LayBlank)
        self.press(self.button("letter.page.lay.blank" if blank else "letter.page.lay"))
        self.done["blank" if blank else "place"] += 1

    def _walk_to(self, cell: int) -> None:
        assert isinstance(self.hand, Keys)
        self.hand.reach(self.board.locator("[role=gridcell][tabindex='0']"))
        focused = self.page.locator(":focus")
        here = int(focused.get_attribute("data-cell") or 0)
        for key, many in (
            ("ArrowRight", cell % ROW - here % ROW),
            ("ArrowLeft", here % ROW - cell % ROW),
            ("ArrowUp", cell // ROW - here // ROW),
            ("ArrowDown", here // ROW - cell // ROW),
        ):
            for _ in range(many):
                self.page.keyboard.press(key)
        expect(focused).to_have_attribute("data-cell", str(cell))

    def name_word(self, text: str) -> None:
        if isinstance(self.hand, Keys):
            self.hand.reach(self.entry)
            self.page.keyboard.type(text)
            self.page.keyboard.press("Enter")
        else:
            self.entry.fill(text)
            self.press(self.writing)
        expect(self.entry).to_have_value("")
        self.done["word"] += 1

    @property
    def writing(self) -> Locator:
        return self.board.locator("form button[type=submit]")

    def trace(self, path: tuple[int, ...]) -> None:
        """Over the tiles with the button held down, from each to the next over their common edge:
        a straight line could cross a third one.
        """
        mouse = self.page.mouse
        boxes = [self.box(tile) for tile in path]
        mouse.move(*middle(boxes[0]))
        mouse.down()
        for one, other in pairwise(boxes):
            mouse.move(*edge(one, other), steps=8)
            mouse.move(*middle(other), steps=8)
        mouse.up()

    def box(self, tile: int) -> FloatRect:
        lying = self.board.locator(f"[data-tile='{tile}']").element_handle()
        # The board may still be gliding to where everything is in sight.
        lying.wait_for_element_state("stable")
        found = lying.bounding_box()
        assert found is not None
        return found

    def end(self, key: str = "letter.page.end") -> None:
        self.press(self.button(key))
        self.done["end"] += 1

    def give_instead(self, tile: int) -> None:
        self.press(self.button("letter.page.give"))
        self.give(tile)

    def give(self, tile: int) -> None:
        self.press(self.rack(tile))
        letter = self.view.tiles.letters[tile]
        self.press(self.button("letter.page.give.letter", letter=letter))
        self.done["give"] += 1

    def vote(self, *, yes: bool) -> None:
        key = "board.vote.yes" if yes else "board.vote.no"
        for button in self.button(key).all():
            self.press(button)
        if self.button("board.vote").is_visible():
            self.press(self.button("board.vote"))
        self.done["vote"] += 1

    def knock(self) -> None:
        self.press(self.board.get_by_role("button", name=self.say("letter.page.knock")))
        self.done["knock"] += 1

    def pass_(self) -> None:
        """If there is still time: the window closes by itself."""
        self.done["pass"] += 1
        if isinstance(self.hand, Keys):
            self.page.keyboard.press("p")
            return
        button = self.button("letter.page.pass")
        try:
            button.click(timeout=IN_TIME)
        except TooLate:
            assert not button.is_visible()


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edge(one: FloatRect, other: FloatRect) -> tuple[float, float]:
    """The middle of what two boxes side by side share."""

    def between(at: Literal["x", "y"], size: Literal["width", "height"]) -> float:
        first = max(one[at], other[at])
        last = min(one[at] + one[size], other[at] + other[size])
        return (first + last) / 2

    return between("x", "width"), between("y", "height")
