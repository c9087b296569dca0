"""What a table does by itself: the sand runs out, bots play, absent players are passed over.

`look` is asked after everything that may have changed something, and sets right what is waited
for. Nothing goes on while no player is there: a game alone waits for days, and a bot does not
play for an empty room. Only the sand does not wait.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

from ludoteca.core import LudotecaError
from ludoteca.core.log import Expired, Idled, Played
from ludoteca.server.clock import Handle
from ludoteca.server.commands import default_bot
from ludoteca.server.ledger import Running
from ludoteca.server.pauses import Matter, Sand, Waiting, between, left_of, sand_of, takes_its_time
from ludoteca.server.store import StoreFailed
from ludoteca.server.table_services import log

if TYPE_CHECKING:
    from ludoteca.server.table import Table

IDLES_IN_A_ROW = 3  # a seat; if nobody plays in between, nobody is waiting for anybody
TRY_AGAIN = 1.0  # seconds after the end of a sand that could not be written

T = TypeVar("T")


class GoingOn:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._sand: Handle | None = None
        self._runs: Sand = None
        self._waiting: dict[int, Waiting] = {}
        """Seats that a bot, or nobody, will play for in a moment."""
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
        due = self._stop_other_matters()
        for seat in table.ledger.playing().actors:
            if not (seat in self._waiting or seat in self._thinking or seat in self._pausing):
                self._expect(seat, due.get(seat))
        for seat in table.attendance.absent:
            if not table.ledger.seats[seat].left:
                table.attendance.restart_forfeit(seat)

    def _stop_seats(self) -> None:
        for waiting in self._waiting.values():
            waiting.handle.cancel()
        self._waiting.clear()

    def _stop_other_matters(self) -> dict[int, int]:
        """Gives when the others were due that need a shorter time only, for no person may act any
        more: nobody's clock is turned back."""
        due = {}
        for seat, waiting in tuple(self._waiting.items()):
            matter = self._matter(seat)
            if matter == waiting.matter:
                continue
            self._waiting.pop(seat).handle.cancel()
            if waiting.matter.is_still(matter):
                due[seat] = waiting.due
        return due

    # The sandglass.

    def _follow_sand(self) -> None:
        """The one that runs is the one that is waited for; as it stands in the ledger."""
        running, runs = self._table.ledger.sand, sand_of(self._table.ledger)
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
            if now is None or (now.sandglass, now.until) != (running.sandglass, running.until):
                self.look()
                return
            if not await self._do(Expired(now.sandglass)):
                self._sand = table.shared.clock.later(TRY_AGAIN, self.look)

    # Seats that nobody plays by hand.

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, one that was asked to, or the table's choice."""
        table = self._table
        own = table.ledger.seats[seat]
        gone = own.left or table.attendance.presence(seat) == "absent"
        if own.bot and (not own.guest or gone):
            return own.bot
        if gone and table.ledger.absent == "bot":
            return default_bot(table.ledger.game)
        return None

    def _gone(self, seat: int) -> bool:
        table = self._table
        return table.ledger.seats[seat].left or (
            bool(table.ledger.seats[seat].guest) and table.attendance.presence(seat) == "absent"
        )

    def _is_played_by_a_person(self, seat: int) -> bool:
        return self.bot_for(seat) is None and not self._gone(seat)

    def _matter(self, seat: int) -> Matter | None:
        """What is to be done for a seat now; None if nothing is, or its player does it."""
        ledger = self._table.ledger
        if ledger.phase != "playing" or self._is_played_by_a_person(seat):
            return None
        actors, bot = ledger.playing().actors, self.bot_for(seat)
        if seat not in actors:
            return None
        people = self._has_own_pace(bot) and any(map(self._is_played_by_a_person, actors))
        return Matter(bot, sand_of(ledger), people)

    def _has_own_pace(self, bot: str | None) -> bool:
        table = self._table
        paced = bool(table.shared.settings.bot_pace)
        return bot is not None and paced and takes_its_time(table.ledger.game, bot)

    def _expect(self, seat: int, due: int | None) -> None:
        settings, matter = self._table.shared.settings, self._matter(seat)
        if matter is None:
            return
        if matter.bot is None:
            if self._may_idle():
                self._wait(seat, settings.idle_pause, matter)
        elif self._has_own_pace(matter.bot):
            self._pausing.add(seat)
            self._table.shared.spawn(self._take_time(seat, matter.bot, matter, due))
        else:
            self._wait(seat, between(settings.bot_delay), matter)

    def _wait(self, seat: int, delay: float, matter: Matter) -> None:
        clock = self._table.shared.clock

        def ring() -> None:
            self._waiting.pop(seat, None)
            self._thinking.add(seat)
            self._table.shared.spawn(self._play(seat, matter))

        due = clock.now() + round(delay * 1000)
        self._waiting[seat] = Waiting(clock.later(delay, ring), matter, due)

    async def _take_time(self, seat: int, bot: str, matter: Matter, due: int | None) -> None:
        """Let a bot say how long it takes, and wait so long: each seat by a clock of its own."""
        shared = self._table.shared
        began = shared.clock.now()
        try:
            ask = partial(shared.thinkers.pause, people=matter.people)
            pause = await self._ask(ask, seat, bot)
        finally:
            self._pausing.discard(seat)
        if self._matter(seat) == matter:
            now = shared.clock.now()
            left = left_of(self._paced(pause), began, now, self._table.ledger.sand)
            if due is not None:
                left = min(left, max(0, due - now) / 1000)
            self._wait(seat, left, matter)
        self.look()

    def _paced(self, pause: tuple[float, float] | None) -> tuple[float, float]:
        settings = self._table.shared.settings
        if pause is None:
            return settings.bot_delay
        least, most = pause
        return least * settings.bot_pace, most * settings.bot_pace

    async def _play(self, seat: int, matter: Matter) -> None:
        """Let a bot, or nobody, play for a seat."""
        table = self._table
        try:
            steps = len(table.ledger.story)
            move = await self._choose(seat, matter.bot)
            async with table.lock:
                self._thinking.discard(seat)
                if not matter.is_still(self._matter(seat)):
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
