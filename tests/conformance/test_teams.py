"""Two teams share a grid each, and keep their secrets from the other team."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove, Match
from ludoteca.core.dice import seed_from
from tests.conformance.games.crews import CREWS
from tests.conformance.games.crews_model import (
    EMPTY,
    Assign,
    Assigned,
    CrewsOptions,
    Propose,
    Proposed,
    Rest,
    TurnEnded,
    WordWritten,
    WriteWord,
    team_of,
    writer,
)
from tests.conformance.games.crews_talk import CanWrite, Draft, Progress, Writable
from tests.conformance.games.snatch import SNATCH

SEED = seed_from("teams")


def assigning() -> Match:
    return Match(CREWS, CrewsOptions(sandglass="off"), 5, SEED)


def writing() -> Match:
    match = assigning()
    for seat in match.actors:
        match.play(seat, Rest())
    assert match.state.phase == "write"
    return match


def mates(match: Match, seat: int) -> list[int]:
    others = set(range(match.seats)) - {seat}
    return [other for other in others if team_of(other) == team_of(seat)]


def strangers(match: Match, seat: int) -> list[int | None]:
    return [*(s for s in range(match.seats) if team_of(s) != team_of(seat)), None]


def test_five_players_are_three_against_two() -> None:
    assert CREWS.teams(5) == ((0, 2, 4), (1, 3))
    assert CREWS.teams(4) == ((0, 2), (1, 3))


def test_who_says_nothing_of_teams_plays_alone() -> None:
    assert SNATCH.teams(3) == ((0,), (1,), (2,))


def test_a_teams_cards_and_what_it_assigns_are_known_to_the_team_only() -> None:
    match = assigning()
    card = match.state.hands[0][0]

    match.play(0, Assign(card, 1))

    for mate in mates(match, 0):
        assert match.seen(mate) == (Assigned(0, card, 1),)
        assert match.view(mate).requests[1] == (EMPTY, card, EMPTY)
    for stranger in strangers(match, 0):
        assert match.seen(stranger) == (Assigned(0),)
        assert match.view(stranger).requests[1] == (EMPTY, EMPTY, EMPTY)
        assert match.view(stranger).hands[0] == ()


def test_proposals_and_words_are_known_to_the_team_only() -> None:
    match = writing()
    scribe = writer(match.state, 0)
    mate = mates(match, scribe)[0]

    match.play(mate, Propose("corallo"))
    assert match.seen(scribe) == (Proposed(mate, "corallo"),)
    assert all(match.seen(stranger) == () for stranger in strangers(match, mate))

    match.play(scribe, WriteWord(0, "rana"))
    assert match.seen(mate) == (WordWritten(0, 0, "rana"),)
    for stranger in strangers(match, scribe):
        assert match.seen(stranger) == ()
        assert match.view(stranger).words[0] == ("", "", "")


def test_a_question_is_answered_by_what_the_asking_team_sees() -> None:
    match = writing()
    scribe = writer(match.state, 0)
    match.play(scribe, WriteWord(0, "rana"))

    own, rivals = match.view(scribe), match.view(strangers(match, scribe)[0])
    assert CREWS.answer(own, CanWrite(1, "delta")) == Writable(True, 5)
    assert CREWS.answer(own, CanWrite(0, "orso")) == Writable(False, 4)  # it is written
    assert CREWS.answer(rivals, CanWrite(0, "orso")) == Writable(True, 4)
    with pytest.raises(IllegalMove, match="no-such-slot"):
        CREWS.answer(own, CanWrite(3, "orso"))


def test_a_sketch_is_seen_by_the_team_and_how_far_it_is_by_the_others() -> None:
    match = writing()
    scribe = writer(match.state, 0)
    view, draft = match.view(scribe), Draft(0, "ra")

    for mate in mates(match, scribe):
        assert CREWS.show_sketch(view, draft, scribe, mate) == draft
    for stranger in strangers(match, scribe):
        assert CREWS.show_sketch(view, draft, scribe, stranger) == Progress(50)


def test_the_first_team_to_finish_stops_the_other_and_all_is_shown() -> None:
    match = writing()
    scribe = writer(match.state, 1)
    match.play(writer(match.state, 0), WriteWord(1, "delta"))

    match.play(scribe, WriteWord(0, "rana"))
    match.play(scribe, WriteWord(2, "aquila"))
    events = match.play(scribe, WriteWord(1, "tigre"))

    ended = next(event for event in events if isinstance(event, TurnEnded))
    assert ended.words == (("", "delta", ""), ("rana", "tigre", "aquila"))
    assert match.view(None).shown == ended.words
    assert match.state.missing == (2, 0)


def test_only_the_writer_writes_and_the_writer_changes() -> None:
    match = writing()
    scribe = writer(match.state, 0)
    with pytest.raises(IllegalMove, match="not-the-writer"):
        match.play(mates(match, scribe)[0], WriteWord(0, "rana"))

    for team in (0, 1):
        match.play(writer(match.state, team), Rest())

    assert match.state.turn == 2
    assert writer(match.state, 0) != scribe


def test_the_members_of_a_team_are_ranked_together() -> None:
    match = writing()
    scribe = writer(match.state, 1)
    for slot, word in enumerate(("rana", "tigre", "aquila")):
        match.play(scribe, WriteWord(slot, word))
    while match.actors:
        match.play(match.actors[0], Rest())

    assert match.outcome is not None
    assert match.outcome.ranking == ((1, 3), (0, 2, 4))
    assert match.outcome.winners == (1, 3)
