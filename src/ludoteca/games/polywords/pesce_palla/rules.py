"""How a game of Pesce Palla goes on (see RULES.md)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, Step
from ludoteca.games.polywords.cards import NO_CARD, category_deck, draw_category, draw_letter, face
from ludoteca.games.polywords.contesting import Contesting
from ludoteca.games.polywords.events import GameEnded
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.penalties import bottles_phase, owing, to_bottles
from ludoteca.games.polywords.pesce_palla.cleaning import cleaning_phase, to_cleaning
from ludoteca.games.polywords.pesce_palla.counting import best_of, bottles_for, used_letters
from ludoteca.games.polywords.pesce_palla.model import (
    CategoryTurned,
    LettersCounted,
    LettersTurned,
    PallaOptions,
    PallaState,
    PallaStep,
    PallaView,
)
from ludoteca.games.polywords.secret import shown, to_writing, writing_phase
from ludoteca.games.polywords.start import clean_table
from ludoteca.games.polywords.writing import claimed
from ludoteca.kit.phases import followed
from ludoteca.kit.sandglass import enter

TURNS, LETTERS = 8, 5
SHUFFLED_AFTER = 4
WHY = {1: "fewer-letters", 2: "fewest-letters", 3: "no-letters"}
"""PB-4, PB-5: why so many bottles fall; unless there is no word, or it has fallen."""


def begin(options: PallaOptions, seats: int, dice: Dice) -> PallaStep:
    """PB-1, PB-8"""
    deck = category_deck(TURNS if options.gonfio else 0, hard=options.gonfio and options.hard)
    table = clean_table(seats)
    state = PallaState(**table, options=options, deck=deck, letters="", gone="", category=NO_CARD)
    return next_turn(state, dice)


def next_turn(state: PallaState, dice: Dice) -> PallaStep:
    """PB-1: five letters are turned; after the fourth turn all of them are shuffled again."""
    if state.turn == TURNS:
        return Step(enter(state, "over", writings=()), (GameEnded(TURNS),))
    language = state.options.language
    gone = "" if state.turn == SHUFFLED_AFTER else state.gone
    for _ in range(LETTERS):
        gone += draw_letter(language, gone, dice)
    letters = gone[-LETTERS:]
    state = to_writing(state, letters=letters, gone=gone, cleaning=())
    step: PallaStep = Step(state, (LettersTurned(state.turn, letters),))
    return followed(step, turn_category(state, dice)) if state.options.gonfio else step


def turn_category(state: PallaState, dice: Dice) -> PallaStep:
    """PB-8"""
    card, deck = draw_category(state.deck, state.options.language, dice)
    return Step(replace(state, deck=deck, category=face(card)), (CategoryTurned(card.name),))


def said(table: PallaState | PallaView, seat: int, claim: Claim) -> Writing:
    """PB-2: any word, with or without the letters. PB-8: of the category."""
    return claimed(table, seat, seat, claim, table.category.id)


def show(state: PallaState, _dice: Dice) -> PallaStep:
    """PB-2: all seas turn over. PB-10: contests come before counting."""
    step: PallaStep = shown(state)
    return followed(step, CONTESTING.open(step.state))


def letters_in(state: PallaState, place: int) -> str:
    """PB-3, PB-9: the turned letters in a word; PB-10: none in one that has fallen."""
    if place in state.fallen:
        return ""
    word = state.writings[place].word
    return used_letters(word, state.letters, every=state.options.sgonfio)


def count(state: PallaState, _dice: Dice) -> PallaStep:
    """PB-4 to PB-7: the letters are counted, bottles fall, and the best may erase some."""
    counts = [0] * state.seats
    reasons = ["nothing-written"] * state.seats
    events: tuple[LettersCounted, ...] = ()
    for place, writing in enumerate(state.writings):
        letters = letters_in(state, place)
        counts[writing.crew] = len(letters)
        reasons[writing.crew] = "contest" if place in state.fallen else ""
        events = (*events, LettersCounted(writing.crew, writing.word, letters))
    step: PallaStep = Step(state, events)
    for seat, bottles in enumerate(bottles_for(counts)):
        why = reasons[seat] or WHY.get(bottles, "")
        step = followed(step, owing(step.state, seat, bottles, why))
    best = best_of(counts) if state.options.clean_sea else ()
    return followed(step, to_bottles(replace(step.state, cleaning=best)))


CONTESTING = Contesting(then=count, founded=lambda state, _writings: Step(state, ()))

PHASES = {
    **writing_phase(
        said,
        lambda state: {"category": state.category.id} if state.options.gonfio else {},
        then=show,
    ),
    **CONTESTING.phases,
    "bottles": bottles_phase(lambda state, dice: to_cleaning(state) or next_turn(state, dice)),
    "clean": cleaning_phase(next_turn),
}
