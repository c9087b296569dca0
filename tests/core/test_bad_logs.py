"""Logs that were cut, changed, forged, or never were logs: refused, and nothing else."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import (
    BadLog,
    BadTable,
    LudotecaError,
)
from ludoteca.core.codec import (
    MOST_BYTES,
    read_log,
)
from tests.core.logs import HEADER, LOG, STEPS, find, header, refused, signed

unhurried = settings(deadline=None)

# Cut and changed


def test_a_log_cut_anywhere_is_refused() -> None:
    for length in range(len(LOG)):
        with pytest.raises(BadLog) as refusal:
            read_log(LOG[:length], find)
        assert refusal.value.code in {"not-a-log", "cut-log"}


def test_a_log_without_its_last_steps_is_refused() -> None:
    lines = LOG.splitlines(keepends=True)
    for missing in range(1, len(STEPS)):
        shorter = b"".join([*lines[: -1 - missing], lines[-1]])
        assert refused(shorter).code == "changed-log"


def test_a_log_with_any_byte_changed_is_refused() -> None:
    """Every byte, with one bit of it flipped and with the next byte in its place."""
    for place in range(len(LOG)):
        for changed in (LOG[place] ^ 1, LOG[place] ^ 32, (LOG[place] + 1) % 256):
            refused(LOG[:place] + bytes([changed]) + LOG[place + 1 :])


@unhurried
@given(place=st.integers(0, len(LOG) - 1), byte=st.integers(0, 255))
def test_a_log_with_some_byte_replaced_is_refused(place: int, byte: int) -> None:
    if byte != LOG[place]:
        refused(LOG[:place] + bytes([byte]) + LOG[place + 1 :])


@unhurried
@given(st.binary(max_size=200))
def test_what_follows_a_log_is_refused(more: bytes) -> None:
    if more:
        refused(LOG + more)


def test_a_log_too_long_is_refused_unread() -> None:
    error = refused(bytes(MOST_BYTES + 1))

    assert (error.code, error.params) == ("log-too-long", {"most": MOST_BYTES})


# Foreign


@unhurried
@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"hello",
        b"{}",
        b"[]\n[]\n",
        b"null\n",
        b'{"format":"other-log","version":1}\n{}\n',
        b'{"version":"one"}\n{}\n',
        b"\xff\xfe\n\n",
        b"PK\x03\x04",
        b"[" * 100_000 + b"\n",
        b'{"a":' * 100_000 + b"\n",
    ],
)
def test_foreign_data_is_not_a_log(data: bytes) -> None:
    assert refused(data).code == "not-a-log"


def test_a_log_of_another_version_of_the_format_says_so() -> None:
    error = refused(signed(header(version=2), *STEPS))

    assert (error.code, error.params) == ("log-version", {"version": 2, "ours": 1})


def test_a_later_version_is_told_even_if_its_header_looks_different() -> None:
    assert refused(b'{"format":"ludoteca-log","version":3,"new":"field"}\n').code == "log-version"


def test_an_unknown_game_is_told() -> None:
    error = refused(signed(header(game="chess"), *STEPS))

    assert isinstance(error, BadTable)
    assert (error.code, error.params["game"]) == ("unknown-game", "chess")


def test_an_unknown_version_of_the_rules_is_told() -> None:
    error = refused(signed(header(game="labirinto", rules_version=99), *STEPS))

    assert error.code == "rules-version"
    assert error.params["version"] == 99


def test_a_log_of_one_game_is_not_read_by_another() -> None:
    assert refused(signed(header(game="labirinto", options={}), *STEPS)).code == "malformed-step"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"seats": 1}, "wrong-seats"),
        ({"seats": -2}, "wrong-seats"),
        ({"seats": "two"}, "not-a-log"),
        ({"options": {"matches": 11}}, "bad-options"),
        ({"options": {"colour": "red"}}, "bad-options"),
        ({"options": []}, "not-a-log"),
        ({"seed": "xyz"}, "not-a-log"),
        ({"seed": "00"}, "not-a-log"),
        ({"seed": "00" * 17}, "not-a-log"),
        ({"rules_version": "1"}, "not-a-log"),
        ({"more": 1}, "not-a-log"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(changed: dict[str, Any], code: str) -> None:
    assert refused(signed(header(**changed), *STEPS)).code == code


# Steps that cannot be


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"nonsense",
        b'{"type":"voted","seat":0}',
        b'{"type":"played","seat":0}',
        b'{"type":"played","seat":"0","move":{"type":"take","matches":1}}',
        b'{"type":"played","seat":0,"move":{"type":"take"}}',
        b'{"type":"played","seat":0,"move":{"type":"take","matches":"one"}}',
        b'{"type":"played","seat":0,"move":{"type":"take","matches":1,"more":2}}',
        b'{"type":"played","seat":0,"move":{"type":"fold"}}',
        b'{"type":"played","seat":0,"move":' + b"[" * 100_000 + b"}",
        b'{"type":"idled"}',
        b'{"type":"expired","timer":"turn"}',
        b'{"type":"end","steps":0,"digest":"","state":""}',
    ],
)
def test_a_malformed_step_is_named(line: bytes) -> None:
    error = refused(signed(HEADER, STEPS[0], line, *STEPS[1:]))

    assert error.code == "malformed-step"
    assert error.params["step"] == 2


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"played","seat":0,"move":{"type":"take","matches":1}}',
        b'{"type":"played","seat":9,"move":{"type":"bid","points":1}}',
        b'{"type":"played","seat":-1,"move":{"type":"bid","points":1}}',
        b'{"type":"played","seat":1,"move":{"type":"bid","points":99999999999999999999}}',
        b'{"type":"idled","seat":0}',
        b'{"type":"expired","timer":{"name":"turn","number":1,"seconds":45.0}}',
    ],
)
def test_an_illegal_step_is_named(line: bytes) -> None:
    first = b'{"type":"played","seat":0,"move":{"type":"bid","points":1}}'
    error = refused(signed(HEADER, first, line))

    assert error.code == "illegal-step"
    assert error.params["step"] == 2


def test_a_log_that_leads_to_another_state_is_refused_when_folded() -> None:
    error = refused(signed(HEADER, *STEPS, state="0" * 32))

    assert error.code == "other-state"


def test_a_wrong_number_of_steps_is_refused() -> None:
    assert refused(signed(HEADER, *STEPS, steps=len(STEPS) + 1)).code == "cut-log"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@unhurried
@given(
    kind=st.sampled_from(["played", "idled", "expired", "end", "other"]),
    seat=st.integers(-3, 6) | json_values,
    move=st.fixed_dictionaries(
        {"type": st.sampled_from(["bid", "take"])},
        optional={"points": json_values, "matches": json_values},
    )
    | json_values,
)
def test_forged_steps_are_folded_or_refused_never_more(kind: str, seat: Any, move: Any) -> None:
    line = msgspec.json.encode({"type": kind, "seat": seat, "move": move, "timer": move})
    with suppress(LudotecaError):
        read_log(signed(HEADER, line), find).fold()
