"""Logs, moves and options as bytes: what was written reads back."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import (
    AnyGame,
    BadTable,
    IllegalMove,
    Match,
)
from ludoteca.core.codec import (
    read_log,
    read_move,
    read_options,
    state_digest,
    to_json,
    write_log,
)
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.testing.example import NIM, Bid, NimOptions, Take
from tests.core.logs import FOOTER, HEADER, STEPS, find, played

unhurried = settings(deadline=None)

# What was written reads back


@pytest.mark.parametrize(("game", "seats"), [(NIM, 2), (NIM, 4), (LABIRINTO, 1), (LABIRINTO, 5)])
def test_a_log_reads_back(game: AnyGame, seats: int) -> None:
    match = played(game, seats)

    saved = read_log(write_log(match), find)

    assert saved.game is game
    assert saved.record == match.record()
    assert to_json(saved.fold().state) == to_json(match.state)
    assert write_log(saved.fold()) == write_log(match)


def test_a_log_is_one_line_a_step_between_header_and_footer() -> None:
    match = played()

    assert len(STEPS) == len(match.inputs)
    assert msgspec.json.decode(HEADER) == {
        "game": "nim",
        "rules_version": 1,
        "seats": 2,
        "options": {"matches": 10},
        "seed": match.seed.hex(),
        "version": 1,
        "format": "ludoteca-log",
    }
    assert msgspec.json.decode(STEPS[0])["type"] == "played"
    assert msgspec.json.decode(FOOTER)["steps"] == len(STEPS)


def test_a_match_that_has_just_begun_has_a_log() -> None:
    match = Match(NIM)

    assert read_log(write_log(match), find).fold().state == match.state


def test_a_match_that_goes_on_has_a_log() -> None:
    match = Match(NIM)
    match.play(0, Bid(2))

    assert read_log(write_log(match), find).fold().actors == (1,)


# Moves and options by themselves


def test_a_move_is_read() -> None:
    assert read_move(NIM, b'{"type":"take","matches":2}') == Take(2)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"take 2",
        b"\xff",
        b"null",
        b"[]",
        b'{"type":"take"}',
        b'{"type":"take","matches":2.5}',
        b'{"type":"take","matches":true}',
        b'{"type":"take","matches":2,"seat":1}',
        b'{"type":"fold"}',
        b'{"matches":2}',
        b'{"type":"take","matches":2}{}',
        b'{"type":"take","matches":' + b"9" * 5000 + b"}",
        b'{"a":' * 100_000,
    ],
)
def test_a_malformed_move_is_an_illegal_one(data: bytes) -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_move(NIM, data)

    assert refusal.value.code == "malformed-move"


@unhurried
@given(st.binary(max_size=60))
def test_any_bytes_as_a_move_are_read_or_refused(data: bytes) -> None:
    with suppress(IllegalMove):
        read_move(LABIRINTO, data)


def test_options_are_read() -> None:
    assert read_options(NIM, {}) == NimOptions()
    assert read_options(NIM, {"matches": 20}) == NimOptions(matches=20)
    assert read_options(NIM, {"matches": "20"}, strict=False) == NimOptions(matches=20)


@pytest.mark.parametrize("given_options", [{"matches": 5}, {"matches": "20"}, {"matchs": 20}])
def test_options_that_the_game_does_not_have_are_refused(given_options: dict[str, Any]) -> None:
    with pytest.raises(BadTable) as refusal:
        read_options(NIM, given_options)

    assert refusal.value.code == "bad-options"
    assert refusal.value.params["game"] == "nim"


def test_states_that_differ_have_different_digests() -> None:
    match = Match(NIM)
    before = state_digest(match)
    match.play(0, Bid(2))

    assert state_digest(match) != before
