"""What each move of Echo, a test game, does (see `echo`); contests are the kit's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludoteca.core import IllegalMove, Step
from ludoteca.kit import contest
from ludoteca.kit.contest import Contests
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed
from ludoteca.kit.votes import Answer
from tests.conformance.games.echo_model import (
    Contest,
    Contested,
    Defend,
    Defended,
    EchoEvent,
    EchoState,
    EchoStep,
    GiveIn,
    GivenIn,
    Judged,
    Passed,
    Phase,
    Revealed,
    Skip,
    Vote,
    Voted,
    Write,
    Written,
)


def write(state: EchoState, seat: int, move: Write) -> EchoStep:
    word = move.word
    if not (word.isascii() and word.isalpha() and word.islower() and len(word) <= 12):
        raise IllegalMove("not-a-word")
    if word[0] != state.letter:
        raise IllegalMove("wrong-letter", letter=state.letter)
    if state.options.arbiter == "strict" and not move.known:
        raise IllegalMove("unknown-word", word=word)
    words, known = changed(state.words, seat, word), changed(state.known, seat, move.known)
    done = changed(state.done, seat, True)
    return Step(replace(state, words=words, known=known, done=done), (Written(seat, word),))


def do_nothing(state: EchoState, seat: int) -> EchoStep:
    """Not in time, or not at all."""
    contests = state.contests
    if state.phase == "write":
        return Step(replace(state, done=changed(state.done, seat, True)), (Written(seat),))
    if state.phase == "vote":
        return _go_on(state, contest.vote(contests, seat, "abstain"), Voted(seat, "abstain"))
    silent = contest.let_pass if state.phase == "contest" else contest.say_nothing
    return _go_on(state, silent(contests, seat), Passed(seat))


def doubt(state: EchoState, seat: int, move: Contest) -> EchoStep:
    contests = contest.contest(state.contests, seat, move.of, len(state.words))
    return _go_on(state, contests, Contested(seat, move.of))


def defend(state: EchoState, seat: int, move: Defend) -> EchoStep:
    if not 0 < len(move.text) <= 80:
        raise IllegalMove("too-long", most=80)
    contests = contest.defend(state.contests, seat, move.text)
    return _go_on(state, contests, Defended(seat, move.text))


def give_in(state: EchoState, seat: int, _move: GiveIn) -> EchoStep:
    return _go_on(state, contest.give_in(state.contests, seat), GivenIn(seat))


def vote(state: EchoState, seat: int, move: Vote) -> EchoStep:
    answer: Answer = "yes" if move.keep else "no"
    return _go_on(state, contest.vote(state.contests, seat, answer), Voted(seat, answer))


def _go_on(state: EchoState, contests: Contests, *events: EchoEvent) -> EchoStep:
    """The phase follows from the contests; a new one turns a new sandglass."""
    dispute = contests.dispute
    phase: Phase = "contest" if dispute is None else dispute.stage
    if phase == state.phase:
        return Step(replace(state, contests=contests), events)
    return Step(enter(state, phase, contests=contests), events)


def reveal(state: EchoState) -> EchoStep:
    """All words are shown; under a trusting arbiter none can be contested."""
    trusting = state.options.arbiter == "trusting"
    owners = tuple(
        (seat,) if word and not trusting else () for seat, word in enumerate(state.words)
    )
    return Step(enter(state, "contest", contests=Contests(owners)), (Revealed(state.words),))


def judge(state: EchoState) -> EchoStep:
    """CO-2: who was wrong pays."""
    dispute = state.contests.dispute
    assert dispute is not None
    kept = contest.verdict(dispute, known=state.known[dispute.thing])
    (loser,) = dispute.accusers if kept else dispute.accused
    penalties = changed(state.penalties, loser, state.penalties[loser] + 1)
    after = replace(state, penalties=penalties)
    judged = Judged(dispute.thing, kept, dispute.ballots)
    return _go_on(after, contest.settled(state.contests), judged)


def count(state: EchoState) -> EchoState:
    gains = [len(word) if state.words.count(word) == 1 else 0 for word in state.words]
    letters = tuple(a + b for a, b in zip(state.letters, gains, strict=True))
    return replace(state, letters=letters)


def skip(state: EchoState, seat: int, _move: Skip) -> EchoStep:
    return do_nothing(state, seat)


# Which move is played in which phase, and by which rule.
PLAYS: dict[tuple[type, Phase], Callable[[EchoState, int, Any], EchoStep]] = {
    (Skip, "write"): skip,
    (Skip, "contest"): skip,
    (Skip, "defend"): skip,
    (Write, "write"): write,
    (Contest, "contest"): doubt,
    (Defend, "defend"): defend,
    (GiveIn, "defend"): give_in,
    (Vote, "vote"): vote,
}
