"""Real browsers at a real server.

`join(…)` opens a page in a browser of its own (cookies, storage) at `server`, which all tests
share; `lone_server` is a test's own, to be killed. Whatever a page complains about on its console
fails the test, unless the test forgives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Playwright, expect, sync_playwright
from pytest_playwright import CreateContextCallback

from ludoteca.server.static import PAGE
from tests.e2e.browser import arguments, executable
from tests.e2e.complaints import Complaints
from tests.e2e.devices import USUAL
from tests.e2e.server import QUICK, Server

Join = Callable[..., Page]

# Bots may have a long game of their own to finish, on a machine that is busy.
expect.set_options(timeout=30_000)


# Playwright keeps an event loop running, in which no other test could run its own. So it ends with
# this folder's tests, not with the whole session as its plugin has it.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="package")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    browser = browser_type.launch(executable_path=executable(), args=arguments())
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    """Nothing that a test could not ask for differently: see USUAL."""
    return {}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def lone_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Indirect parameters are settings of its own."""
    yield from _running(tmp_path, QUICK | getattr(request, "param", {}))


def _running(folder: Path, settings: Mapping[str, Any] = QUICK) -> Iterator[Server]:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page has not been built: make page")
    server = Server(folder, settings)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.complaints(), server.complaints()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    complaints = Complaints()
    yield complaints
    assert complaints.unforgiven() == []


@pytest.fixture
def join(
    new_context: CreateContextCallback,
    complaints: Complaints,
    request: pytest.FixtureRequest,
) -> Join:
    """Opens an address at the shared server, or at another `at`, in a browser of its own; without
    an address, an empty page.

    The other arguments are those of Playwright's `new_context`: a size, a language, a theme.
    """

    def join(path: str | None = None, at: Server | None = None, **asked: Any) -> Page:
        server = at or request.getfixturevalue("server")
        page = new_context(base_url=server.url, **{**USUAL, **asked}).new_page()
        complaints.listen(page)
        if path is not None:
            page.goto(path)
        return page

    return join
