"""Nim with a secret bid: a tiny complete game that `docs/adding-a-game.md` builds step by step.

Everybody bids in secret for the right to begin: the highest bid begins, and pays. Then the players
take one to three matches in turn; whoever takes the last one gets five points.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, Game, IllegalMove, Outcome, Score, ScoreLine, Step
from ludoteca.core import model as core

NO_BID, HIDDEN, NOBODY = -1, -2, -1


class NimOptions(core.Options, frozen=True):
    matches: Literal[10, 20] = 10


class NimState(core.State, frozen=True):
    matches: int
    bids: tuple[int, ...]
    first: int = NOBODY
    turn: int = NOBODY


class Bid(core.Move, frozen=True):
    points: int


class Take(core.Move, frozen=True):
    matches: int


class BidMade(core.Event, frozen=True):
    seat: int
    points: int


class FirstFound(core.Event, frozen=True):
    seat: int
    bids: tuple[int, ...]


class MatchesTaken(core.Event, frozen=True):
    seat: int
    matches: int


class NimView(core.View, frozen=True):
    matches: int
    bids: tuple[int, ...]
    first: int
    turn: int


NimMove = Bid | Take
NimEvent = BidMade | FirstFound | MatchesTaken
NimStep = Step[NimState, NimEvent]


class Nim(Game[NimOptions, NimState, NimMove, NimEvent, NimView]):
    name = "nim"
    box = "example"
    seats = range(2, 5)
    minutes = 2
    hides = True
    options_type, state_type, view_type = NimOptions, NimState, NimView
    move_type, event_type = NimMove, NimEvent

    def setup(self, options: NimOptions, seats: int, dice: Dice) -> NimStep:
        return Step(NimState(options.matches + dice.below(4), (NO_BID,) * seats), ())

    def actors(self, state: NimState) -> tuple[int, ...]:
        if state.turn == NOBODY:
            return tuple(seat for seat, bid in enumerate(state.bids) if bid == NO_BID)
        return (state.turn,) if state.matches else ()

    def choices(self, state: NimState, seat: int) -> Choices[NimMove]:
        if seat not in self.actors(state):
            return Choices()
        if state.turn == NOBODY:
            return Choices(tuple(Bid(points) for points in range(4)))
        return Choices(tuple(Take(matches) for matches in (1, 2, 3) if matches <= state.matches))

    def apply(self, state: NimState, seat: int, move: NimMove, dice: Dice) -> NimStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        if isinstance(move, Bid) and state.turn == NOBODY:
            return self._bid(state, seat, move.points, dice)
        if isinstance(move, Take) and state.turn == seat:
            return self._take(state, seat, move.matches)
        raise IllegalMove("not-now")

    def _bid(self, state: NimState, seat: int, points: int, dice: Dice) -> NimStep:
        if points not in range(4):
            raise IllegalMove("wrong-bid", most=3)
        made = BidMade(seat, points)
        bids = (*state.bids[:seat], points, *state.bids[seat + 1 :])
        if NO_BID in bids:
            return Step(replace(state, bids=bids), (made,))
        first = dice.pick([seat for seat, bid in enumerate(bids) if bid == max(bids)])
        state = replace(state, bids=bids, first=first, turn=first)
        return Step(state, (made, FirstFound(first, bids)))

    def _take(self, state: NimState, seat: int, matches: int) -> NimStep:
        if not 1 <= matches <= min(3, state.matches):
            raise IllegalMove("wrong-number", left=state.matches)
        left = state.matches - matches
        turn = (seat + 1) % len(state.bids) if left else seat
        return Step(replace(state, matches=left, turn=turn), (MatchesTaken(seat, matches),))

    def idle(self, state: NimState, seat: int, dice: Dice) -> NimStep:
        return self.apply(state, seat, Bid(0) if state.turn == NOBODY else Take(1), dice)

    def view(self, state: NimState, seat: int | None) -> NimView:
        bids = tuple(
            HIDDEN if state.turn == NOBODY and bid != NO_BID and other != seat else bid
            for other, bid in enumerate(state.bids)
        )
        return NimView(state.matches, bids, state.first, state.turn)

    def imagine(self, view: NimView, dice: Dice) -> NimState:
        bids = tuple(dice.below(4) if bid == HIDDEN else bid for bid in view.bids)
        return NimState(view.matches, bids, view.first, view.turn)

    def redact(self, event: NimEvent, seat: int | None) -> NimEvent | None:
        if isinstance(event, BidMade) and event.seat != seat:
            return BidMade(event.seat, HIDDEN)
        return event

    def scores(self, state: NimState) -> tuple[Score, ...]:
        lines: list[list[ScoreLine]] = [[] for _ in state.bids]
        if state.first != NOBODY:
            lines[state.first].append(ScoreLine("bid", 1, -state.bids[state.first]))
        if not state.matches:
            lines[state.turn].append(ScoreLine("last-match", 1, 5))
        return tuple(Score.of(*of_seat) for of_seat in lines)

    def outcome(self, state: NimState) -> Outcome | None:
        if state.matches:
            return None
        return Outcome.best_first("last-match-taken", [s.total for s in self.scores(state)])


NIM = Nim()
