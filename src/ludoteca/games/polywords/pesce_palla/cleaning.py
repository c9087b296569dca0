"""The clean sea: the best of a turn erase a bottle of their own (PB-7)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Step
from ludoteca.games.polywords.pesce_palla.model import (
    BottleBesideErased,
    BottleErased,
    EraseBottle,
    EraseBottleBeside,
    PallaEvent,
    PallaMove,
    PallaState,
    PallaStep,
)
from ludoteca.games.polywords.scoring import bottles_in_all
from ludoteca.games.polywords.sea import bottles_of, cells_of, most_in_the_way, without_bottle
from ludoteca.kit.phases import Passage, Phase, timed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

SECONDS = 20.0
CLEAN = "clean"


def to_cleaning(state: PallaState) -> PallaStep | None:
    """None if nobody has a bottle to erase."""
    return Step(enter(state, CLEAN), ()) if cleaners(state) else None


def cleaners(state: PallaState) -> tuple[int, ...]:
    return tuple(seat for seat in state.cleaning if bottles_in_all(state, seat))


def choices(state: PallaState, seat: int) -> Choices[PallaMove]:
    afloat = map(EraseBottle, cells_of(bottles_of(state.seas[seat])))
    return Choices((*afloat, *[EraseBottleBeside()] * bool(state.beside[seat])))


def erase(state: PallaState, seat: int, move: EraseBottle, _dice: Dice) -> PallaStep:
    sea = without_bottle(state.seas[seat], move.cell)
    state = replace(state, seas=changed(state.seas, seat, sea))
    return _erased(state, seat, BottleErased(seat, move.cell, by_itself=False))


def erase_beside(state: PallaState, seat: int, _move: EraseBottleBeside, _dice: Dice) -> PallaStep:
    if not state.beside[seat]:
        raise IllegalMove("no-bottle-beside")
    state = replace(state, beside=changed(state.beside, seat, state.beside[seat] - 1))
    return _erased(state, seat, BottleBesideErased(seat, by_itself=False))


def by_itself(state: PallaState, seat: int, dice: Dice) -> PallaStep:
    """The one in the sea that is most in the way; where there is none, one beside it."""
    if bottles_of(state.seas[seat]):
        step = erase(state, seat, EraseBottle(most_in_the_way(state.seas[seat])), dice)
    else:
        step = erase_beside(state, seat, EraseBottleBeside(), dice)
    return Step(step.state, tuple(replace(event, by_itself=True) for event in step.events))


def _erased(state: PallaState, seat: int, event: PallaEvent) -> PallaStep:
    left = tuple(other for other in state.cleaning if other != seat)
    return Step(replace(state, cleaning=left), (event,))


def cleaning_phase(then: Passage) -> Phase:
    return Phase(
        actors=cleaners,
        plays={EraseBottle: erase, EraseBottleBeside: erase_beside},
        choices=choices,
        idle=by_itself,
        then=then,
        sand=timed(SECONDS),
    )
