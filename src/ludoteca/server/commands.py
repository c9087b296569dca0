"""What becomes of a command: the entries that carry it out. Nothing is changed here; what the table
does not allow is refused by a LudotecaError, and then nothing is done.

A guest is a device, known by its cookie; the host is the guest who made the table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from ludoteca.core import AnyGame, LudotecaError, Match
from ludoteca.core.codec import read_options
from ludoteca.server import entries, protocol
from ludoteca.server.clean_text import clean_text
from ludoteca.server.entries import AnyEntry
from ludoteca.server.ledger import Ledger, Seat
from ludoteca.server.protocol import Presence


class NotAllowed(LudotecaError):  # noqa: N818 - a refusal like all others
    """The table's own rules refuse this: who may sit, arrange, begin."""


class Asked(Struct, frozen=True):
    """Who wants something, when, and who is there at that moment."""

    guest: str
    at: int
    presence: Sequence[Presence]


def default_bot(game: AnyGame) -> str:
    """Whom newcomers meet: the game says so, or it is the one in the middle, neither a pushover nor
    a master.
    """
    names = bots_of(game)
    return game.first_bot if game.first_bot in names else names[len(names) // 2]


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that may sit at a table: those who know the game, weakest first."""
    return tuple(game.bots()) or ("random",)


def check_bot(game: AnyGame, bot: str) -> str:
    names = bots_of(game)
    if bot not in names:
        raise NotAllowed("unknown-bot", bot=bot, known=", ".join(names))
    return bot


def sit(ledger: Ledger, asked: Asked, command: protocol.Sit) -> tuple[AnyEntry, ...]:
    _needs_waiting(ledger)
    if ledger.seat_of(asked.guest) is not None:
        raise NotAllowed("already-seated")
    free = [number for number, seat in enumerate(ledger.seats) if seat.free]
    if not free:
        raise NotAllowed("table-full")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise NotAllowed("seat-taken")
    name = own_name(clean_text(command.name, protocol.NAME_LENGTH), ledger)
    return (entries.Sat(at=asked.at, by=asked.guest, id=command.id, seat=seat, name=name),)


def own_name(name: str, ledger: Ledger) -> str:
    """Nobody at a table has another's name: a second Ada is Ada 2."""
    taken = {_spoken(seat.name) for seat in ledger.seats}
    number, wanted = 2, name
    while _spoken(name) in taken:
        ending = f" {number}"
        name = wanted[: protocol.NAME_LENGTH - len(ending)].rstrip() + ending
        number += 1
    return name


def _spoken(name: str) -> str:
    """Names that are read alike are alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def stand(ledger: Ledger, asked: Asked, command: protocol.Stand) -> tuple[AnyEntry, ...]:
    _needs_waiting(ledger)
    seat = _own_seat(ledger, asked)
    return (entries.SeatCleared(at=asked.at, by=asked.guest, id=command.id, seat=seat),)


def put_bot(ledger: Ledger, asked: Asked, command: protocol.PutBot) -> tuple[AnyEntry, ...]:
    _needs_host(ledger, asked)
    if _seat(ledger, command.seat).guest:
        raise NotAllowed("seat-taken")
    bot = check_bot(ledger.game, command.bot)
    return (entries.BotPut(at=asked.at, by=asked.guest, id=command.id, seat=command.seat, bot=bot),)


def clear_seat(ledger: Ledger, asked: Asked, command: protocol.ClearSeat) -> tuple[AnyEntry, ...]:
    _needs_host(ledger, asked)
    _seat(ledger, command.seat)
    return (entries.SeatCleared(at=asked.at, by=asked.guest, id=command.id, seat=command.seat),)


def arrange(ledger: Ledger, asked: Asked, command: protocol.Arrange) -> tuple[AnyEntry, ...]:
    _needs_host(ledger, asked)
    if ledger.made.daily and (command.seats is not None or command.options is not None):
        raise NotAllowed("daily-is-fixed")
    if command.seats is not None:
        _check_seats(ledger, command.seats)
    options = None
    if command.options is not None:
        options = msgspec.to_builtins(read_options(ledger.game, command.options))
    entry = entries.Arranged(
        at=asked.at,
        by=asked.guest,
        id=command.id,
        seats=command.seats,
        options=options,
        public=command.public,
        absent=command.absent,
    )
    return (entry,)


def _check_seats(ledger: Ledger, seats: int) -> None:
    game = ledger.game
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise NotAllowed("wrong-seats", game=game.name, seats=seats, least=least, most=most)
    if any(seat.guest for seat in ledger.seats[seats:]):
        raise NotAllowed("seat-taken")


def start(ledger: Ledger, asked: Asked, command: protocol.Start) -> tuple[AnyEntry, ...]:
    _needs_host(ledger, asked)
    return (began(ledger, asked.at, asked.guest, command.id),)


def began(ledger: Ledger, at: int, guest: str, name: str = "") -> entries.Began:
    """The game's beginning, tried out beforehand: its options may not fit the seats."""
    if not ledger.people():
        raise NotAllowed("nobody-sits")
    bot = default_bot(ledger.game)
    bots = {number: bot for number, seat in enumerate(ledger.seats) if seat.free}
    Match(ledger.game, ledger.options, len(ledger.seats), bytes.fromhex(ledger.made.seed))
    return entries.Began(at=at, by=guest, id=name, bots=bots)


def leave(ledger: Ledger, asked: Asked, command: protocol.Leave) -> tuple[AnyEntry, ...]:
    _needs_playing(ledger)
    seat = _own_seat(ledger, asked)
    if ledger.seats[seat].left:
        raise NotAllowed("has-left")
    left = entries.SeatLeft(at=asked.at, by=asked.guest, id=command.id, seat=seat)
    others = [other for other in ledger.people() if other != seat]
    if all(ledger.seats[other].left for other in others):
        return (left, entries.Abandoned(at=asked.at))
    return (left,)


def come_back(ledger: Ledger, asked: Asked, command: protocol.Return) -> tuple[AnyEntry, ...]:
    _needs_playing(ledger)
    seat = _own_seat(ledger, asked)
    return (entries.Returned(at=asked.at, by=asked.guest, id=command.id, seat=seat),)


def take_over(ledger: Ledger, asked: Asked, command: protocol.TakeOver) -> tuple[AnyEntry, ...]:
    _needs_playing(ledger)
    _own_seat(ledger, asked)
    seat = _seat(ledger, command.seat)
    if not seat.guest or asked.presence[command.seat] not in {"absent", "left"}:
        raise NotAllowed("is-there")
    bot = check_bot(ledger.game, command.bot)
    return (
        entries.TakenOver(at=asked.at, by=asked.guest, id=command.id, seat=command.seat, bot=bot),
    )


def say(ledger: Ledger, asked: Asked, command: protocol.Say) -> tuple[AnyEntry, ...]:
    seat = _own_seat(ledger, asked)
    if command.to == "team" and not ledger.teams:
        raise NotAllowed("no-team")
    if command.to == "team" and ledger.match is None:
        raise NotAllowed("not-playing")
    text = clean_text(command.text, protocol.CHAT_LENGTH)
    said = entries.ChatSaid(
        at=asked.at, by=asked.guest, id=command.id, seat=seat, text=text, to=command.to
    )
    return (said,)


def _needs_waiting(ledger: Ledger) -> None:
    if ledger.phase != "waiting":
        raise NotAllowed("game-began")


def _needs_playing(ledger: Ledger) -> None:
    if ledger.phase != "playing":
        raise NotAllowed("not-playing")


def _needs_host(ledger: Ledger, asked: Asked) -> None:
    _needs_waiting(ledger)
    if asked.guest != ledger.host:
        raise NotAllowed("not-the-host")


def _own_seat(ledger: Ledger, asked: Asked) -> int:
    seat = ledger.seat_of(asked.guest)
    if seat is None:
        raise NotAllowed("not-seated")
    return seat


def _seat(ledger: Ledger, number: int) -> Seat:
    if number >= len(ledger.seats):
        raise NotAllowed("no-seat-there", seat=number)
    return ledger.seats[number]
