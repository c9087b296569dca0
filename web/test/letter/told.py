"""Writes told.json: what the terminal says for sample events, in four languages.

Run from the project's root: `python web/test/letter/told.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.cli.telling import Teller
from ludoteca.games.letter import shared_model
from ludoteca.games.letter.letter import events
from ludoteca.games.letter.letter.game import LETTER
from ludoteca.text import Voice

BY_SEAT = (
    events.TurnBegan,
    events.FirstTurnBegan,
    events.PassedOver,
    events.TurnSkipped,
    events.Knocked,
    events.KnockGranted,
    events.KnockFailed,
    events.NextTurnWon,
    events.Passed,
    events.Abstained,
    events.EndAgreed,
    shared_model.TimeRanOut,
)
EVENTS: tuple[Any, ...] = (
    *(kind(seat) for kind in BY_SEAT for seat in (0, 1)),
    *(
        event
        for seat in (0, 2)
        for event in (
            shared_model.LettersDealt(seat, (0, 3, 9), "AEG"),
            events.TilePicked(seat, 5, "E", 2, 3),
            events.TilePicked(seat, 66, " ", 1, 1),
            shared_model.TilePlaced(seat, 5, "E", 6 * 256 + 2, turned=False, free=False),
            shared_model.TilePlaced(seat, 5, "E", 11 * 256, turned=True, free=True),
            events.BlankExchanged(seat, 70, 5, "E", 6 * 256 + 2, turned=False),
            events.BlankLaid(seat, 70, 6 * 256 + 2, turned=False),
            events.LetterFreed(seat, 5, "E"),
            shared_model.WordNamed(seat, "ORT", (1, 2, 3)),
            events.WordAskedFor(seat, "ORTS", (1, 2, 3, 4)),
            events.VoteBegan(seat, ("ORTS",)),
            events.VoteBegan(seat, ("ORTS", "TORS")),
            events.Voted(seat, (True, False)),
            events.WordVotedIn(seat, "ORTS", 2, 0),
            events.WordVotedOut(seat, "ORTS", 0, 2),
            shared_model.WordsWritten(seat, ("ORT", "TOR")),
            shared_model.TilesTakenBack(seat, (5,), "E"),
            shared_model.TilesTakenBack(seat, (5, 9), "EG"),
            events.DieThrown(seat, 4),
        )
    ),
    events.LastWindowOpened(),
    events.RoundWasQuiet(),
    events.AllAgreed(),
)


def told() -> list[dict[str, Any]]:
    """Every sample with its sentences; the reader sits on seat 0, players are A, B, C."""
    tellers = {lang: Teller(Voice(lang), LETTER, me=0) for lang in ("en", "it", "de", "fr")}
    return [
        {
            "event": msgspec.to_builtins(event),
            "said": {lang: teller.event(event) for lang, teller in tellers.items()},
        }
        for event in EVENTS
    ]


if __name__ == "__main__":
    path = Path(__file__).with_name("told.json")
    path.write_text(json.dumps(told(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
