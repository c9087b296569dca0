"""`ludoteca serve`, as anybody would start it: in a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from ludoteca.server.addresses import addresses
from ludoteca.server.running import Asked, listen, open_runner
from tests.cli.conftest import start
from tests.server.http.site import Site, story

URL = re.compile(r"http://\S+")


@contextmanager
def serving(*arguments: str | Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The command while it runs; stopped afterwards if the test has not done it."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "SYSTEMROOT")
        if name in os.environ
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", "--no-browser", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**kept, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", **environment},
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def first_address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = URL.search(line)
    assert found is not None, line
    return found[0]


def read(url: str) -> bytes:
    with urlopen(url) as answer:  # noqa: S310 - our own
        body = answer.read()
    assert isinstance(body, bytes)
    return body


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, number: signal.Signals) -> None:
    store = tmp_path / "here.sqlite"
    with serving("--port", "0", "--store", store, LANG="it_IT.UTF-8") as process:
        url = first_address(process)
        assert read(url + "healthz") == b"ok\n"
        assert {game["name"] for game in json.loads(read(url + "api/games"))} >= {"labirinto"}
        process.send_signal(number)
        said, complaints = process.communicate()
    assert (process.returncode, complaints) == (0, "")
    assert said.splitlines()[-1] == "Chiuso. A presto."
    assert store.exists()


def test_it_keeps_its_tables_in_the_users_own_folder(tmp_path: Path) -> None:
    places = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    with serving("--port", "0", **places) as process:
        first_address(process)
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert list(tmp_path.rglob("ludoteca.sqlite"))


@story()
async def test_a_taken_port_is_passed_over(site: Site) -> None:
    runner = await open_runner(site.services)
    asked = Asked(
        host="127.0.0.1",
        port=site.port,
        fixed_port=False,
        store="",
        browser=False,
        settings=site.settings,
    )
    try:
        assert await listen(runner, asked) > site.port
    finally:
        await runner.cleanup()


def test_a_taken_port_that_was_asked_for_is_refused(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = start("serve", "--port", str(port), "--no-browser", "--store", store)
    assert refused.code == 2
    assert f"Port {port} is taken" in refused.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--public-url", "play.example"), "is not a web address"),
        (("--host", "203.0.113.1"), "cannot answer at"),
        (("--store", "mysql://x"), "cannot be kept"),
        (("--lang", "xx"), "We do not speak"),
    ],
)
def test_what_cannot_be_served_is_refused(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    store = () if "--store" in arguments else ("--store", tmp_path / "store.sqlite")
    refused = start("serve", "--no-browser", "--port", "0", *store, *arguments)
    assert (refused.code, refused.out) == (2, "")
    assert said in refused.err
    assert len(refused.err.splitlines()) == 1


def test_a_password_of_the_database_is_not_shown() -> None:
    url = "postgresql://me:topsecret@127.0.0.1:1/none"
    refused = start("serve", "--no-browser", "--store", url)
    assert refused.code == 2
    assert "topsecret" not in refused.out + refused.err


def test_addresses_are_such_as_a_browser_opens() -> None:
    assert addresses("127.0.0.1", 8000, None) == ["http://127.0.0.1:8000/"]
    assert addresses("::1", 80, None) == ["http://[::1]:80/"]
    public = addresses("127.0.0.1", 8000, "https://play.example")
    assert public == ["https://play.example/", "http://127.0.0.1:8000/"]


def test_who_lets_the_network_in_is_told_where() -> None:
    found = addresses("::", 8000, None)
    assert found[0] == "http://localhost:8000/"
    assert not any("::" in url or "127." in url for url in found)
