"""Three ways to act on a page: with a mouse, with a finger, with keys alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page, expect

MOST_TABS = 150


class Hand(Protocol):
    def press(self, what: Locator) -> None: ...


class Mouse:
    def press(self, what: Locator) -> None:
        what.click()


class Finger:
    def press(self, what: Locator) -> None:
        what.tap()


class Keys:
    """Nothing but what is on a keyboard: Tab leads everywhere."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, what: Locator) -> None:
        self.reach(what)
        self._page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        expect(what).to_be_visible()
        for _ in range(MOST_TABS):
            if what.evaluate("element => element === document.activeElement"):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")
