"""Every screen, on a desktop and on a phone, light and dark: axe finds nothing, nothing is wider
than the screen, nothing moves where motion is not wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.complaints import Complaints, axe_findings
from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE, USUAL
from tests.e2e.people import remembered
from tests.e2e.screens import NEW_HERE, SCREENS, House, furnish, show
from tests.e2e.server import Server

# How bright the ground of the page is, from 0 to 1: what is behind everything.
BRIGHTNESS = """() => {
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}"""
# What moves: longer than the blink to which reduced motion shortens everything.
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running')
  .filter((one) => Number(one.effect.getComputedTiming().activeDuration) > 1)
  .map((one) => `${one.animationName ?? one.transitionProperty}: ${one.effect.target?.className}`)
"""
# A change of theme passes from an element to those in it, frame by frame.
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let calm = 0; calm < 3; calm += 1) {
    await frame();
    const moving = document.getAnimations().filter((one) => one.playState === 'running');
    const brief = moving.filter((one) => one.effect.getComputedTiming().activeDuration <= 1);
    if (brief.length) calm = -1;
  }
}"""
SIDEWAYS = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth || clientWidth > screen.width ? scrollWidth : null;
}"""


@pytest.fixture(scope="module")
def known(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """The browser of somebody who has played here. It is kept, so that its pages come quickly."""
    context = browser.new_context(
        base_url=server.url, **USUAL, **remembered(server.url, name="Ada")
    )
    yield context
    context.close()


@pytest.fixture(scope="module")
def house(known: BrowserContext) -> House:
    page = known.new_page()
    house = furnish(page)
    page.close()
    return house


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(
    join: Join, known: BrowserContext, house: House, complaints: Complaints, screen: str
) -> None:
    complaints.forgive("404.*/nowhere")
    page = join() if screen in NEW_HERE else known.new_page()
    complaints.listen(page)
    show(screen, page, house)
    for size in (USUAL["viewport"], PHONE["viewport"]):
        page.set_viewport_size(size)
        look(page, "light")
        assert axe_findings(page) == [], size
        assert page.evaluate(BRIGHTNESS) > 0.5
        look(page, "dark")
        assert axe_findings(page, "color-contrast") == [], (size, "dark")
        assert page.evaluate(BRIGHTNESS) < 0.5
        assert page.evaluate(SIDEWAYS) is None, size
        assert page.evaluate(MOVING) == [], size
        assert cut_off(page) == [], size
    page.close()


def look(page: Page, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme)
    page.evaluate(SETTLED)


def cut_off(page: Page) -> list[str]:
    """What can be pressed and lies beyond the screen's edge, where nothing scrolls to it."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select, summary')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => {
            const { left, right, width } = one.getBoundingClientRect();
            if (width < 2 || (left >= -1 && right <= innerWidth + 1)) return false;
            for (let up = one.parentElement; up; up = up.parentElement)
              if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return false;
            return true;
          })
          .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found
