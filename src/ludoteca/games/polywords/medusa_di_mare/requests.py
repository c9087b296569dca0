"""The requests that lie there, and what a word meets of them (MD-1 to MD-5)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.polywords.cards import (
    CategoryDeck,
    category_card,
    category_deck,
    draw_category,
    draw_letter,
    face,
    shapes,
)
from ludoteca.games.polywords.medusa_di_mare.model import (
    SEAT,
    Decks,
    MedusaOptions,
    MedusaState,
    MedusaView,
    Met,
)
from ludoteca.games.polywords.model import Claim
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.games.polywords.shaped import NO_SHAPE, letters_of_shape, shape_of
from ludoteca.games.polywords.writing import claimed

TURNS = 12
TYPES = 2
"""MD-2: a word must meet requests of so many types."""

NO_DECKS = Decks((), (), "")


def dealt(options: MedusaOptions, dice: Dice, turned: Decks = NO_DECKS) -> Decks:
    """MD-1, PW-H1: the decks, of which these cards have been turned."""
    categories, given, letters = turned.categories, turned.shapes, turned.letters
    deck = _left(options, categories)
    while deck:
        card, deck = draw_category(deck, options.language, dice)
        categories = (*categories, card.id)
    others = [number for number in range(len(shapes())) if number not in given]
    given = (*given, *dice.draw_out(others, TURNS - len(given)))
    while len(letters) < TURNS:
        letters += draw_letter(options.language, letters, dice)
    return Decks(categories, given, letters)


def _left(options: MedusaOptions, turned: tuple[str, ...]) -> CategoryDeck:
    deck = category_deck(TURNS, hard=options.hard)
    hard = sum(category_card(options.language, category).hard for category in turned)
    return CategoryDeck(deck.normal - len(turned) + hard, deck.hard - hard, turned)


def turned_of(decks: Decks, turns: int) -> Decks:
    """What has been turned of them after so many turns."""
    return Decks(decks.categories[:turns], decks.shapes[:turns], decks.letters[:turns])


def with_turned(state: MedusaState) -> MedusaState:
    """MD-1: one card of each deck, to those that lie there."""
    at, decks = state.turn - 1, state.decks
    category = category_card(state.options.language, decks.categories[at])
    return replace(
        state,
        categories=(*state.categories, face(category)),
        shapes=(*state.shapes, decks.shapes[at]),
        letters=state.letters + decks.letters[at],
    )


def lying(table: MedusaState | MedusaView) -> int:
    """How many cards lie there."""
    return len(table.categories) + len(table.shapes) + len(table.letters)


def said(table: MedusaState | MedusaView, claim: Claim) -> Met:
    """A word, and what it meets wherever it goes: the letters that it has, the categories that the
    arbiter knows it to be of (MD-2).
    """
    writing = claimed(table, SEAT, SEAT, claim)
    return met_by(table, claim, writing.known)


def met_by(table: MedusaState | MedusaView, claim: Claim, known: bool = False) -> Met:
    """The same of a word that may not be written."""
    return Met(
        crew=SEAT,
        seat=SEAT,
        word=claim.word,
        text=claim.text,
        known=known,
        turn=table.turn,
        letters="".join(letter for letter in table.letters if letter in claim.word),
        categories=tuple(card.name for card in table.categories if card.id in claim.known_in),
    )


def along(table: MedusaState | MedusaView, met: Met, path: Path) -> Met:
    """What it meets along a path: with the shape that its cells fill, old letters among them (MD-3,
    MD-5). They fill one at most.
    """
    filled = shape_of(path)
    asked = filled in table.shapes
    new = len(new_cells(table.seas[SEAT], path))
    return replace(met, path=path, shape=filled if asked else NO_SHAPE, new=new)


def check_enough(met: Met) -> None:
    """MD-2, MD-4"""
    if met.types < TYPES:
        raise IllegalMove("too-few-requests", word=met.word, types=met.types)


def fitting_shapes(table: MedusaState | MedusaView, word: str) -> tuple[int, ...]:
    """Those of the shapes that have as many cells as the word has letters."""
    return tuple(number for number in table.shapes if letters_of_shape(number) == len(word))


def discarded(state: MedusaState, met: Met) -> MedusaState:
    """MD-3: the cards that it meets; the others stay."""
    return replace(
        state,
        categories=tuple(card for card in state.categories if card.name not in met.categories),
        shapes=tuple(number for number in state.shapes if number != met.shape),
        letters="".join(letter for letter in state.letters if letter not in met.letters),
        met=(*state.met, met),
    )
