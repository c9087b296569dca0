"""The same seed and inputs give the same bytes: again, and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module

import msgspec

from ludoteca.core import AnyGame, Match, Record
from ludoteca.core.codec import read_log, to_json, write_log
from ludoteca.testing.conformance.report import Broken


class Errand(msgspec.Struct, frozen=True):
    """What the other process is asked: the game's class, and logs to trace."""

    module: str
    game: str
    logs: tuple[str, ...]


def trace(game: AnyGame, record: Record) -> str:
    """A hash of everything a match shows on its way: states, events, views, choices."""
    seen = blake2b(digest_size=16)
    match = Match.begin(game, record)
    _look(match, seen)
    for entry in record.inputs:
        match.take(entry)
        _look(match, seen)
    return seen.hexdigest()


def _look(match: Match, seen: blake2b) -> None:
    for part in (match.state, match.events, match.actors, match.sandglass, match.scores):
        seen.update(to_json(part))
    for seat in range(match.seats):
        seen.update(to_json(match.choices(seat)))
        seen.update(to_json(match.view(seat)))
    seen.update(to_json(match.outcome))


def repeatable(match: Match) -> int:
    """Nothing outside seed and inputs plays a part: two traces are one."""
    record = match.record()
    if trace(match.game, record) != trace(match.game, record):
        raise Broken("the same seed and inputs gave two different matches")
    return len(record.inputs)


def other_process(game: AnyGame, matches: Sequence[Match]) -> int:
    """The same logs give the same traces in a process that hashes strings differently."""
    kind = type(game)
    logs = tuple(write_log(match).decode() for match in matches)
    ours = [trace(game, match.record()) for match in matches]
    theirs = _ask(Errand(kind.__module__, kind.__qualname__, logs))
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        if one != other:
            seed = matches[number].seed.hex()
            raise Broken(f"the match with seed {seed} is another one in another process")
    return len(logs)


def _ask(errand: Errand) -> list[str]:
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    done = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import answer; answer()"],
        input=to_json(errand),
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise Broken(f"the other process failed: {done.stderr.decode()[-500:]}")
    return msgspec.json.decode(done.stdout, type=list[str])


def answer() -> None:
    """In the other process: read an errand, write the traces of its logs."""
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
    game: AnyGame = getattr(import_module(errand.module), errand.game)()
    saved = [read_log(log.encode(), lambda _name, _version: game) for log in errand.logs]
    sys.stdout.buffer.write(to_json([trace(game, log.record) for log in saved]))
