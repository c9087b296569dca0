"""The first sandglass of a turn: each team assigns its categories to the rivals' lengths, in
secret (MA-2).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Step
from ludoteca.games.polywords.cards import Card
from ludoteca.games.polywords.manta.model import (
    NOWHERE,
    TEAMS,
    WORDS,
    AssignCard,
    Assigned,
    Confirm,
    Confirmed,
    MantaMove,
    MantaState,
    MantaStep,
    MantaView,
    PenTaken,
    RequestsShown,
    TakePen,
)
from ludoteca.games.polywords.model import crew_of, members
from ludoteca.kit.phases import followed
from ludoteca.kit.turns import changed

NOTHING_LAID = (NOWHERE,) * WORDS
ASSIGN = Kind("assign-card")
"""As one kind: six ways to move a card must not drown what else there is to do."""


def assign(state: MantaState, seat: int, move: AssignCard, _dice: Dice) -> MantaStep:
    """All members may, and whoever had confirmed looks again. What lies at that length changes
    places with the card.
    """
    crew = crew_of(state, seat)
    laid = state.laid[crew]
    if move.length not in state.lengths:
        raise IllegalMove("length-not-turned", length=move.length)
    if laid[move.card] == move.length:
        raise IllegalMove("lies-there-already", length=move.length)
    there = laid.index(move.length) if move.length in laid else None
    after = changed(laid, move.card, move.length)
    if there is not None:
        after = changed(after, there, laid[move.card])
    waiting = tuple(one for one in state.done if crew_of(state, one) != crew)
    state = replace(state, laid=changed(state.laid, crew, after), done=waiting)
    return Step(state, (Assigned(seat, state.hands[crew][move.card].name, move.length),))


def confirm(state: MantaState, seat: int, _move: Confirm, _dice: Dice) -> MantaStep:
    if NOWHERE in state.laid[crew_of(state, seat)]:
        raise IllegalMove("not-all-assigned", n=WORDS)
    return Step(replace(state, done=(*state.done, seat)), (Confirmed(seat),))


def take_pen(state: MantaState, seat: int, _move: TakePen, _dice: Dice) -> MantaStep:
    """MA-2: the pen goes round by itself, unless the team wants it otherwise."""
    crew = crew_of(state, seat)
    if state.writers[crew] == seat:
        raise IllegalMove("has-the-pen")
    return pen_given(state, seat)


def pen_given(state: MantaState, seat: int) -> MantaStep:
    writers = changed(state.writers, crew_of(state, seat), seat)
    return Step(replace(state, writers=writers), (PenTaken(seat),))


def choices(state: MantaState, seat: int) -> Choices[MantaMove]:
    crew = crew_of(state, seat)
    laid = state.laid[crew]
    moves: list[MantaMove] = []
    if NOWHERE not in laid:
        moves.append(Confirm())
    if state.writers[crew] != seat:
        moves.append(TakePen())
    return Choices(tuple(moves), (ASSIGN,))


def some_assignment(state: MantaState, seat: int, dice: Dice) -> AssignCard:
    """For random play."""
    card = dice.below(WORDS)
    laid = state.laid[crew_of(state, seat)][card]
    return AssignCard(card, dice.pick([length for length in state.lengths if length != laid]))


def absent(state: MantaState, seat: int, _dice: Dice) -> MantaStep:
    return Step(replace(state, done=(*state.done, seat)), ())


def all_shown(state: MantaState, dice: Dice) -> MantaStep:
    """MA-2, MA-3: what nobody has assigned is assigned by lot, and all cards are turned face up."""
    step: MantaStep = Step(state, ())
    for crew in range(TEAMS):
        step = followed(step, _shown(step.state, rivals_of(crew), dice))
    return step


def _shown(state: MantaState, crew: int, dice: Dice) -> MantaStep:
    """The cards that a crew has given to its rivals."""
    laid = state.laid[crew]
    free = [length for length in state.lengths if length not in laid]
    by_lot = len(free)
    dice.shuffle(free)
    laid = tuple(length if length != NOWHERE else free.pop() for length in laid)
    state = replace(state, laid=changed(state.laid, crew, laid))
    rivals = rivals_of(crew)
    cards = tuple(request(state, rivals, length) for length in state.lengths)
    return Step(state, (RequestsShown(rivals, cards, state.lengths, by_lot),))


def rivals_of(crew: int) -> int:
    return TEAMS - 1 - crew


def request(table: MantaState | MantaView, crew: int, length: int) -> Card:
    """The category in which a crew must write its word of so many letters."""
    giving = rivals_of(crew)
    return table.hands[giving][table.laid[giving].index(length)]


def first_writer(table: Any, crew: int, turn: int) -> int:
    """MA-2: the seats of a team have the pen in turn."""
    team = members(table, crew)
    return team[(turn - 1) % len(team)]
