"""How a game of Pesce Pagliaccio goes on (see RULES.md)."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.polywords.cards import NO_CARD, category_deck, draw_category, face
from ludoteca.games.polywords.contesting import Contesting
from ludoteca.games.polywords.events import GameEnded
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.penalties import bottles_phase, owing, to_bottles
from ludoteca.games.polywords.pesce_pagliaccio.model import (
    CategoryTurned,
    PagliaccioOptions,
    PagliaccioState,
    PagliaccioStep,
    PagliaccioView,
)
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.racing import Racing, clean_race, to_race
from ludoteca.games.polywords.sea import Path
from ludoteca.games.polywords.secret import without_a_word
from ludoteca.games.polywords.start import clean_table
from ludoteca.games.polywords.writing import check_place, claimed
from ludoteca.kit.phases import followed
from ludoteca.kit.sandglass import enter

TURNS = 10
CARDS = {
    3: (4, 5, 6, 7),
    4: (4, 5, 6, 7, 8),
    5: (3, 4, 5, 6, 7, 8),
    6: (3, 4, 5, 6, 7, 8, 9),
}
"""PA-1: by the number of players; one more than they are."""
FOR_NOTHING = 2
"""PA-5, PA-6: bottles of whoever has written nothing."""


def begin(options: PagliaccioOptions, seats: int, dice: Dice) -> PagliaccioStep:
    """PA-1"""
    deck = category_deck(TURNS, hard=options.hard)
    state = PagliaccioState(
        **clean_table(seats),
        **clean_race(),
        options=options,
        deck=deck,
        category=NO_CARD,
        cards=CARDS[seats],
    )
    return next_turn(state, dice)


def next_turn(state: PagliaccioState, dice: Dice) -> PagliaccioStep:
    """PA-2, PA-6: a category is turned, and all length cards lie there again."""
    if state.turn == TURNS:
        return Step(enter(state, "over", writings=()), (GameEnded(TURNS),))
    card, deck = draw_category(state.deck, state.options.language, dice)
    state = to_race(state, deck=deck, category=face(card))
    return Step(state, (CategoryTurned(state.turn, card.name),))


def said(table: PagliaccioState | PagliaccioView, seat: int, claim: Claim) -> Writing:
    """PA-3: the word must be as long as some card says."""
    writing = claimed(table, seat, seat, claim, table.category.id)
    letters = len(writing.word)
    if letters not in table.cards:
        raise IllegalMove("no-such-card", word=writing.word, letters=letters)
    return writing


def check(state: PagliaccioState, writing: Writing) -> None:
    check_place(state.seas[writing.crew], writing.word, writing.path)


def ways(table: Any, writing: Writing, most: int) -> tuple[Path, ...]:
    return placed_ways(table.seas[writing.crew], writing.word, most=most)


def show(state: PagliaccioState, _dice: Dice) -> PagliaccioStep:
    """PA-5, PA-6: bottles for whoever has no card, or could not write; then words are doubted."""
    step: PagliaccioStep = Step(state, ())
    have_a_card = {taken.seat for taken in state.race.taken}
    for seat in without_a_word(state):
        why = "not-placed" if seat in have_a_card else "no-card"
        step = followed(step, owing(step.state, seat, FOR_NOTHING, why))
    return followed(step, CONTESTING.open(step.state))


RACING = Racing(
    said=said,
    thing=lambda writing: str(len(writing.word)),
    check=check,
    ways=ways,
    then=show,
    bounds=lambda state: {"category": state.category.id},
)
CONTESTING = Contesting(then=lambda state, _dice: to_bottles(state))

PHASES = {**RACING.phases, **CONTESTING.phases, "bottles": bottles_phase(next_turn)}
