"""How a game is played in a browser: what is the same in every game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Sequence

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import Hand
from tests.e2e.people import Person


class Player(Person):
    """Explores some turns, and until everything it wants has happened to it; then it dares."""

    game = ""
    # What it looks at, as keys of texts; `{game}` is its name.
    grid = "{game}.page.grid"
    own_cell = ""
    """A cell says this of itself, sooner or later."""
    first_prompt = "{game}.phase.set-up"
    then_prompt = "{game}.phase.turn"
    acts: tuple[str, ...] = ("place", "explore", "challenge")
    """Buttons of the board by which one acts: who only looks on has none of them."""

    def key(self, template: str) -> str:
        return template.format(game=self.game)

    def __init__(
        self,
        page: Page,
        hand: Hand | None = None,
        language: str = "en",
        *,
        explores: int = 1,
        wants: Collection[str] = (),
    ) -> None:
        super().__init__(page, hand, language)
        self.done: Counter[str] = Counter()
        self._explores = explores
        self._wants = wants

    def act(self) -> None:
        """Does one thing, of those that are offered."""
        raise NotImplementedError

    def cells_named(self, how: str, label: str) -> Locator:
        """Cells of the board by their label: the whole of it (=), or a part (*=)."""
        named = f"[aria-label{how}{json.dumps(label, ensure_ascii=False)}]" if label else ""
        return self.board.locator(f"[role=gridcell]{named}")

    @property
    def exploring(self) -> Locator:
        return self.board.get_by_role("button", name=self.say(f"{self.game}.page.explore"))

    @property
    def challenging(self) -> Locator:
        return self.board.get_by_role("button", name=self.say(f"{self.game}.page.challenge"))

    @property
    def not_yet(self) -> Locator:
        """Takes a challenge back that was asked about."""
        return self.board.get_by_role("button", name=self.say(f"{self.game}.page.dare.no"))

    @property
    def duel(self) -> Locator:
        """Puts away the picture of a challenge."""
        return self.button(f"{self.game}.page.duel.close")

    @property
    def dares(self) -> bool:
        return self.done["explore"] >= self._explores and all(self.done[w] for w in self._wants)

    def wait(self) -> bool:
        """Until there is something to do; False when the game is over."""
        while True:
            expect(self.duel.or_(self.result).or_(self.turn).first).to_be_visible()
            # The result lies above the last challenge, which need not be put away any more.
            if self.result.is_visible():
                return False
            if not self.duel.is_visible():
                return True
            self.put_away()

    def put_away(self) -> None:
        """Looks at the challenges that were fought meanwhile, one after the other."""
        while self.duel.is_visible() and not self.result.is_visible():
            try:
                self.press(self.duel)
            except (AssertionError, PlaywrightError):
                # Meanwhile the result may have come up in front of it.
                if not self.result.is_visible():
                    raise

    def step(self) -> None:
        """Acts once, and sees it told."""
        before = self.story.count()
        self.act()
        self.knows(before + 1)

    def play_on(self) -> None:
        """Against bots, to the end."""
        while self.wait():
            self.step()

    def challenge(self) -> None:
        """Asked twice, for there is no way back."""
        raise NotImplementedError


def labels(cells: Locator) -> list[str]:
    found: list[str] = cells.evaluate_all("all => all.map((one) => one.ariaLabel)")
    return found


def all_know(players: Sequence[Player]) -> None:
    """Whoever knows everything knows whose turn it is."""
    steps = max(player.story.count() for player in players)
    for player in players:
        player.knows(steps)
        player.put_away()


def play_out(players: Sequence[Player], most: int = 10_000) -> bool:
    """Each in turn, until the game is over; True if it is, before so many steps were played."""
    for _ in range(most):
        all_know(players)
        acting = next((player for player in players if player.turn.is_visible()), None)
        if acting is None:
            break
        acting.step()
    else:
        return False
    for player in players:
        assert not player.wait()
    return True
