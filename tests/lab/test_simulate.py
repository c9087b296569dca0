"""Series of games: the same whoever plays them, and counted without error."""

from __future__ import annotations

import gc
import multiprocessing
import tracemalloc
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from ludoteca.core import BadTable, Bot
from ludoteca.core.codec import read_log
from ludoteca.games import GAMES, find_game, find_rules
from ludoteca.lab import Report, Series, WorkersDied, play_series, simulate
from ludoteca.lab.series import play_chunk, play_game
from tests.conformance.games.crews import CREWS

LABIRINTO = find_game("labirinto")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def without_pace(report: Report) -> Any:
    """All of a report but what depends on the machine."""
    return {key: value for key, value in msgspec.to_builtins(report).items() if key != "pace"}


def the_module() -> Any:
    """`ludoteca.lab.simulate` names the function; its module is wanted here."""
    return __import__("sys").modules[simulate.__module__]


@pytest.fixture
def tiny_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand everything to other processes, a few games at a time."""
    monkeypatch.setattr(the_module(), "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(the_module(), "TASK_SECONDS", 0.02)


@each_game
def test_the_same_seed_gives_the_same_report(game: Any) -> None:
    one = simulate(game, games=3, seed="a")
    assert without_pace(one) == without_pace(simulate(game, games=3, seed="a"))
    assert without_pace(one) != without_pace(simulate(game, games=3, seed="b"))


@each_game
def test_without_a_word_two_play_or_as_many_as_the_game_is_for(game: Any) -> None:
    nearest = min(game.seats, key=lambda seats: abs(seats - 2))
    assert Series.of(game).seats == nearest


@pytest.mark.usefixtures("tiny_tasks")
def test_any_number_of_processes_gives_the_same_report() -> None:
    reports = [
        simulate(LABIRINTO, seats=3, games=60, bots=("easy", "random"), workers=workers)
        for workers in (1, 2, 3)
    ]
    assert without_pace(reports[0]) == without_pace(reports[1]) == without_pace(reports[2])


def test_any_chunking_gives_the_same_tally() -> None:
    series = Series(LABIRINTO, LABIRINTO.options_type(), "chunks", ("random", "easy"))
    whole = play_chunk(series, range(40)).tally
    for size in (1, 7, 40):
        parts = [play_chunk(series, range(n, min(n + size, 40))).tally for n in range(0, 40, size)]
        for part in parts[1:]:
            parts[0].add(part)
        assert vars(parts[0]) == vars(whole)


@each_game
def test_results_add_up(game: Any) -> None:
    bots = ("mcts:2" if game.lists_all_moves else "easy", "random")[: game.seats[-1]]
    report = simulate(game, games=6, bots=bots, seed="sums")
    seats = Counter(report.bots)
    won = sum(standing.won for standing in report.by_bot.values())
    # Whoever plays together wins together.
    of_a_team = len(game.teams(report.seats)[0])
    assert won == of_a_team * report.decided == sum(standing.won for standing in report.by_seat)
    assert report.decided + report.drawn + report.unwon == report.games == 6
    assert sum(report.reasons.values()) == 6
    played = {name: standing.played for name, standing in report.by_bot.items()}
    assert played == {name: 6 * seats[name] for name in bots}


def test_the_bots_take_every_seat_in_turn() -> None:
    series = Series(LABIRINTO, LABIRINTO.options_type(), "s", ("easy", "random", "medium"))
    lineups = [series.lineup(number) for number in range(6)]
    assert lineups[0] == ("easy", "random", "medium")
    for seat in range(3):
        assert Counter(lineup[seat] for lineup in lineups) == dict.fromkeys(series.bots, 2)
    # Clockwise they stay in the same order: nobody always plays after the same neighbour's gift.
    assert lineups[1] == ("random", "medium", "easy")


def test_fewer_bots_than_seats_are_repeated() -> None:
    report = simulate(LABIRINTO, seats=5, games=2, bots=("easy", "random"))
    assert report.bots == ("easy", "random", "easy", "random", "easy")


def test_every_game_has_its_own_seed_and_bots_have_their_own_dice() -> None:
    series = Series(LABIRINTO, LABIRINTO.options_type(), "s", ("random", "random"))
    seeds = {series.game_seed(number) for number in range(100)}
    assert len(seeds) == 100
    rolled: list[Any] = []

    class Watching(Bot[Any, Any]):
        def choose(self, view: Any, choices: Any, dice: Any) -> Any:
            rolled.append(dice._seed)
            return dice.pick(choices.moves)

    match = play_game(series, 0, [Watching(), Watching()])
    assert rolled
    assert match.seed not in rolled


def test_a_team_wins_together() -> None:
    """Where teams play, a game that one of them won is decided, and each of its players won it."""
    report = simulate(CREWS, seats=5, games=30, seed="teams")
    won = [standing.won for standing in report.by_seat]

    assert report.decided > 0
    assert report.decided + report.drawn + report.unwon == 30
    for team in CREWS.teams(5):
        assert len({won[seat] for seat in team}) == 1
    assert sum(won[team[0]] for team in CREWS.teams(5)) == report.decided


def test_alone_wins_and_myth_points_are_counted() -> None:
    report = simulate(LABIRINTO, seats=1, games=40, bots=("medium",), seed="solo")
    standing = report.by_bot["medium"]
    assert 0 < standing.won < 40
    assert standing.win_rate.low < standing.won / 40 < standing.win_rate.high
    assert standing.mean_score > 0
    assert report.decided == standing.won


def test_progress_is_told_up_to_the_end() -> None:
    told: list[int] = []
    play_series(Series.of(LABIRINTO), 50, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 50


def test_logs_are_kept_and_fold(tmp_path: Path) -> None:
    play_series(Series.of(LABIRINTO, logs=tmp_path), 3)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"labirinto-000{n}.jsonl" for n in range(3)]
    for file in files:
        assert read_log(file.read_bytes(), find_rules).fold().outcome is not None


def test_only_the_first_logs_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.lab.series.MOST_LOGS", 2)
    play_series(Series.of(LABIRINTO, logs=tmp_path), 5)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"seats": 6}, "wrong-seats"),
        ({"seats": 0}, "wrong-seats"),
        ({"games": 0}, "no-games"),
        ({"workers": 0}, "no-workers"),
        ({"bots": ("nobody",)}, "unknown-bot"),
        ({"bots": ()}, "no-bots"),
        ({"bots": ("easy", "easy", "easy")}, "too-many-bots"),
        ({"options": LABIRINTO.options_type(first_player=4)}, "no-such-seat"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(BadTable) as refusal:
        simulate(LABIRINTO, **given)
    assert refusal.value.code == code


def test_many_games_leave_nothing_behind() -> None:
    simulate(LABIRINTO, games=100)  # fills what is kept on purpose: caches, tables
    gc.collect()
    tracemalloc.start()
    try:
        simulate(LABIRINTO, games=50)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        simulate(LABIRINTO, games=400, seed="0")
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # A log alone would be some kilobytes a game; new cells in the caches of moves are allowed.
    assert after - before < 400 * 500


# Processes that die


@pytest.mark.usefixtures("tiny_tasks")
def test_a_killed_process_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = simulate(LABIRINTO, games=600, seed="killed")
    killed: list[int] = []
    pools: list[ProcessPoolExecutor] = []

    def open_pool(*given: Any) -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(*given))
        return pools[-1]

    monkeypatch.setattr(the_module(), "ProcessPoolExecutor", open_pool)

    def kill_one(done: int) -> None:
        # Only children that this call has started are alive now: they play this very series.
        children = multiprocessing.active_children()
        if children and not killed and done < 400:
            killed.append(children[0].pid or 0)
            children[0].kill()
            children[0].join()

    report = play_series(Series.of(LABIRINTO, seed="killed"), 600, 2, kill_one)
    assert killed
    assert len(pools) > 1
    assert without_pace(report) == without_pace(wanted)


class DyingPool:
    """Plays in this process, and is found dead at the calls that a test has chosen."""

    deaths: ClassVar[set[int]] = set()
    at_submit: ClassVar[bool] = False
    calls: ClassVar[int] = 0

    def __init__(self, *_given: object) -> None:
        pass

    def submit(self, task: Any, *given: Any) -> Future[Any]:
        DyingPool.calls += 1
        future: Future[Any] = Future()
        if DyingPool.calls not in self.deaths:
            future.set_result(task(*given))
        elif self.at_submit:
            raise BrokenProcessPool
        else:
            future.set_exception(BrokenProcessPool())
        return future

    def shutdown(self, **_given: object) -> None:
        pass


@pytest.fixture
def dying_pool(monkeypatch: pytest.MonkeyPatch, tiny_tasks: None) -> type[DyingPool]:
    monkeypatch.setattr(the_module(), "ProcessPoolExecutor", DyingPool)
    monkeypatch.setattr(DyingPool, "calls", 0)
    return DyingPool


@pytest.mark.parametrize("at_submit", [False, True])
@pytest.mark.parametrize("deaths", [{1}, {2}, {1, 2}, {3, 4, 8}, {2, 9, 10}])
def test_lost_tasks_are_played_again_once(
    dying_pool: type[DyingPool],
    monkeypatch: pytest.MonkeyPatch,
    deaths: set[int],
    at_submit: bool,
) -> None:
    monkeypatch.setattr(dying_pool, "deaths", deaths)
    monkeypatch.setattr(dying_pool, "at_submit", at_submit)
    report = simulate(LABIRINTO, games=300, seed="dying", workers=2)
    assert dying_pool.calls > max(deaths)
    assert without_pace(report) == without_pace(simulate(LABIRINTO, games=300, seed="dying"))


def test_processes_that_always_die_are_given_up(
    dying_pool: type[DyingPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dying_pool, "deaths", set(range(1000)))
    with pytest.raises(WorkersDied) as refusal:
        simulate(LABIRINTO, games=300, workers=2)
    assert refusal.value.code == "workers-died"
