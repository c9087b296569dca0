"""What a store is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct

from ludoteca.core.errors import LudotecaError
from ludoteca.server.protocol import Phase


class Conflict(Exception):  # noqa: N818 - what happened, not an error of ours
    """Another worker has already written an entry with this number: read it and try again."""


class StoreFailed(Exception):  # noqa: N818
    """The store could not read or write: disk full, database gone, an entry's predecessor missing.

    Nothing of a write was kept, with one exception: when the line to a database breaks in the
    very moment of the commit, nobody can know. Then the next write of the same number is a
    Conflict, as after another worker's.
    """


class TableRow(Struct, frozen=True):
    """What a table is found by; replaced as a whole."""

    id: str
    code: str
    game: str
    phase: Phase
    public: bool
    updated: int
    """Milliseconds since 1970."""
    guests: tuple[str, ...]
    """The guests who sit there, in the order of their seats."""
    timed: bool
    """A sandglass is running: the table must be woken when the server starts."""
    listed: bytes
    """How lists show it: a `api_types.ListedTable` as JSON."""
    host: str = ""
    """The guest who made it."""
    league: str = ""
    """Under which its result can be compared with others."""


class Result(Struct, frozen=True):
    """A finished game alone, for the leaderboards. Of a table, the first one is kept."""

    table: str
    game: str
    guest: str
    name: str
    points: int
    """Or milliseconds, where the game counts time."""
    at: int
    day: str | None = None
    """The day whose challenge it was. One result a guest, game, league and day: the first one
    counts."""
    league: str = ""
    merit: int | None = None
    """By which it stands on a leaderboard: the most leads, whatever the game counts. None: it is
    on no such list."""


class Report(Struct, frozen=True):
    """A judgement that players hold to be wrong. Who they were is nobody's business."""

    language: str
    word: str
    """A to Z."""
    category: str
    """As what it was judged; empty: as a word."""
    verdict: str
    """What was said of it."""
    day: str
    """When it was last reported."""
    times: int = 1


class Write(Struct, frozen=True):
    """What one step of a table writes, all of it or nothing.

    A table's log has no holes: an entry without its predecessor is not written (StoreFailed), so
    whoever does not wait for one write before the next loses the next with it.
    """

    table: str
    seq: int
    """The number of the first of these entries; a table's first entry is number 1."""
    entries: tuple[bytes, ...]
    """Each a JSON text."""
    row: TableRow | None = None
    """None: what lists show has not changed."""
    result: Result | None = None


class Written(Struct):
    """What a store has written since it was opened: so many writes, in so many transactions."""

    writes: int = 0
    groups: int = 0

    def note(self, writes: int) -> None:
        self.writes += writes
        self.groups += 1


class Store(ABC):
    """Keeps tables. `append` has returned when what it wrote survives a killed process."""

    def __init__(self) -> None:
        self.written = Written()

    @abstractmethod
    async def open(self) -> None:
        """Make the tables where there are none; refuse those of a newer program."""

    @abstractmethod
    async def close(self) -> None:
        """What was being written is written first."""

    @abstractmethod
    async def append(self, write: Write) -> None:
        """Durable on return.

        Raises Conflict if an entry with such a number is there already, or if the row's code
        belongs to another table that is not over. Raises StoreFailed.
        """

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """A table's entries in order, from number `after + 1` on; empty for an unknown table."""

    @abstractmethod
    async def row(self, table: str) -> TableRow | None:
        """A table's row, as it was last written."""

    @abstractmethod
    async def find_code(self, code: str) -> str | None:
        """The id of the table with this short code that is not over."""

    @abstractmethod
    async def open_tables(self, game: str | None, limit: int) -> list[TableRow]:
        """Public tables that wait or play, waiting ones first, then the latest first."""

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Where a guest sits: those not over first, then the latest first."""

    @abstractmethod
    async def count_hosted(self, guest: str) -> int:
        """How many tables that are not over a guest has made."""

    @abstractmethod
    async def timed_tables(self) -> list[str]:
        """The ids of tables in play on which a sandglass runs."""

    @abstractmethod
    async def stale_tables(self, phase: Phase, before: int, limit: int) -> list[str]:
        """The ids of tables in this phase to which nothing has happened since, oldest first."""

    @abstractmethod
    async def leaders(self, game: str, league: str, day: str | None, limit: int) -> list[Result]:
        """The best results of a league, of a day or (None) of all time; equal ones by who was
        first. Those without merit are on no such list.

        All time counts each guest's best only.
        """

    @abstractmethod
    async def daily_result(self, guest: str, game: str, league: str, day: str) -> Result | None:
        """The counted try of a guest."""

    @abstractmethod
    async def daily_players(self, game: str, league: str, day: str) -> int:
        """How many have a result of this day."""

    @abstractmethod
    async def daily_table(self, guest: str, game: str, league: str, day: str) -> str | None:
        """The id of the table where this guest plays or played this day's challenge.

        Tables of a challenge are found by `listed.daily` of their row.
        """

    @abstractmethod
    async def add_report(self, report: Report, most: int) -> None:
        """Count it with those that are alike; a new one beyond so `most` is dropped."""

    @abstractmethod
    async def reports(self) -> list[Report]:
        """All that are kept, the most reported first."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes under a name, made when first asked for and the same ever after."""

    @abstractmethod
    async def beat(self, at: int) -> None:
        """The server is alive at this time."""

    @abstractmethod
    async def last_beat(self) -> int | None:
        """When a server was last known to be alive."""

    @abstractmethod
    def on_foreign_write(self, tell: Callable[[str, int], None]) -> None:
        """Tell (table, seq of its last entry) whenever another worker has written.

        After a lost connection all that was written meanwhile is told, one's own as well.
        """


def open_store(url: str) -> Store:
    """The store at an address, a path or `postgresql://…`; still to be opened."""
    if url.startswith(("postgresql://", "postgres://")):
        from ludoteca.server.store.postgres import PostgresStore  # noqa: PLC0415 - most never do

        return PostgresStore(url)
    scheme, is_url, _ = url.partition("://")
    if is_url:
        raise LudotecaError("unknown-store", scheme=scheme)
    from ludoteca.server.store.sqlite import SqliteStore  # noqa: PLC0415 - it needs this module

    return SqliteStore(url)
