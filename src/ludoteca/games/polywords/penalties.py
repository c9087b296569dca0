"""Bottles: who must place some, and where they go (PW-P1 to PW-P4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, Step
from ludoteca.games.polywords.events import BottlePlaced, BottlesFell, BottlesKept
from ludoteca.games.polywords.model import PlaceBottle, SeaState
from ludoteca.games.polywords.sea import (
    Sea,
    bottle_cells,
    out_of_the_way,
    room_for_bottles,
    with_bottle,
)
from ludoteca.kit.phases import AnyStep, Passage, Phase, timed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

SECONDS = 20.0
BOTTLES = "bottles"

Placer = Callable[[Any, int], int]
"""The seat that places a crew's bottles."""


def owing(state: Any, crew: int, bottles: int, why: str) -> AnyStep:
    """A crew has so many more bottles to place."""
    if not bottles:
        return Step(state, ())
    owed = changed(state.owed, crew, state.owed[crew] + bottles)
    return Step(replace(state, owed=owed), (BottlesFell(crew, bottles, why),))


def to_bottles(state: Any) -> AnyStep:
    """Whoever owes bottles places them, before the next turn."""
    return _kept(enter(state, BOTTLES, done=()))


def _kept(state: SeaState) -> AnyStep:
    """PW-P4: those for which there is no cell stay beside the grid."""
    events: tuple[BottlesKept, ...] = ()
    for crew, owed in enumerate(state.owed):
        if owed and not room_for_bottles(state.seas[crew]):
            beside = changed(state.beside, crew, state.beside[crew] + owed)
            state = replace(state, owed=changed(state.owed, crew, 0), beside=beside)
            events = (*events, BottlesKept(crew, owed))
    return Step(state, events)


def bottles_phase(then: Passage, placer: Placer = lambda _state, crew: crew) -> Phase:
    def actors(state: SeaState) -> tuple[int, ...]:
        return tuple(sorted(placer(state, crew) for crew, owed in enumerate(state.owed) if owed))

    def crew_of(state: SeaState, seat: int) -> int:
        return next(crew for crew in range(len(state.owed)) if placer(state, crew) == seat)

    def place(state: SeaState, seat: int, move: PlaceBottle, _dice: Dice) -> AnyStep:
        return _placed(state, crew_of(state, seat), move.cell, by_itself=False)

    def choices(state: SeaState, seat: int) -> Choices[Any]:
        return _places(state.seas[crew_of(state, seat)])

    def idle(state: SeaState, seat: int, _dice: Dice) -> AnyStep:
        """PW-P3: the software places them all."""
        crew = crew_of(state, seat)
        events: tuple[Any, ...] = ()
        while state.owed[crew]:
            step = _placed(state, crew, out_of_the_way(state.seas[crew]), by_itself=True)
            state, events = step.state, events + step.events
        return Step(state, events)

    return Phase(
        actors=actors,
        plays={PlaceBottle: place},
        choices=choices,
        idle=idle,
        then=then,
        sand=timed(SECONDS),
    )


@lru_cache(maxsize=1 << 8)
def _places(sea: Sea) -> Choices[Any]:
    return Choices(tuple(map(PlaceBottle, bottle_cells(sea))))


def _placed(state: SeaState, crew: int, cell: int, *, by_itself: bool) -> AnyStep:
    sea = with_bottle(state.seas[crew], cell)
    after = replace(
        state,
        seas=changed(state.seas, crew, sea),
        owed=changed(state.owed, crew, state.owed[crew] - 1),
    )
    step = _kept(after)
    return Step(step.state, (BottlePlaced(crew, cell, by_itself), *step.events))
