"""The tables of a SQLite store, and how a file gets them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.core.errors import LudotecaError

# "LUDO": a file of another program is not ours to write into.
APPLICATION = 0x4C55444F

FIRST = (
    f"PRAGMA application_id = {APPLICATION}",
    # The rowid lets entries be added at the end, whichever table they belong to: measured
    # faster than a table in the order of its key.
    """
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY,
      table_id TEXT NOT NULL,
      seq INTEGER NOT NULL CHECK (seq > 0),
      entry BLOB NOT NULL,
      UNIQUE (table_id, seq)
    )
    """,
    """
    CREATE TABLE tables (
      id TEXT NOT NULL PRIMARY KEY,
      code TEXT NOT NULL,
      game TEXT NOT NULL,
      phase TEXT NOT NULL,
      public INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      guests TEXT NOT NULL,
      timed INTEGER NOT NULL,
      listed BLOB NOT NULL,
      host TEXT NOT NULL,
      daily TEXT
    )
    """,
    "CREATE UNIQUE INDEX tables_code ON tables (code) WHERE phase <> 'over'",
    # In the order in which lists show them.
    """
    CREATE INDEX tables_open ON tables (phase <> 'waiting', updated DESC, id)
      WHERE public AND phase <> 'over'
    """,
    "CREATE INDEX tables_host ON tables (host) WHERE phase <> 'over'",
    "CREATE INDEX tables_timed ON tables (id) WHERE timed AND phase = 'playing'",
    # Who sits where follows from the rows.
    """
    CREATE TABLE seats (
      guest TEXT NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables (id),
      PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TRIGGER seats_taken AFTER INSERT ON tables BEGIN
      INSERT OR IGNORE INTO seats SELECT value, NEW.id FROM json_each(NEW.guests);
    END
    """,
    """
    CREATE TRIGGER seats_changed AFTER UPDATE OF guests ON tables WHEN OLD.guests <> NEW.guests
    BEGIN
      DELETE FROM seats WHERE table_id = NEW.id
        AND guest IN (SELECT value FROM json_each(OLD.guests));
      INSERT OR IGNORE INTO seats SELECT value, NEW.id FROM json_each(NEW.guests);
    END
    """,
    """
    CREATE TABLE results (
      table_id TEXT NOT NULL PRIMARY KEY,
      game TEXT NOT NULL,
      guest TEXT NOT NULL,
      name TEXT NOT NULL,
      points INTEGER NOT NULL,
      at INTEGER NOT NULL,
      day TEXT
    )
    """,
    "CREATE UNIQUE INDEX results_daily ON results (guest, game, day) WHERE day IS NOT NULL",
    """
    CREATE INDEX results_day ON results (game, day, points DESC, at, guest)
      WHERE day IS NOT NULL
    """,
    # Each guest's best, so that the leaders of all time need not be sought among all results.
    """
    CREATE TABLE bests (
      table_id TEXT NOT NULL,
      game TEXT NOT NULL,
      guest TEXT NOT NULL,
      name TEXT NOT NULL,
      points INTEGER NOT NULL,
      at INTEGER NOT NULL,
      day TEXT,
      PRIMARY KEY (game, guest)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX bests_points ON bests (game, points DESC, at, guest)",
    """
    CREATE TRIGGER bests_beaten AFTER INSERT ON results BEGIN
      INSERT INTO bests (table_id, game, guest, name, points, at, day)
      VALUES (NEW.table_id, NEW.game, NEW.guest, NEW.name, NEW.points, NEW.at, NEW.day)
      ON CONFLICT (game, guest) DO UPDATE SET
        table_id = excluded.table_id, name = excluded.name, points = excluded.points,
        at = excluded.at, day = excluded.day
      WHERE excluded.points > points OR excluded.points = points AND excluded.at < at;
    END
    """,
    "CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, secret BLOB NOT NULL)",
    "CREATE TABLE beats (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL)",
)

# Results are compared within their league; all that were there before are in the one without a
# name.
LEAGUES = (
    "ALTER TABLE tables ADD COLUMN league TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE results ADD COLUMN league TEXT NOT NULL DEFAULT ''",
    "DROP INDEX results_daily",
    """
    CREATE UNIQUE INDEX results_daily ON results (guest, game, league, day)
      WHERE day IS NOT NULL
    """,
    "DROP INDEX results_day",
    """
    CREATE INDEX results_day ON results (game, league, day, points DESC, at, guest)
      WHERE day IS NOT NULL
    """,
    "DROP TRIGGER bests_beaten",
    "ALTER TABLE bests RENAME TO bests_before",
    """
    CREATE TABLE bests (
      table_id TEXT NOT NULL,
      game TEXT NOT NULL,
      guest TEXT NOT NULL,
      name TEXT NOT NULL,
      points INTEGER NOT NULL,
      at INTEGER NOT NULL,
      day TEXT,
      league TEXT NOT NULL,
      PRIMARY KEY (game, league, guest)
    ) WITHOUT ROWID
    """,
    """
    INSERT INTO bests (table_id, game, guest, name, points, at, day, league)
    SELECT table_id, game, guest, name, points, at, day, '' FROM bests_before
    """,
    "DROP TABLE bests_before",
    "CREATE INDEX bests_points ON bests (game, league, points DESC, at, guest)",
    """
    CREATE TRIGGER bests_beaten AFTER INSERT ON results BEGIN
      INSERT INTO bests (table_id, game, guest, name, points, at, day, league)
      VALUES (
        NEW.table_id, NEW.game, NEW.guest, NEW.name, NEW.points, NEW.at, NEW.day, NEW.league
      )
      ON CONFLICT (game, league, guest) DO UPDATE SET
        table_id = excluded.table_id, name = excluded.name, points = excluded.points,
        at = excluded.at, day = excluded.day
      WHERE excluded.points > points OR excluded.points = points AND excluded.at < at;
    END
    """,
)

# Not always the most points lead: it may be the shortest time. Who had none was on no list.
MERITS = (
    "ALTER TABLE results ADD COLUMN merit INTEGER",
    "UPDATE results SET merit = points WHERE points > 0",
    "DROP INDEX results_day",
    """
    CREATE INDEX results_day ON results (game, league, day, merit DESC, at, guest)
      WHERE day IS NOT NULL AND merit IS NOT NULL
    """,
    "DROP TRIGGER bests_beaten",
    "DELETE FROM bests WHERE points <= 0",
    "ALTER TABLE bests ADD COLUMN merit INTEGER",
    "UPDATE bests SET merit = points",
    "DROP INDEX bests_points",
    "CREATE INDEX bests_merit ON bests (game, league, merit DESC, at, guest)",
    """
    CREATE TRIGGER bests_beaten AFTER INSERT ON results WHEN NEW.merit IS NOT NULL BEGIN
      INSERT INTO bests (table_id, game, guest, name, points, at, day, league, merit)
      VALUES (
        NEW.table_id, NEW.game, NEW.guest, NEW.name, NEW.points, NEW.at, NEW.day, NEW.league,
        NEW.merit
      )
      ON CONFLICT (game, league, guest) DO UPDATE SET
        table_id = excluded.table_id, name = excluded.name, points = excluded.points,
        at = excluded.at, day = excluded.day, merit = excluded.merit
      WHERE excluded.merit > merit OR excluded.merit = merit AND excluded.at < at;
    END
    """,
)

# Judgements that players hold to be wrong.
REPORTS = (
    """
    CREATE TABLE reports (
      language TEXT NOT NULL,
      word TEXT NOT NULL,
      category TEXT NOT NULL,
      verdict TEXT NOT NULL,
      day TEXT NOT NULL,
      times INTEGER NOT NULL,
      PRIMARY KEY (language, word, category, verdict)
    ) WITHOUT ROWID
    """,
)

# What each version of the schema adds to the one before: what has been released is never
# changed, only followed.
STEPS = (FIRST, LEAGUES, MERITS, REPORTS)


def refuse_foreign(connection: sqlite3.Connection, file: str) -> None:
    """Refuse what is not ours or is of a newer program, without changing it."""
    with _transaction(connection, "BEGIN"):
        _version(connection, file)


def prepare(connection: sqlite3.Connection, file: str) -> None:
    """Bring a file to our version. Of several processes that begin together, one does it."""
    with _transaction(connection, "BEGIN IMMEDIATE"):
        version = _version(connection, file)
        for number, step in enumerate(STEPS[version:], version + 1):
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    finally:
        connection.rollback()  # where nothing has gone wrong, there is nothing left to undo


def _version(connection: sqlite3.Connection, file: str) -> int:
    version = _number(connection, "PRAGMA user_version")
    if version == 0:
        ours = _number(connection, "SELECT count(*) FROM sqlite_master") == 0
    else:
        ours = _number(connection, "PRAGMA application_id") == APPLICATION
    if not ours:
        raise LudotecaError("bad-store", file=file)
    if version > len(STEPS):
        raise LudotecaError("newer-store", file=file)
    return version


def _number(connection: sqlite3.Connection, sql: str) -> int:
    return int(connection.execute(sql).fetchone()[0])
