"""Faults planted in the test games, each by the name of the check that must find it."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core import AnyGame

FAULTS: list[tuple[str, type[AnyGame]]] = []


def breaks(check: str) -> Callable[[type[AnyGame]], type[AnyGame]]:
    """Name the check that a faulty game must not pass."""

    def enlist(game: type[AnyGame]) -> type[AnyGame]:
        FAULTS.append((check, game))
        return game

    return enlist
