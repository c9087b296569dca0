"""After a game of Manta: what each team was asked for, who wrote what, and for each request the
word that would have taken the fewest cells.

A turn is looked back at as it stood when the cards were turned: what was asked for is no secret any
more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludoteca.games.polywords.looking_back import Eye, SeaLookback, Turn, TurnSeen, look_back
from ludoteca.games.polywords.manta.assigning import request
from ludoteca.games.polywords.manta.model import WORDS, MantaView
from ludoteca.games.polywords.model import crew_of
from ludoteca.games.polywords.player import Known, known_answers
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.words.grid import CELLS
from ludoteca.words.lexicon import Lexicon

ALL = tuple(range(WORDS))


class MantaEye(Eye):
    """Looks at some of the three requests, the shortest being the first."""

    def __init__(self, places: Sequence[int] = ALL) -> None:
        self.places = places

    def asked(self, view: MantaView) -> str:
        if view.phase == "assign":
            return ""  # it went no further
        crew = crew_of(view, view.seat or 0)
        return " · ".join(f"{n} {request(view, crew, n).name}" for n in view.lengths)

    def candidates(self, turn: Turn, words: Lexicon) -> Sequence[Known]:
        view: MantaView = turn.view
        lengths = self._lengths(view) if view.phase != "assign" else ()
        return [
            one
            for length in lengths
            for one in known_answers(words, request(view, turn.crew, length).id)
            if len(one.word) == length
        ]

    def points(self, turn: Turn, word: str, path: Path) -> int:
        """White cells that it would have cost; what others wrote may be of no use here."""
        if len(word) not in self._lengths(turn.view):
            return -CELLS
        return -len(new_cells(turn.view.seas[turn.crew], path))

    def _lengths(self, view: MantaView) -> tuple[int, ...]:
        return tuple(view.lengths[place] for place in self.places)


def looked_back(game: Any, views: Sequence[MantaView]) -> SeaLookback:
    """The best is a word for each request."""
    shown = _with_requests(views)
    found = look_back(game, MantaEye(), shown)
    each = [look_back(game, MantaEye((place,)), shown).turns for place in ALL]
    turns = tuple(
        _with_best(turn, [of_place[number] for of_place in each], shown[turn.step].lengths)
        for number, turn in enumerate(found.turns)
    )
    return replace(found, turns=turns)


def _with_best(turn: TurnSeen, each: Sequence[TurnSeen], lengths: Sequence[int]) -> TurnSeen:
    """Of each request the first, if there is one."""
    best = (
        next((seen for seen in of_place.best if len(seen.word) == length), None)
        for of_place, length in zip(each, lengths, strict=True)
    )
    return replace(turn, best=tuple(seen for seen in best if seen is not None))


def _with_requests(views: Sequence[MantaView]) -> list[MantaView]:
    """While cards were assigned, as it was once they were turned."""
    found: list[MantaView] = []
    later: MantaView | None = None
    for view in reversed(views):
        if view.phase != "assign":
            later = view
        elif later is not None and later.turn == view.turn:
            view = replace(view, phase="write", hands=later.hands, laid=later.laid)  # noqa: PLW2901
        found.append(view)
    return found[::-1]
