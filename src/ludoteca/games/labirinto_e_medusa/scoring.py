"""How a game of this box ends: somebody beats the monster, or it beats everybody."""

from __future__ import annotations

from typing import Protocol

from ludoteca.kit.bag import Counts


class Tale(Protocol):
    """What a state of either game says about who is left and who won."""

    @property
    def jar(self) -> Counts: ...
    @property
    def pawns(self) -> tuple[int, ...]: ...
    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def winner(self) -> int | None: ...


def actors(state: Tale) -> tuple[int, ...]:
    return () if state.phase == "over" else (state.seat,)


def myth_points(state: Tale) -> int | None:
    """LA-X4, ME-X3: alone, the tiles left in the jar; None if nobody scores, or not yet."""
    if len(state.pawns) == 1 and state.winner is not None:
        return sum(state.jar)
    return None


def ranking(state: Tale) -> tuple[tuple[int, ...], ...]:
    """LA-X2, LA-X3, ME-X2, ME-X3: the winner before all others, or nobody before anybody."""
    everybody = tuple(range(len(state.pawns)))
    winner = state.winner
    others = tuple(seat for seat in everybody if seat != winner)
    if winner is None:
        return (everybody,)
    return ((winner,), others) if others else ((winner,),)
