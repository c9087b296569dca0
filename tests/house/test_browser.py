"""Where the browser tests get their Chromium from, or what they say."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.e2e import browser


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser, on which nothing can be fetched."""
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "KEPT", tmp_path / "browser")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(browser, "starts", lambda _: False)
    monkeypatch.setattr(browser, "_done", lambda *_: False)
    return tmp_path / "browser"


def test_the_one_that_was_named_is_taken(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.VARIABLE, "/opt/chrome")
    monkeypatch.setattr(browser, "starts", lambda path: path == "/opt/chrome")

    assert browser.main() is None
    assert browser.executable() == Path("/opt/chrome")


def test_a_named_one_that_does_not_start_is_not_replaced(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(browser.VARIABLE, "/opt/chrome")
    monkeypatch.setattr(browser, "starts", lambda path: path == browser.PLAYWRIGHTS_OWN)

    assert browser.main() == f"{browser.VARIABLE} names no Chromium that starts: /opt/chrome"
    assert not kept.exists()


def test_one_that_does_not_start_is_passed_over(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(browser, "starts", lambda path: path == "/bin/google-chrome")

    assert browser.main() is None
    assert browser.executable() == Path("/bin/google-chrome")


def test_playwrights_own_is_fetched_where_there_is_none(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[str] = []

    def done(*command: str) -> bool:
        fetched.append(" ".join(command))
        return command[0] == sys.executable

    monkeypatch.setattr(browser, "_done", done)
    monkeypatch.setattr(browser, "starts", lambda path: path == browser.PLAYWRIGHTS_OWN and fetched)

    assert browser.main() is None
    assert kept.read_text() == browser.PLAYWRIGHTS_OWN
    assert browser.executable() is None
    assert fetched[-1].endswith("playwright install chromium")


def test_where_nothing_helps_one_line_says_what_to_install(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = browser.main()

    assert said is not None
    assert len(said.splitlines()) == 1
    assert "install" in said
    assert browser.VARIABLE in said
    assert not kept.exists()
