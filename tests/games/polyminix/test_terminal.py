"""The games of the box at a terminal: pictures, sentences, and what is typed."""

from __future__ import annotations

from typing import Any

import pytest
from rich.table import Table
from rich.text import Text

from ludoteca.cli.holdings import holdings
from ludoteca.cli.kinds import Kinds
from ludoteca.cli.telling import Teller
from ludoteca.core import IllegalMove, Kind
from ludoteca.games.polyminix.model import Submit
from ludoteca.games.polyminix.polyminix_solo.model import TakeHint
from ludoteca.games.polyminix.terminal import kit
from ludoteca.text import Voice
from tests.games.polyminix.diagrams import cover, side
from tests.games.polyminix.polyminix_solo.test_trial import DONE, Trial
from tests.games.polyminix.tables import Composing, Covering, card

BOX = (side("#####", "#.###", "..###", without="I2"), side("#"))


def kinds(table: Any, language: str = "en", kind: str = "submit") -> Kinds:
    teller = Teller(Voice(language), table.game, 0)
    return Kinds(teller, table.view(0), [Kind(kind)])


def racing() -> Covering:
    table = Covering(2)
    return table.change(taken=((card(3, "red", BOX),), table.state.taken[1]))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "cover L5 A2 flip turn turn I3 E1 turn O4 C1"),
        ("it", "ricopri L5 A2 ribalta gira gira I3 E1 gira O4 C1"),
        ("de", "decke l5 a2 wenden drehen drehen i3 e1 drehen o4 c1"),
        ("fr", "couvrir L5 A2 retourner tourner tourner I3 E1 tourner O4 C1"),
        ("fr", "submit 1 L5 A2 flip turn turn I3 E1 turn O4 C1"),
    ],
)
def test_a_cover_is_typed_piece_by_piece(language: str, line: str) -> None:
    table = racing()
    move: Any = kinds(table, language).read(line)

    assert move == Submit(table.state.turn, move.pieces)
    assert table.play(0, move).points == [3, 0]


def test_the_second_card_is_said_by_its_number() -> None:
    move: Any = kinds(Covering(2, "two-cards")).read("cover 2 O4 A1")

    assert (move.card, move.pieces[0].piece) == (1, "O4")


@pytest.mark.parametrize("line", ["cover", "cover L5", "cover L5 Z1", "cover L5 A0", "cover turn"])
def test_what_is_typed_otherwise_is_told_how(line: str) -> None:
    with pytest.raises(IllegalMove, match="typed-otherwise"):
        kinds(racing()).read(line)


def test_what_is_no_piece_is_said() -> None:
    with pytest.raises(IllegalMove, match="unknown-piece"):
        kinds(racing()).read("cover Q9 A1")


def test_the_figure_stands_with_its_box_above_the_kit() -> None:
    table = racing()
    drawn = table.game.terminal.picture(table.view(0)).splitlines()

    assert [line.rstrip() for line in drawn[:5]] == [
        "4/1  -(I2)",
        " 3 ■ ■ ■ ■ ■",
        " 2 ■ · ■ ■ ■",
        " 1 · · ■ ■ ■",
        "   A B C D E",
    ]
    assert kit() in "\n".join(drawn)


def test_after_the_turn_it_is_seen_who_did_what() -> None:
    table = racing().submit(0, cover("AAAAB", "A.CCB", "..CCB"))
    drawn = table.game.terminal.picture(table.view(1))

    assert drawn.splitlines()[:3] == ["I I I I B", "I · F F B", "· · F F B"]


def test_a_figure_that_was_composed_anywhere_is_drawn_whole() -> None:
    table = Composing(2).ask("first", 1, 1)
    table.play(0, kinds(table).read("cover L4 D6 flip turn turn P5 D5 flip"))

    assert table.phase == "mode"
    drawn = table.game.terminal.picture(table.view(1))
    assert drawn.splitlines() == ["E E E", "E K K", "K K K"]


def test_a_hint_is_typed_with_what_lies_there() -> None:
    trial = Trial().start()
    move = kinds(trial, "it", "take-hint").read("aiuto prossimo L5 A2 ribalta gira gira")

    assert move == TakeHint("next", DONE[:1])
    told = Teller(Voice("it"), trial.game, 0).event(trial.play(0, move).events[0])
    assert told.startswith("Chiedi un aiuto: 15 secondi in più. Prova: ")


@pytest.mark.parametrize(("language", "time"), [("en", "1:22.3"), ("de", "1:22,3")])
def test_times_are_told_as_times(language: str, time: str) -> None:
    trial = Trial().start().hint("works").solve(67_300, DONE)
    teller = Teller(Voice(language), trial.game, 0)
    total, *lines = teller.scores(trial.game.scores(trial.state), ((0,),))

    assert total == f"A: {time}"
    assert len(lines) == 2
    (table,) = holdings(teller, trial.view(0))
    assert isinstance(table, Table)
    assert list(table.columns[2].cells) == [Text(time.replace("22", "07"))]


@pytest.mark.parametrize(
    ("turno", "prova", "end"),
    [
        (1, 4, "a square with sides of 6."),
        (4, 6, "an area of 26 and a perimeter of 24."),
        (6, 1, "of exactly 3 pieces, but no rectangle."),
    ],
)
def test_the_problem_stands_below_the_points(turno: int, prova: int, end: str) -> None:
    table = Composing(2).ask("first", turno, prova)
    (note,) = table.game.terminal.holdings(table.view(0)).notes  # type: ignore[union-attr]

    assert Voice("en")(note.key, **note.params).endswith(end)
