"""Somebody with a browser, at a table or on the way to one."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludoteca.games import GAMES, find_game
from tests.e2e.hands import Hand, Mouse
from tests.e2e.texts import Texts

FOR_SEVERAL = tuple(
    game.name
    for game in GAMES
    if 2 in game.seats and "first_player" in game.options_type.__struct_fields__
    if game.sketch_type is None
)
"""Games that two friends play with each other, one after the other."""


def remembered(url: str, **prefs: Any) -> dict[str, Any]:
    """A browser that was here before, as `new_context` wants it: it needs no coaching."""
    kept = {"coached": [game.name for game in GAMES], **prefs}
    storage = [{"name": "ludoteca.prefs", "value": json.dumps(kept)}]
    return {"storage_state": {"origins": [{"origin": url, "localStorage": storage}]}}


class Person:
    def __init__(self, page: Page, hand: Hand | None = None, language: str = "en") -> None:
        self.page = page
        self.hand = hand or Mouse()
        self.say = Texts(language)

    def press(self, what: Locator) -> None:
        self.hand.press(what)

    def button(self, key: str, **params: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    def link(self, key: str, **params: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **params), exact=True)

    def text(self, key: str, **params: str | int) -> Locator:
        return self.page.get_by_text(self.say(key, **params), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table.board"), exact=True)

    @property
    def story(self) -> Locator:
        """The steps that are told, whether they are in sight or folded away."""
        return self.page.locator("#table-story").get_by_role("button", include_hidden=True)

    @property
    def heard(self) -> Locator:
        """What a screen reader is told."""
        return self.page.get_by_role("log")

    @property
    def result(self) -> Locator:
        """The last word of a game: its dialog has the way to the replay."""
        return self.link("table.end.replay")

    @property
    def turn(self) -> Locator:
        """The sign that the table waits for this person."""
        return self.text("table.state.your-turn")

    def told(self) -> list[str]:
        return self.story.all_inner_texts()

    def knows(self, steps: int) -> None:
        """Come back once so many steps are told."""
        if steps:
            expect(self.story.nth(steps - 1)).to_be_attached()

    # Before the game.

    def invites(self, game: str, name: str) -> str:
        """From the shelf to a table with a free seat; gives the link to it."""
        page = self.page
        page.goto("/")
        box = self.say(f"box.{find_game(game).box}")
        self.press(self.link("shelf.open-box.of", box=box).last)
        invite = page.get_by_role("article", name=self.say(f"game.{game}"), exact=True)
        self.press(invite.get_by_role("link", name=self.say("shelf.box.invite")))
        field = page.get_by_role("textbox", name=self.say("table.name"))
        field.fill(name)
        expect(page.get_by_role("radio", name=self.say("setup.company.friends"))).to_be_checked()
        self.press(self.button("setup.seat.remove", n=3))
        self.press(self.button("setup.go.invite"))
        expect(self.button("table.start")).to_be_visible()
        return page.url

    def sits_down(self, name: str) -> None:
        self.page.get_by_role("textbox", name=self.say("table.name")).fill(name)
        self.press(self.button("table.sit"))
        expect(self.button("table.stand")).to_be_visible()

    def starts(self) -> None:
        self.press(self.button("table.start"))
        expect(self.board).to_be_visible()
