"""Who knows what in Crews, a test game (see `crews`)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.kit.turns import changed
from tests.conformance.games.crews_model import (
    EMPTY,
    LENGTHS,
    TEAMS,
    Assigned,
    CardsDealt,
    CrewsEvent,
    CrewsState,
    CrewsView,
    Proposed,
    RequestsShown,
    Words,
    WordWritten,
    team_of,
)

NO_WORDS = ("",) * len(LENGTHS)


def redact(event: CrewsEvent, seat: int | None) -> CrewsEvent | None:
    team = team_of(seat)
    if isinstance(event, CardsDealt) and event.team != team:
        return CardsDealt(event.team, ())
    if isinstance(event, Assigned) and event.team != team:
        return Assigned(event.team)
    if isinstance(event, RequestsShown) and seat is None:
        return None  # both teams know it, one having assigned it; the spectator does not
    if isinstance(event, Proposed) and team_of(event.seat) != team:
        return None
    if isinstance(event, WordWritten) and event.team != team:
        return None
    return event


def view(state: CrewsState, seat: int | None) -> CrewsView:
    team = team_of(seat)
    hidden = [card for other in TEAMS if other != team for card in state.hands[other]]
    for other, slots in enumerate(state.requests):
        if not _knows_requests(state.phase, seat, other):
            hidden += [card for card in slots if card != EMPTY]
    return CrewsView(
        seat=seat,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        glass=state.glass,
        unseen=tuple(sorted([*state.deck, *hidden])),
        hands=tuple(hand if t == team else () for t, hand in enumerate(state.hands)),
        sizes=tuple(len(hand) for hand in state.hands),
        requests=tuple(
            slots if _knows_requests(state.phase, seat, t) else (EMPTY,) * len(LENGTHS)
            for t, slots in enumerate(state.requests)
        ),
        words=tuple(words if t == team else NO_WORDS for t, words in enumerate(state.words)),
        shown=state.shown,
        proposals=tuple(
            word if team_of(other) == team else "" for other, word in enumerate(state.proposals)
        ),
        resting=state.resting,
        missing=state.missing,
    )


def _knows_requests(phase: str, seat: int | None, team: int) -> bool:
    if phase == "over":
        return True
    return seat is not None and (phase == "write" or team_of(seat) != team)


def imagine(view: CrewsView, dice: Dice) -> CrewsState:
    unseen = list(view.unseen)
    dice.shuffle(unseen)
    state = CrewsState(
        options=view.options,
        turn=view.turn,
        phase=view.phase,
        glass=view.glass,
        deck=(),
        hands=view.hands,
        requests=view.requests,
        words=view.words,
        shown=view.shown,
        proposals=view.proposals,
        resting=view.resting,
        missing=view.missing,
    )
    for team in TEAMS:
        if team != team_of(view.seat):
            state = _imagine_team(state, view, team, unseen, dice)
    return replace(state, deck=tuple(sorted(unseen)))


def _imagine_team(
    state: CrewsState, view: CrewsView, team: int, unseen: list[int], dice: Dice
) -> CrewsState:
    """What another team holds, has assigned, writes and proposes."""
    if view.phase == "assign":
        hand = tuple(sorted(unseen.pop() for _ in range(view.sizes[team])))
        slots = list(range(len(LENGTHS)))
        dice.shuffle(slots)
        given = tuple(
            EMPTY if slots[slot] < view.sizes[team] else unseen.pop()
            for slot in range(len(LENGTHS))
        )
        hands, requests = changed(state.hands, team, hand), changed(state.requests, 1 - team, given)
        return replace(state, hands=hands, requests=requests)
    if view.phase == "write":
        return _imagine_writing(state, view, team, unseen, dice)
    return state


def _imagine_writing(
    state: CrewsState, view: CrewsView, team: int, unseen: list[int], dice: Dice
) -> CrewsState:
    if view.seat is None:
        given = tuple(unseen.pop() for _ in LENGTHS)
        state = replace(state, requests=changed(state.requests, team, given))
    empty = dice.below(len(LENGTHS))  # one slot at least, or the turn were over
    words: Words = tuple(
        "" if slot == empty or dice.below(2) else "".join(dice.pick("stuv") for _ in range(length))
        for slot, length in enumerate(LENGTHS)
    )
    proposals = tuple(
        "".join(dice.pick("pq") for _ in range(5)) if team_of(s) == team and dice.below(2) else word
        for s, word in enumerate(state.proposals)
    )
    return replace(state, words=changed(state.words, team, words), proposals=proposals)
