"""Running the command: in this process, or as anybody would, in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ludoteca.cli import main
from ludoteca.core import Dice, Match
from ludoteca.core.codec import write_log
from ludoteca.core.dice import seed_from
from ludoteca.games import find_game
from ludoteca.testing import MOVES_ONLY, random_step


class Done(NamedTuple):
    """What a command has printed, and what it left with."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """The command in this process, with lines typed in, speaking English unless told otherwise."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)

    def run_command(*arguments: str | Path, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as leaving:
            main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        code = leaving.value.code
        return Done(code if isinstance(code, int) else 0, captured.out, captured.err)

    return run_command


def start(*arguments: str | Path, typed: bytes = b"", **environment: str) -> Done:
    """The command in a process of its own, its streams being pipes."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    finished = subprocess.run(
        [sys.executable, "-m", "ludoteca", *map(str, arguments)],
        input=typed,
        capture_output=True,
        env={**kept, "PYTHONUTF8": "1", **environment},
        check=False,
    )
    encoding = environment.get("PYTHONIOENCODING", "utf-8")
    out, err = finished.stdout.decode(encoding), finished.stderr.decode(encoding)
    return Done(finished.returncode, out, err)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The log of a whole game of Labirinto between two random players."""
    match = Match(find_game("labirinto"), seats=2, seed=seed_from("a log"))
    dice = Dice(seed_from("its players"))
    while match.outcome is None:
        random_step(match, dice, MOVES_ONLY)
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_log(match))
    return file
