"""What the games have in common in which words are called (Pagliaccio, Polpo)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from ludoteca.core import Dice, Event, IllegalMove, Kind, Move
from ludoteca.games.polywords.game import SeaGame
from ludoteca.games.polywords.model import Claim, SeaOptions, Writing
from ludoteca.games.polywords.questions import MOST_WAYS
from ludoteca.games.polywords.racing import (
    Call,
    PlaceWord,
    Racing,
    RacingState,
    RacingView,
    word_of_seat,
)
from ludoteca.games.polywords.sea import Path
from ludoteca.games.polywords.seeing import state_of, view_of
from ludoteca.games.polywords.suggesting import FEW_WAYS, some_claim
from ludoteca.kit import race

O = TypeVar("O", bound=SeaOptions)  # noqa: E741
S = TypeVar("S", bound=RacingState)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=RacingView)


class RacingGame(SeaGame[O, S, M, E, V]):
    racing: ClassVar[Racing]

    def said(self, table: S | V, seat: int, claim: Claim) -> Writing:
        return self.racing.said(table, seat, claim)

    def places(
        self, table: S | V, seat: int, writing: Writing, most: int = MOST_WAYS
    ) -> tuple[Path, ...]:
        return self.racing.ways(table, replace(writing, crew=self.crew(seat)), most)

    def shown_places(self, view: V, seat: int, writing: Writing) -> tuple[Path, ...]:
        return self.places(view, seat, writing)

    def out_of_turn(self, state: S, seat: int) -> IllegalMove:
        return self.racing.out_of_turn(state, seat) or super().out_of_turn(state, seat)

    def attest(self, state: S, seat: int, move: M, ms: int) -> M:
        move = super().attest(state, seat, move, ms)
        return replace(move, ms=ms) if isinstance(move, Call) else move

    def suggest(self, state: S, seat: int, kind: Kind, dice: Dice) -> M | None:
        found: Any = None
        if kind.move == "place-word":
            writing = word_of_seat(state, seat)
            ways = self.racing.ways(state, writing, FEW_WAYS) if writing else ()
            found = PlaceWord(dice.pick(ways)) if ways else None
        elif kind.move == "call":
            claim = some_claim(self, state, seat, kind, dice)
            found = Call(claim.text) if claim else None
        else:
            found = super().suggest(state, seat, kind, dice)
        result: M | None = found
        return result

    # Who sees what

    @abstractmethod
    def things(self, view: V) -> Iterable[str]:
        """What others may have called, as far as this view tells."""

    @abstractmethod
    def word_for(self, thing: str) -> str:
        """Some word by which it would be called."""

    def view(self, state: S, seat: int | None) -> V:
        crew = None if seat is None else self.crew(seat)
        found: V = view_of(self.view_type, state, seat, crew, **race_seen(state, seat))
        return found

    def imagine(self, view: V, dice: Dice) -> S:
        imagined = race_imagined(view, self.things(view), self.word_for)
        found: S = state_of(self.state_type, view, dice, **imagined)
        return found


# Who sees what: that others have called something, but not what


def race_seen(state: RacingState, seat: int | None) -> dict[str, Any]:
    """The fields of a view that differ from the state's."""
    own = tuple(call for call in state.calls if call.seat == seat)
    return {"race": race.seen_by(state.race, seat), "calls": own}


def race_imagined(
    view: RacingView, things: Iterable[str], word_for: Callable[[str], str]
) -> dict[str, Any]:
    """The fields of a state that this view allows: others have called some of these things, by some
    word for each.
    """
    imagined = race.imagined(view.race, things)
    own = {call.seat for call in view.calls}
    others = tuple(
        Writing(seat, seat, word_for(rivalry.thing), word_for(rivalry.thing).lower())
        for rivalry in imagined.rivalries
        for seat in rivalry.callers
        if seat not in own
    )
    return {"race": imagined, "calls": (*view.calls, *others)}
