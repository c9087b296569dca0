"""Questions to the game: answered by what one sees, off the table's path, and written nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.core import AnyGame, Match
from ludoteca.server import thinkers
from ludoteca.server.settings import Settings
from tests.conformance.games.crews import CREWS
from tests.conformance.games.crews_talk import CanWrite, Writable
from tests.server.room import Client, Room, run, story
from tests.server.table.test_secrets import table_of

FITS = {"type": "can-write", "slot": 0, "word": "abcd"}
FOUR = ("a", "b", "c", "d")


def of_crews(tmp_path: Path, tale: Any, **settings: Any) -> None:
    story(tale)(tmp_path, games=(CREWS,), settings=Settings(**settings))


async def say(client: Client, kind: str, name: str, **fields: Any) -> None:
    """Without waiting for what goes on by itself."""
    said = {"type": kind, "id": name} | fields
    await client.table.handle(client.line, msgspec.json.encode(said))


class Slow:
    """Thinkers whose answers wait until they may come."""

    def __init__(self, room: Room) -> None:
        self.may_come = asyncio.Event()
        self._answer = room.shared.thinkers.answer
        room.shared.thinkers.answer = self.answer  # type: ignore[method-assign]

    async def answer(self, game: AnyGame, view: Any, question: Any) -> bytes:
        await self.may_come.wait()
        return await self._answer(game, view, question)


def test_a_question_is_answered_to_whoever_asked_and_changes_nothing(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        for client in clients:
            client.hear()
        seq = clients[0].table.ledger.seq
        answer = await clients[0].tell("ask", question=FITS, id="q")
        assert answer == {
            "type": "answered",
            "id": "q",
            "version": clients[0].version,
            "answer": {"type": "writable", "fits": True, "letters": 4},
        }
        wrong = await clients[0].tell("ask", question=FITS | {"word": "abc"})
        assert wrong["answer"] == {"type": "writable", "fits": False, "letters": 4}
        for other in clients[1:]:
            assert not other.hear()
        assert clients[0].table.ledger.seq == seq
        assert (await room.stored(clients[0].table.ledger.id)).seq == seq

    of_crews(tmp_path, tale)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        anna, watcher = clients[0], clients[4]
        # By their own view: this game tells a spectator nothing.
        assert await watcher.refused("ask", question=FITS) == "no-such-slot"
        assert await anna.refused("ask", question=FITS | {"slot": 9}) == "no-such-slot"
        odds: tuple[Any, ...] = (
            None,
            1,
            [],
            {},
            {"type": "draft"},
            {"type": "can-write"},
            FITS | {"x": 1},
        )
        for odd in odds:
            assert await anna.refused("ask", question=odd) == "no-such-question", odd
        assert await anna.refused("ask") == "malformed-command"
        long = FITS | {"word": "x" * 2048}
        assert await anna.refused("ask", question=long) == "message-too-long"

    of_crews(tmp_path, tale, questions_burst=100)


@story
async def test_not_every_game_answers_and_none_before_it_begins(room: Room) -> None:
    table = await room.make("anna")
    anna = await room.enter("anna", table)
    assert await anna.refused("ask", question=FITS) == "not-playing"
    await anna.done("start")
    assert await anna.refused("ask", question=FITS) == "no-questions"


def test_an_answer_belongs_to_what_was_seen_and_delays_no_table(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        anna, berta = clients[:2]
        slow, before = Slow(room), anna.version
        await say(anna, "ask", "q", question=FITS)
        await say(berta, "play", "m", move=berta.moves[0])
        await say(anna, "play", "n", move=anna.moves[0])
        assert [m["id"] for m in anna.hear() if "id" in m] == ["n"], "a move waits for no answer"
        assert anna.version > before
        slow.may_come.set()
        await room.settle()
        assert anna.last("answered")["version"] == before

    of_crews(tmp_path, tale)


def test_so_many_questions_may_wait(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        slow = Slow(room)
        for client in clients:
            client.hear()
        for name in ("1", "2", "3"):
            await say(clients[0], "ask", name, question=FITS)
        refused = clients[0].hear()
        assert [(m["id"], m["code"]) for m in refused] == [("3", "too-fast")]
        for name in ("4", "5"):
            await say(clients[1], "ask", name, question=FITS)
        assert [(m["id"], m["code"]) for m in clients[1].hear()] == [("5", "cannot-answer")]
        slow.may_come.set()
        await room.settle()
        assert [m["id"] for m in clients[0].hear()] == ["1", "2"]
        assert (await clients[1].tell("ask", question=FITS))["type"] == "answered"

    of_crews(tmp_path, tale, questions_waiting=3)


def test_questions_have_a_pace_of_their_own(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        anna = clients[0]
        for _ in range(3):
            assert (await anna.tell("ask", question=FITS))["type"] == "answered"
        assert await anna.refused("ask", question=FITS) == "too-fast"
        assert (await clients[1].tell("ask", question=FITS))["type"] == "answered"
        await anna.done("play", move=anna.moves[0])
        await room.pass_time(1)
        assert (await anna.tell("ask", question=FITS))["type"] == "answered"

    of_crews(tmp_path, tale, questions_burst=3, questions_per_second=1.0)


def test_a_game_that_cannot_answer_stops_nothing(tmp_path: Path) -> None:
    class Broken(type(CREWS)):  # type: ignore[misc]
        def answer(self, view: Any, question: Any) -> Any:
            raise ZeroDivisionError

    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        assert await clients[0].refused("ask", question=FITS) == "cannot-answer"
        await clients[0].done("play", move=clients[0].moves[0])

    story(tale)(tmp_path, games=(Broken(),), settings=Settings())


def test_the_pool_gets_and_gives_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker does, in this process: it finds the game by its name."""
    match = Match(CREWS, None, 4, b"seed" * 4)
    view = msgspec.json.encode(match.view(0))
    monkeypatch.setattr(thinkers, "find_rules", lambda _name, _version: CREWS)
    question = msgspec.json.encode(CanWrite(1, "abcde"))
    found = thinkers._answer("crews", 1, view, question)
    assert msgspec.json.decode(found, type=Writable) == Writable(fits=True, letters=5)


def test_a_line_that_is_gone_gets_no_answer_and_troubles_nobody(tmp_path: Path) -> None:
    async def tale() -> None:
        room = Room(tmp_path / "store.sqlite", games=(CREWS,), settings=Settings())
        await room.open()
        _, clients = await table_of(room, "crews", *FOUR)
        slow = Slow(room)
        await say(clients[0], "ask", "q", question=FITS)
        clients[0].cut()
        slow.may_come.set()
        await room.settle()
        await clients[1].done("ping")
        await room.close()

    run(tale())
