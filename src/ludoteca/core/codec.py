"""Matches as bytes: a log is one line of JSON a step, between a header and a footer.

The footer holds how many steps there are, a hash of every byte before it and a hash of the state
they lead to. So a log that was cut, changed or written by other rules is refused, not misread.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.core.dice import SEED_BYTES
from ludoteca.core.errors import BadLog, BadTable, IllegalMove, Param
from ludoteca.core.game import AnyGame
from ludoteca.core.log import Expired, Idled, Input, Played, Record
from ludoteca.core.match import Match
from ludoteca.core.model import Glimpse, Thought

LOG_VERSION = 1
# A match of a few thousand steps is some hundred kilobytes; nobody's log is this long.
MOST_BYTES = 64 * 1024 * 1024

FindGame = Callable[[str, int], AnyGame]

# What reading foreign bytes as JSON may raise; brackets nested too deep are the last of them.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    version: int = LOG_VERSION
    format: Literal["ludoteca-log"] = "ludoteca-log"


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    steps: int
    digest: str
    state: str


class SavedLog(msgspec.Struct, frozen=True):
    """A log read back: the game, what was played, and the hash of the state it must lead to."""

    game: AnyGame
    record: Record
    state: str

    def fold(self) -> Match:
        match = Match.fold(self.game, self.record)
        self.check(match)
        return match

    def check(self, match: Match) -> None:
        """Refuse a state that is not the one the log was written with."""
        if state_digest(match) != self.state:
            raise BadLog("other-state")


_json = msgspec.json.Encoder()
_line: msgspec.json.Decoder[Played | Expired | Idled | Footer] = msgspec.json.Decoder(
    Played | Expired | Idled | Footer
)
_header = msgspec.json.Decoder(Header)


def to_json(value: Any) -> bytes:
    """Any state, view, move or event as JSON."""
    return _json.encode(value)


def read_move(game: AnyGame, data: bytes) -> Any:
    """A move as it comes over a wire or from a keyboard; typed, or refused."""
    try:
        return _reader(game.move_type).decode(data)
    except UNREADABLE as error:
        raise IllegalMove("malformed-move", detail=str(error)) from error


def read_question(game: AnyGame, data: bytes) -> Any:
    """What somebody asks; typed, or refused."""
    if game.question_type is None:
        raise IllegalMove("no-questions")
    try:
        return _reader(game.question_type).decode(data)
    except UNREADABLE as error:
        raise IllegalMove("no-such-question") from error


def read_sketch(game: AnyGame, data: bytes) -> Any:
    """What somebody is about to do; typed, or refused."""
    if game.sketch_type is None:
        raise IllegalMove("no-sketches")
    try:
        return _reader(game.sketch_type).decode(data)
    except UNREADABLE as error:
        raise IllegalMove("malformed-move", detail=str(error)) from error


def read_thought(game: AnyGame, data: bytes) -> Thought[Any]:
    """What a bot has thought elsewhere."""
    thought: Thought[Any] = _reader(Thought[game.move_type]).decode(data)  # type: ignore[name-defined]
    glimpses = tuple(
        Glimpse(glimpse.share, msgspec.convert(glimpse.sketch, game.sketch_type))
        for glimpse in thought.glimpses
    )
    return replace(thought, glimpses=glimpses)


@cache
def _reader(types: Any) -> msgspec.json.Decoder[Any]:
    """Made once for a game: a union of types takes longer to look through than a move to read."""
    return msgspec.json.Decoder(types)


def read_options(game: AnyGame, given: dict[str, Any], *, strict: bool = True) -> Any:
    """Options by name, checked against what the game has; if not strict, they may all be texts, as
    addresses have them: `letters=16`.
    """
    try:
        return msgspec.convert(given, game.options_type, strict=strict)
    except msgspec.ValidationError as error:
        raise BadTable("bad-options", game=game.name, detail=str(error)) from error


def state_digest(match: Match) -> str:
    return _hash(_json.encode(match.state))


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


def write_log(match: Match) -> bytes:
    record = match.record()
    options = msgspec.to_builtins(record.options)
    seed = record.seed.hex()
    header = Header(record.game, record.rules_version, record.seats, options, seed)
    body = b"".join(_json.encode(part) + b"\n" for part in (header, *record.inputs))
    footer = Footer(len(record.inputs), _hash(body), state_digest(match))
    return body + _json.encode(footer) + b"\n"


def read_log(data: bytes, find_game: FindGame) -> SavedLog:
    """Read what `write_log` wrote, or say what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise BadLog("log-too-long", most=MOST_BYTES)
    first, _, rest = data.partition(b"\n")
    header = _read_header(first)
    body, last = _split_footer(data, rest)
    footer = _decode(last, step=0, code="cut-log")
    if not isinstance(footer, Footer):
        raise BadLog("cut-log")
    if _hash(body) != footer.digest:
        raise BadLog("changed-log")
    game = find_game(header.game, header.rules_version)
    lines = rest.splitlines()[:-1]
    inputs = tuple(read_input(game, line, number) for number, line in enumerate(lines, start=1))
    if len(inputs) != footer.steps:
        raise BadLog("cut-log")
    options = read_options(game, header.options)
    seed = _read_seed(header.seed)
    record = Record(game.name, game.rules_version, options, header.seats, seed, inputs)
    return SavedLog(game, record, footer.state)


def _read_header(line: bytes) -> Header:
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("version")
    except UNREADABLE as error:
        raise BadLog("not-a-log") from error
    if isinstance(version, int) and version != LOG_VERSION:
        raise BadLog("log-version", version=version, ours=LOG_VERSION)
    try:
        return _header.decode(line)
    except UNREADABLE as error:
        raise BadLog("not-a-log") from error


def _split_footer(data: bytes, rest: bytes) -> tuple[bytes, bytes]:
    if not rest.endswith(b"\n"):
        raise BadLog("cut-log")
    start = data.rfind(b"\n", 0, -1) + 1
    return data[:start], data[start:]


def _read_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError as error:
        raise BadLog("not-a-log") from error
    if len(seed) != SEED_BYTES:
        raise BadLog("not-a-log")
    return seed


def read_input(game: AnyGame, line: bytes, number: int) -> Input:
    """One step of a log, typed by its game; the number is for the refusal's sentence."""
    entry = _decode(line, step=number, code="malformed-step")
    if isinstance(entry, Footer):
        raise BadLog("malformed-step", step=number, detail="end")
    if not isinstance(entry, Played):
        return entry
    try:
        return Played(entry.seat, msgspec.convert(entry.move, game.move_type))
    except msgspec.ValidationError as error:
        raise BadLog("malformed-step", step=number, detail=str(error)) from error


def _decode(line: bytes, *, step: int, code: str) -> Played | Expired | Idled | Footer:
    try:
        return _line.decode(line)
    except UNREADABLE as error:
        params: dict[str, Param] = {"step": step, "detail": str(error)} if step else {}
        raise BadLog(code, **params) from error
