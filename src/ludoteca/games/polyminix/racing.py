"""The race that is a turn (PX-G2 to PX-G5), the points, and how it ends (PX-E1).

What is to be done, and how a turn begins, each game says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Sandglass, Step
from ludoteca.games.polyminix.awards import Prize, awards, done_by, finished, still_at_it
from ludoteca.games.polyminix.events import (
    CoverProved,
    CoversShown,
    GameEnded,
    GaveUp,
    PlayOffBegan,
    PointsWon,
    TimeRanOut,
    TurnBegan,
)
from ludoteca.games.polyminix.model import (
    UNDECIDED,
    GiveUp,
    Proved,
    RaceState,
    Seats,
    Shown,
    Submit,
)
from ludoteca.kit.phases import AnyStep, Passage, Phase, followed
from ludoteca.kit.sandglass import enter, running
from ludoteca.kit.turns import first_seat, next_seat

RACE = "race"
GOAL = 12
"""PX-E1"""
MINUTE = 60.0
USUAL, WITH_RED = 3, 5
"""PX-G3: minutes."""


class Racing:
    """`prove` refuses a cover that is none; `shows` is the figure that a seat had to cover;
    `has_red` whether there is a red card; `begin_turn` follows when somebody is on turn.
    """

    def __init__(
        self,
        *,
        prove: Callable[[Any, int, Submit], None],
        shows: Callable[[Any, Proved], tuple[str, ...]],
        begin_turn: Passage,
        has_red: Callable[[Any], bool] = lambda _state: False,
        free_prize: Prize | None = None,
        tidy: Callable[[Any], Any] = lambda state: state,
    ) -> None:
        self._prove, self._shows, self._begin_turn = prove, shows, begin_turn
        self._has_red, self._free_prize, self._tidy = has_red, free_prize, tidy
        self.phases = {
            RACE: Phase(
                actors=still_at_it,
                plays={Submit: self._submit, GiveUp: self._give_up},
                choices=_choices,
                idle=self._idle,
                then=self._settle,
                sand=self._sand,
                out=self._out,
            )
        }

    # The race

    def _submit(self, state: RaceState, seat: int, move: Submit, _dice: Dice) -> AnyStep:
        if move.card in done_by(state, seat):
            raise IllegalMove("covered-already")
        self._prove(state, seat, move)
        first = state.proved[0].ms if state.proved else move.ms
        proved = Proved(seat, move.card, move.pieces, move.ms)
        told = CoverProved(seat, move.card, max(0, move.ms - first), move.pieces)
        return Step(replace(state, proved=(*state.proved, proved)), (told,))

    def _give_up(self, state: RaceState, seat: int, _move: GiveUp, _dice: Dice) -> AnyStep:
        return Step(replace(state, out=(*state.out, seat)), (GaveUp(seat),))

    def _idle(self, state: RaceState, seat: int, dice: Dice) -> AnyStep:
        return self._give_up(state, seat, GiveUp(), dice)

    def _out(self, state: RaceState, _dice: Dice) -> AnyStep:
        """PX-G3: whatever arrives now is late."""
        late = still_at_it(state)
        return Step(replace(state, out=(*state.out, *late)), (TimeRanOut(),))

    def _sand(self, state: Any) -> Sandglass | None:
        length = {RACE: self.seconds(state)}
        return running(RACE, state.glass, length, state.options.sand)

    def seconds(self, table: Any) -> float:
        """PX-G3; PX-U3: its length replaces that of the race. As long as the sand is as usual."""
        options = table.options
        if table.mode == "in-time":
            return float(options.all_in_time)
        return MINUTE * (options.limit or (WITH_RED if self._has_red(table) else USUAL))

    # The end of the turn

    def _settle(self, state: RaceState, dice: Dice) -> AnyStep:
        """PX-G4: points are given together."""
        won = awards(state, self._free_prize)
        covers = tuple(
            Shown(proved.seat, self._shows(state, proved), proved.pieces) for proved in state.proved
        )
        points = tuple(had + won.get(seat, 0) for seat, had in enumerate(state.points))
        wins = tuple(had + (seat in won) for seat, had in enumerate(state.wins))
        told = tuple(PointsWon(seat, gain, state.mode) for seat, gain in won.items())
        state = replace(self._tidy(state), points=points, wins=wins, shown=covers, proved=())
        return followed(Step(state, (CoversShown(covers), *told)), self._go_on(state, dice))

    def _go_on(self, state: RaceState, dice: Dice) -> AnyStep:
        """PX-E1: somebody has won, or several are equal at the top, or it is as before."""
        best = max(state.points)
        if best < GOAL:
            return self.next_turn(state, dice)
        equal = tuple(seat for seat in range(state.seats) if state.points[seat] == best)
        if len(equal) == 1:
            return Step(enter(state, "over", racing=(), out=()), (GameEnded(state.turn),))
        began = (PlayOffBegan(equal, best),) if set(equal) != set(state.racing) else ()
        return followed(Step(state, began), self.next_turn(replace(state, racing=equal), dice))

    def next_turn(self, state: RaceState, dice: Dice) -> AnyStep:
        """PX-G4, PX-E1: clockwise, to the next one of those who still play."""
        playing = [seat in state.racing for seat in range(state.seats)]
        return self._turn_of(state, next_seat(state.on_turn, playing), dice)

    def first_turn(self, state: Any, dice: Dice) -> AnyStep:
        """CO-5"""
        first = first_seat(state.options.first_player, state.seats, dice)
        return self._turn_of(state, first, dice)

    def _turn_of(self, state: Any, seat: int, dice: Dice) -> AnyStep:
        state = replace(
            state,
            on_turn=seat,
            turn=state.turn + 1,
            racing=clockwise(state.racing, seat),
            mode=UNDECIDED,
            out=(),
        )
        began = Step(state, (TurnBegan(seat, state.turn),))
        return followed(began, self._begin_turn(state, dice))


def to_race(state: Any) -> Any:
    """PX-G2: the die has fallen."""
    return enter(state, RACE)


def clockwise(seats: Seats, first: int) -> Seats:
    """These seats in the order of the table, this one or the next after it at the head."""
    ordered = sorted(seats)
    return (
        *(seat for seat in ordered if seat >= first),
        *(seat for seat in ordered if seat < first),
    )


def new_table(seats: int) -> dict[str, Any]:
    """All fields of a `RaceState` before the first turn."""
    return {
        "phase": "over",
        "glass": 0,
        "seats": seats,
        "turn": 0,
        "on_turn": 0,
        "racing": tuple(range(seats)),
        "mode": UNDECIDED,
        "points": (0,) * seats,
        "wins": (0,) * seats,
        "proved": (),
        "out": (),
        "shown": (),
    }


def why_not(state: RaceState, seat: int) -> IllegalMove | None:
    """Why somebody may not act while others race."""
    if state.phase != RACE or seat not in range(state.seats):
        return None
    if seat not in state.racing:
        return IllegalMove("not-in-play-off")
    if seat in finished(state):
        return IllegalMove("covered-already")
    return IllegalMove("given-up-already")


def check_in_time(state: RaceState, move: Submit) -> None:
    """PX-G3: a cover for a race that is over, whatever has begun since."""
    if state.phase != RACE or move.turn != state.turn:
        raise IllegalMove("too-late")


def _choices(_state: RaceState, _seat: int) -> Choices[Any]:
    return Choices((GiveUp(),), (Kind("submit"),))
