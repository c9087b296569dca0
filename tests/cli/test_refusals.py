"""Bad input: a sentence in the chosen language, exit code 2, nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.text import LANGUAGES
from tests.cli.conftest import Run, start

REFUSED = {
    "simulate nothing": "There is no game “nothing”; there are: ",
    "play nothing": "There is no game “nothing”; there are: ",
    "check nothing": "There is no game “nothing”; there are: ",
    "games nothing": "There is no game “nothing”; there are: ",
    "simulate labirinto --seats 6": "labirinto is for 1 to 5 players, not for 6.",
    "simulate labirinto --seats 0": "labirinto is for 1 to 5 players, not for 0.",
    "play labirinto --seats 6": "labirinto is for 1 to 5 players, not for 6.",
    "check labirinto --seats 9": "labirinto is for 1 to 5 players, not for 9.",
    "simulate labirinto --games 0": "0 games cannot be played: ask for at least one.",
    "simulate labirinto --workers 0": "0 processes cannot play: ask for at least one.",
    "simulate labirinto --bots easy,nobody": "There is no bot “nobody”; there are: random, mcts",
    "simulate labirinto --bots ,": "Name at least one bot.",
    "simulate labirinto --bots easy,easy,easy": "3 bots are too many: there are 2 seats for them.",
    "play labirinto --bots nobody": "There is no bot “nobody”; there are: random, mcts",
    "play labirinto --seats 1 --bots easy": "There is no seat left for a bot.",
    "play labirinto --seats 2 --bots easy,easy": "there is 1 seat for them.",
    "play labirinto --seats 2 --humans 3": "3 people cannot sit at this table: it has 2 seats",
    "play labirinto --humans 0 --seats 2": "0 people cannot sit at this table",
    "simulate labirinto -o colour=red": "labirinto has no option “colour”; it has: first_player,",
    "simulate labirinto -o first_player": "“first_player” is not an option with its value",
    "simulate labirinto -o first_player=7": "“7” is not a value for first_player; it takes: none,",
    "simulate labirinto -o first_player=true": "“true” is not a value for first_player",
    "simulate labirinto -o fallen_tokens_return=1": "it takes: false, true.",
    "simulate labirinto -o first_player=4": "is not a seat at this table: its 2 seats are",
    "games --lang xx": "We do not speak “xx”; we speak en, it, de, fr.",
    "replay nowhere.jsonl": "There is no file nowhere.jsonl.",
    "replay .": ". is a folder, not a file.",
    "simulate labirinto --games 3 --save used": "The folder used is not empty",
    "simulate labirinto --games 3 --save used/file": "used/file already exists",
    "play labirinto --save used/file": "used/file already exists, and we overwrite nothing",
    "play labirinto --save missing/file": "missing/file cannot be written: its folder",
    # The table is wrong: the folder for its logs must not be made.
    "simulate labirinto --seats 6 --save new": "labirinto is for 1 to 5 players",
    "simulate labirinto --bots nobody --save new": "There is no bot",
    "simulate labirinto --games 0 --save new": "0 games cannot be played",
    "simulate labirinto -o first_player=4 --save new": "is not a seat at this table",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "used").mkdir()
    (tmp_path / "used" / "file").write_text("precious")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def contents(folder: Path) -> dict[str, str | None]:
    return {str(path): path.read_text() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize("line", REFUSED)
def test_a_sentence_says_what_is_wrong(run: Run, folder: Path, line: str) -> None:
    before = contents(folder)
    done = run(*line.split())
    assert done.code == 2
    assert REFUSED[line] in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert contents(folder) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", [line for line in REFUSED if "--lang" not in line])
def test_in_every_language(run: Run, folder: Path, line: str, language: str) -> None:
    done = run(*line.split(), "--lang", language)
    assert done.code == 2
    assert (REFUSED[line] in done.err) == (language == "en")
    assert "{" not in done.err
    assert "error." not in done.err


def test_a_process_of_its_own_leaves_the_same_way(folder: Path) -> None:
    done = start("simulate", "nothing", LANG="it_IT.UTF-8")
    assert done.code == 2
    assert done.err.startswith("Non c\u2019è un gioco «nothing»; ci sono: labirinto")
    assert "Traceback" not in done.err
    assert done.out == ""


@pytest.mark.parametrize(
    "line",
    ["simulate", "simulate labirinto --seats many", "nonsense", "games --nonsense", "replay"],
)
def test_what_is_no_command_at_all_is_refused_too(run: Run, line: str) -> None:
    done = run(*line.split())
    assert done.code == 2
    assert "Usage" in done.err
    assert done.out == ""


@pytest.mark.parametrize("command", ["games", "simulate", "replay", "check", "play"])
def test_every_command_helps(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert "--lang" in done.out


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    for command in ("games", "play", "simulate", "replay", "check"):
        assert command in done.out
