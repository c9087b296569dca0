"""`ludoteca play`: a person at the terminal, typing lines."""

from __future__ import annotations

import builtins
import re
from pathlib import Path

import pytest

from ludoteca.core import AnyGame, Dice, Match
from ludoteca.core.codec import read_log
from ludoteca.core.dice import seed_from
from ludoteca.games import GAMES, find_rules
from ludoteca.testing import random_step
from ludoteca.text import LANGUAGES
from tests.cli.conftest import Done, Run, start

SEEDED = ("play", "labirinto", "--seed", "3")
GOODBYE = {"en": "Goodbye.", "it": "Arrivederci.", "de": "Auf Wiedersehen.", "fr": "Au revoir."}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])
each_challenge = pytest.mark.parametrize("game", ["labirinto", "medusa"])


def moves_asked(done: Done) -> int:
    return len(re.findall(r"^[A-E], your move:", done.out, re.MULTILINE))


@each_challenge
def test_a_whole_game_by_numbers(run: Run, game: str) -> None:
    """Alone: come in, then challenge at once, and lose."""
    done = run("play", game, "--seats", "1", "--seed", "1", typed="1\n1\n\n")
    assert (done.code, done.err) == (0, "")
    assert "Your chance of winning a challenge now: " in done.out
    assert "You challenge " in done.out
    assert re.search(r"^(The Minotaur|Medusa) wins\.$", done.out, re.MULTILINE)
    assert "To keep this game, type a file name" in done.out


class Person:
    """Reads what is printed and answers: explores as long as that is possible."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.pages: list[str] = []

    def answer(self, prompt: str = "") -> str:
        page = self.capsys.readouterr().out
        self.pages.append(page + prompt)
        if "file name" in prompt:
            return ""
        return "explore" if "explore: draw two" in page else "1"


@pytest.mark.parametrize("seats", ["1", "3"])
@each_challenge
def test_a_whole_game_by_exploring_to_the_end(
    run: Run,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: str,
) -> None:
    person = Person(capsys)
    monkeypatch.setattr(builtins, "input", person.answer)
    done = run("play", game, "--seats", seats, "--seed", "long")
    assert done.code == 0
    story = "".join(person.pages) + done.out
    assert len(person.pages) > 15
    assert "There is only one thing to do: challenge" in story or seats != "1"
    assert re.search(r" (wins|is beaten)\.$", story, re.MULTILINE)
    assert "{" not in story


@each_language
@each_game
def test_in_every_language(run: Run, game: str, language: str) -> None:
    """As far as the piped lines go, then goodbye."""
    done = run("play", game, "--seed", "1", "--lang", language, typed="?\n1\n2\n1\n1\n")
    assert done.code == 0
    assert GOODBYE[language] in done.out
    assert not re.search(r"[{}]|\b[a-z]+\.[a-z]+\.[a-z]", done.out)
    assert max(map(len, done.out.splitlines())) <= 80


@each_game
def test_whatever_is_typed_is_answered(run: Run, game: str) -> None:
    """No line that makes no sense is a move, and none is the last."""
    nonsense = ["0", "99", "-1", "1.5", "fly away", "[bold]", "{", "{}", "²", "«", "place", "a b c"]
    done = run("play", game, "--seed", "1", typed="\n".join([*nonsense, "?", "quit"]) + "\n")
    assert (done.code, done.err) == (0, "")
    assert moves_asked(done) == len(nonsense) + 2
    assert done.out.endswith("Goodbye.\n")


@each_game
def test_every_game_is_kept_and_told_again(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "kept.jsonl"
    assert run("play", game, "--save", file, typed="quit\n").code == 0
    assert read_log(file.read_bytes(), find_rules).game.name == game
    assert run("replay", file).code == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_move_can_be_typed(game: AnyGame) -> None:
    """Whatever is too much to list, a person has a way to say; nothing at all says nothing."""
    match = Match(game, seats=game.seats[0], seed=seed_from("kinds"))
    dice = Dice(seed_from("kinds dice"))
    for _ in range(60):
        if not match.actors:
            break
        for seat in match.actors:
            view = match.view(seat)
            for kind in match.choices(seat).kinds:
                assert kind.move in game.terminal.typings(view)
                assert game.terminal.typed(view, kind, ()) is None
        random_step(match, dice)


def test_which_game_is_asked(run: Run) -> None:
    done = run("play", typed="99\nnothing\nlabi\nquit\n")
    assert done.code == 0
    assert "Which game?" in done.out
    assert done.out.count(f"Type a number from 1 to {len(GAMES)}, or a game") == 2
    assert "You are A." in done.out


def test_which_game_may_be_a_number_or_nothing(run: Run) -> None:
    assert "You are A." in run("play", typed="1\nquit\n").out
    for typed in ("quit\n", ""):
        done = run("play", typed=typed)
        assert done.code == 0
        assert "Goodbye." in done.out


def test_moves_can_be_typed_in_words(run: Run) -> None:
    done = run(*SEEDED, typed="come in ├\nexplore\nplace east ┬\nquit\n")
    assert "You place a T-block ├ on 0,0." in done.out
    assert "You draw: " in done.out
    assert "You place a T-block ┬ on 1,0." in done.out


def test_moves_can_be_typed_in_ones_own_language(run: Run) -> None:
    done = run(*SEEDED, "--lang", "it", typed="entra ├\nesplora\npiazza est ┬\nesci\n")
    assert "Piazzi un blocco parete ┬ in 1,0." in done.out
    assert "Arrivederci." in done.out


def test_words_that_fit_several_moves_are_asked_about(run: Run) -> None:
    done = run(*SEEDED, typed="t-block\n2\nquit\n")
    assert "Several moves fit: which one?" in done.out
    assert moves_asked(done) == 3


def test_the_rules_say_why_not(run: Run) -> None:
    done = run(*SEEDED, typed="challenge\n1\nquit\n")
    assert "You cannot do that now: choose one of the moves shown." in done.out
    typed = '{"type": "place", "side": 9, "openings": 15}\n{"type": "fly"}\n{nonsense\nquit\n'
    done = run(*SEEDED, typed=typed)
    assert done.code == 0
    assert done.out.count("This is not a move of this game: ") == 2


def test_what_is_not_understood_changes_nothing(run: Run) -> None:
    done = run(*SEEDED, typed="0\n5\n-1\n1.5\nfly away\n[bold]\nquit\n")
    assert done.out.count("That is not one of your moves. Type a number from 1 to 4") == 6
    assert "You place" not in done.out


def test_help_table_and_rules(run: Run) -> None:
    done = run(*SEEDED, typed="?\nhelp\n\ntable\nrules\nquit\n")
    assert done.out.count("save FILE") == 3
    assert done.out.count("Place your first block") == 2
    assert "LA-T7" in done.out
    assert "LM-C1" in done.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", "aiuto\ntavolo\nregole\nesci\n"),
        ("de", "Hilfe\nTisch\nRegeln\nEnde\n"),
        ("fr", "aide\ntable\nrègles\nquitter\n"),
    ],
)
def test_commands_in_ones_own_language(run: Run, language: str, words: str) -> None:
    done = run(*SEEDED, "--lang", language, typed=words)
    assert "LA-T7" in done.out
    assert GOODBYE[language] in done.out


def test_a_game_is_saved_on_the_way_and_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    done = run(*SEEDED, typed=f"1\nsave {file}\nsave {file}\nsave\nquit\n")
    assert "Saved: " in done.out
    assert "already exists" in " ".join(done.out.split())
    assert "Say where: save FILE" in done.out
    assert len(read_log(file.read_bytes(), find_rules).fold().inputs) >= 1
    assert run("replay", file).code == 0


def test_a_game_is_saved_at_the_end_but_not_in_a_file_named_like_a_move(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "end.jsonl"
    run("play", "labirinto", "--seats", "1", typed=f"1\n1\n1\n{file}\n")
    assert list(tmp_path.iterdir()) == [file]
    assert read_log(file.read_bytes(), find_rules).fold().outcome is not None


@pytest.mark.parametrize("typed", ["1\n1\n", "1\nquit\n", "1\n"])
def test_a_game_is_saved_without_asking(run: Run, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "asked.jsonl"
    done = run("play", "labirinto", "--seats", "1", "--save", file, typed=typed)
    assert done.code == 0
    assert "To keep this game" not in done.out
    assert read_log(file.read_bytes(), find_rules).fold().inputs


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    typed = "1\nexplore\n1\n1\nquit\n"
    assert run(*SEEDED, typed=typed).out == run(*SEEDED, typed=typed).out
    assert run("play", "labirinto", typed=typed).out != run("play", "labirinto", typed=typed).out


def test_several_people_share_a_screen(run: Run) -> None:
    line = ("play", "labirinto", "--humans", "2", "--seats", "3", "--bots", "easy")
    done = run(*line, "-o", "first_player=0", typed="1\n1\nquit\n")
    assert "At this screen: A and B." in done.out
    assert "C is the bot “easy”." in done.out
    assert "A, your move:" in done.out
    assert "B, your move:" in done.out
    assert "You place" not in done.out
    assert "A places a " in done.out


def test_ctrl_c_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    file = tmp_path / "kept.jsonl"
    done = run(*SEEDED, "--save", file)
    assert (done.code, done.err) == (130, "")
    assert "Goodbye." in done.out
    assert file.exists()


def test_through_pipes(tmp_path: Path) -> None:
    file = tmp_path / "pipe.jsonl"
    typed = f"1\n1\n{file}\n".encode()
    done = start("play", "labirinto", "--seats", "1", typed=typed, LANG="it_IT.UTF-8")
    assert (done.code, done.err) == (0, "")
    assert "Vince il Minotauro." in done.out
    assert start("replay", file, LANG="it_IT.UTF-8").code == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_the_signs(encoding: str) -> None:
    settings = {"PYTHONUTF8": "0", "PYTHONIOENCODING": encoding, "LANGUAGE": "fr"}
    typed = "entrer >\nexplorer\nquitter\n".encode(encoding)
    done = start(*SEEDED, typed=typed, **settings)
    assert (done.code, done.err) == (0, "")
    assert "Ce terminal n'affiche pas tous les signes" in done.out.replace("\u2019", "'")
    assert "bifurcation > en 0,0." in done.out
    assert "Au revoir." in done.out
