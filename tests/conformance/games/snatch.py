"""Snatch, a test game: a race for cards, then a window in which anybody may knock.

Each turn as many cards as players lie on the table. Everybody grabs one: the first to arrive has
it (CO-6). Then anybody may knock for one of the cards left. Knocks that arrive together, within
the short sand that the first one turns, are decided by a die (LE-K4); the window closes when the
sand is out or everybody has passed.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludoteca.core import (
    Choices,
    Dice,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Sandglass,
    Score,
    ScoreLine,
    State,
    Step,
    View,
)
from ludoteca.kit.sandglass import enter, running
from ludoteca.kit.turns import changed

TURNS = 2
CARDS = 12
SECONDS = {"race": 45, "window": 10, "claim": 30}
TOGETHER = 0.2

Phase = Literal["race", "window", "gather", "claim", "over"]


class SnatchOptions(Options, frozen=True):
    sandglass: Literal["half", "one", "off"] = "one"


class SnatchState(State, frozen=True):
    options: SnatchOptions
    turn: int
    phase: Phase
    glass: int
    table: tuple[int, ...]
    """Cards that lie there to be taken."""
    done: tuple[bool, ...]
    """Who has a card or gave up; in a window, who has passed or knocked."""
    knocked: tuple[int, ...]
    """Who has knocked, in the order of arrival."""
    taken: tuple[tuple[int, ...], ...]


class SnatchView(View, frozen=True):
    """Everything lies open."""

    seat: int | None
    state: SnatchState


class Grab(Move, frozen=True):
    card: int


class Pass(Move, frozen=True):
    pass


class Knock(Move, frozen=True):
    pass


class Claim(Move, frozen=True):
    card: int


SnatchMove = Grab | Pass | Knock | Claim


class CardsLaid(Event, frozen=True):
    cards: tuple[int, ...]


class CardTaken(Event, frozen=True):
    seat: int
    card: int


class Passed(Event, frozen=True):
    seat: int


class Knocked(Event, frozen=True):
    seat: int


class KnockDecided(Event, frozen=True):
    """Who was first, or whom the die chose among those who came together."""

    seat: int
    together: tuple[int, ...]


SnatchEvent = CardsLaid | CardTaken | Passed | Knocked | KnockDecided
SnatchStep = Step[SnatchState, SnatchEvent]
Events = list[SnatchEvent]


class Snatch(Game[SnatchOptions, SnatchState, SnatchMove, SnatchEvent, SnatchView]):
    name = "snatch"
    box = "test"
    seats = range(2, 5)
    minutes = 5
    hides = False
    options_type = SnatchOptions
    state_type = SnatchState
    move_type = SnatchMove
    event_type = SnatchEvent
    view_type = SnatchView

    # The course of a game

    def setup(self, options: SnatchOptions, seats: int, dice: Dice) -> SnatchStep:
        events: Events = []
        nobody, nothing = (False,) * seats, ((),) * seats
        state = SnatchState(options, 0, "race", 0, (), nobody, (), nothing)
        return Step(self._begin_turn(state, dice, events), tuple(events))

    def _begin_turn(self, state: SnatchState, dice: Dice, events: Events) -> SnatchState:
        if state.turn == TURNS:
            return replace(state, phase="over")
        deck = list(range(1, CARDS + 1))
        dice.shuffle(deck)
        cards = tuple(sorted(deck[: len(state.done) + 1]))
        events.append(CardsLaid(cards))
        return self._enter(replace(state, turn=state.turn + 1, table=cards), "race")

    def _enter(self, state: SnatchState, phase: Phase) -> SnatchState:
        return enter(state, phase, done=(False,) * len(state.done))

    def sandglass(self, state: SnatchState) -> Sandglass | None:
        """The sand that gathers knocks measures the lines, not the players: it is never off."""
        if state.phase == "gather":
            return Sandglass("gather", state.glass, TOGETHER)
        return running(state.phase, state.glass, SECONDS, state.options.sandglass)

    def expire(self, state: SnatchState, sandglass: Sandglass, dice: Dice) -> SnatchStep:
        events: Events = []
        for seat in self.actors(state):
            state = self._pass(state, seat, events)
        return Step(self._go_on(state, dice, events), tuple(events))

    def idle(self, state: SnatchState, seat: int, dice: Dice) -> SnatchStep:
        events: Events = []
        return Step(self._go_on(self._pass(state, seat, events), dice, events), tuple(events))

    def _pass(self, state: SnatchState, seat: int, events: Events) -> SnatchState:
        events.append(Passed(seat))
        return replace(state, done=changed(state.done, seat, True))

    def _go_on(self, state: SnatchState, dice: Dice, events: Events) -> SnatchState:
        if self.actors(state):
            return state
        if state.phase == "gather":
            chosen = dice.pick(state.knocked)
            events.append(KnockDecided(chosen, state.knocked))
            return self._enter(replace(state, knocked=(chosen,)), "claim")
        if state.phase == "window":
            return self._begin_turn(state, dice, events)
        state = self._enter(replace(state, knocked=()), "window")
        return self._begin_turn(state, dice, events) if not state.table else state

    # Who may do what

    def actors(self, state: SnatchState) -> tuple[int, ...]:
        if state.phase == "over":
            return ()
        if state.phase == "claim":
            return tuple(seat for seat in state.knocked if not state.done[seat])
        return tuple(seat for seat, done in enumerate(state.done) if not done)

    def choices(self, state: SnatchState, seat: int) -> Choices[SnatchMove]:
        if seat not in self.actors(state):
            return Choices()
        if state.phase == "race":
            return Choices((Pass(), *map(Grab, state.table)))
        if state.phase == "claim":
            return Choices((Pass(), *map(Claim, state.table)))
        return Choices((Pass(), Knock()))

    def apply(self, state: SnatchState, seat: int, move: SnatchMove, dice: Dice) -> SnatchStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        events: Events = []
        if isinstance(move, Pass):
            state = self._pass(state, seat, events)
        elif isinstance(move, Knock) and state.phase in {"window", "gather"}:
            state = self._knock(state, seat, events)
        elif (isinstance(move, Grab) and state.phase == "race") or (
            isinstance(move, Claim) and state.phase == "claim"
        ):
            state = self._take(state, seat, move.card, events)
        else:
            raise IllegalMove("not-now", phase=state.phase)
        return Step(self._go_on(state, dice, events), tuple(events))

    def _take(self, state: SnatchState, seat: int, card: int, events: Events) -> SnatchState:
        if card not in state.table:
            raise IllegalMove("card-gone", card=card)
        events.append(CardTaken(seat, card))
        table = tuple(other for other in state.table if other != card)
        taken = changed(state.taken, seat, (*state.taken[seat], card))
        return replace(state, table=table, taken=taken, done=changed(state.done, seat, True))

    def _knock(self, state: SnatchState, seat: int, events: Events) -> SnatchState:
        events.append(Knocked(seat))
        if state.phase == "window":
            state = self._enter(state, "gather")
        knocked = (*state.knocked, seat)
        return replace(state, knocked=knocked, done=changed(state.done, seat, True))

    # Who may know what: everybody everything

    def view(self, state: SnatchState, seat: int | None) -> SnatchView:
        return SnatchView(seat, state)

    def imagine(self, view: SnatchView, dice: Dice) -> SnatchState:
        return view.state

    # How it stands

    def scores(self, state: SnatchState) -> tuple[Score, ...]:
        return tuple(Score.of(ScoreLine("cards", len(taken), sum(taken))) for taken in state.taken)

    def outcome(self, state: SnatchState) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome.best_first("turns-played", [score.total for score in self.scores(state)])


SNATCH = Snatch()
