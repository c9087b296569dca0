"""What a player of LETTER may do now, listed for pages and bots.

Whether a move is legal is decided in `rules` alone. Placements and words are too many to list; that
their kind is offered does not say that there is one, which would give words away.
"""

from __future__ import annotations

from collections.abc import Callable

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
    Phase,
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
_GATHERING: Choices[LetterMove] = Choices((_PASS, _KNOCK))
_WINDOW: Choices[LetterMove] = Choices((_PASS, _KNOCK, _AGREE))


def choices(state: LetterState, seat: int) -> Choices[LetterMove]:
    if seat not in actors(state):
        return _NONE
    return _BY_PHASE[state.phase](state, seat)


def _window(state: LetterState, seat: int) -> Choices[LetterMove]:
    """Who has knocked in vain without a letter may not do it again (LE-K3)."""
    offered = _GATHERING if state.phase == "gather" or seat in state.agreed else _WINDOW
    if seat not in state.barred:
        return offered
    return Choices(tuple(move for move in offered.moves if move != _KNOCK))


def _knock(_state: LetterState, _seat: int) -> Choices[LetterMove]:
    return Choices((_END,), (CLAIM,))


def _forfeit(state: LetterState, seat: int) -> Choices[LetterMove]:
    return Choices(tuple(_GIVE[tile] for tile in letters_of(state.hands[seat])))


def _pick(state: LetterState, _seat: int) -> Choices[LetterMove]:
    return Choices(tuple(Pick(*size) for size in sizes(state)))


def _vote(state: LetterState, _seat: int) -> Choices[LetterMove]:
    asked = sum(claim.asked for claim in state.claims)
    return Choices((_ABSTAIN,), (Kind(VOTE, {"words": asked}),))


def _turn(state: LetterState, seat: int) -> Choices[LetterMove]:
    return _after_laying(state) if state.laid else _before_laying(state, seat)


def _before_laying(state: LetterState, seat: int) -> Choices[LetterMove]:
    if first_turn(state, seat):
        return Choices((), (PLACE,) if has_room(state) else (PLACE, GIVE_FREE))
    hand = state.hands[seat]
    letters = letters_of(hand)
    moves: list[LetterMove] = [] if letters else [_END]
    if seat not in state.agreed:
        moves.append(_AGREE)
    kinds = [PLACE] if letters or state.free else []
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


_BY_PHASE: dict[Phase, Callable[[LetterState, int], Choices[LetterMove]]] = {
    "pick": _pick,
    "turn": _turn,
    "vote": _vote,
    "forfeit": _forfeit,
    "window": _window,
    "gather": _window,
    "knock": _knock,
}
