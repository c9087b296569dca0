"""The two that are compared: how each is started, and how people come to its tables."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import hatch_build
from tests.e2e.server import Server

NODE_FOLDER = Path(__file__).parent / "boardgameio"
# Thousands come from one address here: what guards against that is switched off.
OPEN_DOORS = {
    "commands_per_second": 1e6,
    "commands_burst": 1_000_000,
    "requests_per_second": 1e6,
    "requests_burst": 1_000_000,
    "sockets_per_address": 1_000_000,
    "new_sockets_per_minute": 1_000_000,
    "tables_per_minute": 1_000_000,
    "connections_per_address": 1_000_000,
    "tokens_per_second": 1e9,
    "tokens_burst": 1_000_000_000,
}


class Side:
    """A server to be measured, and the program that plays at it."""

    name: str
    clients: tuple[str, ...]

    @contextmanager
    def server(self) -> Iterator[tuple[str, int]]:
        """A fresh server, as its address and its process."""
        raise NotImplementedError


class Ludoteca(Side):
    name = "Ludoteca, Labirinto, kept in SQLite"
    clients = (sys.executable, "-m", "bench.load.clients")

    @contextmanager
    def server(self) -> Iterator[tuple[str, int]]:
        with TemporaryDirectory() as folder:
            server = Server(Path(folder), OPEN_DOORS)
            server.start()
            try:
                yield server.url, server.process.pid
            finally:
                server.kill()


class BoardgameIo(Side):
    name = "boardgame.io, marks on nine cells, in memory"
    clients = (hatch_build.node(), str(NODE_FOLDER / "clients.js"))

    @contextmanager
    def server(self) -> Iterator[tuple[str, int]]:
        port = _free_port()
        process = subprocess.Popen(
            [hatch_build.node(), str(NODE_FOLDER / "server.js"), str(port)],
            env=os.environ | {"NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            if process.stdout:
                process.stdout.readline()  # "ready"
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.kill()
            process.communicate()


def sides() -> list[Side]:
    """Us, and the other if it has been installed."""
    there = (NODE_FOLDER / "node_modules").exists()
    return [Ludoteca(), BoardgameIo()] if there else [Ludoteca()]


def boardgame_io_version() -> str:
    package = json.loads((NODE_FOLDER / "package.json").read_text())
    return str(package["dependencies"]["boardgame.io"])


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
