"""Stores of both kinds, empty."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import DATABASE, execute, of_database, server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with server() as url:
        asyncio.run(execute(url, f"CREATE DATABASE {DATABASE}"))
        yield url
        asyncio.run(execute(url, f"DROP DATABASE {DATABASE} WITH (FORCE)"))


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    url = of_database(postgres_server, DATABASE)
    asyncio.run(execute(url, "DROP SCHEMA IF EXISTS ludoteca CASCADE"))
    return url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The path of a file that does not exist yet."""
    return str(tmp_path / "data" / "ludoteca.db")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Of a store of either kind."""
    place: str = request.getfixturevalue(request.param)
    return place
