"""When to challenge: both games of the box are a race of all players to the right moment.

Whoever waits grows stronger, and so do the others. A forecast says how likely a player would win
a challenge at their next turn, at the one after it, and so on; the last one is forced.
"""

from __future__ import annotations

from collections.abc import Sequence

Forecast = Sequence[float]


def win_chances(forecasts: Sequence[Forecast]) -> tuple[float, ...]:
    """Each player's chance to be the one who wins, if all challenge at the best moment.

    Players stand in turn order, the one on turn first.
    """
    return _race(tuple((forecast, 0) for forecast in forecasts))


def for_myth(forecast: Forecast, jar: int) -> list[float]:
    """Alone, what counts are the tiles left in the jar, which every turn makes fewer by two."""
    return [chance * max(jar - 2 * turn, 0) / jar for turn, chance in enumerate(forecast)]


def should_dare(forecasts: Sequence[Forecast]) -> bool:
    """Whether the player on turn does better to challenge now than to wait."""
    now = forecasts[0][0]
    queue = tuple((forecast, 0) for forecast in forecasts)
    return len(forecasts[0]) == 1 or now >= _wait(queue)[0]


def _race(queue: tuple[tuple[Forecast, int], ...]) -> tuple[float, ...]:
    if not queue:
        return ()
    forecast, turn = queue[0]
    chance = forecast[turn]
    if turn + 1 < len(forecast):
        waiting = _wait(queue)
        if waiting[0] > chance:
            return waiting
    return (chance, *((1 - chance) * other for other in _race(queue[1:])))


def _wait(queue: tuple[tuple[Forecast, int], ...]) -> tuple[float, ...]:
    """What it is worth to everybody that the first player lets this turn go by."""
    forecast, turn = queue[0]
    later = _race((*queue[1:], (forecast, turn + 1)))
    return (later[-1], *later[:-1])
