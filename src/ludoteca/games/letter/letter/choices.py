"""What a player of LETTER may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone. Placements and words are too many to list; that
their kind is offered does not say that there is one, which would give words away.
"""

from __future__ import annotations

from ludoteca.core import Choices, Kind
from ludoteca.games.letter.layout import is_blank
from ludoteca.games.letter.letter.laying import has_room
from ludoteca.games.letter.letter.model import (
    NO_TILE,
    Abstain,
    AgreeToEnd,
    GiveFree,
    Knock,
    LetterMove,
    LetterState,
    Pass,
    Pick,
)
from ludoteca.games.letter.letter.picking import sizes
from ludoteca.games.letter.letter.rules import actors
from ludoteca.games.letter.letter.turns import first_turn, letters_of
from ludoteca.games.letter.pieces import LETTER_TILES
from ludoteca.games.letter.shared_model import EndTurn

PLACE, EXCHANGE, LAY_BLANK, GIVE_FREE, CLAIM = map(
    Kind, ("place", "exchange", "lay-blank", "give-free", "claim")
)
VOTE = "vote"

_NONE: Choices[LetterMove] = Choices()
_END, _PASS, _KNOCK, _AGREE, _ABSTAIN = EndTurn(), Pass(), Knock(), AgreeToEnd(), Abstain()
_GIVE = tuple(GiveFree(tile) for tile in range(LETTER_TILES))
_KNOCKING: Choices[LetterMove] = Choices((_END,), (CLAIM,))
_GATHERING: Choices[LetterMove] = Choices((_PASS, _KNOCK))
_WINDOW: Choices[LetterMove] = Choices((_PASS, _KNOCK, _AGREE))


def choices(state: LetterState, seat: int) -> Choices[LetterMove]:  # noqa: PLR0911 - a phase a line
    if seat not in actors(state):
        return _NONE
    phase = state.phase
    if phase == "turn":
        return _after_laying(state) if state.laid else _turn(state)
    if phase == "window":
        return _GATHERING if seat in state.agreed else _WINDOW
    if phase == "gather":
        return _GATHERING
    if phase == "knock":
        return _KNOCKING
    if phase == "forfeit":
        return Choices(tuple(_GIVE[tile] for tile in letters_of(state.hands[seat])))
    if phase == "pick":
        return Choices(tuple(Pick(*size) for size in sizes(state)))
    asked = sum(claim.asked for claim in state.claims)
    return Choices((_ABSTAIN,), (Kind(VOTE, {"words": asked}),))


def _turn(state: LetterState) -> Choices[LetterMove]:
    """Before anything has been laid."""
    seat = state.seat
    if first_turn(state, seat):
        return Choices((), (PLACE,) if has_room(state) else (PLACE, GIVE_FREE))
    hand = state.hands[seat]
    letters = letters_of(hand)
    moves: list[LetterMove] = [] if letters else [_END]
    if seat not in state.agreed:
        moves.append(_AGREE)
    kinds = [PLACE]
    if letters:
        # As one kind: fifteen letters that could be given must not drown all else.
        kinds.append(GIVE_FREE)
    if letters and any(is_blank(tile) for tile in state.layout.lying):
        kinds.append(EXCHANGE)
    if len(hand) > len(letters):
        kinds.append(LAY_BLANK)
    return Choices(tuple(moves), tuple(kinds))


def _after_laying(state: LetterState) -> Choices[LetterMove]:
    kinds = [CLAIM]
    if not first_turn(state, state.seat):
        letters = state.own == NO_TILE and bool(letters_of(state.hands[state.seat]))
        if letters or state.free:
            kinds.append(PLACE)
        if letters and any(is_blank(tile) for tile in state.layout.lying):
            kinds.append(EXCHANGE)
    return Choices((_END,), tuple(kinds))
