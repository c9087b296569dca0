"""Before anything else: a page comes, quickly, and nobody complains."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.complaints import axe_findings
from tests.e2e.conftest import Join
from tests.e2e.sizes import fetched

FIRST_SCREEN = 200_000  # bytes, compressed


def test_the_shelf_comes_without_complaints(join: Join) -> None:
    page = join("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page).to_have_title(re.compile("Ludoteca"))
    assert axe_findings(page) == []


def test_the_first_screen_is_light(join: Join) -> None:
    page = join("about:blank")
    with fetched(page) as sizes:
        page.goto("/")
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert sizes, "nothing was fetched"
    assert sum(sizes.values()) < FIRST_SCREEN, sizes
