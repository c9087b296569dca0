"""A game without a face of its own, and without a text in any language, is played all the same."""

from __future__ import annotations

import builtins
import re

import pytest

from ludoteca.bots import find_bot
from ludoteca.cli.screen import Gone, Screen
from ludoteca.cli.sitting import Sitting
from ludoteca.core import AnyGame, Match, Played
from ludoteca.core.dice import seed_from
from ludoteca.testing.example import NIM
from tests.conformance.games.crews import CREWS
from tests.conformance.games.crews_model import Propose, WriteWord
from tests.conformance.games.echo import ECHO
from tests.conformance.games.echo_model import Write


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


def sitting(game: AnyGame = NIM, bots: int = 1) -> Sitting:
    """One person, and bots that play at random."""
    match = Match(game, seats=1 + bots, seed=seed_from("nim"))
    others = [("random", find_bot(game, "random"))] * bots
    return Sitting(Screen().speak("en"), match, 1, others, "nim", None)


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


class Typist(Person):
    """Types a move too big to list where one is offered, else the first move."""

    def answer(self, prompt: str = "") -> str:
        super().answer(prompt)
        page = self.pages[-1]
        if "file name" in prompt:
            return ""
        if found := re.search(r"write WORD +write: letter (\w), most 12", page):
            return f"write {found[1]}ll"
        if re.search(r"write-word SLOT WORD +write word: slot 2, letters 6", page):
            return "write-word 2 aquila"
        return "propose corallo" if "propose WORD" in page else "1"


@pytest.mark.parametrize(
    ("game", "bots", "typed"), [(ECHO, 1, {Write}), (CREWS, 3, {Propose, WriteWord})]
)
def test_moves_too_many_to_list_are_typed_by_their_fields(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: AnyGame,
    bots: int,
    typed: set[type],
) -> None:
    table = sitting(game, bots)
    monkeypatch.setattr(builtins, "input", Typist(capsys).answer)

    table.run()

    assert table.match.outcome is not None
    own = (entry for entry in table.match.inputs if isinstance(entry, Played) and not entry.seat)
    assert typed <= {type(entry.move) for entry in own}
