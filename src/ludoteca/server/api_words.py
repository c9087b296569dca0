"""The arbiter over HTTP: what our dictionaries know of a word."""

from __future__ import annotations

from aiohttp import web

from ludoteca.server.answers import BadAsk, TooMany, json_answer
from ludoteca.server.peer import key_of
from ludoteca.server.services import Services
from ludoteca.words.arbiter import judge
from ludoteca.words.letters import Umlauts

# An answer changes with the dictionary only, and that with the program.
_FOR_A_DAY = "public, max-age=86400"
_UMLAUTS: dict[str, Umlauts] = {"ae": "ae", "a": "a"}


async def word(services: Services, request: web.Request) -> web.Response:
    wait = services.limits.words.wait(key_of(request, services.settings))
    if wait:
        raise TooMany(wait)
    text = request.query.get("word")
    if text is None:
        raise BadAsk("malformed-request", detail="word")
    umlauts = _UMLAUTS.get(request.query.get("umlauts", "ae"))
    if umlauts is None:
        raise BadAsk("malformed-request", detail="umlauts")
    # On the spot: opening a dictionary maps a file, and no answer takes as long as a thread's turn.
    judgement = judge(text, request.match_info["language"], umlauts=umlauts)
    return json_answer(judgement, cache=_FOR_A_DAY)
