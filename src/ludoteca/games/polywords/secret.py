"""Writing in secret: all write at once, each in its own sea, and then all seas turn over (SP-2,
PB-2). What may be written, and what the words are worth, each game says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, Kind, Step
from ludoteca.games.polywords.events import HasWritten, TimeRanOut, WordsShown
from ludoteca.games.polywords.model import Claim, SeaState, Write, WriteNothing, Writing
from ludoteca.games.polywords.sea import written
from ludoteca.games.polywords.seeing import HIDING
from ludoteca.games.polywords.start import new_turn
from ludoteca.games.polywords.writing import check_place, with_writing
from ludoteca.kit.phases import AnyStep, Passage, Phase, timed

SAND = 45.0

Said = Callable[[Any, int, Claim], Writing]
"""The word that a seat would write by a claim, all but its path; refused if it could not."""
Bounds = Callable[[Any], Mapping[str, Any]]
"""What the words of a turn are asked for by."""


def to_writing(state: Any, **changes: Any) -> Any:
    """The next turn's words are to be written."""
    return new_turn(state, HIDING, **changes)


def writing_phase(said: Said, bounds: Bounds, then: Passage) -> dict[str, Phase]:
    """It ends when all have written or the sand is out; `then` should show the words."""

    def write(state: SeaState, seat: int, move: Write, _dice: Dice) -> AnyStep:
        writing = replace(said(state, seat, move), path=move.path)
        check_place(state.seas[seat], writing.word, move.path)
        state = replace(with_writing(state, writing), done=(*state.done, seat))
        return Step(state, (HasWritten(seat, writing.word, move.path),))

    def write_nothing(state: SeaState, seat: int, _move: WriteNothing, _dice: Dice) -> AnyStep:
        return Step(replace(state, done=(*state.done, seat)), (HasWritten(seat),))

    phase = Phase(
        actors=lambda state: tuple(seat for seat in range(state.seats) if seat not in state.done),
        plays={Write: write, WriteNothing: write_nothing},
        choices=lambda state, _seat: Choices(
            (WriteNothing(),), (Kind("write", dict(bounds(state))),)
        ),
        idle=lambda state, seat, dice: write_nothing(state, seat, WriteNothing(), dice),
        then=then,
        sand=timed(SAND, lambda state: state.options.sand),
        rings=(TimeRanOut(),),
    )
    return {HIDING: phase}


def shown(state: SeaState) -> AnyStep:
    """All seas turn over, and the words are in them."""
    writings = tuple(sorted(state.writings, key=lambda writing: writing.crew))
    seas = list(state.seas)
    for writing in writings:
        seas[writing.crew] = written(seas[writing.crew], writing.word, writing.path)
    return Step(replace(state, seas=tuple(seas), writings=writings), (WordsShown(writings),))


def without_a_word(state: SeaState) -> tuple[int, ...]:
    """Who has written nothing in this turn."""
    have = {writing.crew for writing in state.writings}
    return tuple(seat for seat in range(state.seats) if seat not in have)
