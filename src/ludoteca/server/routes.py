"""Every address of the HTTP API, as it is served and as it is described."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from aiohttp import web

from ludoteca.server import api, api_replays, api_reports, api_words, health
from ludoteca.server import examples as shown
from ludoteca.server.answers import JSON, bytes_answer
from ludoteca.server.api_types import (
    Analysis,
    DailyInfo,
    GameInfo,
    JoinByCode,
    Leaderboard,
    ListedTable,
    Made,
    Me,
    NewTable,
    Replay,
    ReportKept,
    WrongJudgement,
)
from ludoteca.server.openapi import OPENAPI, describe
from ludoteca.server.protocol import TableInfo
from ludoteca.server.route import Query, Route
from ludoteca.server.services import Services
from ludoteca.words.category import Category
from ludoteca.words.category_page import CategoryPage
from ludoteca.words.judgement import Judgement

_FINISHED = (
    "no-such-table",
    "game-goes-on",
    "game-abandoned",
    "daily-goes-on",
    "no-such-player",
    "server-busy",
)
_WRITING = ("malformed-request", "foreign-origin", "message-too-long", "not-json", "too-slow")


async def description(_: Services, __: web.Request) -> web.Response:
    return bytes_answer(_description(), JSON, cache=api.FOR_A_WHILE)


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe(ROUTES))


ROUTES = (
    Route(
        method="GET",
        path="/api/games",
        handle=api.games,
        says="Every game: its box, seats, options and bots, weakest first.",
        answer=list[GameInfo],
        example=[shown.GAME],
    ),
    Route(
        method="GET",
        path="/api/me",
        handle=api.me,
        says="The tables where the owner of this device sits. Gives a new device its cookie.",
        answer=Me,
        example=Me((shown.MY_TABLE,)),
    ),
    Route(
        method="GET",
        path="/api/tables",
        handle=api.open_tables,
        says="Public tables that wait for players or play: waiting ones first, then the latest.",
        answer=list[ListedTable],
        example=[shown.OPEN_TABLE],
        query=(Query("game", str, "Only tables of this game."),),
        refusals=("unknown-game",),
    ),
    Route(
        method="POST",
        path="/api/tables",
        handle=api.make_table,
        says="Make a table. A day's challenge that one has already begun is found again.",
        answer=Made,
        example=shown.MADE,
        ask=NewTable,
        ask_example=shown.NEW_TABLE,
        refusals=(*_WRITING, "unknown-game", "no-daily", "too-many-tables"),
    ),
    Route(
        method="GET",
        path="/api/tables/{id}",
        handle=api.table,
        says="What everybody with its link may know about a table.",
        answer=TableInfo,
        example=shown.TABLE,
        refusals=("no-such-table",),
    ),
    Route(
        method="POST",
        path="/api/join",
        handle=api.join,
        says="The table of a short code.",
        answer=Made,
        example=shown.MADE,
        ask=JoinByCode,
        ask_example=JoinByCode(shown.MADE.code),
        refusals=(*_WRITING, "no-such-code"),
    ),
    Route(
        method="GET",
        path="/api/daily",
        handle=api.daily,
        says="Today's challenges: a game alone, with the same luck for everybody.",
        answer=list[DailyInfo],
        example=[shown.DAILY],
    ),
    Route(
        method="GET",
        path="/api/leaders/{game}",
        handle=api.leaders,
        says="The best results alone by some options: of all time, or of a day's challenge.",
        answer=Leaderboard,
        example=shown.LEADERBOARD,
        query=(
            Query("day", str, "A day as 2026-11-16; without it, all time."),
            Query(
                "options",
                dict[str, str],
                "The game's options by their names, such as letters=16; those left out have their"
                " default. Results by other options may stand on another board.",
            ),
        ),
        refusals=("unknown-game", "malformed-request", "bad-options"),
    ),
    Route(
        method="GET",
        path="/api/replays/{id}",
        handle=api_replays.replay,
        says="A finished game, step by step, as the public or one seat saw it.",
        answer=Replay,
        example=shown.REPLAY,
        query=(Query("as", int, "As this seat saw it, counted from 0; without it, the public."),),
        refusals=(*_FINISHED, "malformed-request"),
    ),
    Route(
        method="GET",
        path="/api/replays/{id}/analysis",
        handle=api_replays.analysis,
        says="What a seat could know at each of its choices, and what the strongest bot prefers.",
        answer=Analysis,
        example=shown.ANALYSIS,
        query=(Query("seat", int, "The seat, counted from 0.", required=True),),
        refusals=(*_FINISHED, "malformed-request"),
    ),
    Route(
        method="GET",
        path="/api/replays/{id}/log",
        handle=api_replays.log,
        says="A finished game as a log that `ludoteca replay` reads: one line of JSON a step.",
        answer=None,
        example=shown.LOG,
        refusals=_FINISHED,
        media=api_replays.LOG,
    ),
    Route(
        method="GET",
        path="/api/words/{language}",
        handle=api_words.word,
        says="What the arbiter knows of a word: known, unknown or refused, with evidence.",
        answer=Judgement,
        example=shown.WORD,
        query=(
            Query("word", str, "As people write it, or in capitals.", required=True),
            Query("umlauts", Literal["ae", "a"], "In German, Ä Ö Ü are AE OE UE (or A O U)."),
            Query("category", str, "What it should be, too: the id of a category."),
        ),
        refusals=("unknown-language", "unknown-category", "malformed-request", "no-word-file"),
    ),
    Route(
        method="GET",
        path="/api/words/{language}/categories",
        handle=api_words.categories,
        says="The categories that cards ask for, as this language says them.",
        answer=list[Category],
        example=[shown.CATEGORY],
        refusals=("unknown-language", "no-word-file"),
    ),
    Route(
        method="GET",
        path="/api/words/{language}/categories/{category}",
        handle=api_words.category,
        says="What counts in a category, and what most people would say; never all answers.",
        answer=CategoryPage,
        example=shown.CATEGORY_PAGE,
        refusals=("unknown-language", "unknown-category", "no-word-file"),
    ),
    Route(
        method="POST",
        path="/api/words/{language}/reports",
        handle=api_reports.report,
        says="Mark a judgement as wrong. It is kept without who said so.",
        answer=ReportKept,
        example=shown.REPORT_KEPT,
        ask=WrongJudgement,
        ask_example=shown.WRONG_JUDGEMENT,
        refusals=(*_WRITING, "unknown-language", "unknown-category", "no-word-file"),
    ),
    Route(
        method="GET",
        path="/api/openapi.json",
        handle=description,
        says="This description.",
        answer=dict,
        example={"openapi": OPENAPI},
    ),
    Route(
        method="GET",
        path="/healthz",
        handle=health.healthz,
        says="Whether the server is well.",
        answer=None,
        example="ok\n",
        refusals=("store-failed",),
        media=health.TEXT,
    ),
    Route(
        method="GET",
        path="/metrics",
        handle=health.metrics,
        says="Numbers in the text format of Prometheus, for those near the server.",
        answer=None,
        example="ludoteca_tables_live 3\n",
        refusals=("no-such-page",),
        media=health.TEXT,
    ),
)
