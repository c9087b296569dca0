"""The second sandglass of a turn: each team writes its three words, in any order (MA-3, MA-5).

Proposals are moves and no sketches: they must be there still for whoever comes back, and for bots,
who go by what a seat sees; and a sketch is gone with its author's next step.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Step
from ludoteca.games.polywords.events import HasWritten
from ludoteca.games.polywords.manta.assigning import pen_given, request
from ludoteca.games.polywords.manta.model import (
    MantaMove,
    MantaState,
    MantaStep,
    MantaView,
    ProposalSetAside,
    Propose,
    Proposed,
    SetAside,
)
from ludoteca.games.polywords.model import (
    SHORTEST,
    Claim,
    Write,
    WriteNothing,
    Writing,
    crew_of,
    members,
)
from ludoteca.games.polywords.sea import Sea, written
from ludoteca.games.polywords.writing import check_place, claimed, with_writing
from ludoteca.kit.phases import followed
from ludoteca.kit.turns import changed
from ludoteca.words.asking import check_form

MOST_PROPOSALS = 12
"""Of a team, at a time."""


def lengths_left(table: MantaState | MantaView, crew: int) -> tuple[int, ...]:
    """For which a crew has no word yet in this turn."""
    have = {len(writing.word) for writing in table.writings if writing.crew == crew}
    return tuple(length for length in table.lengths if length not in have)


def said(table: MantaState | MantaView, seat: int, claim: Claim) -> Writing:
    """MA-3: as long as one of the lengths, which is form; of its category, which is meaning."""
    if table.phase != "write":
        raise IllegalMove("not-now", phase=table.phase)
    check_form(claim, table.options, SHORTEST)
    crew, length = crew_of(table, seat), len(claim.word)
    if length not in table.lengths:
        raise IllegalMove("other-length", word=claim.word, n=length)
    if length not in lengths_left(table, crew):
        raise IllegalMove("length-written", n=length)
    return claimed(table, crew, seat, claim, request(table, crew, length).id)


def write(state: MantaState, seat: int, move: Write, _dice: Dice) -> MantaStep:
    """MA-5: it may touch or reuse the words before it, those of this turn too."""
    crew = crew_of(state, seat)
    if state.writers[crew] != seat:
        raise IllegalMove("not-the-writer", seat=state.writers[crew])
    writing = replace(said(state, seat, move), path=move.path)
    check_place(state.seas[crew], writing.word, move.path)
    sea = written(state.seas[crew], writing.word, move.path)
    state = with_writing(replace(state, seas=changed(state.seas, crew, sea)), writing)
    left = tuple(
        _still(one, sea) for one in state.proposals[crew] if len(one.word) != len(writing.word)
    )
    state = replace(state, proposals=changed(state.proposals, crew, left))
    return Step(state, (HasWritten(seat, writing.word, move.path),))


def _still(proposal: Writing, sea: Sea) -> Writing:
    """As it can still be written: elsewhere, if something else lies there by now."""
    return proposal if _fits(proposal, sea) else replace(proposal, path=())


def _fits(proposal: Writing, sea: Sea) -> bool:
    try:
        check_place(sea, proposal.word, proposal.path)
    except IllegalMove:
        return False
    return True


def propose(state: MantaState, seat: int, move: Propose, _dice: Dice) -> MantaStep:
    """MA-3: all members may, and it stays in the team."""
    crew = crew_of(state, seat)
    writing = replace(said(state, seat, move), path=move.path)
    if is_proposed(state, crew, writing.word):
        raise IllegalMove("proposed-before", word=writing.word)
    if len(state.proposals[crew]) == MOST_PROPOSALS:
        raise IllegalMove("too-many-proposals", most=MOST_PROPOSALS)
    if move.path:
        check_place(state.seas[crew], writing.word, move.path)
    proposals = (*state.proposals[crew], writing)
    state = replace(state, proposals=changed(state.proposals, crew, proposals))
    return Step(state, (Proposed(seat, writing.word, move.path),))


def is_proposed(table: MantaState | MantaView, crew: int, word: str) -> bool:
    """Now, or before, and not taken up."""
    lying = (proposal.word for proposal in table.proposals[crew])
    return word in lying or word in table.set_aside[crew]


def set_aside(state: MantaState, seat: int, move: SetAside, _dice: Dice) -> MantaStep:
    """The writer sets aside any proposal, all others their own."""
    crew = crew_of(state, seat)
    if move.word not in _may_set_aside(state, seat):
        raise IllegalMove("no-such-proposal", word=move.word)
    left = tuple(one for one in state.proposals[crew] if one.word != move.word)
    aside = (*state.set_aside[crew], move.word)
    state = replace(
        state,
        proposals=changed(state.proposals, crew, left),
        set_aside=changed(state.set_aside, crew, aside),
    )
    return Step(state, (ProposalSetAside(seat, move.word),))


def _may_set_aside(state: MantaState, seat: int) -> list[str]:
    crew = crew_of(state, seat)
    writes = state.writers[crew] == seat
    return [one.word for one in state.proposals[crew] if writes or one.seat == seat]


def rest(state: MantaState, seat: int, _dice: Dice) -> MantaStep:
    """A seat has nothing more to say in this turn, or is away: the pen goes to the next member who
    is still there, so no team waits for its writer (CO-4).
    """
    state = replace(state, done=(*state.done, seat))
    step: MantaStep = Step(state, (HasWritten(seat),))
    crew = crew_of(state, seat)
    after = _next_writer(state, crew)
    if state.writers[crew] != seat or after is None:
        return step
    return followed(step, pen_given(state, after))


def _next_writer(state: MantaState, crew: int) -> int | None:
    """Clockwise from the one who has the pen."""
    team = members(state, crew)
    at = team.index(state.writers[crew])
    return next((one for one in team[at:] + team[:at] if one not in state.done), None)


def write_nothing(state: MantaState, seat: int, _move: WriteNothing, dice: Dice) -> MantaStep:
    return rest(state, seat, dice)


def actors(state: MantaState) -> tuple[int, ...]:
    """MA-4: nobody, as soon as a team has its three words."""
    if any(not lengths_left(state, crew) for crew in range(len(state.seas))):
        return ()
    return tuple(seat for seat in range(state.seats) if seat not in state.done)


def choices(state: MantaState, seat: int) -> Choices[MantaMove]:
    crew = crew_of(state, seat)
    asked: list[dict[str, str | int]] = [
        {"category": request(state, crew, length).id, "letters": length}
        for length in lengths_left(state, crew)
    ]
    kinds = [Kind("write", dict(one)) for one in asked if state.writers[crew] == seat]
    if len(state.proposals[crew]) < MOST_PROPOSALS:
        kinds += [Kind("propose", dict(one)) for one in asked]
    return Choices((WriteNothing(), *map(SetAside, _may_set_aside(state, seat))), tuple(kinds))
