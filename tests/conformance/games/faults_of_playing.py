"""Games that go wrong in their moves, sandglasses, figures and bytes (see `planting`)."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec.structs import force_setattr, replace

from ludoteca.core import (
    Choices,
    Dice,
    IllegalMove,
    Kind,
    Outcome,
    Sandglass,
    Score,
    Step,
)
from tests.conformance.games.crews_model import Assigned
from tests.conformance.games.echo import Echo, Speechless
from tests.conformance.games.echo_model import (
    EchoEvent,
    EchoMove,
    EchoOptions,
    EchoState,
    EchoStep,
    EchoView,
    Voted,
    Write,
)
from tests.conformance.games.planting import breaks
from tests.conformance.games.snatch import (
    Grab,
    Knock,
    Pass,
    Snatch,
    SnatchMove,
    SnatchState,
    SnatchStep,
)

# Moves


@breaks("choices-complete")
class ChoicesMissACard(Snatch):
    def choices(self, state: SnatchState, seat: int) -> Choices[SnatchMove]:
        return Choices(super().choices(state, seat).moves[:3])


@breaks("choices-accepted")
class ChoicesInventACard(Snatch):
    def choices(self, state: SnatchState, seat: int) -> Choices[SnatchMove]:
        choices = super().choices(state, seat)
        return Choices((*choices.moves, Grab(99))) if state.phase == "race" and choices else choices


@breaks("choices-accepted")
class ChoicesListTwice(Snatch):
    def choices(self, state: SnatchState, seat: int) -> Choices[SnatchMove]:
        return Choices(super().choices(state, seat).moves * 2)


@breaks("choices-accepted")
class SuggestsWrongLetter(Echo):
    def suggest(self, state: EchoState, seat: int, kind: Kind, dice: Dice) -> EchoMove | None:
        return Write("zzzz") if kind.move == "write" else super().suggest(state, seat, kind, dice)


@breaks("choices-accepted")
class NobodyKnowsAMove(Speechless):
    def choices(self, state: EchoState, seat: int) -> Choices[EchoMove]:
        return Choices((), super().choices(state, seat).kinds)


@breaks("refusals")
class RefusalIsAnAccident(Snatch):
    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        if isinstance(move, Grab) and state.phase == "race":
            state.table.index(move.card)  # raises ValueError for a card that is gone
        return super().apply(state, seat, move, dice)


@breaks("refusals")
class RefusalIsASentence(Snatch):
    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        if isinstance(move, Knock) and state.phase == "race":
            raise IllegalMove("You cannot knock now!")
        return super().apply(state, seat, move, dice)


@breaks("refusals")
class RefusalLeavesATrace(Snatch):
    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        try:
            return super().apply(state, seat, move, dice)
        except IllegalMove:
            force_setattr(state, "glass", state.glass + 1)
            raise


@breaks("refusals")
class AnySeatWillDo(Snatch):
    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        acting = self.actors(state)
        seat = acting[0] if seat < 0 and acting else seat
        return super().apply(state, seat, move, dice)


@breaks("attested")
class ClientsOpinionCounts(Echo):
    def attest(self, state: EchoState, seat: int, move: EchoMove, ms: int) -> EchoMove:
        if isinstance(move, Write) and move.known:
            return move
        return super().attest(state, seat, move, ms)


@breaks("actors")
class ActorWithoutChoice(Echo):
    def choices(self, state: EchoState, seat: int) -> Choices[EchoMove]:
        return Choices() if state.phase == "vote" else super().choices(state, seat)


@breaks("actors")
class OverButNotOver(Snatch):
    def outcome(self, state: SnatchState) -> Outcome | None:
        return super().outcome(replace(state, phase="over")) if state.turn == 2 else None


@breaks("idle")
class AbsentBlocksTable(Echo):
    def idle(self, state: EchoState, seat: int, dice: Dice) -> EchoStep:
        if state.phase == "vote":
            raise IllegalMove("must-vote")
        return super().idle(state, seat, dice)


@breaks("ends")
class NobodyMayPass(Snatch):
    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        if seat in self.actors(state) and isinstance(move, Pass | Knock):
            return Step(replace(state, glass=state.glass + 1), ())
        return super().apply(state, seat, move, dice)


# Time


@breaks("expiry")
class TimeoutRefused(Echo):
    def expire(self, state: EchoState, sandglass: Sandglass, dice: Dice) -> EchoStep:
        if state.phase == "defend":
            raise IllegalMove("not-now", phase=state.phase)
        return super().expire(state, sandglass, dice)


@breaks("expiry")
class TimeoutChangesNothing(Echo):
    def expire(self, state: EchoState, sandglass: Sandglass, dice: Dice) -> EchoStep:
        if state.phase == "contest":
            return Step(state, ())
        return super().expire(state, sandglass, dice)


@breaks("sand")
class SameSandAgain(Echo):
    def sandglass(self, state: EchoState) -> Sandglass | None:
        sandglass = super().sandglass(state)
        return sandglass and replace(sandglass, number=state.turn)


@breaks("sand")
class SandGrows(Echo):
    def sandglass(self, state: EchoState) -> Sandglass | None:
        sandglass = super().sandglass(state)
        return sandglass and replace(sandglass, seconds=sandglass.seconds + sum(state.done))


# Figures


@breaks("ranking")
class WrongTie(Snatch):
    """Of several equals only one is ranked."""

    def outcome(self, state: SnatchState) -> Outcome | None:
        outcome = super().outcome(replace(state, taken=((),) * len(state.taken)))
        return outcome and Outcome(outcome.reason, (outcome.ranking[0][:1],), (0,))


@breaks("ranking")
class OneOfTheFirstWins(Snatch):
    def outcome(self, state: SnatchState) -> Outcome | None:
        outcome = super().outcome(replace(state, taken=((),) * len(state.taken)))
        return outcome and replace(outcome, winners=outcome.ranking[0][:1])


@breaks("scores")
class ScoreIsNotItsLines(Snatch):
    def scores(self, state: SnatchState) -> tuple[Score, ...]:
        return tuple(replace(score, total=score.total + 1) for score in super().scores(state))


@breaks("scores")
class ScoreMissing(Snatch):
    def scores(self, state: SnatchState) -> tuple[Score, ...]:
        return super().scores(state)[1:]


# Purity


@breaks("nothing-mutates")
class ScoringTurnsTheGlass(Snatch):
    def scores(self, state: SnatchState) -> tuple[Score, ...]:
        force_setattr(state, "glass", state.glass + 1)
        return super().scores(state)


@breaks("nothing-mutates")
class MoveChangesItsState(Snatch):
    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        step = super().apply(state, seat, move, dice)
        force_setattr(state, "taken", step.state.taken)
        return step


@breaks("repeatable")
class HiddenGenerator(Snatch):
    _rolls = count()

    def setup(self, options: Any, seats: int, dice: Dice) -> SnatchStep:
        return super().setup(options, seats, Dice(b"hidden", next(self._rolls)))


@breaks("other-process")
class OrderOfHashes(Echo):
    def setup(self, options: EchoOptions, seats: int, dice: Dice) -> EchoStep:
        step = super().setup(options, seats, dice)
        words = {f"word{number}" for number in range(50)}
        return Step(
            replace(step.state, words=(" ".join(words), *step.state.words[1:])), step.events
        )


@breaks("json")
class WordsInAList(Echo):
    def view(self, state: EchoState, seat: int | None) -> EchoView:
        view = super().view(state, seat)
        words: Any = list(view.words)
        return replace(view, words=words)


@breaks("json")
class ForeignEvent(Echo):
    def redact(self, event: EchoEvent, seat: int | None) -> EchoEvent | None:
        foreign: Any = Assigned(0)
        return foreign if isinstance(event, Voted) else super().redact(event, seat)


@breaks("facts")
class NameIsASentence(Snatch):
    name = "Snatch it!"
