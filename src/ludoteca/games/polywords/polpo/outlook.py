"""How good a sea is in Polpo: letters that the ink will reach soon are dear, full rows are not."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludoteca.games.polywords.polpo.rows import (
    erasable_rows,
    full_rows,
    letters_in,
    white,
    without_row,
)
from ludoteca.games.polywords.sea import Path, Sea, written
from ludoteca.words.grid import SIDE

DANGER, FADING = 60.0, 0.72
"""What a row with letters costs that is struck next; the farther one is, the less."""
EACH, MARGIN = 2.0, 2.0
"""What each letter in such a row costs; what a row costs that only a mistake would strike."""
FILLING = 0.05
"""What a row is worth by the square of its letters: nearly full is nearly complete."""
SOON = 3
"""With fewer turns to come, rows fill up more seldom."""


class Future(msgspec.Struct, frozen=True, gc=False):
    """What a crew knows of the turns to come."""

    struck: int
    to_come: int
    """How many rows will be struck for certain."""
    turns: int
    """How many words will be written after this one, at most."""


@lru_cache(maxsize=1 << 14)
def outlook(sea: Sea, future: Future) -> float:
    """The more, the better."""
    value = float(white(sea, future.struck))
    hope = FILLING * min(future.turns, SOON) / SOON
    for row in range(future.struck, SIDE):
        letters = len(letters_in(sea, row))
        if not letters:
            continue
        distance = row - future.struck
        if distance < future.to_come:
            value -= DANGER * FADING**distance + EACH * letters
        elif distance == future.to_come:
            value -= MARGIN * min(1, future.turns)
        if letters < SIDE:
            value += hope * letters * letters
    return value


def after_writing(sea: Sea, word: str, path: Path, complete: int, future: Future) -> float:
    """How good it is with this word in it, and with the rows erased that it lets be erased."""
    sea = written(sea, word, path)
    for _ in range((full_rows(sea) & ~complete).bit_count()):
        row = best_to_erase(sea, future)
        if row is None:
            break
        sea = without_row(sea, row)
    return outlook(sea, future)


def best_to_erase(sea: Sea, future: Future) -> int | None:
    """None where nothing would be better."""
    worth = {row: outlook(without_row(sea, row), future) for row in erasable_rows(sea)}
    best = max(worth, key=worth.__getitem__, default=None)
    return None if best is None or worth[best] <= outlook(sea, future) else best


def costs(sea: Sea, future: Future) -> bytes:
    """What writing costs in each cell, roughly: for a search that adds cells up."""
    return b"".join(
        bytes([_cost(len(letters_in(sea, row)), row - future.struck, future.to_come)]) * SIDE
        for row in range(SIDE)
    )


def _cost(letters: int, distance: int, to_come: int) -> int:
    if distance < 0:
        return 255
    if distance < to_come:
        return int(40 + 180 * FADING**distance)
    return 36 if distance == to_come and not letters else 24 - 2 * letters
