"""Calling a word before the others do, and writing it then (PA-2 to PA-6, PO-2, PO-5).

Whoever has called writes while the others still race, or for a while after the sand. What is raced
for (a card, the word itself) and where a word may lie each game says; who was first is `kit.race`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Move, Step
from ludoteca.games.polywords.events import (
    CallDecided,
    CallLost,
    HasCalled,
    TimeRanOut,
    WordPlaced,
)
from ludoteca.games.polywords.model import APath, Claim, SeaState, SeaView, Writing
from ludoteca.games.polywords.sea import Path, written
from ludoteca.games.polywords.start import new_turn
from ludoteca.games.polywords.writing import with_writing
from ludoteca.kit import race as kit
from ludoteca.kit.phases import AnyStep, Passage, Phase, timed
from ludoteca.kit.race import Race
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

RACE, LATE = "race", "late"
SAND = 45.0
"""Of the race, and once more for whoever has called and not written yet (PA-5, PO-5)."""


class RacingState(SeaState, frozen=True):
    """In `writings` are the words that were called and won; they have a path once they lie."""

    race: Race
    calls: tuple[Writing, ...]
    """Called, and waiting for a die."""
    stuck: tuple[int, ...]
    """The seats whose word fits nowhere (PW-W8)."""


class RacingView(SeaView, frozen=True):
    race: Race
    calls: tuple[Writing, ...]
    stuck: tuple[int, ...]


def clean_race() -> dict[str, Any]:
    """The fields of a `RacingState` before the first turn."""
    return {"race": Race(), "calls": (), "stuck": ()}


class Call(Claim, frozen=True, kw_only=True):
    """Say a word: whoever says it first has it."""

    ms: int = 0
    """Attested: when it arrived, on the table's clock."""


class CallNothing(Move, frozen=True):
    """Nothing (more) comes to mind."""


class PlaceWord(Move, frozen=True):
    """Write the word that one has called."""

    path: APath


RacingMove = Call | CallNothing | PlaceWord
RacingEvent = HasCalled | CallDecided | CallLost | WordPlaced


def to_race(state: Any, **changes: Any) -> Any:
    """The next turn's words are to be called."""
    return new_turn(state, RACE, race=kit.over(state.race), calls=(), stuck=(), **changes)


def word_of_seat(table: RacingState | RacingView, seat: int) -> Writing | None:
    """The word that a seat has called and won in this turn."""
    return next((writing for writing in table.writings if writing.seat == seat), None)


def has_to_write(table: RacingState | RacingView, seat: int) -> bool:
    writing = word_of_seat(table, seat)
    return writing is not None and not writing.path and seat not in table.stuck


class Racing:
    """The phases of a game in which words are called.

    `said` is the word of a call, or refuses it; `thing` what it is raced for by; `check` refuses a
    place, `ways` finds those that it would not, and `by_itself` the one that the software takes
    (PA-5). Who is `replacing` calls another word when the one that it has fits nowhere (PO-5).
    `then` comes when all have written, or time is over.
    """

    def __init__(
        self,
        *,
        said: Callable[[Any, int, Claim], Writing],
        thing: Callable[[Writing], str],
        check: Callable[[Any, Writing], None],
        ways: Callable[[Any, Writing, int], tuple[Path, ...]],
        then: Passage,
        bounds: Callable[[Any], dict[str, Any]],
        replacing: Callable[[Any, int], bool] = lambda _state, _seat: False,
        by_itself: Callable[[Any, Writing], Path] | None = None,
    ) -> None:
        self._said, self.thing, self.check, self.ways = said, thing, check, ways
        self.then, self.bounds, self.replacing = then, bounds, replacing
        self.by_itself = by_itself or (lambda state, writing: ways(state, writing, 1)[0])
        writing_sand = timed(SAND, lambda state: state.options.sand)
        self.phases = {
            RACE: Phase(
                actors=self._racers,
                plays={Call: self._call, CallNothing: self._call_nothing, PlaceWord: self._place},
                choices=self._choices,
                idle=self._idle,
                then=self._after_race,
                sand=lambda state: kit.sandglass(state.race) or writing_sand(state),
                out=self._out,
            ),
            LATE: Phase(
                actors=self._writers,
                plays={PlaceWord: self._place},
                choices=self._choices,
                idle=self._idle,
                then=self._end,
                sand=writing_sand,
            ),
        }

    # Calling

    def said(self, table: Any, seat: int, claim: Claim) -> Writing:
        """The word of a claim, at a table as it is or as the seat sees it: the one that the seat
        has called already, or one that it could call.
        """
        own = word_of_seat(table, seat)
        if own is not None and own.word == claim.word and has_to_write(table, seat):
            return own
        writing = self._said(table, seat, claim)
        kit.check_free(table.race, self.thing(writing))
        return writing

    def may_call(self, table: Any, seat: int) -> bool:
        if seat in table.done or kit.waiting(table.race, seat):
            return False
        if word_of_seat(table, seat) is None:
            return True
        return seat in table.stuck and self.replacing(table, seat)

    def _check_may_call(self, state: RacingState, seat: int) -> None:
        """Who has still to write acts, but has nothing more to call."""
        if not self.may_call(state, seat):
            raise IllegalMove("called-already")

    def out_of_turn(self, state: RacingState, seat: int) -> IllegalMove | None:
        """Why somebody may not call just now, or not any more."""
        if kit.waiting(state.race, seat):
            return IllegalMove("die-not-fallen")
        if state.phase == RACE and seat in range(state.seats):
            return IllegalMove("called-already")
        return None

    def _callers(self, state: RacingState) -> tuple[int, ...]:
        """As `may_call` says of each: this is asked at every step."""
        busy = set(state.done)
        for rivalry in state.race.rivalries:
            busy.update(rivalry.callers)
        for writing in state.writings:
            if writing.seat not in state.stuck or not self.replacing(state, writing.seat):
                busy.add(writing.seat)
        return tuple(seat for seat in range(state.seats) if seat not in busy)

    def _writers(self, state: RacingState) -> tuple[int, ...]:
        unwritten = (one.seat for one in state.writings if not one.path)
        return tuple(sorted(seat for seat in unwritten if seat not in state.stuck))

    def _racers(self, state: RacingState) -> tuple[int, ...]:
        """Once nobody can call any more the race is over, whoever has still to write (PA-6)."""
        callers = self._callers(state)
        return tuple(sorted({*callers, *self._writers(state)})) if callers else ()

    def _choices(self, state: RacingState, seat: int) -> Choices[Any]:
        writing = word_of_seat(state, seat)
        if writing is not None and has_to_write(state, seat):
            return Choices((), (Kind("place-word", {"word": writing.word}),))
        return Choices((CallNothing(),), (Kind("call", self.bounds(state)),))

    def _call(self, state: RacingState, seat: int, move: Call, _dice: Dice) -> AnyStep:
        self._check_may_call(state, seat)
        writing = self._said(state, seat, move)
        race = kit.call(state.race, seat, self.thing(writing), move.ms)
        state = replace(state, race=race, calls=(*state.calls, writing))
        return Step(state, (HasCalled(seat, writing.word),))

    def _call_nothing(
        self, state: RacingState, seat: int, _move: CallNothing, _dice: Dice
    ) -> AnyStep:
        self._check_may_call(state, seat)
        return Step(replace(state, done=(*state.done, seat)), ())

    # The die

    def _out(self, state: RacingState, dice: Dice) -> AnyStep:
        """The sand of the die, or of the race: then nobody calls anything any more."""
        if state.race.rivalries:
            return self._decided(state, kit.decided(state.race, dice))
        return Step(replace(state, done=tuple(range(state.seats))), (TimeRanOut(),))

    def _after_race(self, state: RacingState, dice: Dice) -> AnyStep:
        """Nobody else could call what a die is still to be cast for: it falls at once."""
        if state.race.rivalries:
            return self._decided(state, kit.decided(state.race, dice, early=True))
        return Step(enter(state, LATE), ())

    def _decided(self, state: RacingState, decision: kit.Decision) -> AnyStep:
        """PA-4, PO-2: who has won writes, and the others are free to call something else."""
        rivalry, winner = decision.rivalry, decision.winner
        called = {call.seat: call for call in state.calls if call.seat in rivalry.callers}
        won = called[winner]
        writings = (*(one for one in state.writings if one.seat != winner), won)
        stuck = tuple(seat for seat in state.stuck if seat != winner)
        if not self.ways(state, won, 1):
            stuck = (*stuck, winner)
        state = replace(
            state,
            race=decision.race,
            calls=tuple(call for call in state.calls if call.seat not in called),
            writings=writings,
            stuck=stuck,
        )
        told = CallDecided(winner, won.word, rivalry.thing)
        return Step(state, (told, *_lost(decision, called)))

    # Writing

    def _place(self, state: RacingState, seat: int, move: PlaceWord, _dice: Dice) -> AnyStep:
        writing = word_of_seat(state, seat)
        if writing is None or writing.path:
            raise IllegalMove("nothing-to-write")
        writing = replace(writing, path=move.path)
        self.check(state, writing)
        return _placed(state, writing, by_itself=False)

    def _idle(self, state: RacingState, seat: int, _dice: Dice) -> AnyStep:
        """Whoever is absent calls nothing; PA-5: a word that was called the software places."""
        writing = word_of_seat(state, seat)
        if writing is None or not has_to_write(state, seat):
            return Step(replace(state, done=(*state.done, seat)), ())
        path = self.by_itself(state, writing)
        return _placed(state, replace(writing, path=path), by_itself=True)

    def _end(self, state: RacingState, dice: Dice) -> AnyStep:
        """PW-W7: a word that was called and never placed was not written."""
        placed = tuple(writing for writing in state.writings if writing.path)
        return self.then(replace(state, writings=placed), dice)


def _lost(decision: kit.Decision, called: Mapping[int, Writing]) -> tuple[CallLost, ...]:
    """By how much each of the others was behind the winner."""
    rivalry, winner = decision.rivalry, decision.winner
    together, behind = rivalry.together, dict(zip(rivalry.callers, rivalry.behind, strict=True))
    return tuple(
        CallLost(
            seat,
            called[seat].word,
            rivalry.thing,
            winner,
            behind[seat] - behind[winner],
            len(together) if seat in together else 0,
        )
        for seat in rivalry.callers
        if seat != winner
    )


def _placed(state: RacingState, writing: Writing, *, by_itself: bool) -> AnyStep:
    others = tuple(one for one in state.writings if one.seat != writing.seat)
    sea = written(state.seas[writing.crew], writing.word, writing.path)
    seas = changed(state.seas, writing.crew, sea)
    state = with_writing(replace(state, writings=others, seas=seas), writing)
    return Step(state, (WordPlaced(writing.seat, writing.word, writing.path, by_itself),))
