"""Naming words (LE-T1 to LE-T3), and asking the table for those that are in doubt (LE-W1)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.letter.assigning import named
from ludoteca.games.letter.claims import BY_ARBITER, SHORTEST, Claim
from ludoteca.games.letter.letter.events import (
    Abstained,
    LetterEvent,
    VoteBegan,
    Voted,
    WordAskedFor,
    WordVotedIn,
    WordVotedOut,
)
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.model import MOST_ASKED, Abstain, LetterState, Vote
from ludoteca.games.letter.letter.turns import first_turn, letters_of
from ludoteca.games.letter.reading import Writing, left_out
from ludoteca.games.letter.shared_model import EndTurn, WordNamed
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed
from ludoteca.kit.votes import Answer, Tally, tally
from ludoteca.words.asking import check_counts, check_form, is_doubtful


def claim(state: LetterState, _seat: int, move: Claim, _dice: Dice) -> Going:
    """LE-T1 to LE-T3: a new word that can be read; in a turn, once something has been laid."""
    check_may_name(state, move)
    liked = left_out(state.laid, state.claims)
    word = Writing(state.seat, move.word, ())
    claims = named(state.layout, word, move.path, state.claims, state.written, liked)
    check_counts(move, but_for=BY_ARBITER)
    if is_asked(state, move):
        claims = (*claims[:-1], replace(claims[-1], asked=True))
    return with_word(state, claims)


def check_may_name(state: LetterState, move: Claim) -> None:
    if not state.knocking and not state.laid:
        raise IllegalMove("lay-first")
    check_form(move, state.options, SHORTEST)


def is_asked(state: LetterState, move: Claim) -> bool:
    """LE-W1: whether the word is put to the vote; or refused, or believed."""
    asked = is_doubtful(move, state.options.arbiter)
    if asked and _words_asked_for(state) == MOST_ASKED:
        raise IllegalMove("too-many-asked", most=MOST_ASKED)
    return asked


def with_word(state: LetterState, claims: tuple[Writing, ...]) -> Going:
    """The last of them has just been named."""
    last = claims[-1]
    tell = WordAskedFor if last.asked else WordNamed
    return Going(replace(state, claims=claims), (tell(state.seat, last.word, last.path),))


def _words_asked_for(state: LetterState) -> int:
    return sum(claim.asked for claim in state.claims)


def end_turn(state: LetterState, _seat: int, _move: EndTurn, _dice: Dice) -> Going:
    """LE-T5: who lays nothing gives a letter or lays a blank; but without a letter one may stop."""
    if not state.laid:
        if first_turn(state, state.seat):
            raise IllegalMove("first-turn")
        if letters_of(state.hands[state.seat]):
            raise IllegalMove("lay-or-give")
    return end(state)


def end_knock(state: LetterState, _seat: int, _move: EndTurn, _dice: Dice) -> Going:
    return end(state)


def end(state: LetterState, *events: LetterEvent) -> Going:
    """A turn or a knock is over: first the vote, if there is something to vote on."""
    asked = tuple(claim.word for claim in state.claims if claim.asked)
    if not asked:
        return Going(state, events, "settle")
    seats = range(len(state.hands))
    waiting = tuple(seat for seat in seats if seat != state.seat)
    voting = enter(state, "vote", waiting=waiting, votes=((),) * len(seats))
    return Going(voting, (*events, VoteBegan(state.seat, asked)))


def vote(state: LetterState, seat: int, move: Vote, _dice: Dice) -> Going:
    """LE-W1: yes or no to every word that was asked for."""
    words = _words_asked_for(state)
    if len(move.yes) != words:
        raise IllegalMove("one-vote-a-word", words=words)
    voted = replace(state, votes=changed(state.votes, seat, move.yes))
    return _heard(voted, seat, Voted(seat, move.yes))


def vote_no(state: LetterState, seat: int, dice: Dice) -> Going:
    return vote(state, seat, Vote((False,) * _words_asked_for(state)), dice)


def abstain(state: LetterState, seat: int, _move: Abstain, _dice: Dice) -> Going:
    return _heard(state, seat, Abstained(seat))


def _heard(state: LetterState, seat: int, event: LetterEvent) -> Going:
    state = replace(state, waiting=tuple(other for other in state.waiting if other != seat))
    return Going(state, (event,)) if state.waiting else decide(state, event)


def decide(state: LetterState, *events: LetterEvent) -> Going:
    """LE-W1: more than half of the others, but for those who abstain; silence is a no. Where all
    abstain, the dictionary has decided.
    """
    asked = [claim for claim in state.claims if claim.asked]
    tallies = [_tally(state, number) for number in range(len(asked))]
    accepted = [one.decision(tie=False) is True for one in tallies]
    for word, one, is_in in zip(asked, tallies, accepted, strict=True):
        tell = WordVotedIn if is_in else WordVotedOut
        events += (tell(state.seat, word.word, one.yes, one.no),)
    fallen = [word for word, is_in in zip(asked, accepted, strict=True) if not is_in]
    kept = tuple(claim for claim in state.claims if claim not in fallen)
    return Going(replace(state, claims=kept, waiting=(), votes=()), events, "settle")


def _tally(state: LetterState, number: int) -> Tally:
    """The votes on one of the words; those who abstained have no ballot, and are not waited for."""
    heard: list[Answer | None] = [
        "yes" if ballot[number] else "no" for ballot in state.votes if ballot
    ]
    return tally([*heard, *(None for _ in state.waiting)], silence="no")
