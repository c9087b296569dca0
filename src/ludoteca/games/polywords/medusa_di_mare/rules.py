"""How a game of Medusa di mare goes on (see RULES.md)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, Kind, Outcome, Score, ScoreLine, Step
from ludoteca.games.polywords import scoring
from ludoteca.games.polywords.events import GameEnded, HasWritten, TimeRanOut
from ludoteca.games.polywords.medusa_di_mare.model import (
    SEAT,
    Decks,
    MedusaOptions,
    MedusaState,
    MedusaStep,
    RequestsMet,
    RequestsTurned,
    TurnGlass,
)
from ludoteca.games.polywords.medusa_di_mare.requests import (
    TURNS,
    along,
    check_enough,
    dealt,
    discarded,
    lying,
    said,
    with_turned,
)
from ludoteca.games.polywords.model import Write, WriteNothing
from ludoteca.games.polywords.penalties import bottles_phase, owing, to_bottles
from ludoteca.games.polywords.sea import white, written
from ludoteca.games.polywords.secret import SAND
from ludoteca.games.polywords.start import clean_table
from ludoteca.games.polywords.writing import check_place
from ludoteca.kit.phases import Phase, followed, timed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed

FOR_NOTHING = 2
"""MD-6: bottles for a turn without a word."""


def begin(options: MedusaOptions, seats: int, dice: Dice) -> MedusaStep:
    """MD-1: the decks are shuffled; nothing is turned before the player turns the glass."""
    return Step(laid_out(options, seats, dealt(options, dice)), ())


def laid_out(options: MedusaOptions, seats: int, decks: Decks) -> MedusaState:
    """The table before the first turn."""
    state = MedusaState(
        **clean_table(seats), options=options, decks=decks,
        categories=(), shapes=(), letters="", met=(),
    )  # fmt: skip
    return enter(state, "ready")


def turn_glass(state: MedusaState, _seat: int, _move: TurnGlass, dice: Dice) -> MedusaStep:
    return next_turn(state, dice)


def next_turn(state: MedusaState, _dice: Dice) -> MedusaStep:
    """MD-1: three cards more. MD-6: after twelve turns, or without an empty cell, it is over."""
    if state.turn == TURNS or not white(state.seas[SEAT]):
        return Step(enter(state, "over", done=()), (GameEnded(state.turn),))
    state = with_turned(enter(state, "write", turn=state.turn + 1, done=()))
    category, shape, letter = state.categories[-1], state.shapes[-1], state.letters[-1]
    turned = RequestsTurned(state.turn, category.name, shape, letter)
    return Step(state, (turned,))


def write(state: MedusaState, seat: int, move: Write, _dice: Dice) -> MedusaStep:
    """MD-2: a word that meets fewer than two types is refused, and leaves no letter."""
    met = said(state, move)
    check_place(state.seas[SEAT], met.word, move.path)
    met = along(state, met, move.path)
    check_enough(met)
    sea = written(state.seas[SEAT], met.word, move.path)
    state = replace(
        discarded(state, met),
        seas=changed(state.seas, SEAT, sea),
        used=changed(state.used, SEAT, (*state.used[SEAT], met.word)),
        done=(seat,),
    )
    told = RequestsMet(seat, met.word, move.path, met.letters, met.categories, met.shape)
    return Step(state, (told,))


def write_nothing(state: MedusaState, seat: int, _move: WriteNothing, _dice: Dice) -> MedusaStep:
    """MD-6"""
    step: MedusaStep = Step(replace(state, done=(seat,)), (HasWritten(seat),))
    return followed(step, owing(step.state, SEAT, FOR_NOTHING, "nothing-written"))


def out_of_time(state: MedusaState, _dice: Dice) -> MedusaStep:
    step: MedusaStep = Step(replace(state, done=(SEAT,)), (TimeRanOut(),))
    return followed(step, owing(step.state, SEAT, FOR_NOTHING, "nothing-written"))


PHASES = {
    "ready": Phase(
        actors=lambda _state: (SEAT,),
        plays={TurnGlass: turn_glass},
        choices=lambda _state, _seat: Choices((TurnGlass(),)),
        idle=lambda state, seat, dice: turn_glass(state, seat, TurnGlass(), dice),
        then=next_turn,
    ),
    "write": Phase(
        actors=lambda state: () if state.done else (SEAT,),
        plays={Write: write, WriteNothing: write_nothing},
        choices=lambda _state, _seat: Choices((WriteNothing(),), (Kind("write"),)),
        idle=lambda state, seat, dice: write_nothing(state, seat, WriteNothing(), dice),
        then=lambda state, _dice: to_bottles(state),
        sand=timed(SAND, lambda state: state.options.sand),
        out=out_of_time,
    ),
    "bottles": bottles_phase(next_turn),
}


def scores(state: MedusaState) -> tuple[Score, ...]:
    """PW-S1, MD-6: a card that lies there costs a point, or as the table wants."""
    cards = lying(state)
    left = ScoreLine("cards-left", cards, -state.options.card_cost * cards)
    return (scoring.score(state, SEAT, left),)


def outcome(state: MedusaState) -> Outcome | None:
    if state.phase != "over":
        return None
    return Outcome("turns-played" if state.turn == TURNS else "sea-full", ((SEAT,),), (SEAT,))
