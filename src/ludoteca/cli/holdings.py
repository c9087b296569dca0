"""What lies beside the board, as the game's face at a terminal tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.telling import Teller, player
from ludoteca.core import Key
from ludoteca.core.terminal import Holdings, Sentence
from ludoteca.text import Voice


def holdings(teller: Teller, view: Any) -> list[RenderableType]:
    """Beside the board of a game that has something there."""
    held = teller.face.holdings(view)
    if held is None:
        return []
    notes = (Text(said(teller.voice, note)) for note in held.notes)
    return [_table(teller, held), *notes]


def said(voice: Voice, sentence: Sentence) -> str:
    """A sentence whose parameters may be sentences themselves."""
    params = {name: _value(voice, value) for name, value in sentence.params.items()}
    return voice(sentence.key, **params)


def _value(voice: Voice, value: Any) -> Any:
    if isinstance(value, tuple) and any(isinstance(part, Sentence) for part in value):
        return ", ".join(_part(voice, part) for part in value)
    return value


def _part(voice: Voice, part: Key | Sentence) -> str:
    return said(voice, part) if isinstance(part, Sentence) else voice(part)


def _table(teller: Teller, held: Holdings) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 1), show_edge=False)
    table.add_column()
    for number, column in enumerate(held.columns):
        counted = _counted([row.cells[number] for row in held.rows])
        table.add_column(teller.voice(column), justify="right" if counted else "left")
    for row in held.rows:
        owner = row.owner
        label = teller.voice(owner) if isinstance(owner, Key) else _name(teller, owner)
        table.add_row(label, *(Text(_cell(teller, cell)) for cell in row.cells))
    return table


def _cell(teller: Teller, cell: int | str | None) -> str:
    return "" if cell is None else teller.voice.say(cell)


def _counted(cells: Sequence[int | str | None]) -> bool:
    """Numbers stand under each other, words begin at the same place."""
    return not any(isinstance(cell, str) for cell in cells)


def _name(teller: Teller, seat: int) -> str:
    you = f" ({teller.voice('play.you')})" if seat == teller.me else ""
    return player(seat) + you
