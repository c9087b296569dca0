"""A game without a face of its own, and without a text in any language, is played all the same."""

from __future__ import annotations

import builtins

import pytest

from ludoteca.bots import find_bot
from ludoteca.cli.screen import Gone, Screen
from ludoteca.cli.sitting import Sitting
from ludoteca.core import Match
from ludoteca.core.dice import seed_from
from ludoteca.testing.example import NIM


class Person:
    """Answers every question with the first move, and keeps what was printed before it."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.pages: list[str] = []

    def answer(self, prompt: str = "") -> str:
        self.pages.append(self.capsys.readouterr().out + prompt)
        return "" if "file name" in prompt else "1"


@pytest.fixture
def person(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Person:
    person = Person(capsys)
    monkeypatch.setattr(builtins, "input", person.answer)
    return person


def sitting() -> Sitting:
    match = Match(NIM, seats=2, seed=seed_from("nim"))
    bots = [("random", find_bot(NIM, "random"))]
    return Sitting(Screen().speak("en"), match, 1, bots, "nim", None)


def test_the_tutorials_game_is_played_from_beginning_to_end(person: Person) -> None:
    table = sitting()

    table.run()

    assert table.match.outcome is not None
    story = "".join([*person.pages, person.capsys.readouterr().out])
    assert "nim (seed nim)" in story
    assert "Your move:" in story
    assert '"matches": 1' in story  # the view, as it is written
    assert " bid    1  0" in story
    assert "bid made: seat A, points 0" in story
    assert "first found: seat " in story
    assert "matches taken: seat A, matches 1" in story
    assert "last match taken" in story
    assert "nim." not in story


def test_its_secrets_stay_secret(person: Person) -> None:
    sitting().run()

    assert "bid made: seat B, points -2" in "".join(person.pages)


def test_a_game_without_a_rulebook_says_so_and_goes_on(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["rules", "quit"])
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(lines))

    with pytest.raises(Gone):
        sitting().run()

    assert "We cannot find the rules of nim." in person.capsys.readouterr().out
