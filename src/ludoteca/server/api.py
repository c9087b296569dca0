"""The HTTP API: what a page, or anybody's program, may ask and the few things it may write."""

from __future__ import annotations

import asyncio

import msgspec
from aiohttp import web

from ludoteca.core import AnyGame
from ludoteca.core.codec import read_options
from ludoteca.core.options import option_facts
from ludoteca.games import GAMES, find_game
from ludoteca.server import showing
from ludoteca.server.answers import BadAsk, TooMany, json_answer, read_ask
from ludoteca.server.api_types import (
    DailyInfo,
    GameInfo,
    JoinByCode,
    Leader,
    Leaderboard,
    ListedTable,
    Me,
    NewTable,
)
from ludoteca.server.commands import default_bot
from ludoteca.server.daily import (
    Challenge,
    challenges,
    day_of,
    is_day,
    is_solo,
    seconds_left,
)
from ludoteca.server.peer import key_of
from ludoteca.server.services import Services
from ludoteca.server.store import Result, TableRow

LEADERS = 50
FOR_A_WHILE = "public, max-age=300"

_listed = msgspec.json.Decoder(ListedTable)


async def games(_: Services, __: web.Request) -> web.Response:
    return json_answer([game_info(game) for game in GAMES], cache=FOR_A_WHILE)


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        box=game.box,
        rules_version=game.rules_version,
        least=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
        options=option_facts(game),
        bots=tuple(game.bots()),
        solo=is_solo(game),
        leagues=game.leagues,
        first_bot=default_bot(game) if game.bots() else None,
        best=game.best,
        counts=game.counts,
    )


async def me(services: Services, request: web.Request) -> web.Response:
    guest = services.guests.renew(request)
    rows = await services.store.tables_of(guest, services.settings.tables_listed)
    return json_answer(Me(tuple(_own(services, row, guest) for row in rows)))


def _own(services: Services, row: TableRow, guest: str) -> ListedTable:
    """A table in the list of somebody who sits there."""
    listed = _as_it_stands(services, row)
    people = [number for number, seat in enumerate(listed.seats) if seat.name is not None]
    seat = people[row.guests.index(guest)]
    return msgspec.structs.replace(listed, you=seat)


def _as_it_stands(services: Services, row: TableRow) -> ListedTable:
    """A row is not written anew for every move: of a table in play the table itself knows more."""
    live = services.lobby.tables.get(row.id)
    return _listed.decode(row.listed) if live is None else showing.listed(live.ledger)


async def open_tables(services: Services, request: web.Request) -> web.Response:
    game = request.query.get("game")
    if game is not None:
        find_game(game)
    rows = await services.store.open_tables(game, services.settings.tables_listed)
    return json_answer([_as_it_stands(services, row) for row in rows])


async def table(services: Services, request: web.Request) -> web.Response:
    found = await services.lobby.find(request.match_info["id"])
    if found is None:
        raise BadAsk("no-such-table")
    return json_answer(found.info())


async def make_table(services: Services, request: web.Request) -> web.Response:
    ask = await read_ask(request, NewTable, services.settings)
    wait = services.limits.new_tables.wait(key_of(request, services.settings))
    if wait:
        raise TooMany(wait)
    guest = services.guests.of(request)
    make = services.challenges.make if ask.daily else services.lobby.make
    return json_answer(await make(guest, ask))


async def join(services: Services, request: web.Request) -> web.Response:
    ask = await read_ask(request, JoinByCode, services.settings)
    failures, address = services.limits.failed_codes, key_of(request, services.settings)
    wait = failures.wait(address)
    if wait:
        raise TooMany(wait)
    found = await services.lobby.join_code(ask.code)
    if found is None:
        raise BadAsk("no-such-code")
    # Only codes that lead nowhere count: who guesses must not go through all of them.
    failures.give_back(address)
    return json_answer(found)


async def daily(services: Services, request: web.Request) -> web.Response:
    guest = services.guests.known(request)
    now = services.clock.now()
    asked = (_challenge(services, guest, challenge, now) for challenge in challenges())
    return json_answer(await asyncio.gather(*asked))


async def _challenge(
    services: Services, guest: str | None, challenge: Challenge, now: int
) -> DailyInfo:
    store, day = services.store, day_of(now)
    game, league = challenge.game.name, challenge.league
    best = await store.leaders(game, league, day, 1)
    yours = None if guest is None else await store.daily_result(guest, game, league, day)
    own_table = None if guest is None else await store.daily_table(guest, game, league, day)
    return DailyInfo(
        game=game,
        variant=challenge.variant,
        options=msgspec.to_builtins(challenge.options),
        day=day,
        ends_in=seconds_left(now),
        players=await store.daily_players(game, league, day),
        best=best[0].points if best else None,
        yours=None if yours is None else yours.points,
        table=own_table,
        counts=challenge.game.counts,
    )


async def leaders(services: Services, request: web.Request) -> web.Response:
    game = find_game(request.match_info["game"])
    options = dict(request.query)
    day = options.pop("day", None)
    if day is not None and not is_day(day):
        raise BadAsk("malformed-request", detail="day")
    league = game.league(read_options(game, options, strict=False))
    results = await services.store.leaders(game.name, league, day, LEADERS)
    ranked = _ranked(results, services.guests.known(request))
    return json_answer(Leaderboard(game.name, day, league, ranked, game.best, game.counts))


def _ranked(results: list[Result], guest: str | None) -> tuple[Leader, ...]:
    """Equal points share a rank."""
    points = [result.points for result in results]
    return tuple(
        Leader(
            rank=points.index(result.points) + 1,
            name=result.name,
            points=result.points,
            at=result.at,
            id=result.table,
            you=result.guest == guest,
        )
        for result in results
    )
