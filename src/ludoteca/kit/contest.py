"""Contesting what was shown (CO-2): a window, then for each doubt a defence and a vote.

Things are numbered as the game likes: words on a grid, one for each seat, or several. Each has
*owners*, who are accused together and cannot contest it, and each can be contested once. Whoever is
accused defends it in a line or gives in; if all its owners give in, the doubt is founded. Those who
are neither accuser nor accused vote whether it stays; a tie keeps it. Where nobody is counted, the
arbiter decides by what it knows. What a verdict costs is the game's.

A game keeps `Contests` in its state, asks `waiting` whom it waits for, and `verdict` once nobody is
left in a dispute.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.kit import votes
from ludoteca.kit.votes import ANSWERS, Answer, Ballots

Seats = tuple[int, ...]
NOBODY: Seats = ()

LONG_WINDOW, SHORT_WINDOW = 15.0, 5.0


def window_seconds(all_known: bool) -> float:
    """There is less to doubt where the arbiter knows everything that is shown."""
    return SHORT_WINDOW if all_known else LONG_WINDOW


class Dispute(msgspec.Struct, frozen=True, gc=False):
    """One doubt: about which thing, between whom."""

    thing: int
    accusers: Seats
    """Who doubts, and their team."""
    accused: Seats
    stage: Literal["defend", "vote"]
    ballots: Ballots
    """Yes: it stays. Secret until all have voted."""
    voted: Seats = NOBODY
    """Who has, which everybody may know."""
    defences: tuple[str, ...] = ()
    answered: Seats = NOBODY
    """The accused who have defended it, or given in, or said nothing in time."""
    given_in: Seats = NOBODY
    aside: Seats = NOBODY
    """Who is out of the game, and is not asked."""


class Contests(msgspec.Struct, frozen=True, gc=False):
    """A window, and the dispute that interrupts it."""

    owners: tuple[Seats, ...]
    """Of each thing; nobody's cannot be contested."""
    passed: Seats = NOBODY
    """Who has nothing (more) to contest."""
    contested: tuple[int, ...] = ()
    """The things that were contested, each once."""
    dispute: Dispute | None = None
    aside: Seats = NOBODY
    """Who is out of the game, and neither doubts nor votes any more."""


def contestable(contests: Contests, seat: int) -> tuple[int, ...]:
    """What a seat could doubt: what others show and nobody has contested."""
    return tuple(
        thing
        for thing, owners in enumerate(contests.owners)
        if owners and seat not in owners and thing not in contests.contested
    )


def waiting(contests: Contests, seats: int) -> Seats:
    """Whom the table waits for: in the window, for the defence, or in the vote."""
    dispute = contests.dispute
    if dispute is None:
        done = contests.passed + contests.aside
        return tuple(
            seat for seat in range(seats) if seat not in done and contestable(contests, seat)
        )
    if dispute.stage == "defend":
        return tuple(seat for seat in dispute.accused if seat not in dispute.answered)
    return votes.to_be_heard(dispute.ballots, _voters(dispute, seats))


def _voters(dispute: Dispute, seats: int) -> Seats:
    return votes.voters(seats, dispute.accusers + dispute.accused + dispute.aside)


def let_pass(contests: Contests, seat: int) -> Contests:
    return replace(contests, passed=(*contests.passed, seat))


def contest(
    contests: Contests, seat: int, thing: int, seats: int, team: Seats = NOBODY
) -> Contests:
    """A doubt begins a dispute; those of the accuser's team do not vote on it either."""
    if thing not in contestable(contests, seat):
        raise IllegalMove("nothing-to-contest", of=thing)
    accusers = tuple(sorted({seat, *team}))
    ballots = votes.no_ballots(seats)
    dispute = Dispute(
        thing, accusers, contests.owners[thing], "defend", ballots, aside=contests.aside
    )
    return replace(contests, contested=(*contests.contested, thing), dispute=dispute)


def defend(contests: Contests, seat: int, text: str) -> Contests:
    dispute = _defending(contests, seat)
    return _answered(contests, replace(dispute, defences=(*dispute.defences, text)), seat)


def give_in(contests: Contests, seat: int) -> Contests:
    dispute = _defending(contests, seat)
    return _answered(contests, replace(dispute, given_in=(*dispute.given_in, seat)), seat)


def say_nothing(contests: Contests, seat: int) -> Contests:
    """An accused seat that has nothing to say for it, or not in time."""
    return _answered(contests, _defending(contests, seat), seat)


def vote(contests: Contests, seat: int, answer: Answer) -> Contests:
    """Yes: it stays."""
    dispute = contests.dispute
    if dispute is None or seat not in waiting(contests, len(dispute.ballots)):
        raise IllegalMove("not-your-turn", seat=seat)
    ballots = votes.cast(dispute.ballots, seat, answer)
    voted = tuple(sorted((*dispute.voted, seat)))
    return replace(contests, dispute=replace(dispute, ballots=ballots, voted=voted))


def seen_by(contests: Contests, seat: int | None) -> Contests:
    """Without the ballots of others."""
    dispute = contests.dispute
    if dispute is None or not dispute.voted:
        return contests
    own = tuple(answer if voter == seat else None for voter, answer in enumerate(dispute.ballots))
    return replace(contests, dispute=replace(dispute, ballots=own))


def imagined(contests: Contests, dice: Dice) -> Contests:
    """As they could be: others have voted something."""
    dispute = contests.dispute
    if dispute is None or not dispute.voted:
        return contests
    ballots = tuple(
        dice.pick(ANSWERS) if answer is None and seat in dispute.voted else answer
        for seat, answer in enumerate(dispute.ballots)
    )
    return replace(contests, dispute=replace(dispute, ballots=ballots))


def _defending(contests: Contests, seat: int) -> Dispute:
    dispute = contests.dispute
    if dispute is None or dispute.stage != "defend" or seat not in dispute.accused:
        raise IllegalMove("not-your-turn", seat=seat)
    return dispute


def _answered(contests: Contests, dispute: Dispute, seat: int) -> Contests:
    """When all accused have answered, the others vote; unless all of them have given in."""
    dispute = replace(dispute, answered=(*dispute.answered, seat))
    if len(dispute.answered) == len(dispute.accused) != len(dispute.given_in):
        dispute = replace(dispute, stage="vote")
    return replace(contests, dispute=dispute)


def verdict(dispute: Dispute, known: bool, silence: Answer = "abstain") -> bool:
    """Whether it stays, once nobody is left to be heard: `known` is what the arbiter says where
    nobody is counted.
    """
    if len(dispute.given_in) == len(dispute.accused):
        return False
    asked = _voters(dispute, len(dispute.ballots))
    found = votes.tally((dispute.ballots[seat] for seat in asked), silence)
    decided = found.decision(tie=True)
    return known if decided is None else decided


def settled(contests: Contests) -> Contests:
    """The dispute is over, and the window goes on: everybody may doubt something else."""
    return replace(contests, dispute=None, passed=NOBODY)
