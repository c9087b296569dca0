"""The files that are made, as bytes: a line for each card, so that one sees what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.games.polyminix.data import Cards
from ludoteca.games.polyminix.making.data import Witnesses


def cards_file(cards: Cards) -> bytes:
    seed = _on_a_line(cards.seed)
    return b'{"seed": ' + seed + b', "cards": ' + _in_lines(cards.cards) + b"}\n"


def witnesses_file(witnesses: Witnesses) -> bytes:
    cards, problems = _in_lines(witnesses.cards), _in_lines(witnesses.problems)
    return b'{"cards": ' + cards + b', "problems": ' + problems + b"}\n"


def _in_lines(items: Sequence[Any]) -> bytes:
    return b"[\n" + b",\n".join(map(_on_a_line, items)) + b"\n]"


def _on_a_line(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=0)
