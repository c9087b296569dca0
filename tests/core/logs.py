"""Logs to be read, and to be tampered with."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from ludoteca.core import (
    AnyGame,
    Dice,
    LudotecaError,
    Match,
)
from ludoteca.core.codec import (
    read_log,
    write_log,
)
from ludoteca.core.dice import seed_from
from ludoteca.games import find_rules
from ludoteca.testing import play_out
from ludoteca.testing.example import NIM


def find(name: str, rules_version: int) -> AnyGame:
    if (name, rules_version) == ("nim", 1):
        return NIM
    return find_rules(name, rules_version)


def played(game: AnyGame = NIM, seats: int = 2) -> Match:
    match = Match(game, None, seats, seed_from("codec"))
    play_out(match, Dice(seed_from("codec dice")))
    return match


LOG = write_log(played())
HEADER, *STEPS, FOOTER = LOG.splitlines()


def signed(*lines: bytes, **footer: Any) -> bytes:
    """A log with these lines and a footer that fits them: the work of somebody who can hash."""
    body = b"".join(line + b"\n" for line in lines)
    digest = blake2b(body, digest_size=16).hexdigest()
    end = {"type": "end", "steps": len(lines) - 1, "digest": digest, "state": "", **footer}
    return body + msgspec.json.encode(end) + b"\n"


def header(**changed: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(HEADER), **changed})


def refused(data: bytes) -> LudotecaError:
    with pytest.raises(LudotecaError) as refusal:
        read_log(data, find).fold()
    return refusal.value
