"""What the terminal says of golden games, in four languages: the page must say the same
(`web/test/telling.test.ts`). `python -m tests.web.told` writes it down for the page's tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.cli.telling import Teller, tag_of
from ludoteca.core import AnyGame, Match
from ludoteca.core.codec import read_log
from ludoteca.core.log import Played
from ludoteca.games import GAMES, find_rules
from ludoteca.text import LANGUAGES, Voice
from tests.golden.test_golden import LOGS
from tests.house.source import ROOT
from tests.text.needed import sample, union

TOLD = ROOT / "web" / "test" / "told.json"
READER = 0
"""The reader sits on the first seat; players are A, B, C."""
ENOUGH = 2
"""Samples of each kind, of the reader's own and of others'."""


def told() -> bytes:
    """A line for each sentence, so that a change is easily seen."""
    lines = [msgspec.json.encode(line).decode() for game in GAMES for line in _of_game(game)]
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


def _of_game(game: AnyGame) -> Iterator[dict[str, Any]]:
    tellers = {language: Teller(Voice(language), game, me=READER) for language in LANGUAGES}
    for thing, view in _samples(game):
        if isinstance(thing, union(game.event_type)):
            said = {language: teller.event(thing) for language, teller in tellers.items()}
            yield {"game": game.name, "event": thing, "said": said}
        else:
            said = {language: teller.move(thing, view) for language, teller in tellers.items()}
            yield {"game": game.name, "move": thing, **_shown(thing, view), "said": said}


def _shown(move: Any, view: Any) -> dict[str, Any]:
    """What lies on the table, where a move is told by it: the words, or the cards in hand, that one
    of them is about.
    """
    if hasattr(move, "of"):
        return {"view": {"writings": view.writings}}
    if hasattr(move, "card") and hasattr(view, "hands"):
        return {"view": {"seat": view.seat, "seas": view.seas, "hands": view.hands}}
    return {}


def _samples(game: AnyGame) -> Iterator[tuple[Any, Any]]:
    """Some of everything that happened, and of what never did, something made up."""
    seen: Counter[tuple[str, bool]] = Counter()
    for thing, view in _happened(game):
        kind = tag_of(thing), getattr(thing, "seat", None) == READER
        seen[kind] += 1
        if seen[kind] <= ENOUGH:
            yield thing, view
    tags = {tag for tag, _ in seen}
    view = Match(game, seats=game.seats[0]).view(READER)
    for kind in (*union(game.event_type), *union(game.move_type)):
        if tag_of(kind) not in tags:
            yield sample(kind), view


def _happened(game: AnyGame) -> Iterator[tuple[Any, Any]]:
    logs = [read_log(path.read_bytes(), find_rules) for path in LOGS]
    for log in logs:
        if log.game is not game:
            continue
        match = Match.begin(log.game, log.record)
        yield from ((event, None) for event in match.events)
        for entry in log.record.inputs:
            if isinstance(entry, Played):
                yield entry.move, match.view(entry.seat)
            match.take(entry)
            yield from ((event, None) for event in match.events)


if __name__ == "__main__":
    TOLD.write_bytes(told())
