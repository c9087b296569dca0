"""Strikes, which are the penalties of Polpo, and who goes out by them (PO-5 to PO-7, PO-9)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import Step
from ludoteca.games.polywords.events import GameEnded
from ludoteca.games.polywords.polpo.model import (
    Out,
    PolpoState,
    PolpoStep,
    RowStruck,
    StrikesFell,
    WentOut,
)
from ludoteca.games.polywords.polpo.rows import letters_in
from ludoteca.kit.phases import AnyStep, followed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed
from ludoteca.words.grid import SIDE


def in_play(table: Any) -> tuple[int, ...]:
    """Who has not been eliminated."""
    return tuple(crew for crew, out in enumerate(table.out) if out is None)


def eliminated(table: Any) -> tuple[int, ...]:
    return tuple(crew for crew, out in enumerate(table.out) if out is not None)


def owing(state: Any, crew: int, strikes: int, why: str) -> AnyStep:
    """A crew has so many more rows to strike, when the contests are over."""
    owed = changed(state.owed, crew, state.owed[crew] + strikes)
    return Step(replace(state, owed=owed), (StrikesFell(crew, strikes, why),))


def struck(state: PolpoState, crew: int, strikes: int, *, by_deck: bool) -> PolpoStep:
    """PO-6: one after the other, each the highest row that is left. One that covers a letter, or
    takes the last row, eliminates; then no further one is made.
    """
    step: PolpoStep = Step(state, ())
    for _ in range(strikes):
        if step.state.out[crew] is None:
            step = followed(step, _struck_once(step.state, crew, by_deck))
    return step


def _struck_once(state: PolpoState, crew: int, by_deck: bool) -> PolpoStep:
    row = state.struck[crew]
    letters = letters_in(state.seas[crew], row)
    state = replace(state, struck=changed(state.struck, crew, row + 1))
    if not letters and row < SIDE - 1:
        return Step(state, (RowStruck(crew, row),))
    out = changed(state.out, crew, Out(state.turn, by_deck))
    return Step(replace(state, out=out), (RowStruck(crew, row), WentOut(crew, row, letters)))


def penalised(state: PolpoState) -> PolpoStep:
    """PO-7: what this turn has cost each."""
    step: PolpoStep = Step(state, ())
    for crew in in_play(state):
        step = followed(step, struck(step.state, crew, state.owed[crew], by_deck=False))
    return Step(replace(step.state, owed=(0,) * len(state.owed)), step.events)


def all_struck(state: PolpoState) -> PolpoStep:
    """PO-7: a deck is used up, which costs everybody a row."""
    step: PolpoStep = Step(state, ())
    for crew in in_play(state):
        step = followed(step, struck(step.state, crew, 1, by_deck=True))
    return step


def is_decided(state: PolpoState) -> bool:
    """PO-9: there is one left, or none."""
    return len(in_play(state)) <= 1


def ended(state: PolpoState) -> PolpoStep:
    return Step(enter(state, "over", writings=()), (GameEnded(state.turn),))
