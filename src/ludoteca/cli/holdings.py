"""What lies beside the board: who has which tokens, what can be drawn, what is in the hand."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.telling import Teller, player
from ludoteca.core import Holdings, Key


def holdings(teller: Teller, view: Any) -> list[RenderableType]:
    """Beside the board of a game that has something there."""
    held = teller.game.holdings(view)
    if held is None:
        return []
    voice = teller.voice
    shown: list[RenderableType] = [_table(teller, held)]
    if held.supply:
        pieces = ", ".join(f"{sign} {voice(piece)} {count}" for piece, sign, count in held.supply)
        left = sum(count for *_, count in held.supply)
        shown.append(Text(voice("place.jar", n=left, pieces=pieces)))
    if held.hand:
        shown.append(Text(voice("place.hand", pieces=held.hand)))
    return shown


def _table(teller: Teller, held: Holdings) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 1), show_edge=False)
    table.add_column()
    for number, token in enumerate(held.tokens):
        counted = all(not isinstance(held_by[number], str) for _, held_by in held.rows)
        table.add_column(teller.voice(token), justify="right" if counted else "left")
    for owner, held_by in held.rows:
        label = teller.voice(owner) if isinstance(owner, Key) else _name(teller, owner)
        table.add_row(label, *("" if each is None else Text(str(each)) for each in held_by))
    return table


def _name(teller: Teller, seat: int) -> str:
    you = f" ({teller.voice('play.you')})" if seat == teller.me else ""
    return player(seat) + you
