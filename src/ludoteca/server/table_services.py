"""What all tables of a server share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import AnyGame
from ludoteca.core.codec import FindGame
from ludoteca.games import find_game, find_rules
from ludoteca.server.clock import Clock
from ludoteca.server.metrics import Numbers
from ludoteca.server.questions import Questions
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Thinkers

log = logging.getLogger("ludoteca.server")


@dataclass(slots=True)
class TableServices:
    store: Store
    clock: Clock
    settings: Settings
    thinkers: Thinkers
    numbers: Numbers = field(default_factory=Numbers)
    find: FindGame = find_rules
    newest: Callable[[str], AnyGame] = find_game
    questions: Questions = field(init=False)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.questions = Questions(self.clock, self.settings, self.thinkers)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something happen by itself. What goes wrong there is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the server failed", exc_info=error)
