"""Questions to a game, answered where bots think: a slow answer delays no table.

Nothing is written down, and nothing changes. How much is asked is bounded for each guest and for
all of them; and only so many questions are at work at once as there are thinkers, so that a bot's
thought waits behind one answer, not behind all.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct

from ludoteca.core import AnyGame, LudotecaError
from ludoteca.core.codec import read_question
from ludoteca.server.clock import Clock
from ludoteca.server.commands import NotAllowed
from ludoteca.server.limits import Crowd, Rate
from ludoteca.server.line import Line
from ludoteca.server.protocol import Answered, Ask, encode
from ludoteca.server.settings import Settings
from ludoteca.server.thinkers import Thinkers

if TYPE_CHECKING:
    from ludoteca.server.table import Table


log = logging.getLogger("ludoteca.server")


class Questions:
    """Those of all tables of a server."""

    def __init__(self, clock: Clock, settings: Settings, thinkers: Thinkers) -> None:
        per_second, burst = settings.questions_per_second, settings.questions_burst
        self._rate = Rate(clock, per_second, burst, settings.addresses_remembered)
        self._waiting = Crowd(settings.questions_of_guest)
        self._most_waiting = settings.questions_waiting
        self._at_work = asyncio.Semaphore(settings.thinkers)
        self._thinkers = thinkers

    def admit(self, guest: str) -> None:
        """May this guest ask now? If so, `answer` must follow."""
        if self._waiting.total >= self._most_waiting:
            raise NotAllowed("cannot-answer")
        if not self._waiting.enter(guest):
            raise NotAllowed("too-fast")
        if self._rate.wait(guest):
            self._waiting.leave(guest)
            raise NotAllowed("too-fast")

    async def answer(self, guest: str, game: AnyGame, view: Any, question: Any) -> Raw:
        try:
            async with self._at_work:
                return Raw(await self._thinkers.answer(game, view, question))
        finally:
            self._waiting.leave(guest)


class Seen(Struct, frozen=True):
    """What somebody saw when they asked."""

    version: int
    view: Any


def ask(table: Table, line: Line, command: Ask) -> None:
    """Let a line's question be answered, by what it sees now. The table's lock is held, but not
    until there is an answer.
    """
    ledger, settings = table.ledger, table.shared.settings
    if ledger.match is None:
        raise NotAllowed("not-playing")
    asked = bytes(command.question)
    if len(asked) > settings.question_bytes:
        raise NotAllowed("message-too-long")
    question = read_question(ledger.game, asked)
    seen = Seen(ledger.version(line.seat), ledger.match.view(line.seat))
    table.shared.questions.admit(line.guest)
    table.shared.spawn(_tell(table, line, command.id, seen, question))


async def _tell(table: Table, line: Line, name: str, seen: Seen, question: Any) -> None:
    questions, game = table.shared.questions, table.ledger.game
    try:
        answer = await questions.answer(line.guest, game, seen.view, question)
    except LudotecaError as error:
        table.refuse(line, name, error)
    except Exception:
        log.exception("%s cannot answer", game.name)
        table.refuse(line, name, NotAllowed("cannot-answer"))
    else:
        line.send(encode(Answered(name, seen.version, answer)))
