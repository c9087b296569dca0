"""Every limit and every clock of the server, in one place.

The defaults suit a server that faces the world. `LUDOTECA_SETTINGS` may hold a JSON object that
changes some of them; a name or a value that is none of ours is refused.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from ludoteca.bots.timing import USUAL
from ludoteca.core import LudotecaError

VARIABLE = "LUDOTECA_SETTINGS"


class BadSettings(LudotecaError):  # noqa: N818
    """What the server was told to do, and cannot."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    # A line: one socket of one guest at one table.
    message_bytes: int = 16 * 1024
    commands_per_second: float = 8.0
    commands_burst: int = 40
    flood_strikes: int = 100
    """A line is cut when its commands over the rate outnumber the others by this."""
    outbox_messages: int = 256
    outbox_bytes: int = 1024 * 1024
    goodbye_seconds: float = 2.0
    """How long a closed line may take to hear why, before its socket is cut."""
    ping_seconds: float = 10.0
    """Who has said nothing for so long is asked, and given up after as long again."""
    hello_seconds: float = 30.0
    """A line that says no hello for so long is closed."""

    # An address. A whole school may share one, so these stop machines, not classes.
    requests_per_second: float = 30.0
    requests_burst: int = 300
    connections_per_address: int = 2000
    """Of any kind; behind a proxy, whose own all of them are, this is the proxy's business."""
    sockets_per_address: int = 250
    new_sockets_per_minute: int = 250
    failed_codes_per_minute: int = 10
    tables_per_minute: int = 20
    addresses_remembered: int = 50_000
    tokens_per_second: float = 240.0
    """What all its lines may say together; some commands cost more than one."""
    tokens_burst: int = 2400
    words_per_second: float = 10.0
    """Asked of the arbiter: a person does not type faster, a program has the dictionary itself."""
    words_burst: int = 120
    reports_per_minute: float = 10.0
    """Judgements that one holds to be wrong."""
    reports_kept: int = 100_000
    looks_per_address: int = 8
    """Looks back at finished games that are being worked out at once."""

    # A request.
    body_bytes: int = 16 * 1024
    body_seconds: float = 10.0
    """How long a body may take to arrive."""
    idle_seconds: float = 75.0
    """How long a connection may stay without a whole request."""

    # A guest, and a table.
    tables_per_guest: int = 20
    """Hosted at once and not yet over."""
    spectators_per_table: int = 100
    lines_per_guest: int = 8
    """At one table: somebody has it open in several windows."""
    tables_listed: int = 50
    chats_per_minute: float = 30.0
    chats_burst: int = 10
    questions_per_second: float = 4.0
    """Of one guest: a person who types, and a board that asks along."""
    questions_burst: int = 20
    questions_of_guest: int = 2
    """Of one guest that wait for their answers at once."""
    questions_waiting: int = 32
    """Of all guests."""
    question_bytes: int = 2048
    sketches_per_second: float = 5.0
    sketches_burst: int = 20
    sketch_bytes: int = 2048
    entries_per_table: int = 10_000
    """After so many only moves are still written: nobody fills the disk with chat."""

    # The clocks, in seconds.
    absent_after: float = 45.0
    forfeit_after: float = 300.0
    bot_delay: tuple[float, float] = USUAL
    """Before a bot plays, at least and at most; some say themselves how long they take."""
    bot_pace: float = 1.0
    """By how much that is lengthened or shortened; 0: nobody is asked, `bot_delay` is for all."""
    idle_pause: float = 1.5
    """Before an absent player is passed over, so that the others can follow."""
    tell_after: float = 0.1
    """Who comes and goes is told together."""
    beat: float = 5.0
    """How often the server writes down that it is alive."""
    park_after: float = 300.0
    """A table that nobody looks at leaves memory; its log has everything."""

    sweep: float = 3600.0
    """How often tables that nobody comes back to are closed, so that lists and codes stay free."""
    waiting_kept: float = 24 * 3600.0
    playing_kept: float = 30 * 24 * 3600.0

    # Thinking, in processes of their own: bots at tables, and looks back at finished games.
    thinkers: int = 1
    analysts: int = 1
    analyses_waiting: int = 16
    replays_kept_bytes: int = 32 * 1024 * 1024

    # Where the server stands.
    behind_proxy: bool = False
    """Believe the last hop's X-Forwarded-For and X-Forwarded-Proto."""
    public_url: str | None = None
    allowed_origins: tuple[str, ...] = ()
    """Origins beside our own, as https://example.org."""
    origin_required: bool = True
    """Browsers always say where a page that writes comes from; who does not is refused."""
    metrics_open: bool = False
    """Numbers for everybody; otherwise for this machine and its private network only."""


def settings_from(environment: Mapping[str, str]) -> Settings:
    text = environment.get(VARIABLE, "")
    if not text.strip():
        return Settings()
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.DecodeError as error:
        raise BadSettings("bad-settings", variable=VARIABLE, detail=str(error)) from error
