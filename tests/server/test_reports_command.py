"""`ludoteca reports`: what players hold to be wrong, listed and exported."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.store import Report, open_store

KEPT = (
    Report("it", "PISTILLO", "fiore", "known", "2026-11-17"),
    Report("it", "PISTILLO", "fiore", "known", "2026-11-18"),
    Report("de", "HALLO", "", "unknown", "2026-11-18"),
)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"

    async def fill() -> None:
        opened = open_store(str(path))
        await opened.open()
        for report in KEPT:
            await opened.add_report(report, most=10)
        await opened.close()

    asyncio.run(fill())
    return path


def reports(store: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "ludoteca", "reports", "--store", str(store), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_they_are_listed_the_most_reported_first(store: Path) -> None:
    out = reports(store, "--lang", "en")
    assert out.index("PISTILLO") < out.index("HALLO")
    assert "2 judgements were marked as wrong." in out


def test_they_are_exported_for_a_spreadsheet_and_for_programs(store: Path) -> None:
    assert reports(store, "--csv").splitlines() == [
        "language,category,word,verdict,times,day",
        "it,fiore,PISTILLO,known,2,2026-11-18",
        "de,,HALLO,unknown,1,2026-11-18",
    ]
    (only,) = json.loads(reports(store, "--json", "--language", "de"))
    assert only["word"] == "HALLO"
    assert json.loads(reports(store, "--json", "--category", "fiore"))[0]["times"] == 2
