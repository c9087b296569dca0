"""Games that are not what they say of themselves: facts and teams (see `planting`)."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.core import Choices, Event, Kind, Outcome
from tests.conformance.games.crews import Crews
from tests.conformance.games.crews_model import CrewsState
from tests.conformance.games.echo import Echo
from tests.conformance.games.planting import breaks
from tests.conformance.games.snatch import (
    CardTaken,
    Grab,
    Snatch,
    SnatchEvent,
    SnatchMove,
    SnatchState,
)


@breaks("declared")
class SaysItHidesNothing(Echo):
    hides = False


@breaks("declared")
class RedactsThoughItHidesNothing(Snatch):
    def redact(self, event: SnatchEvent, seat: int | None) -> SnatchEvent | None:
        return None if isinstance(event, CardTaken) and seat is None else event


@breaks("declared")
class SaysItAttestsNothing(Echo):
    attests = False


@breaks("declared")
class AttestsTheClockUnsaid(Snatch):
    """Nothing at first; later it writes the time into a move."""

    def attest(self, state: SnatchState, seat: int, move: SnatchMove, ms: int) -> SnatchMove:
        return Grab(ms) if isinstance(move, Grab) and ms else move


@breaks("declared")
class SaysItListsAllMoves(Crews):
    lists_all_moves = True


@breaks("declared")
class OffersAKindNowAndThen(Snatch):
    def choices(self, state: SnatchState, seat: int) -> Choices[SnatchMove]:
        found = super().choices(state, seat)
        return Choices(found.moves, (Kind("claim"),)) if state.phase == "claim" else found


@breaks("teams")
class OneInTwoTeams(Crews):
    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return (*super().teams(seats), (0,))


@breaks("teams")
class NobodysTeam(Crews):
    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return super().teams(seats)[:1]


@breaks("teams")
class EmptyTeam(Crews):
    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return (*super().teams(seats), ())


@breaks("teams")
class TeamRankedApart(Crews):
    """Every seat for itself in the end, by its number."""

    def outcome(self, state: CrewsState) -> Outcome | None:
        over = super().outcome(state)
        return over and Outcome.best_first(over.reason, range(len(state.resting)))


@breaks("facts")
class QuestionWithoutAnswer(Crews):
    answer_type: ClassVar[Any] = None


@breaks("facts")
class SketchIsAnEvent(Crews):
    sketch_type: ClassVar[Any] = Event
