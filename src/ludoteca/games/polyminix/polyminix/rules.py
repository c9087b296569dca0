"""How a game of Cover the figure goes on (see RULES.md)."""

from __future__ import annotations

from typing import Any, get_args

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Step
from ludoteca.games.polyminix.awards import BY_LEVEL, to_do
from ludoteca.games.polyminix.cards import LEVELS, SIDES, Card, deck_of, drawn_from, put_under
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import Level, Side
from ludoteca.games.polyminix.model import UNDECIDED, Mode, Proved, Seats, Submit
from ludoteca.games.polyminix.polyminix.model import (
    UNPICKED,
    CardsTaken,
    ChooseMode,
    ChosenMode,
    CommonCards,
    CoverOptions,
    CoverState,
    CoverStep,
    CoverView,
    DeckNamed,
    ModeChosen,
    NameDeck,
    PickSide,
    ProvaRolled,
    SidePicked,
    TurnoRolled,
)
from ludoteca.games.polyminix.prova import FACES
from ludoteca.games.polyminix.racing import Racing, clockwise, new_table, to_race
from ludoteca.kit.phases import Phase, followed, timed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

SAND = 20.0
"""PX-G1: for naming a deck, and for picking a side."""
MODES: tuple[Mode, ...] = get_args(Mode)
CHOSEN: tuple[ChosenMode, ...] = get_args(ChosenMode)
COMMON = tuple(mode for mode in CHOSEN if mode != "free-colour")
"""PX-G6: how a turn can be on the same figure for all."""
HASTE = timed(SAND, lambda state: state.options.sand)


def begin(options: CoverOptions, seats: int, dice: Dice) -> CoverStep:
    none: tuple[Any, ...] = ((),) * seats
    state = CoverState(
        **new_table(seats),
        options=options,
        decks=tuple(map(deck_of, LEVELS)),
        naming=(),
        taken=none,
        sides=none,
        order=(),
        prova=0,
    )
    return RACING.first_turn(state, dice)


def roll_turno(state: CoverState, dice: Dice) -> CoverStep:
    """PX-G1; PX-U6: the die may be set to another face."""
    mode = MODES[dice.below(len(MODES))]
    step: CoverStep = Step(state, (TurnoRolled(state.on_turn, mode),))
    if mode == UNDECIDED:
        return Step(enter(state, "mode"), step.events)
    return followed(step, to_decks(replace(state, mode=mode)))


def choose_mode(state: CoverState, seat: int, move: ChooseMode, _dice: Dice) -> CoverStep:
    step: CoverStep = Step(replace(state, mode=move.mode), (ModeChosen(seat, move.mode),))
    return followed(step, to_decks(step.state))


def to_decks(state: CoverState) -> CoverStep:
    """PX-G1: who names a deck; on *Free colour* everybody, the player on turn last."""
    naming: Seats = (state.on_turn,)
    if state.mode == "free-colour":
        naming = (*clockwise(state.racing, state.on_turn)[1:], state.on_turn)
    return Step(enter(state, "deck", naming=naming), ())


# Decks and sides


def name_deck(state: CoverState, seat: int, move: NameDeck, dice: Dice) -> CoverStep:
    """PX-G1: the top cards are taken, clockwise from the player on turn."""
    step: CoverStep = Step(state, (DeckNamed(seat, move.level),))
    state = enter(state, "deck", naming=state.naming[1:])
    if is_common(state):
        return followed(step, take_common(state, move.level, dice))
    takers = (seat,) if state.mode == "free-colour" else state.racing
    for taker in takers:
        taken = take(state, taker, move.level, dice)
        step, state = followed(step, taken), taken.state
    return step


def is_common(table: CoverState | CoverView) -> bool:
    """PX-G6"""
    return table.options.common and table.mode in COMMON


def take(state: CoverState, seat: int, level: Level, dice: Dice) -> CoverStep:
    """The top card, or on *Two cards* the top two."""
    state, cards = drawn_cards(state, level, dice)
    sides = changed(state.sides, seat, (UNPICKED,) * len(cards))
    taken = changed(state.taken, seat, cards)
    state = replace(state, taken=taken, sides=sides, order=(*state.order, seat))
    return Step(state, (CardsTaken(seat, numbers_of(cards), level),))


def take_common(state: CoverState, level: Level, dice: Dice) -> CoverStep:
    """PX-G6: one card and side for everybody, or two."""
    state, cards = drawn_cards(state, level, dice)
    sides = tuple(dice.below(SIDES) for _ in cards)
    for seat in state.racing:
        state = replace(
            state,
            taken=changed(state.taken, seat, cards),
            sides=changed(state.sides, seat, sides),
        )
    state = replace(state, order=(state.on_turn,))
    return Step(state, (CommonCards(numbers_of(cards), level),))


def drawn_cards(state: CoverState, level: Level, dice: Dice) -> tuple[CoverState, tuple[Card, ...]]:
    at = LEVELS.index(level)
    deck, cards = state.decks[at], tuple[Card, ...]()
    for _ in range(to_do(state)):
        card, deck = drawn_from(deck, dice)
        cards = (*cards, card)
    return replace(state, decks=changed(state.decks, at, deck)), cards


def numbers_of(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(card.number for card in cards)


def unpicked(state: CoverState, seat: int) -> tuple[int, ...]:
    """The cards of a seat whose side is not chosen yet."""
    return tuple(card for card, side in enumerate(state.sides[seat]) if side == UNPICKED)


def pick_side(state: CoverState, seat: int, move: PickSide, _dice: Dice) -> CoverStep:
    if move.card not in unpicked(state, seat):
        raise IllegalMove("side-picked-already")
    sides = changed(state.sides[seat], move.card, move.side)
    state = replace(state, sides=changed(state.sides, seat, sides))
    return Step(state, (SidePicked(seat, move.card, move.side),))


def pick_first_side(state: CoverState, seat: int, dice: Dice) -> CoverStep:
    """PX-G1: side 1, where nothing was said."""
    return pick_side(state, seat, PickSide(unpicked(state, seat)[0], 0), dice)


def pickers(state: CoverState) -> tuple[int, ...]:
    return tuple(sorted(seat for seat in state.racing if unpicked(state, seat)))


def roll_prova(state: CoverState, dice: Dice) -> CoverStep:
    """PX-G2: one roll, for both cards of *Two cards*."""
    prova = 1 + dice.below(FACES)
    return Step(replace(to_race(state), prova=prova), (ProvaRolled(prova),))


# The race


def side_of(table: CoverState | CoverView, seat: int, card: int) -> Side:
    """What a seat has to cover; refused if there is no such card."""
    if card not in range(len(table.taken[seat])):
        raise IllegalMove("not-your-card")
    return table.taken[seat][card].sides[table.sides[seat][card]]


def prove(state: CoverState, seat: int, move: Submit) -> None:
    """PX-V1 to PX-V7. PX-U4: either card may come first; each is proved for itself, so pieces of
    one that is done can be used for the other.
    """
    check_cover(side_of(state, seat, move.card), state.prova, move.pieces)


def shows(state: CoverState, proved: Proved) -> tuple[str, ...]:
    return side_of(state, proved.seat, proved.card).figure


def has_red(table: CoverState | CoverView) -> bool:
    """PX-G3"""
    return any(card.level == "red" for cards in table.taken for card in cards)


def free_prize(state: CoverState, seat: int) -> int:
    """PX-U5"""
    return BY_LEVEL[state.taken[seat][0].level]


def tidy(state: CoverState) -> CoverState:
    """PX-G4: cards go under their decks in the order in which they were taken."""
    back = tuple(card for seat in state.order for card in state.taken[seat])
    none: tuple[Any, ...] = ((),) * state.seats
    decks = tuple(put_under(deck, back) for deck in state.decks)
    return replace(state, decks=decks, taken=none, sides=none, order=(), prova=0)


RACING = Racing(
    prove=prove,
    shows=shows,
    begin_turn=roll_turno,
    has_red=has_red,
    free_prize=free_prize,
    tidy=tidy,
)

PHASES = {
    "mode": Phase(
        actors=lambda state: (state.on_turn,),
        plays={ChooseMode: choose_mode},
        choices=lambda _state, _seat: Choices(tuple(map(ChooseMode, CHOSEN))),
        idle=lambda state, seat, dice: choose_mode(state, seat, ChooseMode("first"), dice),
        then=lambda state, _dice: to_decks(state),
        sand=HASTE,
    ),
    "deck": Phase(
        actors=lambda state: state.naming[:1],
        plays={NameDeck: name_deck},
        choices=lambda _state, _seat: Choices(tuple(map(NameDeck, LEVELS))),
        idle=lambda state, seat, dice: name_deck(state, seat, NameDeck("green"), dice),
        then=lambda state, _dice: Step(enter(state, "side"), ()),
        sand=HASTE,
    ),
    "side": Phase(
        actors=pickers,
        plays={PickSide: pick_side},
        choices=lambda state, seat: Choices(
            tuple(PickSide(card, side) for card in unpicked(state, seat) for side in range(SIDES))
        ),
        idle=pick_first_side,
        then=roll_prova,
        sand=HASTE,
    ),
    **RACING.phases,
}
