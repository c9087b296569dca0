"""LETTER as it was played under version 1 of its rules: what differs from today, and nothing else.

- LE-W1: first names and abbreviations are refused, whatever the arbiter.
- LE-T4, LE-T7: paths are improved one word at a time; if a tile is left out, all of them go back
  and what was named is struck.
- LE-T8: a blank alone is no reason to have a turn.
- LE-K3: nobody is barred from knocking.
- LE-E1: the game ends without a last window.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Layout, Tile
from ludoteca.games.letter.letter import claiming, settling, turns
from ludoteca.games.letter.letter.events import KnockFailed, LetterEvent, PassedOver, RoundWasQuiet
from ludoteca.games.letter.letter.game import Letter
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.laying import taken_back
from ludoteca.games.letter.letter.model import LetterState
from ludoteca.games.letter.letter.rules import PASSAGES, PLAYS, Rulebook
from ludoteca.games.letter.reading import Writing, left_out, new_path
from ludoteca.kit.sandglass import enter
from ludoteca.words.asking import check_counts


def claim(state: LetterState, _seat: int, move: Claim, _dice: Dice) -> Going:
    """LE-W1"""
    claiming.check_may_name(state, move)
    before = (*state.written, *state.claims)
    path = new_path(state.layout, move.word, before, move.path, left_out(state.laid, state.claims))
    check_counts(move)
    asked = claiming.is_asked(state, move)
    return claiming.with_word(state, (*state.claims, Writing(state.seat, move.word, path, asked)))


def settle(state: LetterState, _dice: Dice) -> Going:
    """LE-T7, LE-K3"""
    if state.knocking and not state.claims:
        return settling.forfeit(state, KnockFailed(state.seat))
    if state.knocking:
        return settling.write_knock(state)
    claims = covering(state.layout, state.laid, state.claims, state.written)
    if state.laid and (turns.first_turn(state, state.seat) or not left_out(state.laid, claims)):
        after, written = settling.write(replace(state, claims=claims))
        return turns.finish_turn(after, *written, wrote=bool(claims))
    if not state.laid:
        return settling.forfeit(state)
    gone = settling.gone_back(state, state.laid)
    return settling.forfeit(replace(taken_back(state, state.laid), claims=()), gone)


def forfeited(state: LetterState, _dice: Dice) -> Going:
    """The turn is counted now, and nothing was written in it."""
    return Going(state, then="window") if state.knocking else turns.finish_turn(state)


def open_window(state: LetterState, _dice: Dice) -> Going:
    """LE-K1"""
    waiting = tuple(s for s in range(len(state.hands)) if state.knocking or s != state.seat)
    state = turns.swept(state)
    if not turns.has_something_to_read(state):
        return Going(state, then="next-turn")
    return Going(enter(state, "window", waiting=waiting))


def next_turn(state: LetterState, _dice: Dice) -> Going:
    """LE-T8, LE-E1"""
    passed: tuple[LetterEvent, ...] = ()
    while not turns.was_quiet(state):
        seat = state.following
        state = replace(state, following=(seat + 1) % len(state.hands))
        usable = state.free and not turns.first_turn(state, seat)
        if turns.letters_of(state.hands[seat]) or usable:
            return turns.begin_turn(state, seat, *passed)
        passed += (PassedOver(seat),)
        state = turns.count_turn(state, seat)
    return Going(enter(state, "over", ended="quiet-round"), (*passed, RoundWasQuiet()))


def covering(
    layout: Layout, laid: Collection[Tile], claims: Sequence[Writing], written: Sequence[Writing]
) -> tuple[Writing, ...]:
    """LE-T4: a word is read along another path where that covers more, as long as one does."""
    found = list(claims)
    better = bool(left_out(laid, found))
    while better:
        better = False
        for place, claim in enumerate(found):
            others = found[:place] + found[place + 1 :]
            missing = left_out(laid, others)
            path = new_path(layout, claim.word, (*written, *others), liked=missing)
            if len(missing.intersection(path)) > len(missing.intersection(claim.path)):
                found[place] = replace(claim, path=path)
                better = True
    return tuple(found)


_RULES = Rulebook(
    {**PLAYS, (Claim, "turn"): claim, (Claim, "knock"): claim},
    {
        **PASSAGES,
        "settle": settle,
        "forfeited": forfeited,
        "window": open_window,
        "next-turn": next_turn,
    },
)


class Letter1(Letter):
    rules_version = 1
    setup = staticmethod(_RULES.setup)
    apply = staticmethod(_RULES.apply)
    idle = staticmethod(_RULES.idle)
    expire = staticmethod(_RULES.expire)


LETTER_1 = Letter1()
