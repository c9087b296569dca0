"""Words: whole boards, one more tile, placements in a grid, and single words, beside the peers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec

from bench.report import Effort, Report, Table
from bench.wordboards import Supply, half_full_grid, letter_board, letter_turn
from bench.wordpeers import Keeper, Solve, boggled_solver, dawg2, marisa, python_set
from ludoteca.words.automaton import Automaton
from ludoteca.words.board import ANYWHERE, Board, Finds, words_on
from ludoteca.words.filters import Filter
from ludoteca.words.grid import Grid, Wish
from ludoteca.words.kernel import twin_board
from ludoteca.words.lexicon import DATA, Lexicon, lexicon
from ludoteca.words.one_more import one_more
from ludoteca.words.placing import placements

LANGUAGE = "it"
SHORTEST = 3  # as the other solvers have it
TILES, HAND = 30, 15


class Amount(msgspec.Struct, frozen=True):
    """How much is measured."""

    boards: int
    slow_boards: int
    """For those that take a hundred times as long."""
    rounds: int
    grids: int
    turns: int
    lookups: int


QUICK = Amount(boards=20, slow_boards=2, rounds=2, grids=1, turns=1, lookups=200)
FULL = Amount(boards=1000, slow_boards=60, rounds=9, grids=40, turns=40, lookups=20_000)


def measure(effort: Effort) -> Report:
    amount = QUICK if effort.quick else FULL
    words = lexicon(LANGUAGE)
    # The peer's tree of all words takes most of a gigabyte: not for a small run.
    listed = words.common if effort.quick else words.automaton
    boards, boards_data = _boards(words, listed, amount)
    turns, turns_data = _turns(words, amount)
    grids, grids_data = _grids(words, amount)
    keepers, keepers_data = _keepers(list(listed), amount)
    parts = (BOARDS, boards, TURNS, turns, GRIDS, grids, KEEPERS, keepers)
    data = {
        "language": LANGUAGE,
        "words": len(listed),
        "boards": boards_data,
        "one_more": turns_data,
        "placements": grids_data,
        "lookup": keepers_data,
    }
    return Report("words", parts, data)


BOARDS = """\
All Italian words of three letters and more on random boards, with a path each. Microseconds of CPU
a board, the best of several rounds; *a node* is what the compiled kernel takes for each arc of the
automaton that it follows, without the call itself. LETTER's boards have tiles of 1 by 1 to 3 by 3;
all others touch side by side. The twin is the same search in Python."""


def _boards(
    lexicon: Lexicon, words: Automaton, amount: Amount
) -> tuple[Table, dict[str, dict[str, float]]]:
    supply = Supply(lexicon, seed=1)
    peer = _peer(words)
    rows, data = [], {}
    for name, make in {
        **{f"{side} by {side}": _square(supply, side) for side in (4, 5, 6, 8)},
        **{f"LETTER, {tiles} tiles": _tiles(supply, tiles) for tiles in (12, 20, 30, 40)},
    }.items():
        print(f"  {name}", file=sys.stderr, flush=True)
        data[name] = figures = _board_figures(
            [make() for _ in range(amount.boards)], words, peer, amount
        )
        rows.append((name, *_cells(figures)))
    head = (
        "board",
        "words",
        "nodes",
        "µs",
        "ns a node",
        "twin µs",
        "÷ twin",
        "boggled µs",
        "÷ boggled",
    )
    return Table(head, tuple(rows)), data


def _square(supply: Supply, side: int) -> Callable[[], Board]:
    return lambda: supply.square_board(side)


def _tiles(supply: Supply, tiles: int) -> Callable[[], Board]:
    return lambda: letter_board(supply, tiles)


def _peer(words: Automaton) -> Solve | None:
    try:
        return boggled_solver(words, SHORTEST)
    except ImportError:
        print("  boggled is not installed: it is left out", file=sys.stderr)
        return None


def _board_figures(
    boards: list[Board], words: Automaton, peer: Solve | None, amount: Amount
) -> dict[str, float]:
    which = Filter(shortest=SHORTEST)
    nothing = Board([], [])

    def by_kernel(board: Board) -> Finds:
        return words_on(board, words, which)

    def by_twin(board: Board) -> Finds:
        return Finds(*twin_board.search(board.packed, words, which, ANYWHERE, {}, None))

    finds = [by_kernel(board) for board in boards]
    slow = boards[: amount.slow_boards]
    if peer and any(
        len(peer(board)) != len(found) for board, found in zip(slow, finds, strict=False)
    ):
        raise ValueError("boggled finds other words than we do")
    nodes = sum(found.nodes for found in finds) / len(boards)
    ours = _best(by_kernel, boards, amount.rounds)
    call = _best(by_kernel, [nothing] * len(boards), amount.rounds)
    figures = {
        "words": sum(map(len, finds)) / len(boards),
        "nodes": nodes,
        "us": ours * 1e6,
        "ns_per_node": (ours - call) * 1e9 / nodes,
        "twin_us": _best(by_twin, slow, 2) * 1e6,
    }
    if peer:
        figures["boggled_us"] = _best(peer, slow, 2) * 1e6
    return figures


def _best(job: Callable[[Board], object], boards: list[Board], rounds: int) -> float:
    """CPU seconds a board, in the best round."""
    least = float("inf")
    for _ in range(rounds):
        begun = process_time()
        for board in boards:
            job(board)
        least = min(least, process_time() - begun)
    return least / len(boards)


def _cells(figures: dict[str, float]) -> tuple[str, ...]:
    ours, twin, peer = figures["us"], figures["twin_us"], figures.get("boggled_us")
    return (
        f"{figures['words']:.0f}",
        f"{figures['nodes']:.0f}",
        f"{ours:.1f}",
        f"{figures['ns_per_node']:.1f}",
        f"{twin:,.0f}",
        f"{twin / ours:.0f}x",
        f"{peer:,.0f}" if peer else "",
        f"{peer / ours:.0f}x" if peer else "",
    )


TURNS = f"""\
One more tile: {TILES} tiles lie on LETTER's board of 18 by 18, {HAND} are in hand; for every spot
where each could lie, how many words it would make and how long they are. Milliseconds of CPU."""


def _turns(lexicon: Lexicon, amount: Amount) -> tuple[Table, dict[str, Any]]:
    supply = Supply(lexicon, seed=2)
    turns = [letter_turn(supply, TILES, HAND) for _ in range(amount.turns)]
    rows, data = [], {}
    for name, words in (("common words", lexicon.common), ("all words", lexicon.automaton)):
        spent = [
            _spent(lambda turn=turn, words=words: one_more(turn[0], words, *turn[1:]))  # type: ignore[misc]
            for turn in turns
        ]
        spots = sum(len(letters) for _, letters, _ in turns) / len(turns)
        data[name] = {"spots": spots, "median_ms": median(spent), "worst_ms": max(spent)}
        rows.append((name, f"{spots:.0f}", f"{median(spent):.2f}", f"{max(spent):.2f}"))
    return Table(("dictionary", "spots", "median", "worst"), tuple(rows)), data


GRIDS = """\
The ten best placements in a half-full grid of 8 by 8, of all words that need so many new letters at
most. Milliseconds of CPU."""


def _grids(lexicon: Lexicon, amount: Amount) -> tuple[Table, dict[str, Any]]:
    supply = Supply(lexicon, seed=3)
    grids = [half_full_grid(lexicon, supply.random) for _ in range(amount.grids)]
    rows, data = [], {}
    for name, words in (("common words", lexicon.common), ("all words", lexicon.automaton)):
        for new in (2, 3, 4):
            spent = [_spent(_placing(grid, words, Wish(most_new=new))) for grid in grids]
            data[f"{name}, {new} new"] = {"median_ms": median(spent), "worst_ms": max(spent)}
            rows.append((name, f"{new}", f"{median(spent):.1f}", f"{max(spent):.1f}"))
    return Table(("dictionary", "new letters", "median", "worst"), tuple(rows)), data


def _placing(grid: Grid, words: Automaton, wish: Wish) -> Callable[[], object]:
    return lambda: placements(grid, words, wish)


def _spent(job: Callable[[], object]) -> float:
    """CPU milliseconds, the better of two."""
    least = float("inf")
    for _ in range(2):
        begun = process_time()
        job()
        least = min(least, process_time() - begun)
    return least * 1e3


KEEPERS = """\
Single words, beside other ways to keep them: whether a word is there, for words that are and for
words with one letter changed, and how many words begin with three letters. Our file also has
commonness, marks, spellings and lemmas."""


def _keepers(words: list[str], amount: Amount) -> tuple[Table, dict[str, Any]]:
    supply = Supply(lexicon(LANGUAGE), seed=4)
    hits = supply.random.sample(words, min(len(words), amount.lookups))
    known = set(words)
    changed = [word[:-1] + "X" for word in hits]
    misses = [word for word in changed if word not in known]
    prefixes = [word[:3] for word in hits[: amount.lookups // 20]]
    rows, data = [], {}
    with TemporaryDirectory() as folder:
        for keeper in _lineup(words, Path(folder)):
            data[keeper.name] = figures = _keeping(keeper, hits, misses, prefixes)
            rows.append(
                (
                    keeper.name,
                    *(
                        f"{figure:,.2f}" if figure is not None else ""
                        for figure in figures.values()
                    ),
                )
            )
    head = ("kept as", "MB", "load ms", "hit µs", "miss µs", "prefix µs")
    return Table(head, tuple(rows)), data


def _lineup(words: list[str], folder: Path) -> list[Keeper]:
    file = DATA / f"{LANGUAGE}.words"
    keepers = [
        Keeper(
            "Ludoteca",
            file,
            lambda: Lexicon.open(file),
            lambda opened: opened.__contains__,
            lambda opened: lambda prefix: len(opened.starting_with(prefix)),
        ),
        python_set(words, folder),
    ]
    for make in (marisa, dawg2):
        try:
            keepers.append(make(words, folder))
        except ImportError:
            print(f"  {make.__name__} is not installed: it is left out", file=sys.stderr)
    return keepers


def _keeping(
    keeper: Keeper, hits: list[str], misses: list[str], prefixes: list[str]
) -> dict[str, float | None]:
    load = _spent(keeper.load)
    loaded = keeper.load()
    count = keeper.count(loaded) if keeper.count else None
    return {
        "mb": keeper.file.stat().st_size / 1e6,
        "load_ms": load,
        "hit_us": _each(keeper.has(loaded), hits),
        "miss_us": _each(keeper.has(loaded), misses),
        "prefix_us": _each(count, prefixes) if count else None,
    }


def _each(job: Callable[[str], object], words: list[str]) -> float:
    """CPU microseconds a word, in the best of five rounds."""
    least = float("inf")
    for _ in range(5):
        begun = process_time()
        for word in words:
            job(word)
        least = min(least, process_time() - begun)
    return least * 1e6 / len(words)
