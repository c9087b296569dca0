"""Bots think in processes of their own, which come and go with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.bots import find_bot
from ludoteca.core import Dice, IllegalMove, Match
from ludoteca.core.codec import to_json
from ludoteca.games import GAMES, find_game
from ludoteca.games.letter.layout import Lying
from ludoteca.games.letter.questions import Readings, Spots
from ludoteca.server.thinkers import ProcessPool

SERVER = """
import asyncio, os, sys
from ludoteca.server.thinkers import ProcessPool

async def main():
    thinkers = ProcessPool(1)
    print(await thinkers.run(os.getpid), flush=True)
    sys.stdin.readline()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_bot_thinks_the_same_way_elsewhere() -> None:
    async def think() -> None:
        thinkers = ProcessPool(1)
        for game in GAMES:
            match = Match(game, seats=game.seats[0], seed=b"elsewhere")
            seat = match.actors[0]
            view, choices = match.view(seat), match.choices(seat)
            name = [*game.bots(), "random"][0]
            own = find_bot(game, name).think(view, choices, Dice(b"own"), people=True)
            thought = await thinkers.think(game, name, view, choices, people=True)
            assert thought.seconds == own.seconds
            match.play(seat, thought.move)
        thinkers.close()

    asyncio.run(think())


def test_a_question_is_answered_the_same_way_elsewhere() -> None:
    """And what the game refuses comes back as its refusal."""

    async def answer() -> None:
        thinkers, game = ProcessPool(1), find_game("letter")
        view = Match(game, seats=2, seed=b"elsewhere").view(0)
        for question in (Readings("tree"), Spots(0)):
            own = to_json(game.answer(view, question))
            assert await thinkers.answer(game, view, question) == own
        with pytest.raises(IllegalMove) as refused:
            await thinkers.answer(game, view, Readings("tree", also=(Lying(-1, 0, False),)))
        assert refused.value.code == "not-in-hand"
        thinkers.close()

    asyncio.run(answer())


def test_a_thinker_that_dies_is_replaced() -> None:
    async def think() -> None:
        thinkers = ProcessPool(1)
        first = await thinkers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await thinkers.run(os.getpid) != first
        thinkers.close()

    asyncio.run(think())


def test_no_thinker_outlives_a_killed_server(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    with subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        server.kill()
        # The thinker holds the other end of our pipe: it ends when the thinker does.
        assert server.stdout.read() == ""
    with_that_number = Path(f"/proc/{thinker}/cmdline")
    assert not with_that_number.exists() or b"server.py" not in with_that_number.read_bytes()
