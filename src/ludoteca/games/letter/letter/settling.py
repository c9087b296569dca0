"""What becomes of a turn or a knock: what stands, what goes back, what it costs (LE-T4, LE-T7,
LE-K2, LE-K3).
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.games.letter.assigning import assigned
from ludoteca.games.letter.layout import Tile, cells_at, cells_of
from ludoteca.games.letter.letter.events import KnockFailed, LetterEvent, NextTurnWon
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.laying import give_free, letter_of, taken_back
from ludoteca.games.letter.letter.model import GiveFree, LetterState
from ludoteca.games.letter.letter.turns import count_turn, finish_turn, first_turn, letters_of
from ludoteca.games.letter.reading import left_out
from ludoteca.games.letter.shared_model import TilesTakenBack, WordsWritten
from ludoteca.kit.sandglass import enter


def settle(state: LetterState, _dice: Dice) -> Going:
    if state.knocking:
        return _settle_knock(state)
    if first_turn(state, state.seat) and state.laid:
        return _finish(read_anew(state))
    state, back = standing(state)
    if state.laid and not back:
        return _finish(state)
    events = (gone_back(state, back),) if back else ()
    after, written = write(state)
    # The turn is counted before the letter is given: afterwards nobody knows what was written.
    after = count_turn(replace(after, barred=()), state.seat, wrote=bool(written))
    return forfeit(after, *events, *written)


def _finish(state: LetterState) -> Going:
    after, events = write(state)
    return finish_turn(after, *events, wrote=bool(events))


def read_anew(state: LetterState) -> LetterState:
    """The words along paths that leave out as few as possible of the tiles laid (LE-T4)."""
    claims = assigned(state.layout, state.laid, state.claims, state.written)
    return replace(state, claims=claims)


def standing(state: LetterState) -> tuple[LetterState, tuple[Tile, ...]]:
    """LE-T7: the turn with what stands of it, and the tiles that went back, with the words read
    over them.
    """
    back: set[Tile] = set()
    while True:
        state = read_anew(state)
        out = left_out(state.laid, state.claims)
        if state.exchanged is not None and state.own in out:
            out |= _in_the_way(state)
        if not out:
            return state, tuple(sorted(back))
        back |= out
        claims = tuple(claim for claim in state.claims if out.isdisjoint(claim.path))
        state = taken_back(replace(state, claims=claims), out)


def _in_the_way(state: LetterState) -> set[Tile]:
    """What lies where the blank must go back to."""
    blank = state.exchanged
    assert blank is not None  # noqa: S101 - asked before
    fields = set(cells_at(state.layout, blank))
    return {tile for tile in state.laid if not fields.isdisjoint(cells_of(state.layout, tile))}


def gone_back(state: LetterState, tiles: Collection[Tile]) -> TilesTakenBack:
    letters = "".join(letter_of(state, tile) for tile in tiles)
    return TilesTakenBack(state.seat, tuple(tiles), letters)


def write(state: LetterState) -> tuple[LetterState, tuple[WordsWritten, ...]]:
    """The words that were named count."""
    if not state.claims:
        return state, ()
    words = WordsWritten(state.seat, tuple(claim.word for claim in state.claims))
    written = (*state.written, *state.claims)
    return replace(state, written=written, claims=(), agreed=()), (words,)


def _settle_knock(state: LetterState) -> Going:
    """LE-K2, LE-K3."""
    seat = state.seat
    if not state.claims:
        if not letters_of(state.hands[seat]):
            state = replace(state, barred=tuple(sorted((*state.barred, seat))))
        return forfeit(state, KnockFailed(seat))
    return write_knock(state)


def write_knock(state: LetterState) -> Going:
    """LE-K2: the words count, and win the next turn."""
    after, written = write(replace(state, quiet=0))
    if state.options.knock_order == "stays":
        return Going(after, written, "window")
    won = NextTurnWon(state.seat)
    return Going(replace(after, following=state.seat), (*written, won), "window")


def forfeit(state: LetterState, *events: LetterEvent) -> Going:
    """LE-T5, LE-T7, LE-K3: one own letter becomes free, if there is one."""
    if letters_of(state.hands[state.seat]):
        return Going(enter(state, "forfeit"), events)
    return Going(state, events, "forfeited")


def give(state: LetterState, _seat: int, move: GiveFree, _dice: Dice) -> Going:
    after, freed = give_free(state, move.tile)
    return Going(after, (freed,), "forfeited")


def forfeited(state: LetterState, _dice: Dice) -> Going:
    """A turn has been counted when it was settled."""
    return Going(state, then="window")
