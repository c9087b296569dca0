"""The page is built during an install: when something has changed, and with one sentence if not."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import hatch_build

LOCK = {
    "packages": {
        "": {"name": "web"},
        "node_modules/vite": {"version": "8.0.0"},
        "node_modules/vitest": {"version": "4.0.0", "dev": True},
        "node_modules/binding-for-another-machine": {"version": "1.0.0", "optional": True},
    }
}


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny page of its own, with everything that it is built with in place."""
    web, page = tmp_path / "web", tmp_path / "page"
    for name in ("WEB", "TEXT", "GAMES"):
        monkeypatch.setattr(hatch_build, name, tmp_path / name.lower())
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "PAGE", page)
    monkeypatch.setattr(hatch_build, "STAMP", page / ".stamp")
    monkeypatch.setattr(hatch_build, "__file__", str(tmp_path / "hatch_build.py"))
    for path, text in {
        "hatch_build.py": "",
        "web/src/main.ts": "start()",
        "web/test/main.test.ts": "try()",
        "web/package-lock.json": json.dumps(LOCK),
        "text/en.json": "{}",
        "games/box/text/en.json": "{}",
        "games/box/text/shelf/en.json": "{}",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    installed(web, "vite")
    return tmp_path


def installed(web: Path, *names: str) -> None:
    packages = {f"node_modules/{name}": LOCK["packages"][f"node_modules/{name}"] for name in names}
    (web / "node_modules").mkdir(exist_ok=True)
    (web / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": packages}))


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stands in for Node: builds a page of one file, and tells what it was asked for."""
    commands: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(" ".join(command))
        if "--outDir" in command:
            folder = Path(command[command.index("--outDir") + 1])
            folder.mkdir()
            (folder / "index.html").write_text("the page")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_a_page_is_built_compressed_and_put_in_its_place(house: Path, ran: list[str]) -> None:
    hatch_build.build()

    assert (house / "page" / "index.html").read_text() == "the page"
    assert any("vite" in command for command in ran)
    assert any("compress.mjs" in command for command in ran)
    assert not any(" ci " in command for command in ran), "everything was installed"


@pytest.mark.usefixtures("house")
def test_an_unchanged_page_is_not_built_again(ran: list[str]) -> None:
    hatch_build.build()
    ran.clear()

    hatch_build.build()

    assert ran == []


CHANGED = (
    "web/src/main.ts",
    "web/src/new.ts",
    "text/en.json",
    "games/box/text/en.json",
    "games/box/text/shelf/en.json",
)


@pytest.mark.parametrize("changed", CHANGED)
def test_a_change_builds_it_again(house: Path, ran: list[str], changed: str) -> None:
    hatch_build.build()
    ran.clear()

    (house / changed).write_text("changed")
    hatch_build.build()

    assert ran != []


def test_tests_are_no_part_of_the_page(house: Path, ran: list[str]) -> None:
    hatch_build.build()
    ran.clear()

    (house / "web/test/main.test.ts").write_text("changed")
    hatch_build.build()

    assert ran == []


def test_what_is_missing_is_fetched(house: Path, ran: list[str]) -> None:
    installed(house / "web")
    hatch_build.build()
    assert [command for command in ran if " ci " in command and "--omit=dev" in command]


def test_checking_needs_more_than_building(house: Path, ran: list[str]) -> None:
    hatch_build.install(developing=False)
    assert ran == []
    hatch_build.install(developing=True)
    assert len(ran) == 1
    installed(house / "web", "vite", "vitest")
    hatch_build.install(developing=True)
    assert len(ran) == 1


def test_without_a_network_one_sentence_says_so(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed(house / "web")
    failed = subprocess.CompletedProcess([], 1, "", "npm error code ENOTFOUND\nnpm error at …\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)

    assert hatch_build.main([]) == 1

    building, sentence = capsys.readouterr().err.splitlines()
    assert building == "Building the page…"
    assert sentence.startswith("Ludoteca's page could not be built: npm could not fetch")
    assert sentence.endswith("(code ENOTFOUND); is there a network?")
