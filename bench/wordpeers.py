"""Other packages that search for words, or keep them. A peer that is not installed is left out.

PyPI has more solvers than the one here: `boggle-solver` reads its file of words again for every
letter, `bogglesolver` and `boggler` come with tournament lists that may not be passed on, and
`boggle` only draws a board.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.words.board import Board
from ludoteca.words.letters import LETTERS

Solve = Callable[[Board], list[str]]


def boggled_solver(words: Iterable[str], shortest: int) -> Solve:
    """PyPI's `boggled`, on boards whose tiles touch as ours do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        from boggled import BoggleBoard, BoggleSolver, BoggleWords  # noqa: PLC0415

    class Touching(BoggleBoard):  # type: ignore[misc]
        """Its tiles are numbered from 1."""

        def __init__(self, board: Board) -> None:
            self._masks = board.neighbours
            super().__init__("".join(LETTERS[letter] for letter in board.letters))

        def positionNeighbors(self, position: int) -> list[int]:  # noqa: N802 - its name
            mask = self._masks[position - 1]
            return [tile + 1 for tile in range(len(self._masks)) if mask >> tile & 1]

    dictionary = BoggleWords(shortest)
    dictionary.iteratorPopulateTrie(words)

    def solve(board: Board) -> list[str]:
        solver = BoggleSolver(Touching(board), dictionary)
        solver.solve()
        return list(solver.found)

    return solve


class Keeper(msgspec.Struct):
    """Something that keeps a list of words in a file."""

    name: str
    file: Path
    load: Callable[[], Any]
    has: Callable[[Any], Callable[[str], object]]
    """Given what was loaded: whether it has a word."""
    count: Callable[[Any], Callable[[str], int]] | None = None
    """Given what was loaded: how many words begin so."""


def python_set(words: list[str], folder: Path) -> Keeper:
    file = folder / "words.txt"
    file.write_text("\n".join(words), "utf-8")
    return Keeper(
        "a Python set", file, lambda: set(file.read_text("utf-8").split("\n")), _has_in_set
    )


def _has_in_set(loaded: Any) -> Callable[[str], object]:
    has: Callable[[str], object] = loaded.__contains__
    return has


def marisa(words: list[str], folder: Path) -> Keeper:
    import marisa_trie  # noqa: PLC0415

    file = folder / "words.marisa"
    marisa_trie.Trie(words).save(str(file))
    return Keeper(
        "marisa-trie",
        file,
        lambda: marisa_trie.Trie().mmap(str(file)),
        lambda trie: trie.__contains__,
        lambda trie: lambda prefix: len(trie.keys(prefix)),
    )


def dawg2(words: list[str], folder: Path) -> Keeper:
    import dawg  # noqa: PLC0415

    file = folder / "words.dawg"
    dawg.CompletionDAWG(words).save(str(file))
    return Keeper(
        "dawg2",
        file,
        lambda: dawg.CompletionDAWG().load(str(file)),
        lambda graph: graph.__contains__,
        lambda graph: lambda prefix: len(graph.keys(prefix)),
    )
