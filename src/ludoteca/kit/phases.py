"""A game that goes on in phases: who may act in each, by which moves, for how long, what follows.

A state has `phase`, the name of what is being done, and `glass`, how many sandglasses have been
turned (`kit.sandglass`). A game is then a table: a `Phase` for each name. Whatever happens, the
game goes on by itself until somebody can act again, or it is over.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from ludoteca.core import (
    Choices,
    Dice,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Sandglass,
    State,
    Step,
    View,
)
from ludoteca.kit.sandglass import Scale, running

Seats = tuple[int, ...]
AnyStep = Step[Any, Any]
Passage = Callable[[Any, Dice], AnyStep]
"""What happens by itself."""

OVER = "over"


def no_sand(_state: Any) -> Sandglass | None:
    return None


class Phase(msgspec.Struct, frozen=True):
    """One phase: what may be done in it, and what follows when nobody is left to do it."""

    actors: Callable[[Any], Seats]
    plays: Mapping[type[Move], Callable[[Any, int, Any, Dice], AnyStep]]
    """Which move is played by which rule."""
    choices: Callable[[Any, int], Choices[Any]]
    """Of a seat that may act."""
    idle: Callable[[Any, int, Dice], AnyStep]
    """A seat that is absent, or whose time is over, has done nothing (CO-4). It must not be an
    actor afterwards, or have less to do."""
    then: Passage
    """What follows when nobody is left to act."""
    sand: Callable[[Any], Sandglass | None] = no_sand
    out: Passage | None = None
    """What the end of the sand brings; by default everybody who may still act has done nothing."""
    rings: tuple[Event, ...] = ()
    """What tells that the sand is out."""


def timed(seconds: float, scale: Callable[[Any], Scale] | None = None) -> Callable[[Any], Any]:
    """So many seconds; by the table's choice (CO-3) if it says by how much."""

    def sand(state: Any) -> Sandglass | None:
        chosen = "one" if scale is None else scale(state)
        return running(state.phase, state.glass, {state.phase: seconds}, chosen)

    return sand


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

_NONE: Choices[Any] = Choices()


class PhasedGame(Game[O, S, M, E, V]):
    """A game whose rules are a table of phases."""

    phases: ClassVar[Mapping[str, Phase]]

    @abstractmethod
    def begin(self, options: O, seats: int, dice: Dice) -> Step[S, E]:
        """Open the box; who may act first follows by itself."""

    def setup(self, options: O, seats: int, dice: Dice) -> Step[S, E]:
        return self._go_on(self.begin(options, seats, dice), dice)

    def actors(self, state: S) -> Seats:
        name: str = state.phase  # type: ignore[attr-defined] # as said above
        return () if name == OVER else self.phases[name].actors(state)

    def choices(self, state: S, seat: int) -> Choices[M]:
        if seat not in self.actors(state):
            return _NONE
        return self._phase(state).choices(state, seat)

    def sandglass(self, state: S) -> Sandglass | None:
        name: str = state.phase  # type: ignore[attr-defined]
        return None if name == OVER else self.phases[name].sand(state)

    def apply(self, state: S, seat: int, move: M, dice: Dice) -> Step[S, E]:
        name: str = state.phase  # type: ignore[attr-defined]
        if name == OVER:
            raise IllegalMove("game-over")
        phase = self.phases[name]
        if seat not in phase.actors(state):
            raise self.out_of_turn(state, seat)
        play = phase.plays.get(type(move))
        if play is None:
            raise IllegalMove("not-now", phase=name)
        return self._go_on(play(state, seat, move, dice), dice)

    def out_of_turn(self, state: S, seat: int) -> IllegalMove:  # noqa: ARG002
        """Why a seat that may not act now is refused."""
        return IllegalMove("not-your-turn", seat=seat)

    def idle(self, state: S, seat: int, dice: Dice) -> Step[S, E]:
        return self._go_on(self._phase(state).idle(state, seat, dice), dice)

    def expire(self, state: S, sandglass: Sandglass, dice: Dice) -> Step[S, E]:  # noqa: ARG002
        phase = self._phase(state)
        out = phase.out or _all_idle(phase)
        return self._go_on(followed(Step(state, phase.rings), out(state, dice)), dice)

    def _phase(self, state: S) -> Phase:
        return self.phases[state.phase]  # type: ignore[attr-defined]

    def _go_on(self, step: Step[S, E], dice: Dice) -> Step[S, E]:
        """Until somebody can act again, or it is over."""
        while True:
            name: str = step.state.phase  # type: ignore[attr-defined]
            if name == OVER or self.phases[name].actors(step.state):
                return step
            step = followed(step, self.phases[name].then(step.state, dice))


def followed(step: AnyStep, after: AnyStep) -> AnyStep:
    """One after the other, as one step."""
    return Step(after.state, step.events + after.events)


def _all_idle(phase: Phase) -> Passage:
    """Nobody who may still act has done anything."""

    def out(state: Any, dice: Dice) -> AnyStep:
        step: AnyStep = Step(state, ())
        name = state.phase
        while step.state.phase == name and (waiting := phase.actors(step.state)):
            step = followed(step, phase.idle(step.state, waiting[0], dice))
        return step

    return out
