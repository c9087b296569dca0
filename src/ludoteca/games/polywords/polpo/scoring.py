"""Who wins in Polpo (PO-9, PO-11): a score is what explains the ranking."""

from __future__ import annotations

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.polywords.polpo.model import Out, PolpoState
from ludoteca.games.polywords.polpo.rows import white
from ludoteca.games.polywords.polpo.striking import in_play


def last_ones(state: PolpoState) -> tuple[int, ...]:
    """Who is in play, or, if nobody is, those who went out together as the last ones."""
    left = in_play(state)
    if left:
        return left
    last = max(map(_when, state.out))
    return tuple(crew for crew, out in enumerate(state.out) if _when(out) == last)


def _when(out: Out | None) -> tuple[int, bool]:
    """PO-7: in a turn the penalties come first."""
    return (0, False) if out is None else (out.turn, out.by_deck)


def scores(state: PolpoState) -> tuple[Score, ...]:
    """White cells are counted among those who are left; who went out before them has none."""
    last = last_ones(state)
    return tuple(_score(state, crew, crew in last) for crew in range(state.seats))


def _score(state: PolpoState, crew: int, is_left: bool) -> Score:
    out = state.out[crew]
    lines = [] if out is None else [ScoreLine("out-in-turn", out.turn, 0)]
    if is_left:
        free = white(state.seas[crew], state.struck[crew])
        lines.append(ScoreLine("white-cells", free, free))
    return Score.of(*lines)


def outcome(state: PolpoState) -> Outcome | None:
    """PO-9: the last one in play; else the most white cells; the others by when they went out."""
    if state.phase != "over":
        return None
    last, left = last_ones(state), in_play(state)
    standing = [
        (crew in last, (0, False) if crew in last else _when(state.out[crew]), score.total)
        for crew, score in enumerate(scores(state))
    ]
    return Outcome.best_first(
        "last-in-play" if len(left) == 1 else "turns-played" if left else "all-out", standing
    )
