"""How the solitaires go on (LE-Z1 to LE-Z3). They differ in what counts in the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Sandglass, Step
from ludoteca.games.letter.assigning import assigned, named
from ludoteca.games.letter.claims import SHORTEST, Claim
from ludoteca.games.letter.layout import Tile, fitting, laid, lifted, touches_letter
from ludoteca.games.letter.pieces import TileSet
from ludoteca.games.letter.reading import Writing, left_out
from ludoteca.games.letter.shared_model import (
    EndTurn,
    Place,
    TilePlaced,
    TilesTakenBack,
    TimeRanOut,
    WordNamed,
    WordsWritten,
)
from ludoteca.games.letter.solo.dealing import deal
from ludoteca.games.letter.solo.model import (
    SEAT,
    Finish,
    Finished,
    LetterTakenUp,
    SoloEvent,
    SoloMove,
    SoloState,
    TakeBack,
)
from ludoteca.words.asking import check_counts, check_form, is_doubtful

SoloStep = Step[SoloState, SoloEvent]

PLACE, CLAIM = Kind("place"), Kind("claim")


def actors(state: SoloState) -> tuple[int, ...]:
    return () if state.phase == "over" else (SEAT,)


def place(state: SoloState, move: Place) -> SoloStep:
    """Any number of letters, each touching one that lies; the first is free (LE-Z3)."""
    tile, cell, layout = move.tile, move.cell, state.layout
    if tile not in state.hand:
        raise IllegalMove("not-in-hand")
    shape = fitting(layout, tile, cell, move.turned)
    first = not layout.lying
    if not first and not touches_letter(layout, shape, cell):
        raise IllegalMove("touches-no-letter")
    after = replace(
        state,
        layout=laid(layout, tile, cell, move.turned, shape),
        hand=tuple(other for other in state.hand if other != tile),
        laid=() if first else (*state.laid, tile),
    )
    letter = layout.tiles.letters[tile]
    return Step(after, (TilePlaced(SEAT, tile, letter, cell, move.turned, free=False),))


def take_back(state: SoloState, move: TakeBack) -> SoloStep:
    """Ours: alone, what was laid in this step may be laid elsewhere, and so may the first letter as
    long as it lies alone; what was named over it is named no more.
    """
    if move.tile not in can_be_taken_back(state):
        raise IllegalMove("not-laid-now")
    claims = tuple(claim for claim in state.claims if move.tile not in claim.path)
    after = back_in_hand(replace(state, claims=claims), (move.tile,))
    return Step(after, (LetterTakenUp(SEAT, move.tile, _letters(state, (move.tile,))),))


def can_be_taken_back(state: SoloState) -> tuple[Tile, ...]:
    lying = tuple(state.layout.lying)
    return lying if len(lying) == 1 else state.laid


def claim(state: SoloState, move: Claim) -> SoloStep:
    """LE-T2, LE-T3; alone, the dictionary decides (CO-2)."""
    check_form(move, state.options, SHORTEST)
    liked = left_out(state.laid, state.claims)
    word = Writing(SEAT, move.word, ())
    claims = named(state.layout, word, move.path, state.claims, state.written, liked)
    check_decided(move)
    return Step(replace(state, claims=claims), (WordNamed(SEAT, move.word, claims[-1].path),))


def check_decided(move: Claim) -> None:
    check_counts(move)
    is_doubtful(move, "strict")


def settle(state: SoloState) -> SoloStep:
    """LE-T7, alone: only the letters in no new word go back, and nothing is lost."""
    claims = assigned(state.layout, state.laid, state.claims, state.written)
    back = tuple(tile for tile in state.laid if tile in left_out(state.laid, claims))
    events: tuple[SoloEvent, ...] = ()
    if back:
        state, events = back_in_hand(state, back), (gone_back(state, back),)
    if claims:
        events += (WordsWritten(SEAT, tuple(claim.word for claim in claims)),)
    return Step(replace(state, written=(*state.written, *claims), claims=(), laid=()), events)


def back_in_hand(state: SoloState, tiles: Collection[Tile]) -> SoloState:
    return replace(
        state,
        layout=lifted(state.layout, tiles),
        hand=tuple(sorted((*state.hand, *tiles))),
        laid=tuple(tile for tile in state.laid if tile not in tiles),
    )


def gone_back(state: SoloState, tiles: tuple[Tile, ...]) -> TilesTakenBack:
    return TilesTakenBack(SEAT, tiles, _letters(state, tiles))


def _letters(state: SoloState, tiles: tuple[Tile, ...]) -> str:
    return "".join(state.layout.tiles.letters[tile] for tile in tiles)


def sandglass(state: SoloState) -> Sandglass | None:
    """LE-Z3: one sandglass for the whole game."""
    minutes = state.options.minutes
    if minutes is None or state.phase == "over":
        return None
    return Sandglass("solo", 1, 60.0 * minutes)


class SoloRules(msgspec.Struct, frozen=True):
    """One version of the rules."""

    plays: Mapping[type, Callable[[SoloState, Any], SoloStep]]
    settle: Callable[[SoloState], SoloStep]
    deal: Callable[[TileSet, int, Dice], tuple[Tile, ...]]

    def choices(self, state: SoloState, seat: int) -> Choices[SoloMove]:
        if seat not in actors(state):
            return Choices()
        kinds = ((PLACE,) if state.hand else ()) + ((CLAIM,) if state.layout.lying else ())
        ending = (EndTurn(),) if state.laid or state.claims else ()
        back = can_be_taken_back(state) if TakeBack in self.plays else ()
        return Choices((*ending, Finish(), *(TakeBack(tile) for tile in back)), kinds)

    def apply(self, state: SoloState, move: SoloMove) -> SoloStep:
        """Play a move, or refuse it."""
        if state.phase == "over":
            raise IllegalMove("game-over", seat=SEAT)
        if isinstance(move, Finish):
            return self.finish(state)
        if isinstance(move, EndTurn):
            if not (state.laid or state.claims):
                raise IllegalMove("lay-first")
            return self.settle(state)
        return self.plays[type(move)](state, move)

    def finish(self, state: SoloState, *events: SoloEvent) -> SoloStep:
        step = self.settle(state)
        return Step(replace(step.state, phase="over"), (*events, *step.events, Finished(SEAT)))

    def expire(self, state: SoloState) -> SoloStep:
        return self.finish(replace(state, time_over=True), TimeRanOut(SEAT))


RULES = SoloRules({Place: place, TakeBack: take_back, Claim: claim}, settle, deal)
