"""How a game of Pesce Specchio goes on (see RULES.md)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.polywords.cards import NO_CARD, category_deck, draw_category, draw_letter, face
from ludoteca.games.polywords.contesting import Contesting, Things
from ludoteca.games.polywords.events import GameEnded, WordErased
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.penalties import bottles_phase, owing, to_bottles
from ludoteca.games.polywords.pesce_specchio.model import (
    CardsTurned,
    SpecchioOptions,
    SpecchioState,
    SpecchioStep,
    SpecchioView,
)
from ludoteca.games.polywords.sea import erased
from ludoteca.games.polywords.secret import shown, to_writing, without_a_word, writing_phase
from ludoteca.games.polywords.start import clean_table
from ludoteca.games.polywords.writing import claimed
from ludoteca.kit.phases import followed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

TURNS = 10
FOR_NOTHING = 2
"""SP-4: bottles of whoever has written nothing."""


def begin(options: SpecchioOptions, seats: int, dice: Dice) -> SpecchioStep:
    """SP-1"""
    deck = category_deck(TURNS, hard=options.hard)
    table = clean_table(seats)
    state = SpecchioState(**table, options=options, deck=deck, letters="", category=NO_CARD)
    return next_turn(state, dice)


def next_turn(state: SpecchioState, dice: Dice) -> SpecchioStep:
    """SP-1, SP-6: a category and a letter are turned; after ten turns it is over."""
    if state.turn == TURNS:
        return Step(enter(state, "over", writings=()), (GameEnded(TURNS),))
    language, left_out = state.options.language, frozenset[str]()
    while True:
        card, deck = draw_category(state.deck, language, dice, left_out)
        among = None if state.options.any_pair else card.initials
        if among is None or set(among) - set(state.letters):
            break
        left_out |= {card.id}  # SP-7
    letter = draw_letter(language, state.letters, dice, among)
    state = to_writing(state, deck=deck, letters=state.letters + letter, category=face(card))
    return Step(state, (CardsTurned(state.turn, card.name, letter),))


def said(table: SpecchioState | SpecchioView, seat: int, claim: Claim) -> Writing:
    """SP-5: the initial is form, the category is meaning."""
    writing = claimed(table, seat, seat, claim, table.category.id)
    letter = table.letters[-1]
    if not writing.word.startswith(letter):
        raise IllegalMove("other-initial", letter=letter)
    return writing


def show(state: SpecchioState, _dice: Dice) -> SpecchioStep:
    """SP-2: all grids turn over. SP-4: whoever has written nothing owes two bottles."""
    step: SpecchioStep = shown(state)
    for seat in without_a_word(step.state):
        step = followed(step, owing(step.state, seat, FOR_NOTHING, "nothing-written"))
    return followed(step, CONTESTING.open(step.state))


def by_word(writings: tuple[Writing, ...]) -> Things:
    """PW-X5: what is contested is the word, whoever has written it."""
    words = dict.fromkeys(writing.word for writing in writings)
    return tuple(
        tuple(place for place, writing in enumerate(writings) if writing.word == word)
        for word in words
    )


def erase(state: SpecchioState, _dice: Dice) -> SpecchioStep:
    """SP-3: who has written the same word erases every cell of it. PW-X5: not if it has fallen."""
    events: tuple[WordErased, ...] = ()
    for group in by_word(state.writings):
        if len(group) == 1 or group[0] in state.fallen:
            continue
        for place in group:
            writing = state.writings[place]
            sea = erased(state.seas[writing.crew], writing.path)
            state = replace(state, seas=changed(state.seas, writing.crew, sea))
            events = (*events, WordErased(writing.crew, writing.word, writing.path))
    return followed(Step(state, events), to_bottles(state))


CONTESTING = Contesting(then=erase, things=by_word)

PHASES = {
    **writing_phase(
        said,
        lambda state: {"category": state.category.id, "initial": state.letters[-1]},
        then=show,
    ),
    **CONTESTING.phases,
    "bottles": bottles_phase(next_turn),
}
