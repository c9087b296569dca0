"""Before anything else: a page comes, quickly, and nobody complains."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.complaints import axe_findings
from tests.e2e.conftest import Join
from tests.e2e.people import Person
from tests.e2e.screens import BOX
from tests.e2e.sizes import fetched

FIRST_SCREEN = 200_000  # bytes, compressed


def test_the_shelf_comes_without_complaints(join: Join) -> None:
    page = join("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page).to_have_title(re.compile("Ludoteca"))
    assert axe_findings(page) == []


@pytest.mark.parametrize("language", ["en", "it", "de", "fr"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_one_can_play_without_scrolling(join: Join, language: str, width: int, height: int) -> None:
    page = join(f"/box/{BOX}", viewport={"width": width, "height": height}, locale=language)
    play = Person(page, language=language).button("shelf.play")
    expect(play).to_have_count(2)
    for button in play.all():
        expect(button).to_be_in_viewport(ratio=1)


def test_the_first_screen_is_light(join: Join) -> None:
    page = join("about:blank")
    with fetched(page) as sizes:
        page.goto("/")
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert sizes, "nothing was fetched"
    assert sum(sizes.values()) < FIRST_SCREEN, sizes
