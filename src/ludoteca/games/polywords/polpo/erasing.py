"""Complete rows let others be erased (PO-8)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Step
from ludoteca.games.polywords.polpo.model import (
    EraseRow,
    KeepRows,
    PolpoState,
    PolpoStep,
    RowErased,
    RowsComplete,
    RowsKept,
)
from ludoteca.games.polywords.polpo.rows import (
    erasable_rows,
    full_rows,
    lettered_cells,
    letters_in,
    rows_of,
    without_row,
)
from ludoteca.games.polywords.polpo.striking import in_play
from ludoteca.kit.phases import Passage, Phase, timed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

ERASE = "erase"
SECONDS = 20.0


def to_erasing(state: PolpoState) -> PolpoStep:
    """Each row that is complete for the first time lets another one be erased."""
    complete, erasing = list(state.complete), [0] * len(state.erasing)
    events: tuple[RowsComplete, ...] = ()
    for crew in in_play(state):
        new = full_rows(state.seas[crew]) & ~complete[crew]
        if new:
            complete[crew] |= new
            erasing[crew] = new.bit_count()
            events = (*events, RowsComplete(crew, rows_of(new)))
    return Step(enter(state, ERASE, complete=tuple(complete), erasing=tuple(erasing)), events)


def erase_phase(then: Passage) -> Phase:
    def actors(state: PolpoState) -> tuple[int, ...]:
        return tuple(
            crew
            for crew, rows in enumerate(state.erasing)
            if rows and erasable_rows(state.seas[crew])
        )

    def choices(state: PolpoState, seat: int) -> Choices[Any]:
        rows = erasable_rows(state.seas[seat])
        return Choices((*map(EraseRow, rows), KeepRows()))

    return Phase(
        actors=actors,
        plays={EraseRow: _erase, KeepRows: _keep},
        choices=choices,
        idle=_by_itself,
        then=then,
        sand=timed(SECONDS),
    )


def _erase(state: PolpoState, seat: int, move: EraseRow, _dice: Dice) -> PolpoStep:
    if move.row not in erasable_rows(state.seas[seat]):
        raise IllegalMove("not-to-erase", row=move.row + 1)
    return _erased(state, seat, move.row, by_itself=False)


def _keep(state: PolpoState, seat: int, _move: KeepRows, _dice: Dice) -> PolpoStep:
    return Step(replace(state, erasing=changed(state.erasing, seat, 0)), (RowsKept(seat),))


def _by_itself(state: PolpoState, seat: int, _dice: Dice) -> PolpoStep:
    """Whoever does not choose in time erases the highest rows, which are struck next."""
    highest, *_ = erasable_rows(state.seas[seat])
    return _erased(state, seat, highest, by_itself=True)


def _erased(state: PolpoState, seat: int, row: int, *, by_itself: bool) -> PolpoStep:
    sea = state.seas[seat]
    told = RowErased(seat, row, letters_in(sea, row), lettered_cells(sea, row), by_itself)
    after = replace(
        state,
        seas=changed(state.seas, seat, without_row(sea, row)),
        erasing=changed(state.erasing, seat, state.erasing[seat] - 1),
    )
    return Step(after, (told,))
