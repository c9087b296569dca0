"""What both races have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from ludoteca.core import (
    Dice,
    Event,
    IllegalMove,
    Kind,
    Move,
    Outcome,
    Score,
    ScoreLine,
    Step,
)
from ludoteca.games.polyminix.looking_back import CoversLookback, FigureLeft, look_back
from ludoteca.games.polyminix.model import (
    Laying,
    Progress,
    RaceOptions,
    RaceState,
    RaceView,
    Submit,
)
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.racing import RACE, Racing, check_in_time, why_not
from ludoteca.games.polyminix.seeing import redacted, state_of, view_of
from ludoteca.kit.phases import OVER, PhasedGame

O = TypeVar("O", bound=RaceOptions)  # noqa: E741
S = TypeVar("S", bound=RaceState)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=RaceView)


class RaceGame(PhasedGame[O, S, M, E, V]):
    box = "polyminix"
    seats = range(2, 5)
    attests = True
    lists_all_moves = False
    weighs_choices = False
    lookback_type = CoversLookback
    sketch_type = Laying
    shown_sketch_type = Progress
    first_bot = "easy"
    racing: ClassVar[Racing]

    def apply(self, state: S, seat: int, move: M, dice: Dice) -> Step[S, E]:
        if isinstance(move, Submit) and state.phase != OVER:
            check_in_time(state, move)
        return super().apply(state, seat, move, dice)

    def out_of_turn(self, state: S, seat: int) -> IllegalMove:
        return why_not(state, seat) or super().out_of_turn(state, seat)

    def attest(self, state: S, seat: int, move: M, ms: int) -> M:  # noqa: ARG002
        """CO-6: when it arrived."""
        return replace(move, ms=ms) if isinstance(move, Submit) else move

    def scores(self, state: S) -> tuple[Score, ...]:
        return tuple(
            Score.of(ScoreLine("turns-won", wins, points))
            for wins, points in zip(state.wins, state.points, strict=True)
        )

    def outcome(self, state: S) -> Outcome | None:
        """PX-E1"""
        if state.phase != OVER:
            return None
        return Outcome.best_first("goal-reached", state.points)

    # Who sees what

    def view(self, state: S, seat: int | None) -> V:
        found: V = view_of(self.view_type, state, seat)
        return found

    def imagine(self, view: V, dice: Dice) -> S:  # noqa: ARG002
        found: S = state_of(self.state_type, view)
        return found

    def redact(self, event: E, seat: int | None) -> E | None:
        found: E | None = redacted(event, seat)
        return found

    def show_sketch(self, view: V, sketch: Laying, seat: int, to: int | None) -> Progress | None:  # noqa: ARG002
        """How far it has come, and nothing else."""
        if view.phase != RACE:
            raise IllegalMove("not-now", phase=view.phase)
        return Progress(self.percent(view, seat, sketch), sketch.card)

    @abstractmethod
    def percent(self, view: V, seat: int, sketch: Laying) -> int:
        """How much is done; refused where there is nothing to be done like this."""

    def look_back(self, views: Sequence[V]) -> CoversLookback:
        return look_back(views, RACE, self.figures_left)

    @abstractmethod
    def figures_left(self, view: V, dice: Dice) -> Iterable[FigureLeft]:
        """What a seat has to do in this race, looked back at."""

    @abstractmethod
    def some_cover(self, state: S, seat: int, dice: Dice) -> tuple[int, Cover] | None:
        """A card that a seat has still to cover, and how it can be done."""

    def suggest(self, state: S, seat: int, kind: Kind, dice: Dice) -> M | None:  # noqa: ARG002
        found = self.some_cover(state, seat, dice)
        if found is None:
            return None
        card, cover = found
        move: Any = Submit(state.turn, cover, card)
        return move  # type: ignore[no-any-return]
