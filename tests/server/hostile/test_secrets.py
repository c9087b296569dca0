"""Secrets of a real server, searched in every byte that it sends and says."""

from __future__ import annotations

import asyncio
import gzip
import signal
import sqlite3
from pathlib import Path

import pytest

from ludoteca.server.entries import TableMade, read_entry
from tests.server.hostile.players import Player, present, sit_down
from tests.server.http.test_serve import first_address, serving

PATHS = (
    "/",
    "/nowhere",
    "/healthz",
    "/metrics",
    "/api/games",
    "/api/me",
    "/api/tables",
    "/api/tables?game=labirinto",
    "/api/tables/{table}",
    "/api/daily",
    "/api/leaders/{game}",
    "/api/openapi.json",
    "/api/replays/{table}",
    "/api/replays/{table}?as=0",
    "/api/replays/{table}?as=1",
    "/api/replays/{table}/analysis?seat=1",
    "/api/replays/{table}/log",
    "/api/replays/{table}?as=x",
    "/t/{table}",
    "/ws/{table}",
)


class Listener(Player):
    """A player who looks into every corner, and keeps what is found there."""

    async def ask(self, path: str) -> None:
        async with self.session.get(self.origin + path, auto_decompress=False) as answer:
            body = await answer.read()
            packed = answer.headers.get("Content-Encoding") == "gzip"
            self.bytes.append(gzip.decompress(body) if packed else body)
            # One's own cookie is the only place where a guest is named.
            heads = {k: v for k, v in answer.headers.items() if k != "Set-Cookie"}
            self.bytes.append(str(heads).encode())

    async def knock_strangely(self, table: str) -> None:
        """What a library may find worth a word in a log, with our address and theirs."""
        headers = {"Origin": self.origin}
        socket = await self.session.ws_connect(
            f"{self.origin}/ws/{table}", headers=headers, protocols=("canary",)
        )
        await socket.close()
        for upgrade in ("websocket", "canary"):
            async with self.session.get(
                f"{self.origin}/ws/{table}", headers=headers | {"Upgrade": upgrade}
            ) as answer:
                assert answer.status == 400


def secrets_of(store: Path, table: str) -> dict[str, bytes]:
    """What nobody may be sent: the guests, the server's own secrets, the table's seed."""
    with sqlite3.connect(store) as file:
        found = {
            f"secret {name}": bytes(value)
            for name, value in file.execute("SELECT name, secret FROM secrets")
        }
        (entry,) = file.execute(
            "SELECT entry FROM entries WHERE table_id = ? AND seq = 1", (table,)
        ).fetchone()
        guests = {g for (g,) in file.execute("SELECT DISTINCT guest FROM seats")}
    file.close()
    made = read_entry(entry)
    assert isinstance(made, TableMade)
    found["seed"] = bytes.fromhex(made.seed)
    found |= {f"guest {guest}": guest.encode() for guest in guests}
    return found


def in_any_form(secret: bytes) -> set[bytes]:
    return {secret, secret.hex().encode(), repr(secret)[2:-1].encode()}


@pytest.mark.parametrize("game", ["labirinto", "medusa"])
def test_no_secret_leaves_the_server_while_a_game_goes_on(game: str, tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"

    async def tale(url: str) -> tuple[str, list[Listener]]:
        players = [Listener(name, lambda: url) for name in ("Anna", "Berta", "Watcher")]
        async with present(*players):
            table = await sit_down(players[:2], game)  # type: ignore[arg-type]
            await players[2].come(table)
            games = [asyncio.create_task(player.play(table, steps=12)) for player in players[:2]]
            await asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED)
            for task in games:
                task.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            for player in players:
                await player.come(table)
                for kind in ("ping", "fly", "stand", "start"):
                    await player.tell(kind)
                for version in range(player.version + 2):
                    await player.tell("recall", version=version)
                await player.tell("say", text="Hello")
                for path in PATHS:
                    await player.ask(path.format(table=table, game=game))
                await player.knock_strangely(table)
        return table, players

    with serving("--port", "0", "--store", store) as process:
        table, players = asyncio.run(tale(first_address(process)))
        process.send_signal(signal.SIGTERM)
        said, complaints = process.communicate()
    assert complaints == ""
    secrets = secrets_of(store, table)
    assert len(secrets) >= 4
    heard = {player.name: b"\n".join(player.bytes) for player in players}
    heard["the terminal"] = said.encode()
    for name, data in heard.items():
        assert data, name
        for what, secret in secrets.items():
            for form in in_any_form(secret):
                assert form not in data, f"{what} was told to {name}"
        assert b'"seed"' not in data
