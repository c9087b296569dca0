"""What a player may ask before writing: where a word can go, the best ways first."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Answer, IllegalMove, Question
from ludoteca.games.polywords.model import AText
from ludoteca.games.polywords.sea import Path, Sea, column, new_cells, row
from ludoteca.kit.polyomino import drawn
from ludoteca.words.grid import CELLS, SIDE, Grid, Wish
from ludoteca.words.ways import ANY_WAY, ways

MOST_WAYS, MOST_STRAIGHT = 24, 8
_AS_READ = (1, SIDE, -1, -SIDE)


class Placements(Question, frozen=True):
    """Where can I write this?"""

    text: AText


class PlacementsFound(Answer, frozen=True):
    word: str
    """What the text is for the rules, A to Z; empty where it is no word by its form."""
    refused: str
    """Why it could not be written, as the code of a refusal; empty if it could."""
    params: dict[str, str | int]
    """What the refusal is said with."""
    paths: tuple[Path, ...]
    """The ways that fit, those first that write in the fewest new cells; of those that cost the
    same, the straight ones, nearest to the centre.
    """


def placements_found(
    word: str, refusal: IllegalMove | None, paths: tuple[Path, ...]
) -> PlacementsFound:
    """The answer, for a word that may or may not be refused for other reasons than its place."""
    code = refusal.code if refusal else ""
    params: dict[str, Any] = dict(refusal.params) if refusal else {}
    if word and not paths and not code:
        return PlacementsFound(word, "no-place", {"word": word}, ())
    return PlacementsFound(word, code, params, paths)


@lru_cache(maxsize=1 << 10)
def placed_ways(
    sea: Sea, word: str, wish: Wish = ANY_WAY, most: int = MOST_WAYS
) -> tuple[Path, ...]:
    """Where a word fits, the fewest new cells first. Kept, for what is asked is often asked again:
    by a page while somebody thinks, by bots at every change of the table.
    """
    return tuple(way.path for way in ways(_grid(sea), word, wish, most=most))


@lru_cache(maxsize=1 << 8)
def _grid(sea: Sea) -> Grid:
    return Grid.of_rows((sea,))


def straight_first(sea: Sea, word: str, wish: Wish, paths: tuple[Path, ...]) -> tuple[Path, ...]:
    """As people would look at them: the best ways that go straight, then the others. A shape says
    itself how a word lies.
    """
    if not paths or wish.shapes or len(word) > SIDE:
        return paths
    fewest = len(new_cells(sea, paths[0]))
    line = replace(wish, shapes=(drawn("#" * len(word)),))
    straight = placed_ways(sea, word, line, CELLS)
    cheap = [path for path in straight if len(new_cells(sea, path)) == fewest]
    best = sorted(cheap, key=_ease)[:MOST_STRAIGHT]
    return (*best, *(path for path in paths if path not in best))[: max(len(paths), len(best))]


@lru_cache(maxsize=1 << 12)
def _ease(path: Path) -> tuple[int, int, Path]:
    """Near the centre, and as one reads: to the right, then downwards."""
    far = sum(abs(2 * row(cell) - SIDE + 1) + abs(2 * column(cell) - SIDE + 1) for cell in path)
    return far, _AS_READ.index(path[1] - path[0]), path
