"""Games that tell too much, and bots that know too much (see `planting`)."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec.structs import replace

from ludoteca.core import (
    Bot,
    Choices,
    Dice,
    IllegalMove,
    Kind,
    Score,
    ScoreLine,
    Thought,
)
from tests.conformance.games.crews import Crews
from tests.conformance.games.crews_model import Assigned, CardsDealt
from tests.conformance.games.echo import Echo
from tests.conformance.games.echo_model import (
    Contest,
    EchoEvent,
    EchoMove,
    EchoState,
    EchoStep,
    EchoView,
    Voted,
    Write,
)
from tests.conformance.games.planting import breaks

# Secrets


@breaks("canaries")
@breaks("view-law")
class ViewShowsWords(Echo):
    def view(self, state: EchoState, seat: int | None) -> EchoView:
        return replace(super().view(state, seat), words=state.words)


@breaks("canaries")
class ViewShowsWordsAndSoDoesImagination(Echo):
    """Consistent with itself, but for the events, which keep the secret."""

    def view(self, state: EchoState, seat: int | None) -> EchoView:
        return replace(super().view(state, seat), words=state.words)

    def imagine(self, view: EchoView, dice: Dice) -> EchoState:
        return replace(super().imagine(view, dice), words=view.words)


@breaks("canaries")
@breaks("hidden-events")
class EventTellsWord(Echo):
    def redact(self, event: EchoEvent, seat: int | None) -> EchoEvent | None:
        return super().redact(event, seat) if isinstance(event, Voted) else event


@breaks("hidden-events")
class EventTellsVote(Echo):
    def redact(self, event: EchoEvent, seat: int | None) -> EchoEvent | None:
        return event if isinstance(event, Voted) else super().redact(event, seat)


@breaks("hidden-events")
class EventTellsOtherTeam(Crews):
    @staticmethod
    def redact(event: Any, seat: int | None) -> Any:
        return event if isinstance(event, Assigned) else Crews.redact(event, seat)


@breaks("told")
class EventTellsHand(Crews):
    @staticmethod
    def redact(event: Any, seat: int | None) -> Any:
        return event if isinstance(event, CardsDealt) else Crews.redact(event, seat)


@breaks("hidden-choices")
class ChoicesTellWord(Echo):
    def choices(self, state: EchoState, seat: int) -> Choices[EchoMove]:
        choices = super().choices(state, seat)
        hint = Kind("write", {"taken": " ".join(state.words)})
        return Choices(choices.moves, (hint,)) if state.phase == "write" and choices else choices


@breaks("hidden-choices")
class RefusalTellsWord(Echo):
    def apply(self, state: EchoState, seat: int, move: EchoMove, dice: Dice) -> EchoStep:
        if isinstance(move, Write) and state.phase == "write" and move.word in state.words:
            raise IllegalMove("somebody-was-faster")
        return super().apply(state, seat, move, dice)


@breaks("public")
class ScoresTellWord(Echo):
    def scores(self, state: EchoState) -> tuple[Score, ...]:
        return tuple(Score.of(ScoreLine("letters", len(word), len(word))) for word in state.words)


@breaks("view-law")
class ImaginesOtherLetter(Echo):
    def imagine(self, view: EchoView, dice: Dice) -> EchoState:
        return replace(super().imagine(view, dice), letter=dice.pick("abcd"))


@breaks("imagined-play")
class ImaginesHalfAState(Echo):
    def imagine(self, view: EchoView, dice: Dice) -> EchoState:
        nothing: Any = None
        words = tuple(word or nothing for word in view.words)
        state = super().imagine(view, dice)
        return replace(state, words=words) if view.phase == "write" else state


# Bots


class _Fixed(Bot[EchoView, EchoMove]):
    def choose(self, view: EchoView, choices: Choices[EchoMove], dice: Dice) -> EchoMove:
        return Contest(99)


class _Remembering(Bot[EchoView, EchoMove]):
    def __init__(self) -> None:
        self._asked = count()

    def choose(self, view: EchoView, choices: Choices[EchoMove], dice: Dice) -> EchoMove:
        return choices.moves[next(self._asked) % len(choices.moves)]


class _Peeking(Bot[EchoView, EchoMove]):
    """Writes what somebody else has written, by looking at the table behind the views."""

    def __init__(self, game: BotPeeks) -> None:
        self._game = game

    def choose(self, view: EchoView, choices: Choices[EchoMove], dice: Dice) -> EchoMove:
        words = sorted(filter(None, self._game.peeked.words))
        if view.phase == "write" and words:
            return Write(words[0])
        return choices.moves[0]


class _Backwards(Bot[EchoView, EchoMove]):
    """Would have to be ready before it has begun."""

    def choose(self, view: EchoView, choices: Choices[EchoMove], dice: Dice) -> EchoMove:
        return choices.moves[0]

    def think(
        self, view: EchoView, choices: Choices[EchoMove], dice: Dice, *, people: bool
    ) -> Thought[EchoMove]:
        return Thought(choices.moves[0], (2.0, 1.0))


@breaks("bots")
class BotTakesNoTime(Echo):
    def bots(self) -> dict[str, Bot[EchoView, EchoMove]]:
        return {"backwards": _Backwards()}


@breaks("bots")
class BotPlaysNonsense(Echo):
    def bots(self) -> dict[str, Bot[EchoView, EchoMove]]:
        return {"fixed": _Fixed()}


@breaks("bots")
class BotRemembers(Echo):
    def __init__(self) -> None:
        self._bots: dict[str, Bot[EchoView, EchoMove]] = {"remembering": _Remembering()}

    def bots(self) -> dict[str, Bot[EchoView, EchoMove]]:
        return self._bots


@breaks("bots")
class BotPeeks(Echo):
    peeked: EchoState

    def idle(self, state: EchoState, seat: int, dice: Dice) -> EchoStep:
        self.peeked = state
        return super().idle(state, seat, dice)

    def bots(self) -> dict[str, Bot[EchoView, EchoMove]]:
        return {"peeking": _Peeking(self)}


class _Foreseeing(Bot[EchoView, EchoMove]):
    """Rolls the table's own dice ahead, and chooses by what will come."""

    def __init__(self, game: BotForesees) -> None:
        self._game = game

    def choose(self, view: EchoView, choices: Choices[EchoMove], dice: Dice) -> EchoMove:
        return self._game.rolls.pick(choices.moves)


@breaks("bots")
class BotForesees(Echo):
    rolls: Dice

    def idle(self, state: EchoState, seat: int, dice: Dice) -> EchoStep:
        step = super().idle(state, seat, dice)
        self.rolls = dice
        return step

    def bots(self) -> dict[str, Bot[EchoView, EchoMove]]:
        return {"foreseeing": _Foreseeing(self)}
