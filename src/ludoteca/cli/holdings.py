"""What lies beside the board: who has which tokens, what is in the jar and in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.telling import Teller, player
from ludoteca.core import Key
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import SIGNS
from ludoteca.games.labirinto_e_medusa.labirinto.model import ORIENTATIONS, LabirintoView
from ludoteca.games.labirinto_e_medusa.medusa.diagram import LETTERS
from ludoteca.games.labirinto_e_medusa.medusa.model import COLOURS, MedusaView
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS, TERRAINS

Row = tuple[str, Sequence[int | None]]
# How the pictures show a piece: the jar's line is their legend, too.
_SIGNS = [SIGNS[turned[0]] for turned in ORIENTATIONS]
_LETTERS = [f"({letter})" for letter in LETTERS]
_TOKENS = ("token.breath", "token.fury", "token.fear")


def holdings(teller: Teller, view: Any) -> list[RenderableType]:
    """Beside the board of a game that has something there."""
    if isinstance(view, LabirintoView):
        return _labirinto(teller, view)
    if isinstance(view, MedusaView):
        return _medusa(teller, view)
    return []


def _labirinto(teller: Teller, view: LabirintoView) -> list[RenderableType]:
    breath, fury = view.chamber
    rows: list[Row] = [(name(teller, seat), counts) for seat, counts in enumerate(view.tokens)]
    rows += [
        (teller.voice("place.chamber"), (breath, fury, None)),
        (teller.voice("place.reserve"), (None, None, view.reserve)),
    ]
    return [
        _table(teller, _TOKENS, rows),
        *_pieces(teller, [f"block.{block}" for block in BLOCKS], _SIGNS, view.jar, view.hand),
    ]


def _medusa(teller: Teller, view: MedusaView) -> list[RenderableType]:
    rows: list[Row] = [(name(teller, seat), counts) for seat, counts in enumerate(view.desires)]
    rows.append((teller.voice("place.lair"), view.lair))
    return [
        _table(teller, [f"desire.{colour}" for colour in COLOURS], rows),
        *_pieces(teller, [f"terrain.{name}" for name in TERRAINS], _LETTERS, view.jar, view.hand),
    ]


def name(teller: Teller, seat: int) -> str:
    you = f" ({teller.voice('play.you')})" if seat == teller.me else ""
    return player(seat) + you


def _table(teller: Teller, tokens: Sequence[str], rows: Sequence[Row]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 1), show_edge=False)
    table.add_column()
    for token in tokens:
        table.add_column(teller.voice(token), justify="right")
    for label, counts in rows:
        table.add_row(label, *("" if count is None else str(count) for count in counts))
    return table


def _pieces(
    teller: Teller,
    keys: Sequence[str],
    marks: Sequence[str],
    jar: Sequence[int],
    hand: Sequence[int],
) -> list[RenderableType]:
    voice = teller.voice
    counts = ", ".join(
        f"{voice(key)} {mark} {count}" for key, mark, count in zip(keys, marks, jar, strict=True)
    )
    lines: list[RenderableType] = [Text(voice("place.jar", n=sum(jar), pieces=counts))]
    if hand:
        pieces = tuple(Key(keys[piece]) for piece in hand)
        lines.append(Text(voice("place.hand", pieces=pieces)))
    return lines
