"""How the solitaires go on (LE-Z1 to LE-Z3). They differ in what counts in the end."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Sandglass, Step
from ludoteca.games.letter.claims import Claim, check_counts, check_form
from ludoteca.games.letter.layout import fitting, laid, lifted, touches_letter
from ludoteca.games.letter.reading import Writing, covering, left_out, new_path
from ludoteca.games.letter.shared_model import (
    EndTurn,
    Place,
    TilePlaced,
    TilesTakenBack,
    TimeRanOut,
    WordNamed,
    WordsWritten,
)
from ludoteca.games.letter.solo.model import Finish, Finished, SoloEvent, SoloMove, SoloState

S = TypeVar("S", bound=SoloState)
Events = list[SoloEvent]

PLACE, CLAIM = Kind("place"), Kind("claim")
SEAT = 0


def actors(state: SoloState) -> tuple[int, ...]:
    return () if state.phase == "over" else (SEAT,)


def choices(state: SoloState, seat: int) -> Choices[SoloMove]:
    if seat not in actors(state):
        return Choices()
    kinds = ((PLACE,) if state.hand else ()) + ((CLAIM,) if state.layout.lying else ())
    ending = (EndTurn(),) if state.laid or state.claims else ()
    return Choices((*ending, Finish()), kinds)


def apply(state: S, seat: int, move: SoloMove, dice: Dice) -> Step[S, SoloEvent]:  # noqa: ARG001
    """Play a move, or refuse it."""
    if seat not in actors(state):
        raise IllegalMove("game-over" if state.phase == "over" else "not-your-turn", seat=seat)
    events: Events = []
    if isinstance(move, Place):
        state = _place(state, move, events)
    elif isinstance(move, Claim):
        state = _claim(state, move, events)
    elif isinstance(move, EndTurn):
        if not (state.laid or state.claims):
            raise IllegalMove("lay-first")
        state = _settle(state, events)
    else:
        state = _finish(state, events)
    return Step(state, tuple(events))


def _place(state: S, move: Place, events: Events) -> S:
    """Any number of letters, each touching one that lies; the first is free (LE-Z3)."""
    tile, cell, layout = move.tile, move.cell, state.layout
    if tile not in state.hand:
        raise IllegalMove("not-in-hand")
    shape = fitting(layout, tile, cell, move.turned)
    first = not layout.lying
    if not first and not touches_letter(layout, shape, cell):
        raise IllegalMove("touches-no-letter")
    letter = layout.tiles.letters[tile]
    events.append(TilePlaced(SEAT, tile, letter, cell, move.turned, free=False))
    return replace(
        state,
        layout=laid(layout, tile, cell, move.turned, shape),
        hand=tuple(other for other in state.hand if other != tile),
        laid=() if first else (*state.laid, tile),
    )


def _claim(state: S, move: Claim, events: Events) -> S:
    """LE-T2, LE-T3; alone, the dictionary decides (CO-2)."""
    check_form(move, state.options)
    before = (*state.written, *state.claims)
    liked = left_out(state.laid, state.claims)
    path = new_path(state.layout, move.word, before, move.path, liked)
    check_counts(move)
    if move.verdict == "unknown":
        raise IllegalMove("not-in-dictionary", word=move.text)
    events.append(WordNamed(SEAT, move.word, path))
    return replace(state, claims=(*state.claims, Writing(SEAT, move.word, path)))


def _settle(state: S, events: Events) -> S:
    """Every letter laid must be in a new word; else the step is taken back, and nothing else."""
    claims = covering(state.layout, state.laid, state.claims, state.written)
    if not left_out(state.laid, claims):
        if claims:
            events.append(WordsWritten(SEAT, tuple(claim.word for claim in claims)))
        return replace(state, written=(*state.written, *claims), claims=(), laid=())
    letters = "".join(state.layout.tiles.letters[tile] for tile in state.laid)
    events.append(TilesTakenBack(SEAT, state.laid, letters))
    return replace(
        state,
        layout=lifted(state.layout, state.laid),
        hand=tuple(sorted((*state.hand, *state.laid))),
        claims=(),
        laid=(),
    )


def _finish(state: S, events: Events) -> S:
    if state.laid or state.claims:
        state = _settle(state, events)
    events.append(Finished(SEAT))
    return replace(state, phase="over")


def sandglass(state: SoloState) -> Sandglass | None:
    """LE-Z3: one sandglass for the whole game."""
    minutes = state.options.minutes
    if minutes is None or state.phase == "over":
        return None
    return Sandglass("solo", 1, 60.0 * minutes)


def expire(state: S, sandglass: Sandglass, dice: Dice) -> Step[S, SoloEvent]:  # noqa: ARG001
    events: Events = [TimeRanOut(SEAT)]
    return Step(_finish(replace(state, time_over=True), events), tuple(events))


def idle(state: S, seat: int, dice: Dice) -> Step[S, SoloEvent]:
    """CO-4: whoever goes away has finished."""
    return apply(state, seat, Finish(), dice)
