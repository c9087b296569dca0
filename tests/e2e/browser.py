"""The Chromium that the browser tests drive: found, or fetched once.

`python -m tests.e2e.browser` looks for one that really starts, fetches one if there is none, and
keeps its path in .venv/browser, or nothing there for Playwright's own. `make test` does that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

VARIABLE = "LUDOTECA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
KEPT = Path(sys.prefix) / "browser"
PLAYWRIGHTS_OWN = ""
OS_RELEASE = Path("/etc/os-release")
FETCHING_SECONDS = 300
ADVICE = (
    f"The browser tests need Chromium: install it (apt-get install chromium, brew install "
    f"chromium, …), or name one in {VARIABLE}."
)


def executable() -> Path | None:
    """The one to drive; None for Playwright's own."""
    path = os.environ.get(VARIABLE) or (KEPT.read_text() if KEPT.is_file() else None)
    if path is None:
        path = next(found(), PLAYWRIGHTS_OWN)
    return Path(path) if path else None


def arguments() -> list[str]:
    """Chromium's sandbox does not work for root, as whom containers run."""
    return ["--no-sandbox"] if _root() else []


def found() -> Iterator[str]:
    """The paths of those on this machine, or of the one that was asked for."""
    named = os.environ.get(VARIABLE)
    if named:
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))


def starts(path: str) -> bool:
    with sync_playwright() as playwright:
        try:
            playwright.chromium.launch(
                executable_path=path or None, args=arguments(), timeout=30_000
            ).close()
        except Error:
            return False
    return True


def candidates() -> Iterator[str]:
    """Those that are here; then, if the caller is still not content, those that can be had."""
    yield from found()
    if os.environ.get(VARIABLE):
        return
    yield PLAYWRIGHTS_OWN
    sys.stderr.write("Fetching a Chromium for the browser tests…\n")
    if _root() and _debian() and _by_apt():
        yield from found()
    if _done(sys.executable, "-m", "playwright", "install", *_with_libraries(), "chromium"):
        yield PLAYWRIGHTS_OWN


def _by_apt() -> bool:
    return _done("apt-get", "update") and _done("apt-get", "install", "-y", "chromium")


def _with_libraries() -> list[str]:
    return ["--with-deps"] if _root() and shutil.which("apt-get") else []


def _root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _debian() -> bool:
    """Debian itself: in Ubuntu, the package is a stub for something that containers lack."""
    return OS_RELEASE.is_file() and "ID=debian" in OS_RELEASE.read_text().splitlines()


def _done(*command: str) -> bool:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, env=quiet, capture_output=True, check=False, timeout=FETCHING_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> str | None:
    """None if all is well, else what to tell."""
    for path in candidates():
        if starts(path):
            KEPT.write_text(path)
            return None
    named = os.environ.get(VARIABLE)
    return f"{VARIABLE} names no Chromium that starts: {named}" if named else ADVICE


if __name__ == "__main__":
    sys.exit(main())
