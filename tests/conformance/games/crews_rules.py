"""What each move of Crews, a test game, does (see `crews`), and how a turn goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed
from tests.conformance.games.crews_model import (
    EMPTY,
    LENGTHS,
    TEAMS,
    TURNS,
    Assign,
    Assigned,
    CardsDealt,
    CrewsEvent,
    CrewsState,
    CrewsStep,
    Phase,
    Propose,
    Proposed,
    RequestsShown,
    Rest,
    Rested,
    TurnBegan,
    TurnEnded,
    WordWritten,
    WriteWord,
    team_of,
    writer,
)

NO_REQUESTS = ((EMPTY,) * len(LENGTHS),) * 2
NO_WORDS = (("",) * len(LENGTHS),) * 2


def rest(state: CrewsState, seat: int, _move: Rest | None = None) -> CrewsStep:
    return Step(replace(state, resting=changed(state.resting, seat, True)), (Rested(seat),))


def assign(state: CrewsState, seat: int, move: Assign) -> CrewsStep:
    team = team_of(seat)
    hand, requests = state.hands[team], state.requests[1 - team]
    if move.card not in hand:
        raise IllegalMove("not-in-hand", card=move.card)
    if move.slot not in range(len(LENGTHS)) or requests[move.slot] != EMPTY:
        raise IllegalMove("no-such-slot", slot=move.slot)
    left = tuple(card for card in hand if card != move.card)
    given = changed(requests, move.slot, move.card)
    after = replace(
        state,
        hands=changed(state.hands, team, left),
        requests=changed(state.requests, 1 - team, given),
    )
    return Step(after, (Assigned(team, move.card, move.slot),))


def propose(state: CrewsState, seat: int, move: Propose) -> CrewsStep:
    if seat == writer(state, team_of(seat)):
        raise IllegalMove("writers-write", seat=seat)
    if not (move.word.isalpha() and len(move.word) <= 12):
        raise IllegalMove("not-a-word")
    proposals = changed(state.proposals, seat, move.word)
    return Step(replace(state, proposals=proposals), (Proposed(seat, move.word),))


def write(state: CrewsState, seat: int, move: WriteWord) -> CrewsStep:
    team = team_of(seat)
    if seat != writer(state, team):
        raise IllegalMove("not-the-writer", seat=seat)
    if move.slot not in range(len(LENGTHS)) or state.words[team][move.slot]:
        raise IllegalMove("no-such-slot", slot=move.slot)
    if not (move.word.isalpha() and len(move.word) == LENGTHS[move.slot]):
        raise IllegalMove("wrong-length", letters=LENGTHS[move.slot])
    words = changed(state.words, team, changed(state.words[team], move.slot, move.word))
    return Step(replace(state, words=words), (WordWritten(team, move.slot, move.word),))


# Which move is played in which phase, and by which rule.
PLAYS: dict[tuple[type, Phase], Callable[[CrewsState, int, Any], CrewsStep]] = {
    (Rest, "assign"): rest,
    (Rest, "write"): rest,
    (Assign, "assign"): assign,
    (Propose, "write"): propose,
    (WriteWord, "write"): write,
}


def begin_turn(state: CrewsState, dice: Dice, *events: CrewsEvent) -> CrewsStep:
    if state.turn == TURNS:
        return Step(replace(state, phase="over"), events)
    state = replace(state, turn=state.turn + 1, requests=NO_REQUESTS, words=NO_WORDS)
    began = TurnBegan(state.turn, tuple(writer(state, team) for team in TEAMS))
    deck = list(state.deck)
    hands = tuple(tuple(sorted(deck.pop(dice.below(len(deck))) for _ in LENGTHS)) for _ in TEAMS)
    dealt = tuple(CardsDealt(team, hand) for team, hand in enumerate(hands))
    state = _enter(replace(state, deck=tuple(deck), hands=hands), "assign")
    return Step(state, (*events, began, *dealt))


def _enter(state: CrewsState, phase: Phase) -> CrewsState:
    seats = len(state.resting)
    return enter(state, phase, resting=(False,) * seats, proposals=("",) * seats)


def go_on(step: CrewsStep, dice: Dice) -> CrewsStep:
    """All is assigned when everybody rests; a turn is over when one team has filled its slots, or
    both writers rest.
    """
    state, events = step.state, step.events
    if state.phase == "assign" and all(state.resting):
        after = _start_writing(state, dice)
        return Step(after.state, events + after.events)
    finished = any(all(words) for words in state.words)
    stopped = all(state.resting[writer(state, team)] for team in TEAMS)
    if state.phase == "write" and (finished or stopped):
        ended = TurnEnded(state.words, state.requests)
        return begin_turn(_count(state), dice, *events, ended)
    return step


def _start_writing(state: CrewsState, dice: Dice) -> CrewsStep:
    """What a team did not assign in time is assigned at random (MA-2)."""
    events: tuple[CrewsEvent, ...] = ()
    for team in TEAMS:
        hand, slots = list(state.hands[team]), list(state.requests[1 - team])
        dice.shuffle(hand)
        given = tuple(slot if slot != EMPTY else hand.pop() for slot in slots)
        state = replace(state, requests=changed(state.requests, 1 - team, given))
        events = (*events, RequestsShown(1 - team, given))
    return Step(_enter(replace(state, hands=((), ())), "write"), events)


def _count(state: CrewsState) -> CrewsState:
    shown = tuple((*old, *new) for old, new in zip(state.shown, state.words, strict=True))
    missing = tuple(
        before + words.count("") for before, words in zip(state.missing, state.words, strict=True)
    )
    return replace(state, shown=shown, missing=missing)
