"""What a slow line costs in a race, and what a lie about it gains, by each way to decide one.

Everybody races for one thing. A player sees it, thinks, calls; line and thought add up to the time
of arrival. One seat is different: it is behind, or it lies. Its share of the races won is compared
with a fair share, under each scheme with the same thoughts and the same lines.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any, NamedTuple

from bench.report import Effort, Report, Table
from ludoteca.core import Dice
from ludoteca.kit import race as kit

WAY = 40.0
"""Milliseconds there and back, of a good line."""
TREMBLE = 5.0
"""How much later than that a message is, in the mean."""
THOUGHT = 2500.0
"""From the card to the call."""
SPREADS = {"a reflex": 150.0, "a word at hand": 400.0, "a word to look for": 1200.0}
"""How far thoughts lie apart (standard deviation)."""
USUAL = "a word at hand"
SEATS = range(2, 7)
USUAL_SEATS = 4
MOST_CREDIT = 300.0
PINGS = 9
HELD = 300.0
"""How long a liar holds its pongs."""
A_SCRIPT = 5.0
"""How long a program takes to answer a call with its own."""


class Line(NamedTuple):
    """What a seat's line is, and what it seems to be."""

    way: float = WAY
    holds: float = 0.0
    """How long it keeps back each pong,"""
    at_times: bool = False
    """or two of three."""
    echoes: bool = False
    """Whether it calls as soon as it is told that others have called."""

    def usual_and_shortest(self, random: Random) -> tuple[float, float]:
        """How long a ping takes, as the server measures it."""
        pings = [
            self.way + _tremble(random) + (self.holds if not self.at_times or number % 3 else 0.0)
            for number in range(PINGS)
        ]
        return median(pings), min(pings)


LINES = {
    "like the others": Line(),
    "100 ms behind": Line(WAY + 100),
    "200 ms behind": Line(WAY + 200),
    "holds its pongs": Line(holds=HELD),
    "holds some pongs": Line(holds=HELD, at_times=True),
    "calls when told": Line(echoes=True),
    "both": Line(holds=HELD, echoes=True),
}
HONEST, LYING = list(LINES)[:3], list(LINES)[3:]


class Call(NamedTuple):
    seat: int
    at: float
    """When it arrived."""
    usual: float
    shortest: float

    def sent(self, way: float) -> float:
        """When it seems to have been called."""
        return self.at - min(MOST_CREDIT, way)


Decide = Callable[[Sequence[Call], Dice], int]


class Scheme(NamedTuple):
    """A way to decide a race; calls are by arrival."""

    decide: Decide
    tells: bool
    """Whether others learn what was called before it is decided."""


def by_arrival(calls: Sequence[Call], _dice: Dice) -> int:
    return calls[0].seat


def by_die(calls: Sequence[Call], dice: Dice) -> int:
    """As it is played: `kit.race`."""
    race = kit.Race()
    for call in calls:
        if call.at <= calls[0].at + kit.TOGETHER:
            race = kit.call(race, call.seat, "it", round(call.at))
    return kit.decided(race, dice).winner


def by_usual_way(calls: Sequence[Call], _dice: Dice) -> int:
    """Who seems to have called first; after the longest credit there is none to wait for."""
    return min(_in_time(calls), key=lambda call: call.sent(call.usual)).seat


def by_shortest_way(calls: Sequence[Call], _dice: Dice) -> int:
    return min(_in_time(calls), key=lambda call: call.sent(call.shortest)).seat


def joining_the_die(calls: Sequence[Call], dice: Dice) -> int:
    """A die, which a late call joins if it seems to have been called in time."""
    first = calls[0]
    together = [
        call.seat
        for call in calls
        if call.at - first.at <= kit.TOGETHER
        or (
            call.at - first.at <= kit.TOGETHER + MOST_CREDIT
            and call.sent(call.shortest) - first.sent(first.shortest) <= kit.TOGETHER
        )
    ]
    return dice.pick(together)


def _in_time(calls: Sequence[Call]) -> list[Call]:
    return [call for call in calls if call.at - calls[0].at <= MOST_CREDIT]


SCHEMES = {
    "arrival": Scheme(by_arrival, tells=True),
    "die, told at once": Scheme(by_die, tells=True),
    "die": Scheme(by_die, tells=False),
    "usual way": Scheme(by_usual_way, tells=False),
    "shortest way": Scheme(by_shortest_way, tells=False),
    "joins the die": Scheme(joining_the_die, tells=False),
}
PLAYED = "die"


class Setting(NamedTuple):
    who: str
    seats: int
    spread: str


def measure(effort: Effort) -> Report:
    races = 500 if effort.quick else 20_000
    found: dict[Setting, dict[str, dict[str, float]]] = {}
    for setting in _settings():
        print(f"  {', '.join(map(str, setting))}", file=sys.stderr, flush=True)
        found[setting] = shares(setting, races)
    tables = (
        NOTE,
        _by_seats("won, of a fair share: line", HONEST[1:], found),
        _by_seats("won, of a fair share: liar", LYING, found),
        _by_spread(found),
    )
    data = {" / ".join(map(str, setting)): figures for setting, figures in found.items()}
    return Report("races", tables, {"races": races, "settings": data})


NOTE = """\
Races for one thing, everybody else with a good line of 40 ms there and back. One seat is behind
by so much (there and back together), or it lies about a good line: it holds its pongs by 300 ms,
two of three of them, or calls the thing as soon as it is told that others have. 100 % is a fair
share. *Arrival*: first come. *Die*: who comes within 200 ms of the first (`kit.race`), told at once
or when it has fallen. *Usual*, *shortest way*: who called first when the median or the least of
nine pings, at most 300 ms, is taken off. *Joins the die*: the shortest way only lets a late call
join it.
Thoughts are lognormal about 2.5 s, apart by 400 ms where nothing else is said."""


def _settings() -> list[Setting]:
    usual = [Setting(who, seats, USUAL) for who in LINES for seats in SEATS]
    others = [Setting(who, USUAL_SEATS, name) for who in LINES for name in SPREADS if name != USUAL]
    return usual + others


def shares(setting: Setting, races: int) -> dict[str, dict[str, float]]:
    """By scheme: the races that the first seat won, and those that the quickest thought won, each
    of all.
    """
    line = LINES[setting.who]
    won = dict.fromkeys(SCHEMES, 0)
    quickest = dict.fromkeys(SCHEMES, 0)
    for number in range(races):
        random = Random(f"{setting.seats} {setting.spread} {number}")  # noqa: S311 # of a bench
        seats = range(setting.seats)
        thoughts = [_thought(random, SPREADS[setting.spread]) for _ in seats]
        lines = [line, *(Line() for _ in seats[1:])]
        arrivals = [
            thought + one.way + _tremble(random)
            for thought, one in zip(thoughts, lines, strict=True)
        ]
        pings = [one.usual_and_shortest(random) for one in lines]
        dice = random.randbytes(32)
        for name, scheme in SCHEMES.items():
            at = list(arrivals)
            if scheme.tells and line.echoes:
                at[0] = min(at[0], min(at[1:]) + line.way + A_SCRIPT)
            calls = sorted(
                (Call(seat, at[seat], *pings[seat]) for seat in seats), key=lambda call: call.at
            )
            winner = scheme.decide(calls, Dice(dice))
            won[name] += winner == 0
            quickest[name] += thoughts[winner] == min(thoughts)
    return {
        name: {"won": won[name] / races, "quickest": quickest[name] / races} for name in SCHEMES
    }


def _thought(random: Random, spread: float) -> float:
    """Lognormal, with this mean and this standard deviation."""
    variance = math.log(1 + (spread / THOUGHT) ** 2)
    return random.lognormvariate(math.log(THOUGHT) - variance / 2, math.sqrt(variance))


def _tremble(random: Random) -> float:
    return random.expovariate(1 / TREMBLE)


Found = dict[Setting, dict[str, dict[str, float]]]


def _by_seats(title: str, names: Sequence[str], found: Found) -> Table:
    rows = [
        (f"{who}, {seats} seats", *_of_fair(found[Setting(who, seats, USUAL)], seats))
        for who in names
        for seats in SEATS
    ]
    return Table((title, *SCHEMES), tuple(rows))


def _of_fair(figures: dict[str, dict[str, Any]], seats: int) -> list[str]:
    return [f"{100 * figures[name]['won'] * seats:.0f} %" for name in SCHEMES]


def _by_spread(found: Found) -> Table:
    rows: list[tuple[str, ...]] = []
    for name, spread in SPREADS.items():
        for who in (HONEST[1], "holds its pongs"):
            figures = found[Setting(who, USUAL_SEATS, name)]
            rows.append((f"{spread:.0f} ms, {who}", *_of_fair(figures, USUAL_SEATS)))
        even = found[Setting(HONEST[0], USUAL_SEATS, name)]
        shown = (f"{100 * even[scheme]['quickest']:.0f} %" for scheme in SCHEMES)
        rows.append((f"{spread:.0f} ms, the quickest wins", *shown))
    return Table((f"{USUAL_SEATS} seats, thoughts apart by", *SCHEMES), tuple(rows))
