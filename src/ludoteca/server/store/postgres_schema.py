"""The tables of a PostgreSQL store, in a schema of their own, and how a database gets them."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import LudotecaError

# Any number will do, if all workers take the same.
LOCK = 0x4C55444F

FIRST = """
    CREATE TABLE entries (
      table_id text NOT NULL,
      seq integer NOT NULL CHECK (seq > 0),
      entry bytea NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (table_id, seq)
    );
    -- What was written while a worker was not listening.
    CREATE INDEX entries_at ON entries USING brin (at) WITH (pages_per_range = 16);

    -- Most steps change only what no index holds (so none holds `updated`), and find room on the
    -- same page.
    CREATE TABLE tables (
      id text PRIMARY KEY,
      code text NOT NULL,
      game text NOT NULL,
      phase text NOT NULL,
      public boolean NOT NULL,
      updated bigint NOT NULL,
      guests jsonb NOT NULL,
      timed boolean NOT NULL,
      listed bytea NOT NULL,
      host text NOT NULL,
      daily text
    ) WITH (fillfactor = 60);
    CREATE UNIQUE INDEX tables_code ON tables (code) WHERE phase <> 'over';
    CREATE INDEX tables_open ON tables (game) WHERE public AND phase <> 'over';
    CREATE INDEX tables_host ON tables (host) WHERE phase <> 'over';
    CREATE INDEX tables_timed ON tables (id) WHERE timed AND phase = 'playing';
    CREATE INDEX tables_guests ON tables USING gin (guests jsonb_path_ops);

    CREATE TABLE results (
      table_id text PRIMARY KEY,
      game text NOT NULL,
      guest text NOT NULL,
      name text NOT NULL,
      points bigint NOT NULL,
      at bigint NOT NULL,
      day text
    );
    CREATE UNIQUE INDEX results_daily ON results (guest, game, day) WHERE day IS NOT NULL;
    CREATE INDEX results_day ON results (game, day, points DESC, at, guest)
      WHERE day IS NOT NULL;

    -- Each guest's best, so that the leaders of all time need not be sought among all results.
    CREATE TABLE bests (LIKE results, PRIMARY KEY (game, guest));
    CREATE INDEX bests_points ON bests (game, points DESC, at, guest);

    CREATE TABLE secrets (name text PRIMARY KEY, secret bytea NOT NULL);
    CREATE TABLE beats (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
"""

# Results are compared within their league; all that were there before are in the one without a
# name.
LEAGUES = """
    ALTER TABLE tables ADD COLUMN league text NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN league text NOT NULL DEFAULT '';
    ALTER TABLE bests ADD COLUMN league text NOT NULL DEFAULT '';

    DROP INDEX results_daily;
    CREATE UNIQUE INDEX results_daily ON results (guest, game, league, day)
      WHERE day IS NOT NULL;
    DROP INDEX results_day;
    CREATE INDEX results_day ON results (game, league, day, points DESC, at, guest)
      WHERE day IS NOT NULL;

    ALTER TABLE bests DROP CONSTRAINT bests_pkey;
    ALTER TABLE bests ADD PRIMARY KEY (game, league, guest);
    DROP INDEX bests_points;
    CREATE INDEX bests_points ON bests (game, league, points DESC, at, guest);
"""

# Not always the most points lead: it may be the shortest time. Who had none was on no list.
MERITS = """
    ALTER TABLE results ADD COLUMN merit bigint;
    UPDATE results SET merit = points WHERE points > 0;
    DROP INDEX results_day;
    CREATE INDEX results_day ON results (game, league, day, merit DESC, at, guest)
      WHERE day IS NOT NULL AND merit IS NOT NULL;

    DELETE FROM bests WHERE points <= 0;
    ALTER TABLE bests ADD COLUMN merit bigint;
    UPDATE bests SET merit = points;
    DROP INDEX bests_points;
    CREATE INDEX bests_merit ON bests (game, league, merit DESC, at, guest);
"""

# Judgements that players hold to be wrong.
REPORTS = """
    CREATE TABLE reports (
      language text NOT NULL,
      word text NOT NULL,
      category text NOT NULL,
      verdict text NOT NULL,
      day text NOT NULL,
      times bigint NOT NULL,
      PRIMARY KEY (language, word, category, verdict)
    );
"""

# What each version of the schema adds to the one before: what has been released is never
# changed, only followed.
STEPS = (FIRST, LEAGUES, MERITS, REPORTS)


async def prepare(connection: Any, address: str) -> None:
    """Bring a database to our version; refuse a newer one. Workers that start together queue."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE SCHEMA IF NOT EXISTS ludoteca")
        await connection.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM version")
        if version > len(STEPS):
            raise LudotecaError("newer-store", file=address)
        for number, step in enumerate(STEPS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO version (number) VALUES ($1)", number)
