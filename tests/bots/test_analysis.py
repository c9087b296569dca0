"""The analysis after a game: every real choice of a seat, by what that seat saw."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.bots import bot_names, find_bot
from ludoteca.bots.analysis import Turn, analyse, look_back
from ludoteca.bots.playing import play_out
from ludoteca.core import AnyGame, BadTable, Bot, Choices, Dice, Lookback, Match
from ludoteca.core.codec import to_json
from ludoteca.core.log import Idled, Played, Record
from ludoteca.games import GAMES
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from tests.bots.tables import company

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
weighing = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.weighs_choices], ids=lambda game: game.name
)


def finished(game: AnyGame, bots: tuple[str, ...] = ("easy", "easy")) -> Record:
    match = Match(game, None, len(bots), b"analysed")
    play_out(match, [find_bot(game, name) for name in bots], Dice(b"players"))
    return match.record()


def before(game: AnyGame, record: Record, step: int) -> Match:
    """The match as it stood when the input of this step was made."""
    match = Match.begin(game, record)
    for entry in record.inputs[: step - 1]:
        match.take(entry)
    return match


@weighing
def test_every_choice_of_the_seat_is_there_and_no_other(game: AnyGame) -> None:
    record = finished(game)
    match = Match.begin(game, record)
    chosen = []
    for step, entry in enumerate(record.inputs, start=1):
        assert isinstance(entry, Played)
        if entry.seat == 1 and len(match.choices(1).moves) > 1:
            chosen.append((step, entry.move))
        match.take(entry)

    turns = analyse(record, 1, "random")

    assert [(turn.step, turn.played) for turn in turns] == chosen


@weighing
def test_a_turn_tells_what_the_seat_knew_before_it(game: AnyGame) -> None:
    record = finished(game)

    for turn in analyse(record, 0, "random"):
        assert turn.insights == before(game, record, turn.step).insights(0)


@weighing
def test_what_the_bot_prefers_could_have_been_played(game: AnyGame) -> None:
    record = finished(game)

    for turn in analyse(record, 0):
        before(game, record, turn.step).play(0, turn.preferred)


@weighing
def test_the_same_record_gives_the_same_answer(game: AnyGame) -> None:
    record = finished(game)

    assert analyse(record, 0, "easy") == analyse(record, 0, "easy")


@games
def test_a_game_tells_what_it_says_it_tells(game: AnyGame) -> None:
    record = finished(game, ("easy",) * company(game))

    told = look_back(record, 0)

    if game.lookback_type is None:
        assert told is None
        assert game.weighs_choices
    else:
        assert isinstance(told, game.lookback_type)
        assert to_json(msgspec.json.decode(to_json(told), type=game.lookback_type)) == to_json(told)
        assert told == look_back(record, 0)
    assert game.weighs_choices or analyse(record, 0) == []


def test_a_game_looks_back_at_what_the_seat_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished(LABIRINTO)
    seen: list[Any] = []
    monkeypatch.setattr(type(LABIRINTO), "lookback_type", Lookback)
    monkeypatch.setattr(type(LABIRINTO), "look_back", lambda _game, views: seen.extend(views))

    look_back(record, 1)

    steps = range(1, len(record.inputs) + 1)
    assert seen[:-1] == [before(LABIRINTO, record, step).view(1) for step in steps]
    assert seen[-1] == Match.fold(LABIRINTO, record).view(1)


def test_the_strongest_bot_of_the_game_is_asked() -> None:
    record = finished(LABIRINTO)
    assert bot_names(LABIRINTO)[-1] == "strong"

    assert analyse(record, 0) == analyse(record, 0, "strong")
    assert analyse(record, 0) != analyse(record, 0, "easy")


def test_a_strong_bot_agrees_with_itself_far_more_often_than_an_easy_one_with_it() -> None:
    # Not always: it rolls its own dice, and among equals any move is as good.
    record = finished(LABIRINTO, ("strong", "easy"))

    def share(turns: list[Turn]) -> float:
        return sum(turn.agrees for turn in turns) / len(turns)

    assert share(analyse(record, 0)) > 0.9 > share(analyse(record, 1)) + 0.2


class Peeper(Bot[Any, Any]):
    """Keeps everything it is shown, and takes the first move there is."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, list[int]]] = []

    def choose(self, view: Any, choices: Choices[Any], dice: Dice) -> Any:
        self.seen.append((view, [dice.below(1 << 30) for _ in range(4)]))
        return choices.moves[0]


def test_the_bot_sees_the_seats_view_and_none_of_the_tables_rolls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = finished(LABIRINTO)
    peeper = Peeper()
    monkeypatch.setattr("ludoteca.bots.analysis.find_bot", lambda _game, _name: peeper)

    turns = analyse(record, 1)

    assert len(turns) == len(peeper.seen)
    for turn, (view, rolls) in zip(turns, peeper.seen, strict=True):
        table = Dice(record.seed, turn.step)
        assert view == before(LABIRINTO, record, turn.step).view(1)
        assert rolls != [table.below(1 << 30) for _ in range(4)]


def test_turns_that_nobody_played_are_left_out() -> None:
    match = Match(LABIRINTO, None, 2, b"away")
    while len(match.inputs) < 12:
        (seat,) = match.actors
        if seat == 0:
            match.idle(0)
        else:
            match.play(1, match.choices(1).moves[-1])
    record = match.record()
    assert any(isinstance(entry, Idled) for entry in record.inputs)

    assert analyse(record, 0, "random") == []
    assert analyse(record, 1, "random") != []


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(BadTable, match="no-such-player"):
        analyse(finished(LABIRINTO), 2)
    with pytest.raises(BadTable, match="no-such-player"):
        look_back(finished(LABIRINTO), 2)
