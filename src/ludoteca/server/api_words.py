"""The arbiter over HTTP: what our dictionaries know of a word, and of the categories."""

from __future__ import annotations

from aiohttp import web

from ludoteca.server.answers import BadAsk, TooMany, json_answer
from ludoteca.server.peer import key_of
from ludoteca.server.services import Services
from ludoteca.words.arbiter import judge
from ludoteca.words.category_page import page_of
from ludoteca.words.letters import Umlauts
from ludoteca.words.lexicon import lexicon

# An answer changes with the dictionary only, and that with the program.
_FOR_A_DAY = "public, max-age=86400"
_UMLAUTS: dict[str, Umlauts] = {"ae": "ae", "a": "a"}


async def word(services: Services, request: web.Request) -> web.Response:
    _check_rate(services, request)
    text = request.query.get("word")
    if text is None:
        raise BadAsk("malformed-request", detail="word")
    umlauts = _UMLAUTS.get(request.query.get("umlauts", "ae"))
    if umlauts is None:
        raise BadAsk("malformed-request", detail="umlauts")
    category = request.query.get("category")
    # On the spot: opening a dictionary maps a file, and no answer takes as long as a thread's turn.
    language = request.match_info["language"]
    judgement = judge(text, language, umlauts=umlauts, category=category)
    return json_answer(judgement, cache=_FOR_A_DAY)


async def categories(services: Services, request: web.Request) -> web.Response:
    _check_rate(services, request)
    words = lexicon(request.match_info["language"])
    return json_answer(list(words.categories), cache=_FOR_A_DAY)


async def category(services: Services, request: web.Request) -> web.Response:
    _check_rate(services, request)
    words = lexicon(request.match_info["language"])
    return json_answer(page_of(words, request.match_info["category"]), cache=_FOR_A_DAY)


def _check_rate(services: Services, request: web.Request) -> None:
    wait = services.limits.words.wait(key_of(request, services.settings))
    if wait:
        raise TooMany(wait)
