"""Writes cases.json: how the rules turn pieces and measure figures, for what the page only shows.

Run from the project's root: `python web/test/polyminix/cases.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.core import Dice
from ludoteca.games.polyminix.pieces import FORMS, KIT, NAMES, ways
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import (
    area,
    figure,
    holes,
    is_connected,
    is_rectangle,
    is_symmetric,
    mirrored,
    perimeter,
    size,
    turned,
)

FILE = Path(__file__).with_name("cases.json")
FIGURES = 120
BOARD = tuple(at(x, y) for x in range(5) for y in range(5))


def of_pieces() -> dict[str, Any]:
    """By name: the ways it lies, and which of them follows each when it is turned or flipped."""
    found = {}
    for piece in range(KIT):
        forms = ways(piece)
        found[NAMES[piece]] = {
            "ways": forms,
            "turned": [forms.index(turned(form)) for form in forms],
            "flipped": [forms.index(mirrored(form)) for form in forms],
        }
    return found


def of_figures() -> list[dict[str, Any]]:
    """Pieces, and squares at random."""
    dice = Dice(bytes(32))
    drawn = [
        tuple(cell for cell in BOARD if dice.below(4) <= share % 3) for share in range(FIGURES)
    ]
    return [_measured(cells) for cells in (*FORMS, *filter(None, drawn))]


def _measured(cells: tuple[int, ...]) -> dict[str, Any]:
    form = figure(cells)
    width, height = size(form)
    return {
        "cells": sorted(cells),
        "area": area(form),
        "perimeter": perimeter(form),
        "width": width,
        "height": height,
        "joined": is_connected(form),
        "holes": len(holes(form)),
        "rectangle": is_rectangle(form),
        "symmetric": is_symmetric(form),
    }


def written() -> str:
    lines = ",\n".join(json.dumps(case) for case in of_figures())
    return f'{{"pieces": {json.dumps(of_pieces())},\n"figures": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
