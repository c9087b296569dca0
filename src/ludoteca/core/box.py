"""A box on the shelf: what games are in it, and which rules older matches were played by."""

from __future__ import annotations

import msgspec

from ludoteca.core.game import AnyGame
from ludoteca.core.workshop import Workshop


class Box(msgspec.Struct, frozen=True):
    """What its games share in texts carries its name: see `ludoteca.text.voice`."""

    name: str
    games: tuple[AnyGame, ...]
    """Under the rules of today, in the order of the shelf."""
    past: tuple[AnyGame, ...] = ()
    """Under earlier versions of their rules, newest first: old logs keep their own."""
    workshops: tuple[Workshop, ...] = ()
    """What it can make anew of itself."""
