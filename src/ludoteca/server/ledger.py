"""Everything that follows from a table's entries: who sits where, how the game stands, what each
seat has been told. A fold, like a match: no clock, no sockets, no store.

Versions count what one seat could notice. A step that shows a seat nothing (another's secret
writing) does not raise that seat's version, so that versions tell nothing either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct

from ludoteca.core import AnyGame, Glasses, Match, Outcome, RunningGlass, Score
from ludoteca.core.codec import FindGame, read_input, read_options, to_json
from ludoteca.core.log import Expired, Idled, Input, Played
from ludoteca.games import find_rules
from ludoteca.server import entries, protocol
from ludoteca.server.entries import AnyEntry, read_entry
from ludoteca.server.talk import Talk, Team

IDS = 256  # commands that would be recognised when sent again


class Seat(Struct):
    """Who plays there. A person may be gone, and a bot may play for a person."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    left: bool = False
    forfeited: bool = False

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot


class Step(Struct, frozen=True, gc=False):
    """What happened, kept as the game said it; each seat is shown its own redaction."""

    at: int
    events: tuple[Any, ...]


class Ledger:
    """One table as its entries tell it."""

    def __init__(self, table: str, made: entries.TableMade, find: FindGame = find_rules) -> None:
        self.id = table
        self.made = made
        self.game: AnyGame = find(made.game, made.rules_version)
        self.options: Any = read_options(self.game, made.options)
        self.seats = [Seat(seat.guest, seat.name, seat.bot) for seat in made.seats]
        self.host = made.by
        self.public = made.public
        self.absent: protocol.Absent = made.absent
        self.phase: protocol.Phase = "waiting"
        self.match: Match | None = None
        self.began = 0
        self.updated = made.at
        self.rematch: str | None = None
        self.glasses = Glasses()
        self.talk = Talk()
        self.seq = 1
        self.arranged = 0
        """Entries that may have changed what the table is found by."""
        self.story: list[Step] = []
        self.seen: list[list[int]] = []
        """For each seat, and last for spectators: the steps it could notice."""
        self._ids: dict[tuple[str, str], None] = {}
        # Most games hide nothing; then what happened is simply shown to all alike.
        self.open = not self.game.hides

    @classmethod
    def fold(
        cls, table: str, written: Iterable[bytes], find: FindGame = find_rules
    ) -> Ledger | None:
        """The table of these entries; None if there are none."""
        lines = iter(written)
        first = next(lines, None)
        if first is None:
            return None
        made = read_entry(first)
        assert isinstance(made, entries.TableMade)  # noqa: S101 - the first entry ever written
        ledger = cls(table, made, find)
        for line in lines:
            ledger.take(read_entry(line))
        return ledger

    # Writing: each entry changes the ledger here, and only here.

    def take(self, entry: AnyEntry) -> None:
        """Follow one entry; those of a game are read by the game's types."""
        if isinstance(entry, entries.Stepped):
            self._step(read_input(self.game, bytes(entry.input), self._steps() + 1), entry)
        else:
            _TAKE[type(entry)](self, entry)
            self._note(entry)
            self.arranged += not isinstance(entry, entries.ChatSaid)

    def play(self, entry: Played | Expired | Idled, at: int, by: str, name: str) -> entries.Stepped:
        """Carry an input out; the entry it returns is what must be written before it is shown.

        Raises what the game refuses, and then nothing has changed.
        """
        match = self.playing()
        before = match.state
        if isinstance(entry, Played):
            match.play(entry.seat, entry.move, at - self.began)
        else:
            match.take(entry)
        stepped = entries.Stepped(at=at, by=by, id=name, input=Raw(to_json(match.inputs[-1])))
        self._record(at, entry, before)
        self._note(stepped)
        return stepped

    def _step(self, entry: Input, stepped: entries.Stepped) -> None:
        match = self.playing()
        before = match.state
        match.take(entry)
        self._record(stepped.at, entry, before)
        self._note(stepped)

    def _note(self, entry: AnyEntry) -> None:
        self.seq += 1
        if not (isinstance(entry, entries.ChatSaid) and entry.to == "team"):
            # Lists tell everybody when something last happened; that a team talks is its own.
            self.updated = entry.at
        if entry.id:
            self._ids[entry.by, entry.id] = None
            if len(self._ids) > IDS:
                del self._ids[next(iter(self._ids))]

    def _begin(self, entry: entries.Began) -> None:
        for seat, bot in entry.bots.items():
            self.seats[seat] = Seat(bot=bot)
        seed = bytes.fromhex(self.made.seed)
        self.match = Match(self.game, self.options, len(self.seats), seed)
        self.began = entry.at
        self.phase = "playing"
        self.seen = [[] for _ in range(len(self.seats) + 1)]
        self._record(entry.at, None, None)

    def _record(self, at: int, entry: Input | None, before: Any) -> None:
        """After a step: keep what happened, who could notice it, and the sand that runs."""
        match = self.playing()
        number = len(self.story)
        self.story.append(Step(at, match.events))
        if isinstance(entry, Expired):
            self.glasses.run_out()
        self.glasses.follow(match.sandglass, at)
        if match.outcome is not None:
            self.phase = "over"
        everybody = entry is None or (self.open and match.events)
        for seat, seen in enumerate(self.seen):
            who = None if seat == len(self.seats) else seat
            if everybody or self._notices(who, entry, before):
                seen.append(number)

    def _notices(self, seat: int | None, entry: Input | None, before: Any) -> bool:
        match = self.playing()
        if match.seen(seat):
            return True
        if isinstance(entry, Played | Idled) and entry.seat == seat:
            return True
        return self._shown(before, seat) != self._shown(match.state, seat)

    def _shown(self, state: Any, seat: int | None) -> tuple[Any, ...]:
        game = self.game
        public = (
            game.actors(state),
            game.sandglass(state),
            game.outcome(state),
            game.scores(state),
        )
        return (*public, game.view(state, seat))

    # Reading.

    def playing(self) -> Match:
        """The match; only asked for once it has begun."""
        assert self.match is not None  # noqa: S101
        return self.match

    def _steps(self) -> int:
        return len(self.playing().inputs)

    def _seen(self, seat: int | None) -> list[int]:
        """The steps that a seat, or a spectator, could notice."""
        if not self.seen:
            return []
        return self.seen[-1 if seat is None else seat]

    def knows(self, guest: str, name: str) -> bool:
        """This command of this guest has been carried out already."""
        return (guest, name) in self._ids

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest]

    @property
    def sand(self) -> RunningGlass | None:
        return self.glasses.running

    @property
    def doing(self) -> RunningGlass | None:
        """The sand of what is being done, whatever runs beside it."""
        return self.glasses.doing

    @property
    def teams(self) -> tuple[Team, ...]:
        """The seats that play together; empty where each plays alone."""
        found = self.game.teams(len(self.seats))
        return found if any(len(team) > 1 for team in found) else ()

    def team_of(self, seat: int) -> Team:
        """Those to whom a seat may talk alone, itself among them; nobody before the game begins,
        for until then anybody may still sit down there.
        """
        if self.match is None:
            return ()
        return next((team for team in self.teams if seat in team), ())

    def chat_of(self, said: entries.ChatSaid) -> protocol.Chat:
        name = self.seats[said.seat].name
        return protocol.Chat(said.at, said.seat, name, said.text, to=said.to)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome

    @property
    def scores(self) -> tuple[Score, ...]:
        return () if self.match is None else self.match.scores

    def version(self, seat: int | None) -> int:
        return len(self._seen(seat))

    def moments(self, seat: int | None, after: int = 0) -> tuple[protocol.Moment, ...]:
        """What a seat was shown after a version, oldest first."""
        redact = self.game.redact
        told = []
        for version, number in enumerate(self._seen(seat)[after:], start=after + 1):
            step = self.story[number]
            events = step.events
            if not self.open:
                redacted = (redact(event, seat) for event in events)
                events = tuple(event for event in redacted if event is not None)
            told.append(protocol.Moment(version, step.at, events))
        return tuple(told)

    def view_at(self, seat: int | None, version: int) -> Any:
        """The view a seat had at a version, worked out anew from the log."""
        match = self.playing()
        steps = self._seen(seat)[version - 1]
        then = Match(self.game, self.options, len(self.seats), match.seed)
        for entry in match.inputs[:steps]:
            then.take(entry)
        return then.view(seat)


def _sit(ledger: Ledger, entry: entries.Sat) -> None:
    ledger.seats[entry.seat] = Seat(entry.by, entry.name)


def _clear(ledger: Ledger, entry: entries.SeatCleared) -> None:
    ledger.seats[entry.seat] = Seat()


def _put_bot(ledger: Ledger, entry: entries.BotPut) -> None:
    ledger.seats[entry.seat] = Seat(bot=entry.bot)


def _arrange(ledger: Ledger, entry: entries.Arranged) -> None:
    if entry.seats is not None:
        seats = ledger.seats[: entry.seats]
        ledger.seats = seats + [Seat() for _ in range(entry.seats - len(seats))]
    if entry.options is not None:
        ledger.options = read_options(ledger.game, entry.options)
    if entry.public is not None:
        ledger.public = entry.public
    if entry.absent is not None:
        ledger.absent = entry.absent


def _pass_host(ledger: Ledger, entry: entries.HostPassed) -> None:
    ledger.host = ledger.seats[entry.seat].guest


def _leave(ledger: Ledger, entry: entries.SeatLeft) -> None:
    seat = ledger.seats[entry.seat]
    seat.left, seat.forfeited = True, entry.forfeited


def _take_over(ledger: Ledger, entry: entries.TakenOver) -> None:
    ledger.seats[entry.seat].bot = entry.bot


def _return(ledger: Ledger, entry: entries.Returned) -> None:
    seat = ledger.seats[entry.seat]
    seat.left, seat.forfeited, seat.bot = False, False, ""


def _stand_sand(ledger: Ledger, entry: entries.SandStood) -> None:
    ledger.glasses.delay(entry.ms)


def _abandon(ledger: Ledger, _: entries.Abandoned) -> None:
    ledger.phase = "over"
    ledger.glasses.clear()


def _rematch(ledger: Ledger, entry: entries.Rematched) -> None:
    ledger.rematch = entry.table


def _chat(ledger: Ledger, entry: entries.ChatSaid) -> None:
    team = ledger.team_of(entry.seat) if entry.to == "team" else None
    ledger.talk.add(ledger.chat_of(entry), team)


_TAKE: dict[type[Any], Any] = {
    entries.Sat: _sit,
    entries.SeatCleared: _clear,
    entries.BotPut: _put_bot,
    entries.Arranged: _arrange,
    entries.HostPassed: _pass_host,
    entries.Began: Ledger._begin,  # noqa: SLF001 - the two belong together
    entries.SeatLeft: _leave,
    entries.TakenOver: _take_over,
    entries.Returned: _return,
    entries.SandStood: _stand_sand,
    entries.Abandoned: _abandon,
    entries.Rematched: _rematch,
    entries.ChatSaid: _chat,
}
