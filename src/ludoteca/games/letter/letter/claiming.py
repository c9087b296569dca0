"""Naming words, asking the table for those that the dictionary lacks, and what becomes of a turn
(LE-T3, LE-T4, LE-T7, LE-W1).
"""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import IllegalMove
from ludoteca.games.letter.claims import Claim, check_counts, check_form
from ludoteca.games.letter.letter.events import (
    Abstained,
    Events,
    KnockFailed,
    NextTurnWon,
    VoteBegan,
    Voted,
    WordAskedFor,
    WordVotedIn,
    WordVotedOut,
)
from ludoteca.games.letter.letter.laying import letter_of, taken_back
from ludoteca.games.letter.letter.model import MOST_ASKED, LetterState, Vote
from ludoteca.games.letter.letter.turns import (
    enter,
    finish_turn,
    first_turn,
    letters_of,
    open_window,
)
from ludoteca.games.letter.reading import Writing, covering, left_out, new_path
from ludoteca.games.letter.shared_model import TilesTakenBack, WordNamed, WordsWritten
from ludoteca.kit.turns import changed


def claim(state: LetterState, move: Claim, events: Events) -> LetterState:
    """LE-T1 to LE-T3: a new word that can be read; in a turn, once something has been laid."""
    if not state.knocking and not state.laid:
        raise IllegalMove("lay-first")
    check_form(move, state.options)
    before = (*state.written, *state.claims)
    liked = left_out(state.laid, state.claims)
    path = new_path(state.layout, move.word, before, move.path, liked)
    check_counts(move)
    asked = move.verdict == "unknown" and _is_asked(state, move)
    tell = WordAskedFor if asked else WordNamed
    events.append(tell(state.seat, move.word, path))
    writing = Writing(state.seat, move.word, path, asked)
    return replace(state, claims=(*state.claims, writing))


def _is_asked(state: LetterState, move: Claim) -> bool:
    """CO-2: whether a word that nobody knows is put to the vote; or refused, or believed."""
    if state.options.arbiter == "trusting":
        return False
    if state.options.arbiter == "strict":
        raise IllegalMove("not-in-dictionary", word=move.text)
    if sum(claim.asked for claim in state.claims) == MOST_ASKED:
        raise IllegalMove("too-many-asked", most=MOST_ASKED)
    return True


def end(state: LetterState, events: Events) -> LetterState:
    """A turn or a knock is over: first the vote, if there is something to vote on."""
    asked = tuple(claim.word for claim in state.claims if claim.asked)
    if not asked:
        return _settle(state, events)
    events.append(VoteBegan(state.seat, asked))
    seats = range(len(state.hands))
    waiting = tuple(seat for seat in seats if seat != state.seat)
    return enter(state, "vote", waiting=waiting, votes=((),) * len(seats))


def vote(state: LetterState, seat: int, move: Vote, events: Events) -> LetterState:
    """LE-W1: yes or no to every word that was asked for."""
    if len(move.yes) != sum(claim.asked for claim in state.claims):
        raise IllegalMove("one-vote-a-word", words=sum(claim.asked for claim in state.claims))
    events.append(Voted(seat, move.yes))
    return _heard(replace(state, votes=changed(state.votes, seat, move.yes)), seat, events)


def abstain(state: LetterState, seat: int, events: Events) -> LetterState:
    events.append(Abstained(seat))
    return _heard(state, seat, events)


def _heard(state: LetterState, seat: int, events: Events) -> LetterState:
    state = replace(state, waiting=tuple(other for other in state.waiting if other != seat))
    return state if state.waiting else decide(state, events)


def decide(state: LetterState, events: Events) -> LetterState:
    """LE-W1: more than half of the others, but for those who abstain; silence is a no. Where all
    abstain, the dictionary has decided.
    """
    ballots = [ballot for ballot in state.votes if ballot]
    others = len(ballots) + len(state.waiting)
    kept: list[Writing] = []
    asked = 0
    for writing in state.claims:
        if not writing.asked:
            kept.append(writing)
            continue
        ayes = sum(ballot[asked] for ballot in ballots)
        asked += 1
        accepted = 2 * ayes > others
        tell = WordVotedIn if accepted else WordVotedOut
        events.append(tell(state.seat, writing.word, ayes, others - ayes))
        if accepted:
            kept.append(writing)
    return _settle(replace(state, claims=tuple(kept), waiting=(), votes=()), events)


def _settle(state: LetterState, events: Events) -> LetterState:
    if state.knocking:
        return _settle_knock(state, events)
    claims = covering(state.layout, state.laid, state.claims, state.written)
    if state.laid and (first_turn(state, state.seat) or not left_out(state.laid, claims)):
        state = _write(replace(state, claims=claims), events)
        return finish_turn(state, wrote=bool(claims), events=events)
    if state.laid:
        letters = "".join(letter_of(state, tile) for tile in state.laid)
        events.append(TilesTakenBack(state.seat, state.laid, letters))
        state = replace(taken_back(state), claims=())
    return _forfeit(state, events)


def _settle_knock(state: LetterState, events: Events) -> LetterState:
    """LE-K2, LE-K3."""
    seat = state.seat
    if not state.claims:
        events.append(KnockFailed(seat))
        return _forfeit(state, events)
    state = replace(_write(state, events), quiet=0)
    if state.options.knock_order == "changes":
        events.append(NextTurnWon(seat))
        state = replace(state, following=seat)
    return open_window(state, tuple(range(len(state.hands))), events)


def _write(state: LetterState, events: Events) -> LetterState:
    """The words that were named count."""
    if not state.claims:
        return state
    events.append(WordsWritten(state.seat, tuple(claim.word for claim in state.claims)))
    return replace(state, written=(*state.written, *state.claims), claims=(), agreed=())


def _forfeit(state: LetterState, events: Events) -> LetterState:
    """LE-T5, LE-T7, LE-K3: one own letter becomes free, if there is one."""
    if letters_of(state.hands[state.seat]):
        return enter(state, "forfeit")
    return after_forfeit(state, events)


def after_forfeit(state: LetterState, events: Events) -> LetterState:
    if state.knocking:
        return open_window(state, tuple(range(len(state.hands))), events)
    return finish_turn(state, wrote=False, events=events)
