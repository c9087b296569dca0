"""How a game of Manta goes on (see RULES.md)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, Step
from ludoteca.games.polywords.cards import Card, CategoryDeck, category_deck, draw_category, face
from ludoteca.games.polywords.contesting import Contesting
from ludoteca.games.polywords.events import GameEnded, TimeRanOut
from ludoteca.games.polywords.manta import assigning, writing
from ludoteca.games.polywords.manta.model import (
    LENGTHS,
    TEAMS,
    WORDS,
    AssignCard,
    Confirm,
    HandDealt,
    Lengths,
    LengthsTurned,
    MantaOptions,
    MantaState,
    MantaStep,
    Propose,
    SetAside,
    TakePen,
    TeamFinished,
)
from ludoteca.games.polywords.model import Write, WriteNothing
from ludoteca.games.polywords.penalties import bottles_phase, owing, to_bottles
from ludoteca.games.polywords.secret import SAND
from ludoteca.games.polywords.start import clean_table, new_turn
from ludoteca.kit.phases import Passage, Phase, followed, timed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

TURNS = 4
CATEGORIES = 24
A_WORD_MISSING = 2
"""MA-4: bottles."""


def begin(options: MantaOptions, seats: int, dice: Dice) -> MantaStep:
    """MA-1; PW-H2: a deck for each team, so that both meet as many hard categories."""
    decks = TEAMS if options.hard else 1
    state = MantaState(
        **clean_table(seats, TEAMS),
        options=options,
        decks=(category_deck(CATEGORIES // decks, hard=options.hard),) * decks,
        lengths=(),
        hands=((),) * TEAMS,
        laid=(assigning.NOTHING_LAID,) * TEAMS,
        writers=tuple(range(TEAMS)),
        proposals=((),) * TEAMS,
        set_aside=((),) * TEAMS,
    )
    return next_turn(state, dice)


def next_turn(state: MantaState, dice: Dice) -> MantaStep:
    """MA-2, MA-6: three lengths are shown, and each team gets three categories."""
    if state.turn == TURNS:
        return Step(enter(state, "over", writings=()), (GameEnded(TURNS),))
    turn = state.turn + 1
    state = new_turn(
        state,
        "assign",
        lengths=_next_lengths(state, dice),
        laid=(assigning.NOTHING_LAID,) * TEAMS,
        writers=tuple(assigning.first_writer(state, crew, turn) for crew in range(TEAMS)),
        set_aside=((),) * TEAMS,
    )
    step: MantaStep = Step(state, (LengthsTurned(turn, state.lengths),))
    for crew in range(TEAMS):
        step = followed(step, _dealt(step.state, crew, dice))
    return step


def _next_lengths(state: MantaState, dice: Dice) -> Lengths:
    """MA-6: six cards are two turns, then they are shuffled."""
    if state.turn % 2:
        return tuple(length for length in LENGTHS if length not in state.lengths)
    return tuple(sorted(dice.draw_out(list(LENGTHS), WORDS)))


def _dealt(state: MantaState, crew: int, dice: Dice) -> MantaStep:
    hand, decks = hand_drawn(state, crew, dice)
    state = replace(state, decks=decks, hands=changed(state.hands, crew, hand))
    return Step(state, (HandDealt(crew, hand),))


def hand_drawn(
    state: MantaState, crew: int, dice: Dice
) -> tuple[tuple[Card, ...], tuple[CategoryDeck, ...]]:
    """Three cards, and the decks without them. PW-H2: no category is in both decks."""
    at = crew % len(state.decks)
    deck, hand = state.decks[at], []
    elsewhere = frozenset(gone for other in state.decks for gone in other.gone)
    for _ in range(WORDS):
        card, deck = draw_category(deck, state.options.language, dice, elsewhere)
        hand.append(face(card))
    return tuple(hand), changed(state.decks, at, deck)


def show(state: MantaState, dice: Dice) -> MantaStep:
    """MA-3: the second sandglass is turned."""
    step = assigning.all_shown(state, dice)
    return Step(enter(step.state, "write", done=()), step.events)


def end_turn(state: MantaState, _dice: Dice) -> MantaStep:
    """MA-4, MA-7: two bottles for each word that a team lacks; then words can be contested."""
    step: MantaStep = Step(replace(state, proposals=((),) * TEAMS), ())
    lacking = [len(writing.lengths_left(state, crew)) for crew in range(TEAMS)]
    if 0 in lacking:
        step = Step(step.state, (TeamFinished(lacking.index(0)),))
    for crew, words in enumerate(lacking):
        owed = owing(step.state, crew, words * A_WORD_MISSING, "words-missing")
        step = followed(step, owed)
    return followed(step, CONTESTING.open(step.state))


def at_the_end_of_the_sand(then: Passage) -> Passage:
    return lambda state, dice: followed(Step(state, (TimeRanOut(),)), then(state, dice))


CONTESTING = Contesting(then=lambda state, _dice: to_bottles(state))

PHASES = {
    "assign": Phase(
        actors=lambda state: tuple(seat for seat in range(state.seats) if seat not in state.done),
        plays={
            AssignCard: assigning.assign,
            Confirm: assigning.confirm,
            TakePen: assigning.take_pen,
        },
        choices=assigning.choices,
        idle=assigning.absent,
        then=show,
        sand=timed(SAND, lambda state: state.options.sand),
        out=at_the_end_of_the_sand(show),
    ),
    "write": Phase(
        actors=writing.actors,
        plays={
            Write: writing.write,
            WriteNothing: writing.write_nothing,
            Propose: writing.propose,
            SetAside: writing.set_aside,
        },
        choices=writing.choices,
        idle=writing.rest,
        then=end_turn,
        sand=timed(SAND, lambda state: state.options.sand),
        out=at_the_end_of_the_sand(end_turn),
    ),
    **CONTESTING.phases,
    "bottles": bottles_phase(next_turn, placer=lambda state, crew: state.writers[crew]),
}
