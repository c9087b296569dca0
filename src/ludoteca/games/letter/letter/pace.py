"""How long a player of LETTER takes, in seconds, least and most."""

from __future__ import annotations

from ludoteca.games.letter.letter.model import LetterView

Seconds = tuple[float, float]

_PLACING = (2.0, 6.0)
_CLAIMING = (0.4, 1.0)
_OF_PHASE: dict[str, Seconds] = {
    "window": (0.5, 1.5),
    "gather": (0.5, 1.5),
    "vote": (1.0, 2.0),
    "forfeit": (1.0, 3.0),
    "pick": (0.3, 0.8),
    "knock": _CLAIMING,
}
_LATEST_KNOCK = 2.0
_AMONG_BOTS = 0.2


def doing(view: LetterView) -> Seconds:
    """Anything but knocking: a pass, a vote, a letter laid or given, a word named."""
    if view.phase == "turn":
        return _CLAIMING if view.laid else _PLACING
    return _OF_PHASE[view.phase]


def knocking(after: float, *, people: bool) -> Seconds:
    """Who knocks at once leaves people no chance. Among themselves bots need not wait for one
    another; only whoever is quicker is first.
    """
    scale = 1.0 if people else _AMONG_BOTS
    return scale * after, scale * (after + _LATEST_KNOCK)
