"""What a seat sees: a team keeps its hand and what it does with it until the cards are turned, and
its proposals for ever.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.polywords.cards import Card, CategoryDeck, category_card
from ludoteca.games.polywords.manta.assigning import NOTHING_LAID
from ludoteca.games.polywords.manta.model import (
    TEAMS,
    Assigned,
    HandDealt,
    MantaState,
    MantaView,
    ProposalSetAside,
    Proposed,
)
from ludoteca.games.polywords.manta.rules import hand_drawn
from ludoteca.games.polywords.model import crew_of
from ludoteca.kit.turns import changed

SECRET = (HandDealt, Assigned, Proposed, ProposalSetAside)
"""What is told to a team alone."""


def view_of(state: MantaState, seat: int | None) -> MantaView:
    own = None if seat is None else crew_of(state, seat)
    for crew in range(TEAMS):
        if crew != own:
            state = _without_secrets(state, crew)
    return open_view(MantaView, state, seat=seat)


def _without_secrets(state: MantaState, crew: int) -> MantaState:
    """As if its hand had not been drawn yet."""
    state = replace(
        state,
        proposals=changed(state.proposals, crew, ()),
        set_aside=changed(state.set_aside, crew, ()),
    )
    if state.phase != "assign":
        return state
    at = crew % len(state.decks)
    deck = _put_back(state.decks[at], state.hands[crew], state.options.language)
    return replace(
        state,
        decks=changed(state.decks, at, deck),
        hands=changed(state.hands, crew, ()),
        laid=changed(state.laid, crew, NOTHING_LAID),
    )


def _put_back(deck: CategoryDeck, hand: tuple[Card, ...], language: str) -> CategoryDeck:
    back = {card.id for card in hand}
    hard = sum(category_card(language, card).hard for card in back)
    gone = tuple(card for card in deck.gone if card not in back)
    return CategoryDeck(deck.normal + len(back) - hard, deck.hard + hard, gone)


def imagine(view: MantaView, dice: Dice) -> MantaState:
    """Other hands are drawn; nothing is known to lie anywhere, and nothing to be proposed."""
    state = open_state(MantaState, view)
    for crew in range(TEAMS):
        if not state.hands[crew]:
            hand, decks = hand_drawn(state, crew, dice)
            state = replace(state, decks=decks, hands=changed(state.hands, crew, hand))
    return state


def redact(event: Any, seat: int | None) -> Any | None:
    if not isinstance(event, SECRET):
        return event
    crew = event.crew if isinstance(event, HandDealt) else event.seat % TEAMS
    return event if seat is not None and seat % TEAMS == crew else None
