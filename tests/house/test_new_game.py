"""`ludoteca new-game` makes a game that lacks nothing: it passes what every game must pass."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.text import LANGUAGES
from tests.house.source import ROOT

CHECKS = (
    "tests/house/test_games_are_complete.py",
    "tests/house/test_rules_are_tested.py",
    "tests/house/test_imports.py",
    "tests/house/test_purity.py",
    "tests/house/test_sizes.py",
    "tests/house/test_page_text.py",
    "tests/house/test_page_source.py",
    "tests/text",
    "tests/golden",
)


def run(house: Path, *command: str) -> str:
    """What a command says, in a house of its own."""
    environment = os.environ | {"PYTHONPATH": f"{house / 'src'}{os.pathsep}{house}"}
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def changed_files(told: str) -> list[str]:
    return told.partition("changed:")[2].split("Now ")[0].split()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, without what is built, but for the compiled kernels: they would be missed."""
    there = tmp_path_factory.mktemp("house")
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    kernels = (str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("kernel/_*"))
    for name in (*files.split("\0"), *kernels):
        if name and (ROOT / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            # Dictionaries are large, and nobody writes to them.
            put = os.link if name.startswith("src/ludoteca/words/data") else shutil.copyfile
            put(ROOT / name, there / name)
    return there


def test_a_second_game_of_a_box_lacks_nothing(house: Path) -> None:
    told = run(house, "ludoteca", "new-game", "labirinto-e-medusa", "hydra-heads")
    assert changed_files(told) == ["src/ludoteca/games/labirinto_e_medusa/__init__.py"]

    run(house, "ruff", "check", "src", "tests", "--quiet")
    run(house, "ruff", "format", "--check", "src", "tests", "--quiet")
    run(house, "ludoteca", "check", "hydra-heads")
    own = "tests/games/labirinto_e_medusa/hydra_heads"
    run(house, "pytest", "-q", "-x", "-n0", own, *CHECKS)
    run(house, "pytest", "-q", "-n0", "tests/web/test_howto.py", "-k", "hydra")


def test_the_first_game_of_a_new_box_brings_its_cover(house: Path) -> None:
    told = run(house, "ludoteca", "new-game", "matchbox", "sparks")
    assert changed_files(told) == ["src/ludoteca/games/__init__.py"]
    run(house, "ludoteca", "check", "sparks")
    own = ("tests/games/matchbox", *CHECKS[:2], "tests/text/test_catalogues.py")
    run(house, "pytest", "-q", "-x", "-n0", *own)


def test_a_box_that_was_still_to_come_keeps_its_cover_and_its_name(house: Path) -> None:
    told = run(house, "ludoteca", "new-game", "connections", "threads")
    names = "web/src/games/connections/text/shelf"
    assert changed_files(told) == [
        *(f"{names}/{language}.json" for language in LANGUAGES),
        "src/ludoteca/games/__init__.py",
    ]
    own = ("tests/games/connections", CHECKS[0], "tests/house/test_page_text.py")
    run(house, "pytest", "-q", "-x", "-n0", *own)


@pytest.mark.parametrize(
    ("box", "name", "why"),
    [
        ("letter", "letter-words", "There is already"),
        ("letter", "medusa", "There is already"),
        ("letter", "Big", "cannot be a name"),
        ("letter", "../up", "cannot be a name"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    house: Path, box: str, name: str, why: str
) -> None:
    before = sorted(house.rglob("*"))
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "new-game", box, name],
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house / "src"), "LC_ALL": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert why in done.stdout + done.stderr
    assert [path for path in sorted(house.rglob("*")) if "__pycache__" not in path.parts] == [
        path for path in before if "__pycache__" not in path.parts
    ]
