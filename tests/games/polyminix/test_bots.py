"""The bots: they try as people do, in the time of people, and know no answer before."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from ludoteca.bots.ladder import duel
from ludoteca.bots.playing import play_out
from ludoteca.core import AnyGame, Choices, Dice, Kind, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polyminix.cards import ALL, LEVELS, figure
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import PROBLEMS
from ludoteca.games.polyminix.model import GiveUp, Submit
from ludoteca.games.polyminix.pieces import AREAS
from ludoteca.games.polyminix.player import CHILD, FAMILY, MASTER, Tried, tried
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix.bot import CoverRacer
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.games.polyminix.polyminix_problems.bot import ProblemRacer
from ludoteca.games.polyminix.polyminix_problems.composing import check_solution
from ludoteca.games.polyminix.polyminix_solo import POLYMINIX_SOLO
from ludoteca.games.polyminix.prova import BOXES
from ludoteca.games.polyminix.trying import Attempt, Manner, Trying
from ludoteca.games.polyminix.wishes import Wish, can_come_out, wish_of
from ludoteca.kit.covers.sets import members
from tests.games.polyminix.diagrams import side
from tests.games.polyminix.tables import Composing, Covering, card

RACES: list[AnyGame] = [POLYMINIX, POLYMINIX_PROBLEMS]
EVER = 10_000.0


def seconds_for(level: str, manner: Manner) -> list[float]:
    """What a bot needs for each side of each card of a level, each with another box."""
    dice, found = Dice(b"seconds"), list[float]()
    for number, one in enumerate(one for one in ALL if one.level == level):
        for asked in one.sides:
            prova = 1 + number % 6
            attempt = Trying(figure(asked), wish_of(asked, prova), manner, dice).run(EVER)
            assert attempt.cover is not None
            check_cover(asked, prova, attempt.cover)
            found.append(tried(attempt, manner, dice).seconds)
    return found


def test_hard_levels_take_longer() -> None:
    """PX-C3"""
    green, yellow, red = (median(seconds_for(level, FAMILY)) for level in LEVELS)

    # What bench/ measures more closely: a quarter of a minute, one minute, three.
    assert 8 < green < 25
    assert 30 < yellow < 90
    assert 90 < red < 360


def test_children_take_longer_than_masters() -> None:
    assert median(seconds_for("yellow", MASTER)) < median(seconds_for("yellow", CHILD))


def test_children_take_longer_to_think_of_a_figure() -> None:
    """PX-P2"""
    asked = PROBLEMS[1][0]
    slow, quick = (
        median(ProblemRacer(manner).solve(asked, EVER, Dice(b"idea", n)).seconds for n in range(40))
        for manner in (CHILD, MASTER)
    )
    assert quick < slow


@pytest.mark.parametrize("game", [*RACES, POLYMINIX_SOLO], ids=lambda game: game.name)
def test_bots_play_to_the_end_by_the_rules(game: AnyGame) -> None:
    match = Match(game, seats=game.seats[-1], seed=b"bots")
    found = list(game.bots().values())[: match.seats]
    play_out(match, found, Dice(b"thoughts"))

    assert match.outcome is not None


@pytest.mark.parametrize("game", RACES, ids=lambda game: game.name)
@pytest.mark.parametrize(
    ("one", "other"), [("medium", "easy"), ("strong", "medium"), ("master", "strong")]
)
def test_each_level_beats_the_one_below(game: AnyGame, one: str, other: str) -> None:
    found = duel(game, one, other, 20, seed_from("levels"))

    assert found.wins > found.losses


def think(bot: Any, table: Any, seat: int = 0, dice: bytes = b"") -> Any:
    choices: Choices[Any] = Choices((GiveUp(),), (Kind("submit"),))
    return bot.think(table.view(seat), choices, Dice(dice), people=True)


def test_who_would_take_too_long_gives_up() -> None:
    """PX-G3: nobody plans to need more than three quarters of the sand."""
    hopeless = side("#####", "#####", "####.", only=("I2 I3", "I2"), without="I2")
    table = Covering(2).change(taken=((card(0, "green", (hopeless, hopeless)),), ()), prova=1)
    thought = think(CoverRacer(FAMILY), table)

    assert thought.move == GiveUp()
    assert 90 < thought.seconds[0] < 180


def test_a_shorter_sand_makes_them_give_up_sooner() -> None:
    """CO-3, PX-U3"""
    bot = CoverRacer(FAMILY)
    patience = [
        bot.patience(Covering(2, **options).view(0))
        for options in ({}, {"sand": "half"}, {"limit": 2}, {"mode": "in-time"}, {"sand": "off"})
    ]
    assert patience == [135, 67.5, 90, 45, 300]


def test_of_two_cards_they_do_one_after_the_other() -> None:
    """PX-U4"""
    bot, table = CoverRacer(MASTER), Covering(2, "two-cards")
    for number in range(2):
        move = think(bot, table).move
        assert isinstance(move, Submit)
        assert move.card == number
        table.play(0, move)
    assert table.points == [3, 0]


@pytest.mark.parametrize("turno", range(1, 7))
def test_they_solve_problems_of_every_kind(turno: int) -> None:
    """PX-P2"""
    solved = 0
    for prova in range(1, 7):
        table = Composing(2, limit=10).ask("first", turno, prova)
        move = think(ProblemRacer(MASTER), table).move
        if isinstance(move, Submit):
            check_solution(PROBLEMS[turno - 1][prova - 1], move.pieces)
            solved += 1
    assert solved >= 4


def test_effort_takes_time() -> None:
    dice = Dice(b"time")
    few, many = (tried(Attempt(None, effort, ()), FAMILY, dice) for effort in (5, 50))

    assert isinstance(few, Tried)
    assert 5 * 1.5 < few.seconds < 5 * 3.2 + 3
    assert many.seconds > 4 * few.seconds


def test_they_end_where_there_is_no_cover() -> None:
    ring = figure(side("###", "#.#", "###"))
    attempt = Trying(ring, Wish(sizes=(0, 0, 2, 0)), FAMILY, Dice(b"ring")).run(50)

    assert isinstance(attempt, Attempt)
    assert attempt.cover is None
    assert attempt.effort >= 50


@pytest.mark.parametrize("prova", range(1, 7))
def test_what_can_come_out_is_never_thought_hopeless(prova: int) -> None:
    """PX-V1 to PX-V6: every part of an allowed set that is large enough, for its other part."""
    dice = Dice(b"hope", prova)
    for asked in (dice.pick(ALL).sides[dice.below(2)] for _ in range(3)):
        wish, area = wish_of(asked, prova), len(figure(asked))
        for _ in range(2000):
            pieces = dice.below(1 << 15)
            squares = sum(AREAS[piece] for piece in members(pieces))
            allowed = BOXES[prova - 1](asked, pieces) is None
            if squares == area:
                assert can_come_out(wish, pieces, 0) == allowed
            if allowed and squares == area:
                part = pieces & dice.below(1 << 15)
                laid = sum(AREAS[piece] for piece in members(part))
                assert can_come_out(wish, part, area - laid)
