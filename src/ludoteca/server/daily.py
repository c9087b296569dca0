"""The daily challenge: alone, with the seed that everybody gets on this day (UTC)."""

from __future__ import annotations

import asyncio
import hmac
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from ludoteca.core import AnyGame, Match
from ludoteca.core.dice import SEED_BYTES
from ludoteca.games import GAMES, find_game
from ludoteca.server.answers import BadAsk
from ludoteca.server.api_types import ListedTable, Made, NewTable, SeatAsk
from ludoteca.server.clock import Clock
from ludoteca.server.lobby import Lobby
from ludoteca.server.store import Store, TableRow

SECRET = "daily"  # noqa: S105 - the secret's name
_DAY = 24 * 3600 * 1000
_listed = msgspec.json.Decoder(ListedTable)


def day_of(now: int) -> str:
    """The day of a moment in milliseconds since 1970, as 2026-11-16."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def seconds_left(now: int) -> int:
    """Until the next challenge."""
    return (_DAY - now % _DAY + 999) // 1000


def is_day(text: str) -> bool:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date().isoformat() == text
    except ValueError:
        return False


def daily_seed(secret: bytes, day: str, game: str, variant: str = "") -> bytes:
    """The same for everybody; known to nobody beforehand."""
    named = "|".join(filter(None, (day, game, variant)))
    return hmac.digest(secret, named.encode(), sha256)[:SEED_BYTES]


@cache
def is_solo(game: AnyGame) -> bool:
    """Can be played alone for points."""
    return 1 in game.seats and bool(Match(game, seats=1).scores)


def solo_games() -> tuple[AnyGame, ...]:
    return tuple(game for game in GAMES if is_solo(game))


class Challenge(msgspec.Struct, frozen=True):
    """What is played today, alone: a game by some options."""

    game: AnyGame
    variant: str
    options: Any

    @property
    def league(self) -> str:
        return self.game.league(self.options)


def challenges() -> tuple[Challenge, ...]:
    """All of a day."""
    return tuple(
        Challenge(game, variant, options)
        for game in solo_games()
        for variant, options in game.daily_variants().items()
    )


def find_challenge(name: str, variant: str) -> Challenge:
    game = find_game(name)
    options = game.daily_variants().get(variant) if is_solo(game) else None
    if options is None:
        raise BadAsk("no-daily", game=game.name)
    return Challenge(game, variant, options)


class Challenges:
    """Hands out the tables of the day: one a guest and challenge, and the first try counts."""

    def __init__(self, lobby: Lobby, store: Store, clock: Clock) -> None:
        self._lobby = lobby
        self._store = store
        self._clock = clock
        # Who clicks twice at once gets one table.
        self._locks: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()

    async def check_may_see(self, table: str, guest: str | None) -> None:
        """Who has today's challenge still to play must not learn from others how it goes."""
        row = await self._today(table)
        if row is None:
            return
        day = day_of(self._clock.now())
        if (
            guest is None
            or await self._store.daily_result(guest, row.game, row.league, day) is None
        ):
            raise BadAsk("daily-goes-on")

    async def check_seed_may_be_seen(self, table: str) -> None:
        """A log holds the seed, and so all the luck of the day: nobody gets it before the end."""
        if await self._today(table) is not None:
            raise BadAsk("daily-goes-on")

    async def _today(self, table: str) -> TableRow | None:
        """The row of a table where today's challenge is played or was; None for all others."""
        row = await self._store.row(table)
        if row is None or _listed.decode(row.listed).daily != day_of(self._clock.now()):
            return None
        return row

    async def make(self, guest: str, ask: NewTable) -> Made:
        found = find_challenge(ask.game, ask.variant)
        game = found.game.name
        lock = self._locks.setdefault((guest, game, found.variant), asyncio.Lock())
        async with lock:
            day = day_of(self._clock.now())
            begun = await self._store.daily_table(guest, game, found.league, day)
            table = None if begun is None else await self._lobby.find(begun)
            if table is not None:
                return Made(table.ledger.id, table.ledger.made.code)
            seed = daily_seed(await self._store.secret(SECRET), day, game, found.variant)
            # Alone and by the day's options, so that everybody plays the same.
            alone = msgspec.structs.replace(
                ask,
                seats=(SeatAsk("me"),),
                options=msgspec.to_builtins(found.options),
                public=False,
                start=True,
            )
            return await self._lobby.make(guest, alone, seed=seed, day=day)
