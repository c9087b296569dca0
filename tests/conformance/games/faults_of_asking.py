"""Games that answer or show more than they may (see `planting`)."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec.structs import force_setattr

from ludoteca.core import MOST_GLIMPSES, Bot, Choices, Dice, Glimpse, IllegalMove, Thought
from tests.conformance.games.crews import Crews
from tests.conformance.games.crews_model import (
    CrewsMove,
    CrewsState,
    CrewsView,
    Rest,
    Rested,
    team_of,
)
from tests.conformance.games.crews_talk import (
    CanWrite,
    Draft,
    Progress,
    ShownSketch,
    Writable,
    answer,
    show_sketch,
)
from tests.conformance.games.crews_view import view
from tests.conformance.games.planting import breaks


@breaks("answers")
class AnswerPeeks(Crews):
    """Knows what the other team has written, by the table that it worked on last."""

    def __init__(self) -> None:
        self._words: tuple[tuple[str, ...], ...] = ((), ())

    def view(self, state: CrewsState, seat: int | None) -> CrewsView:
        self._words = state.words
        return view(state, seat)

    def answer(self, view: CrewsView, question: CanWrite) -> Writable:
        rivals = self._words[1 - team_of(view.seat)]
        return Writable(answer(view, question).fits, sum(map(len, rivals)))


@breaks("answers")
class AnswerCounts(Crews):
    def __init__(self) -> None:
        self._asked = count()

    def answer(self, view: CrewsView, question: CanWrite) -> Writable:
        return Writable(answer(view, question).fits, next(self._asked))


@breaks("answers")
class AnswerIsAnAccident(Crews):
    @staticmethod
    def answer(view: CrewsView, question: CanWrite) -> Writable:
        return Writable(not view.words[0][question.slot], 0)


@breaks("answers")
class AnswerIsASentence(Crews):
    @staticmethod
    def answer(view: CrewsView, question: CanWrite) -> Writable:
        raise IllegalMove("There is no such slot!")


@breaks("answers")
class AnswerIsSomethingElse(Crews):
    @staticmethod
    def answer(view: CrewsView, question: CanWrite) -> Any:
        return Rested(answer(view, question).letters)


@breaks("answers")
class AnswerChangesTheView(Crews):
    @staticmethod
    def answer(view: CrewsView, question: CanWrite) -> Writable:
        said = answer(view, question)
        force_setattr(view, "glass", view.glass + 1)
        return said


@breaks("sketches")
class SketchTellsRivals(Crews):
    @staticmethod
    def show_sketch(view: CrewsView, sketch: Draft, seat: int, to: int | None) -> ShownSketch:
        return show_sketch(view, sketch, seat, seat)


@breaks("sketches")
class SketchTellsSpectators(Crews):
    @staticmethod
    def show_sketch(view: CrewsView, sketch: Draft, seat: int, to: int | None) -> ShownSketch:
        return show_sketch(view, sketch, seat, seat if to is None else to)


@breaks("sketches")
class SketchTellsWhatIsWritten(Crews):
    """Not what is being drafted, but a word that the team has written already."""

    @staticmethod
    def show_sketch(view: CrewsView, sketch: Draft, seat: int, to: int | None) -> ShownSketch:
        shown = show_sketch(view, sketch, seat, to)
        written = view.words[team_of(seat)][sketch.slot]
        return Draft(sketch.slot, written) if written and isinstance(shown, Progress) else shown


@breaks("sketches")
class SketchIsAnAccident(Crews):
    @staticmethod
    def show_sketch(view: CrewsView, sketch: Draft, seat: int, to: int | None) -> ShownSketch:
        return Progress(len(view.words[team_of(seat)][sketch.slot]))


@breaks("sketches")
class SketchChangesFromTimeToTime(Crews):
    def __init__(self) -> None:
        self._shown = count()

    def show_sketch(self, view: CrewsView, sketch: Draft, seat: int, to: int | None) -> ShownSketch:
        show_sketch(view, sketch, seat, to)
        return Progress(next(self._shown))


# What bots show


class _Drawing(Bot[CrewsView, CrewsMove]):
    def __init__(self, *glimpses: Glimpse) -> None:
        self._glimpses = glimpses

    def choose(self, view: CrewsView, choices: Choices[CrewsMove], dice: Dice) -> CrewsMove:
        return Rest()

    def think(
        self, view: CrewsView, choices: Choices[CrewsMove], dice: Dice, *, people: bool
    ) -> Thought[CrewsMove]:
        return Thought(Rest(), None, self._glimpses)


@breaks("bots")
class BotDrawsNonsense(Crews):
    def bots(self) -> dict[str, Bot[CrewsView, CrewsMove]]:
        return {"drawing": _Drawing(Glimpse(0.5, Draft(99, "")))}


@breaks("bots")
class BotDrawsWhatOthersSee(Crews):
    def bots(self) -> dict[str, Bot[CrewsView, CrewsMove]]:
        return {"drawing": _Drawing(Glimpse(0.5, Progress(50)))}


@breaks("bots")
class BotDrawsTooOften(Crews):
    def bots(self) -> dict[str, Bot[CrewsView, CrewsMove]]:
        often = (Glimpse(0.5, Draft(0, "")) for _ in range(MOST_GLIMPSES + 1))
        return {"drawing": _Drawing(*often)}


@breaks("bots")
class BotDrawsTooLate(Crews):
    def bots(self) -> dict[str, Bot[CrewsView, CrewsMove]]:
        return {"drawing": _Drawing(Glimpse(1.5, Draft(0, "")))}


@breaks("bots")
class BotDrawsBackwards(Crews):
    def bots(self) -> dict[str, Bot[CrewsView, CrewsMove]]:
        return {"drawing": _Drawing(Glimpse(0.5, Draft(0, "a")), Glimpse(0.2, Draft(0, "")))}
