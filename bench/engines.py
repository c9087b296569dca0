"""Rules engines side by side: random play on one core, moves per CPU second."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from time import process_time

import msgspec

from bench.ours import LISTED, exploring, uniform
from bench.peers import Play, chess_game, open_spiel_game, pettingzoo_game
from bench.report import Effort, Report, Table

# Games between two looks at the clock, so that looking costs the shortest games nothing.
GAMES_AT_ONCE = 5

OURS, PEER, REFERENCE = "ours", "peer", "reference"


class Runner(msgspec.Struct):
    """An engine with a game, and the best it has shown."""

    engine: str
    game: str
    role: str
    play: Play
    pace: float = 0.0
    """Moves per CPU second, in its best round."""
    length: float = 0.0
    """Moves a game, in that round."""

    @property
    def name(self) -> str:
        return f"{self.engine}, {self.game}"


Start = tuple[str, str, str, Callable[[], Play]]


def lineup() -> list[Start]:
    """Everybody who may run: engine, game, role, and how to begin."""
    ours: list[Start] = []
    for game in LISTED:
        name = game.name.capitalize()
        ours.append(("Ludoteca", f"{name}, uniform", OURS, partial(uniform, game)))
        ours.append(("Ludoteca", f"{name}, exploring", OURS, partial(exploring, game)))
    spiel, zoo = open_spiel_game, pettingzoo_game
    return [
        *ours,
        ("OpenSpiel, in Python", "kuhn poker", PEER, partial(spiel, "python_kuhn_poker")),
        ("OpenSpiel, in Python", "tic-tac-toe", PEER, partial(spiel, "python_tic_tac_toe")),
        ("OpenSpiel, in Python", "dominoes", PEER, partial(spiel, "python_block_dominoes")),
        ("python-chess", "chess", PEER, chess_game),
        ("PettingZoo", "tic-tac-toe", PEER, partial(zoo, "classic/tictactoe_v3")),
        ("PettingZoo", "connect four", PEER, partial(zoo, "classic/connect_four_v3")),
        ("PettingZoo", "leduc hold'em", PEER, partial(zoo, "classic/leduc_holdem_v4")),
        ("OpenSpiel, in C++", "tic-tac-toe", REFERENCE, partial(spiel, "tic_tac_toe")),
        ("OpenSpiel, in C++", "connect four", REFERENCE, partial(spiel, "connect_four")),
        ("OpenSpiel, in C++", "othello", REFERENCE, partial(spiel, "othello")),
        ("OpenSpiel, in C++", "backgammon", REFERENCE, partial(spiel, "backgammon")),
        ("OpenSpiel, in C++", "gin rummy", REFERENCE, partial(spiel, "gin_rummy")),
    ]


def measure(effort: Effort) -> Report:
    rounds, seconds = (2, 0.1) if effort.quick else (7, 1.0)
    runners = [runner for start in lineup() if (runner := _ready(start)) is not None]
    # Nobody's garbage collector need look at everybody's modules.
    gc.collect()
    gc.freeze()
    for number in range(rounds):
        print(f"  round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for runner in runners:
            _run(runner, seconds)
    gc.unfreeze()
    return _report(runners, rounds, seconds)


def _ready(start: Start) -> Runner | None:
    engine, game, role, begin = start
    try:
        return Runner(engine, game, role, begin())
    except ImportError:
        print(f"  {engine} is not installed: {game} is left out", file=sys.stderr)
        return None


def _run(runner: Runner, seconds: float) -> None:
    play = runner.play
    moves = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(GAMES_AT_ONCE):
            moves += play()
        games += GAMES_AT_ONCE
    if moves / spent > runner.pace:
        runner.pace, runner.length = moves / spent, moves / games


def _report(runners: list[Runner], rounds: int, seconds: float) -> Report:
    slowest = {
        game.name.capitalize(): min(
            runner.pace for runner in runners if runner.game.startswith(game.name.capitalize())
        )
        for game in LISTED
    }
    rows = tuple(_row(runner, slowest) for runner in runners)
    head = ("engine and game", "moves/s", "moves a game", *(f"{name} ÷ it" for name in slowest))
    note = (
        f"The best of {rounds} rounds of {seconds:g} CPU seconds; in each round everybody runs "
        "once, in this order. The last columns compare the slower of our two ways to play."
    )
    data = {
        "rounds": rounds,
        "cpu_seconds": seconds,
        "engines": [
            {
                "engine": runner.engine,
                "game": runner.game,
                "role": runner.role,
                "moves_per_cpu_second": round(runner.pace),
                "moves_per_game": round(runner.length, 1),
            }
            for runner in runners
        ],
    }
    return Report("engines", (note, Table(head, rows)), data)


def _row(runner: Runner, slowest: dict[str, float]) -> tuple[str, ...]:
    ratios = (
        "" if runner.role == OURS else f"{own / runner.pace:.2f}x" for own in slowest.values()
    )
    return runner.name, f"{runner.pace:,.0f}", f"{runner.length:.1f}", *ratios
