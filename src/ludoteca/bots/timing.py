"""When a bot acts upon a thought, on the clock of its table: a real one, or an imagined one."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Choices, RunningGlass

USUAL = (0.6, 1.6)
"""The seconds that a bot takes which says nothing of its own, at least and at most."""
SAND_TAKEN = 0.8
"""A bot that takes its time takes at most this much of the sand that is left."""


def due_at(
    seconds: tuple[float, float], portion: float, glass: RunningGlass | None, began: int
) -> int:
    """The millisecond at which it acts, asked at `began`; `portion` is where between the least and
    the most seconds, 0 to 1.

    It does not last until the sand has run out, unless that was too short for this bot from the
    beginning: what gathers knocks is not for those who have not knocked yet.
    """
    least, most = seconds
    lasting = least + (most - least) * portion
    if glass is not None and glass.sandglass.seconds > least:
        lasting = min(lasting, (glass.until - began) / 1000 * SAND_TAKEN)
    return began + round(max(0.0, lasting) * 1000)


def sorts_of(choices: Choices[Any]) -> frozenset[str]:
    """The sorts of moves on offer: where they or the sand change, something else is asked, and a
    thought is worth nothing any more.
    """
    listed = {type(move).__name__ for move in choices.moves}
    return frozenset(listed.union(kind.move for kind in choices.kinds))
