"""What a table does by itself: the sand runs out, bots play, absent players are passed over.

`look` is asked after everything that may have changed something, and sets right what is waited
for. Nothing goes on while no player is there: a game alone waits for days, and a bot does not
play for an empty room. Only the sand does not wait.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

from ludoteca.bots import find_bot
from ludoteca.core import AnyGame, Bot, LudotecaError
from ludoteca.core.log import Expired, Idled, Played
from ludoteca.server.clock import Handle
from ludoteca.server.commands import default_bot
from ludoteca.server.ledger import Running
from ludoteca.server.shared import log
from ludoteca.server.store import StoreFailed

if TYPE_CHECKING:
    from ludoteca.server.table import Table

Sand = tuple[str, int, int] | None
SAND_TAKEN = 0.8
"""A bot that takes its time takes at most this much of the sand that is left."""
IDLES_IN_A_ROW = 3  # a seat; if nobody plays in between, nobody is waiting for anybody


T = TypeVar("T")


def takes_its_time(game: AnyGame, bot: str) -> bool:
    """Whether a bot has pauses of its own: most have not, and need not be asked."""
    return type(find_bot(game, bot)).pause is not Bot.pause


def _between(pause: tuple[float, float]) -> float:
    least, most = pause
    return least + (most - least) * secrets.randbelow(1000) / 1000


class GoingOn:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._sand: Handle | None = None
        self._runs: Sand = None
        self._waiting: dict[int, tuple[Handle, Sand]] = {}
        """Seats that a bot, or nobody, will play for in a moment, and the sand for which each takes
        that moment: another sand is another matter."""
        self._pausing: set[int] = set()
        """Seats whose bot is asked how long it takes."""
        self._thinking: set[int] = set()

    def close(self) -> None:
        self._stop_seats()
        if self._sand is not None:
            self._sand.cancel()

    def look(self) -> None:
        self._follow_sand()
        table = self._table
        if table.ledger.phase != "playing" or not table.somebody_is_here():
            self._stop_seats()
            return
        attendance, actors = table.attendance, table.ledger.playing().actors
        for seat, (_, sand) in tuple(self._waiting.items()):
            if seat not in actors or sand != self._runs or attendance.is_here(seat):
                self._waiting.pop(seat)[0].cancel()
        for seat in actors:
            if not (seat in self._waiting or seat in self._thinking or seat in self._pausing):
                self._expect(seat)
        for seat in attendance.absent:
            if not table.ledger.seats[seat].left:
                attendance.again(seat)

    def _stop_seats(self) -> None:
        for handle, _ in self._waiting.values():
            handle.cancel()
        self._waiting.clear()

    # The sandglass.

    def _follow_sand(self) -> None:
        """The one that runs is the one that is waited for; as it stands in the ledger."""
        running = self._table.ledger.sand
        runs = None
        if running is not None:
            runs = (running.timer.name, running.timer.number, running.until)
        if runs == self._runs:
            return
        if self._sand is not None:
            self._sand.cancel()
            self._sand = None
        self._runs = runs
        if running is not None:
            left = max(0.0, (running.until - self._table.shared.clock.now()) / 1000)
            self._sand = self._table.shared.clock.later(left, lambda: self._run_out(running))

    def _run_out(self, running: Running) -> None:
        self._runs = None
        self._table.shared.spawn(self._expire(running))

    async def _expire(self, running: Running) -> None:
        table = self._table
        async with table.lock:
            now = table.ledger.sand
            if now is None or (now.timer, now.until) != (running.timer, running.until):
                self.look()
                return
            await self._do(Expired(now.timer))

    # Seats that nobody plays by hand.

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, one that was asked to, or the table's choice."""
        table = self._table
        kept = table.ledger.seats[seat]
        gone = kept.left or table.attendance.presence(seat) == "absent"
        if kept.bot and (not kept.guest or gone):
            return kept.bot
        if gone and table.ledger.absent == "bot":
            return default_bot(table.ledger.game)
        return None

    def _gone(self, seat: int) -> bool:
        table = self._table
        return table.ledger.seats[seat].left or (
            bool(table.ledger.seats[seat].guest) and table.attendance.presence(seat) == "absent"
        )

    def _expect(self, seat: int) -> None:
        shared = self._table.shared
        bot = self.bot_for(seat)
        if bot is not None and takes_its_time(self._table.ledger.game, bot):
            self._pausing.add(seat)
            shared.spawn(self._take_time(seat, bot))
        elif bot is not None:
            self._wait(seat, _between(shared.settings.bot_delay))
        elif self._gone(seat) and self._may_idle():
            self._wait(seat, shared.settings.idle_pause)

    def _wait(self, seat: int, delay: float) -> None:
        def ring() -> None:
            self._waiting.pop(seat, None)
            self._thinking.add(seat)
            self._table.shared.spawn(self._play(seat))

        self._waiting[seat] = self._table.shared.clock.later(delay, ring), self._runs

    async def _take_time(self, seat: int, bot: str) -> None:
        """Let a bot say how long it takes, and wait so long: each seat by a clock of its own."""
        table, began, sand = self._table, self._table.shared.clock.now(), self._runs
        try:
            pause = await self._ask(table.shared.thinkers.pause, seat, bot)
        finally:
            self._pausing.discard(seat)
        if self.bot_for(seat) == bot and self._waits_for(seat) and sand == self._runs:
            elapsed = (table.shared.clock.now() - began) / 1000
            self._wait(seat, self._in_time(pause or table.shared.settings.bot_delay, elapsed))
        self.look()

    def _in_time(self, pause: tuple[float, float], elapsed: float) -> float:
        """What is left of a pause; it does not last until the sand has run out, unless that was too
        short for this bot from the beginning.
        """
        left = _between(pause) - elapsed
        running = self._table.ledger.sand
        if running is not None and running.timer.seconds > pause[0]:
            sand = (running.until - self._table.shared.clock.now()) / 1000
            left = min(left, sand * SAND_TAKEN)
        return max(0.0, left)

    async def _play(self, seat: int) -> None:
        """Let a bot, or nobody, play for a seat."""
        table = self._table
        try:
            bot = self.bot_for(seat)
            steps = len(table.ledger.story)
            move = await self._choose(seat, bot)
            async with table.lock:
                self._thinking.discard(seat)
                if self.bot_for(seat) != bot or not self._waits_for(seat):
                    return
                played = move is not None and await self._do(Played(seat, move))
                # A bot that cannot play in this very position does nothing, like one who is gone.
                if not played and steps == len(table.ledger.story):
                    await self._do(Idled(seat))
        finally:
            self._thinking.discard(seat)
            self.look()

    async def _choose(self, seat: int, bot: str | None) -> Any:
        """The bot's move; None if there is no bot, or if it cannot say."""
        if bot is None:
            return None
        return await self._ask(self._table.shared.thinkers.choose, seat, bot)

    def _waits_for(self, seat: int) -> bool:
        ledger = self._table.ledger
        return (
            ledger.phase == "playing"
            and seat in ledger.playing().actors
            and (self.bot_for(seat) is not None or self._gone(seat))
        )

    async def _ask(self, ask: Callable[..., Awaitable[T]], seat: int, bot: str) -> T | None:
        """What the bot says, by what its seat sees; None if it cannot say."""
        table = self._table
        match = table.ledger.playing()
        if seat not in match.actors:
            return None
        game, view, choices = table.ledger.game, match.view(seat), match.choices(seat)
        try:
            return await ask(game, bot, view, choices)
        except Exception:  # noqa: BLE001 - a bot's own fault must not stop the table
            log.exception("the bot %s of %s cannot think", bot, game.name)
            return None

    def _may_idle(self) -> bool:
        """Where only absent players are passed over in turn, nobody waits for anybody."""
        ledger = self._table.ledger
        idled = takewhile(lambda entry: isinstance(entry, Idled), reversed(ledger.playing().inputs))
        return sum(1 for _ in idled) < IDLES_IN_A_ROW * len(ledger.seats)

    async def _do(self, entry: Expired | Idled | Played) -> bool:
        try:
            await self._table.step(entry)
        except LudotecaError as error:
            # The position has changed meanwhile: `look` sets it right.
            log.info("not any more: %s", error.code)
            return False
        except StoreFailed:
            log.warning("a step of the table itself could not be written")
            return False
        return True
