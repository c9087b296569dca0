"""How a game of Polpo goes on (see RULES.md)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import Dice, Step
from ludoteca.games.polywords.cards import (
    NO_CARD,
    category_deck,
    draw_category,
    face,
    shapes,
    unfit_for,
)
from ludoteca.games.polywords.contesting import COST, Contesting
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.polpo import placing
from ludoteca.games.polywords.polpo.erasing import erase_phase, to_erasing
from ludoteca.games.polywords.polpo.model import (
    PolpoOptions,
    PolpoState,
    PolpoStep,
    PolpoView,
    ShapeTurned,
)
from ludoteca.games.polywords.polpo.striking import (
    all_struck,
    eliminated,
    ended,
    in_play,
    is_decided,
    owing,
    penalised,
)
from ludoteca.games.polywords.racing import Racing, clean_race, to_race
from ludoteca.games.polywords.shaped import letters_of_shape
from ludoteca.games.polywords.start import clean_table
from ludoteca.kit.phases import AnyStep, followed

DECK = 2
"""PO-1: shape cards in each of the decks."""
TURNS, TURNS_IN_ALL = 8, 16
"""PO-1, PO-9: without and with the other eight shapes."""
FOR_NOTHING = 1
"""PO-5: strikes of whoever has called nothing."""
OFF_CATEGORY = 1
"""PO-10: of whoever wrote what falls."""
MOST_CALLED = 40
"""PO-5: words that a player may have in a turn, one after the other. Nobody can say so many while
time lasts; but a program could, and each stops the sand for a moment."""


def turns_of(options: PolpoOptions) -> int:
    """At most."""
    return TURNS_IN_ALL if options.sudden_death else TURNS


def begin(options: PolpoOptions, seats: int, dice: Dice) -> PolpoStep:
    """PO-1"""
    none = (0,) * seats
    state = PolpoState(
        **clean_table(seats),
        **clean_race(),
        options=options,
        shapes=(),
        deck=category_deck(TURNS, hard=options.hard),
        category=NO_CARD,
        struck=none,
        out=(None,) * seats,
        complete=none,
        erasing=none,
    )
    return next_turn(state, dice)


def next_turn(state: PolpoState, dice: Dice) -> PolpoStep:
    """PO-1: a shape is turned. PO-9: after eight turns it is over, unless they go on."""
    if state.turn == turns_of(state.options):
        return ended(state)
    shape = dice.pick([one for one in range(len(shapes())) if one not in state.shapes])
    letters = letters_of_shape(shape)
    state = _category_turned(state, letters, dice)
    state = to_race(state, shapes=(*state.shapes, shape))
    state = replace(state, done=eliminated(state))
    return Step(state, (ShapeTurned(state.turn, shape, letters, state.category.name),))


def _category_turned(state: PolpoState, letters: int, dice: Dice) -> PolpoState:
    """PO-10"""
    options = state.options
    if not options.agguato:
        return state
    deck = state.deck
    if not deck:
        deck = replace(category_deck(TURNS, hard=options.hard), gone=deck.gone)
    unfit = unfit_for(deck, options.language, letters)
    card, deck = draw_category(deck, options.language, dice, unfit)
    return replace(state, deck=deck, category=face(card))


def may_replace(table: PolpoState | PolpoView, seat: int) -> bool:
    """PO-5: a word that fits nowhere, as long as they are not too many."""
    return sum(taken.seat == seat for taken in table.race.taken) < MOST_CALLED


def show(state: PolpoState, _dice: Dice) -> PolpoStep:
    """PO-5: who has no word is penalised; the words of the others can be contested."""
    step: PolpoStep = Step(state, ())
    having = {writing.crew for writing in state.writings}
    for crew in in_play(state):
        if crew not in having:
            step = followed(step, owing(step.state, crew, FOR_NOTHING, "nothing-called"))
    return followed(step, CONTESTING.open(step.state, aside=eliminated(state)))


def fell(state: Any, writings: tuple[int, ...]) -> AnyStep:
    """PO-6: two strikes; PO-10: in ambush, one."""
    writing: Writing = state.writings[writings[0]]
    if state.options.agguato:
        return owing(state, writing.crew, OFF_CATEGORY, "ambush")
    return owing(state, writing.crew, COST, "contest")


def settle(state: PolpoState, _dice: Dice) -> PolpoStep:
    """PO-7: penalty strikes; then complete rows."""
    step = penalised(state)
    if is_decided(step.state):
        return followed(step, ended(step.state))
    return followed(step, to_erasing(step.state))


def close(state: PolpoState, dice: Dice) -> PolpoStep:
    """PO-7: with the second card of a deck a strike comes for everybody."""
    step: PolpoStep = Step(state, ())
    if state.turn % DECK == 0:
        step = all_struck(state)
    if is_decided(step.state):
        return followed(step, ended(step.state))
    return followed(step, next_turn(step.state, dice))


def bounds(state: PolpoState) -> dict[str, Any]:
    """What a call is asked for by."""
    return {"letters": letters_of_shape(state.shapes[-1]), "category": state.category.id}


RACING = Racing(
    said=placing.said,
    thing=lambda writing: writing.word,
    check=placing.check,
    ways=placing.ways,
    by_itself=placing.by_itself,
    then=show,
    bounds=bounds,
    replacing=may_replace,
)
CONTESTING = Contesting(
    then=settle,
    founded=fell,
    unfounded=lambda state, crew: owing(state, crew, COST, "unfounded"),
)

PHASES = {**RACING.phases, **CONTESTING.phases, "erase": erase_phase(then=close)}
