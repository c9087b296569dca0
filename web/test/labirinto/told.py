"""Writes told.json: what the terminal says for sample events and moves, in four languages.

Run from the project's root: `python web/test/labirinto/told.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.cli.telling import Teller
from ludoteca.games.labirinto_e_medusa.labirinto import model
from ludoteca.games.labirinto_e_medusa.labirinto.game import LABIRINTO
from ludoteca.text import Voice

EVENTS: tuple[Any, ...] = (
    model.TurnBegan(0),
    model.TurnBegan(2),
    model.BlocksDrawn(0, (2,)),
    model.BlocksDrawn(1, (0, 3)),
    model.BlocksDrawn(1, (1, 1)),
    *(
        model.BlockPlaced(seat, 254 - 256 * seat, opened)
        for seat in (0, 1)
        for opened in (3, 5, 14)
    ),
    model.BlockPlaced(1, -1, 15),
    model.Walked(0, (0, 1, 257)),
    model.Walked(2, (0, -256, -257)),
    *(kind(seat) for kind in (model.BreathTaken, model.FuryTaken) for seat in (0, 1)),
    *(kind(seat) for kind in (model.FearLost, model.TurnSkipped) for seat in (0, 1)),
    *(
        model.VoidClosed(seat, tuple(range(cells)), fears)
        for seat in (0, 1)
        for cells, fears in ((1, 1), (3, 0), (4, 2))
    ),
    model.BlocksReturned(0, (3,)),
    model.BlocksReturned(1, (2, 2)),
    model.Challenged(0, (0, 1, 2), (1, 0, 0, 1), 1, 2),
    model.Challenged(1, (0, 1), (1, 1), 1, 0),
    *(kind(seat) for kind in (model.TheseusDied, model.MinotaurBeaten) for seat in (0, 1)),
    model.MinotaurWon(),
)
MOVES: tuple[Any, ...] = (
    model.Challenge(),
    model.Explore(),
    model.Walk(-3),
    model.Place(0, 7),
    model.Place(3, 10),
    model.Enter(-257, 12),
)


def told() -> dict[str, Any]:
    """Every sample with its sentences; the reader sits on seat 0, players are A, B, C."""
    tellers = {lang: Teller(Voice(lang), LABIRINTO, me=0) for lang in ("en", "it", "de", "fr")}
    return {
        "events": [
            {
                "event": msgspec.to_builtins(event),
                "said": {lang: teller.event(event) for lang, teller in tellers.items()},
            }
            for event in EVENTS
        ],
        "moves": [
            {
                "move": msgspec.to_builtins(move),
                "said": {lang: teller.move(move) for lang, teller in tellers.items()},
            }
            for move in MOVES
        ],
    }


if __name__ == "__main__":
    path = Path(__file__).with_name("told.json")
    path.write_text(json.dumps(told(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
