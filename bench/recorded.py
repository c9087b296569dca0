"""Random games recorded step by step, so that each part of a step can be done again alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from time import process_time
from typing import Any

import msgspec

from bench.ours import SEATS
from ludoteca.core import AnyGame, Dice, Match

Job = Callable[[], object]
Play = Callable[[], int]


class Moment(msgspec.Struct, frozen=True):
    """One step as it was played."""

    state: Any
    seat: int
    move: Any
    number: int
    seed: bytes
    events: tuple[Any, ...]

    @property
    def sort(self) -> str:
        return type(self.move).__name__


def record(play: Play, games: int) -> list[Moment]:
    """Every step of so many games."""
    moments: list[Moment] = []
    take = Match.play

    def noting(match: Match, seat: int, move: Any) -> tuple[Any, ...]:
        state, number = match.state, len(match.inputs) + 1
        events = take(match, seat, move)
        moments.append(Moment(state, seat, move, number, match.seed, events))
        return events

    Match.play = noting  # type: ignore[method-assign, assignment]
    try:
        for _ in range(games):
            play()
    finally:
        Match.play = take  # type: ignore[method-assign]
    return moments


def best(jobs: dict[str, Job], repeats: int) -> dict[str, float]:
    """The least CPU seconds of each job. They take turns, so that a slow moment hits them all."""
    seconds = dict.fromkeys(jobs, float("inf"))
    for _ in range(repeats):
        for name, job in jobs.items():
            begun = process_time()
            job()
            seconds[name] = min(seconds[name], process_time() - begun)
    return seconds


def ask(game: AnyGame, moments: list[Moment]) -> dict[str, Job]:
    """What is asked of a game before a move."""
    asked = [(moment.state, moment.seat) for moment in moments]
    states = [(moment.state,) for moment in moments]
    return {
        "choices": partial(call, game.choices, asked),
        "actors": partial(call, game.actors, states),
    }


def set_up(game: AnyGame, games: int) -> Job:
    options = game.options_type()
    return lambda: [
        game.setup(options, SEATS, Dice(number.to_bytes(16, "little"))) for number in range(games)
    ]


def call(function: Callable[..., object], arguments: Iterable[tuple[Any, ...]]) -> None:
    for values in arguments:
        function(*values)


def make_dice(moments: list[Moment]) -> list[tuple[Any, int, Any, Dice]]:
    """What `apply` is given; the dice are fresh, since rolling uses them up."""
    return [(m.state, m.seat, m.move, Dice(m.seed, m.number)) for m in moments]


def apply_moves(game: AnyGame, moments: list[Moment]) -> None:
    call(game.apply, make_dice(moments))


class CountingDice(Dice):
    """Dice that know how often they were rolled."""

    __slots__ = ("rolls",)

    def __init__(self, seed: bytes, step: int) -> None:
        super().__init__(seed, step)
        self.rolls = 0

    def below(self, n: int) -> int:
        self.rolls += 1
        return super().below(n)


def inside(game: AnyGame, moments: list[Moment]) -> dict[str, Job]:
    """What every `apply` does: roll dice, make events, make a new state. Just that again."""
    rolls: list[tuple[Moment, int]] = []
    states: list[Any] = []
    for moment in moments:
        dice = CountingDice(moment.seed, moment.number)
        states.append(game.apply(moment.state, moment.seat, moment.move, dice).state)
        rolls.append((moment, dice.rolls))
    events = [event for moment in moments for event in moment.events]
    return {
        "rolling dice": partial(_roll, [roll for roll in rolls if roll[1]]),
        "making events": partial(_make, _apart(events)),
        "making a state": partial(_make, _apart(states)),
    }


def _roll(rolls: list[tuple[Moment, int]]) -> None:
    for moment, count in rolls:
        below = Dice(moment.seed, moment.number).below
        for _ in range(count):
            below(6)


def _apart(things: list[Any]) -> list[tuple[type, tuple[Any, ...]]]:
    return [(type(thing), msgspec.structs.astuple(thing)) for thing in things]


def _make(things: list[tuple[type, tuple[Any, ...]]]) -> None:
    for kind, values in things:
        kind(*values)
