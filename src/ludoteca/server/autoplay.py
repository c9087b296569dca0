"""What a table does by itself: the sand runs out, bots play, absent players are passed over.

`reconcile` is asked after everything that may have changed something, and sets right what is waited
for. Nothing goes on while no player is there: a game alone waits for days, and a bot does not
play for an empty room. Only the sand does not wait.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Literal, Protocol

from ludoteca.bots import find_bot
from ludoteca.bots.timing import sorts_of
from ludoteca.core import LudotecaError, RunningGlass, glass_of
from ludoteca.core.log import Expired, Idled, Input, Played
from ludoteca.server.attendance import Attendance
from ludoteca.server.clock import Handle
from ludoteca.server.commands import default_bot
from ludoteca.server.errands import AnyThought, Errand, Pending, due_at, may_begin_anew
from ludoteca.server.glimpses import Glimpses, TableWithSketches
from ludoteca.server.store import StoreFailed
from ludoteca.server.table_services import log

IDLES_IN_A_ROW = 3  # a seat; if nobody plays in between, nobody is waiting for anybody
TRY_AGAIN = 1.0  # seconds after a step that could not be written

Result = Literal["done", "refused", "unwritten"]


class TableInPlay(TableWithSketches, Protocol):
    """What autoplay needs of a table."""

    attendance: Attendance

    def somebody_is_here(self) -> bool: ...

    async def step(self, entry: Input) -> None:
        """One input of the match, of the table's own accord. The lock is held."""


class Autoplay:
    def __init__(self, table: TableInPlay) -> None:
        self._table = table
        self._sand: Handle | None = None
        self._runs: RunningGlass | None = None
        self._pending: dict[int, Pending] = {}
        """Seats that a bot, or nobody, plays for."""
        self._glimpses = Glimpses(table)

    def close(self) -> None:
        self._stop_waiting()
        if self._sand is not None:
            self._sand.cancel()

    def reconcile(self) -> None:
        self._follow_sand()
        if not self._goes_on():
            self._stop_waiting()
            return
        table = self._table
        due = self._stop_other_errands()
        for seat in table.ledger.playing().actors:
            if seat not in self._pending:
                self._begin(seat, due.get(seat))
        for seat in table.attendance.absent:
            if not table.ledger.seats[seat].left:
                table.attendance.restart_forfeit(seat)

    def _goes_on(self) -> bool:
        return self._table.ledger.phase == "playing" and self._table.somebody_is_here()

    def _waiting(self) -> list[tuple[int, Pending]]:
        """Without those that still think: one thought for a seat at a time is enough, and what it
        is worth shows when it comes."""
        return [(seat, one) for seat, one in self._pending.items() if one.clock is not None]

    def _stop_waiting(self) -> None:
        for seat, pending in self._waiting():
            self._stop(seat, pending)

    def _stop(self, seat: int, pending: Pending) -> None:
        pending.stop()
        del self._pending[seat]
        self._glimpses.end(seat)

    def _stop_other_errands(self) -> dict[int, int]:
        """Gives when those were due that only need another time, because no person may act any
        more: nobody's clock is turned back."""
        due = {}
        for seat, pending in self._waiting():
            errand = self._errand(seat)
            if errand == pending.errand:
                continue
            if pending.errand.same_errand(errand):
                if not may_begin_anew(pending.thought, self._table.shared.settings):
                    continue
                due[seat] = pending.due
            self._stop(seat, pending)
        return due

    # The sandglass.

    def _follow_sand(self) -> None:
        """The one that runs is the one that is waited for; as it stands in the ledger."""
        running = self._table.ledger.sand
        if running == self._runs:
            return
        if self._sand is not None:
            self._sand.cancel()
            self._sand = None
        self._runs = running
        if running is not None:
            left = max(0.0, (running.until - self._table.shared.clock.now()) / 1000)
            self._sand = self._table.shared.clock.later(left, lambda: self._run_out(running))

    def _run_out(self, running: RunningGlass) -> None:
        self._runs = None
        self._table.shared.spawn(self._expire(running))

    async def _expire(self, running: RunningGlass) -> None:
        table = self._table
        async with table.lock:
            if table.ledger.sand != running:
                self.reconcile()
            elif await self._do(Expired(running.sandglass)) != "done":
                self._sand = table.shared.clock.later(TRY_AGAIN, self.reconcile)

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

    def _errand(self, seat: int) -> Errand | None:
        """What is to be done for a seat now; None if nothing is, or its player does it."""
        ledger = self._table.ledger
        if ledger.phase != "playing" or self._is_played_by_a_person(seat):
            return None
        match, bot = ledger.playing(), self.bot_for(seat)
        actors = match.actors
        if seat not in actors:
            return None
        if bot is None:
            return Errand(None, glass_of(ledger.doing))
        people = any(map(self._is_played_by_a_person, actors))
        return Errand(bot, glass_of(ledger.doing), sorts_of(match.choices(seat)), people)

    def _begin(self, seat: int, latest: int | None) -> None:
        """Let a bot think, or nobody take a moment; `latest` is when it is to act at the latest."""
        errand, shared = self._errand(seat), self._table.shared
        if errand is None:
            return
        now = shared.clock.now()
        pending = Pending(errand, len(self._table.ledger.story), now)
        if errand.bot is not None:
            self._pending[seat] = pending
            shared.spawn(self._think(seat, errand.bot, pending, latest))
        elif self._may_idle():
            self._wait(seat, pending, now + round(shared.settings.idle_pause * 1000))

    async def _think(self, seat: int, bot: str, pending: Pending, latest: int | None) -> None:
        """One thought says what and when; each seat goes by a clock of its own."""
        try:
            pending.thought = await self._ask(seat, bot, people=pending.errand.people)
        finally:
            del self._pending[seat]
        if self._goes_on() and self._errand(seat) == pending.errand:
            table = self._table
            due = due_at(pending.thought, pending.began, table.ledger.doing, table.shared.settings)
            self._wait(seat, pending, due if latest is None else min(due, latest))
            self._glimpses.begin(seat, pending)
        self.reconcile()

    async def _ask(self, seat: int, bot: str, *, people: bool) -> AnyThought | None:
        """What the bot thinks, by what its seat sees; None if it cannot."""
        table = self._table
        match, game = table.ledger.playing(), table.ledger.game
        view, choices = match.view(seat), match.choices(seat)
        try:
            return await table.shared.thinkers.think(game, bot, view, choices, people=people)
        except Exception:  # noqa: BLE001 - a bot's own fault must not stop the table
            log.exception("the bot %s of %s cannot think", bot, game.name)
            return None

    def _wait(self, seat: int, pending: Pending, due: int) -> None:
        shared = self._table.shared

        def ring() -> None:
            shared.spawn(self._act(seat, pending))

        pending.due = due
        pending.clock = shared.clock.later(max(0, due - shared.clock.now()) / 1000, ring)
        self._pending[seat] = pending

    async def _act(self, seat: int, pending: Pending) -> None:
        """Let a bot, or nobody, play for a seat, unless something else is to be done by now."""
        async with self._table.lock:
            if self._pending.get(seat) is pending:
                del self._pending[seat]
                if pending.errand.same_errand(self._errand(seat)):
                    await self._carry_out(seat, pending)
                self._glimpses.end(seat)
        self.reconcile()

    async def _carry_out(self, seat: int, pending: Pending) -> None:
        """A move that has become illegal meanwhile, or is not meant any more, is thought over,
        which takes its time again; and a bot that cannot play in this very position does nothing,
        like one who is gone.
        """
        result: Result = "refused"
        if pending.thought is not None and self._still_means(seat, pending, pending.thought):
            result = await self._do(Played(seat, pending.thought.move))
        # Asked now, for another worker may have been quicker.
        same_position = len(self._table.ledger.story) == pending.steps
        if result == "refused" and (pending.errand.bot is None or same_position):
            result = await self._do(Idled(seat))
        if result == "unwritten" and self._goes_on() and seat not in self._pending:
            now = self._table.shared.clock.now()
            self._wait(seat, pending, now + round(TRY_AGAIN * 1000))

    def _still_means(self, seat: int, pending: Pending, thought: AnyThought) -> bool:
        """Asked only where somebody was quicker."""
        ledger, bot = self._table.ledger, pending.errand.bot
        if bot is None or pending.steps == len(ledger.story):
            return True
        view = ledger.playing().view(seat)
        return find_bot(ledger.game, bot).still_means(view, thought.move)

    def _may_idle(self) -> bool:
        """Where only absent players are passed over in turn, nobody waits for anybody."""
        ledger = self._table.ledger
        idled = takewhile(lambda entry: isinstance(entry, Idled), reversed(ledger.playing().inputs))
        return sum(1 for _ in idled) < IDLES_IN_A_ROW * len(ledger.seats)

    async def _do(self, entry: Expired | Idled | Played) -> Result:
        try:
            await self._table.step(entry)
        except LudotecaError as error:
            # The position has changed meanwhile: `reconcile` sets it right.
            log.info("not any more: %s", error.code)
            return "refused"
        except StoreFailed:
            log.warning("a step of the table itself could not be written")
            return "unwritten"
        return "done"
