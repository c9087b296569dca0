"""Judgements that players mark as wrong: what the dictionary said, and not who objects."""

from __future__ import annotations

from aiohttp import web

from ludoteca.server.answers import BadAsk, TooMany, json_answer, read_ask
from ludoteca.server.api_types import ReportKept, WrongJudgement
from ludoteca.server.daily import day_of
from ludoteca.server.peer import key_of
from ludoteca.server.services import Services
from ludoteca.server.store import Report
from ludoteca.words.arbiter import judge


async def report(services: Services, request: web.Request) -> web.Response:
    """What is kept is judged here and now: nobody can report a verdict that was never given."""
    ask = await read_ask(request, WrongJudgement, services.settings)
    wait = services.limits.reports.wait(key_of(request, services.settings))
    if wait:
        raise TooMany(wait)
    language = request.match_info["language"]
    found = judge(ask.word, language, umlauts=ask.umlauts, category=ask.category or None)
    if not found.word:
        raise BadAsk("malformed-request", detail="word")
    verdict = found.verdict if found.category is None else found.category.verdict
    kept = Report(
        language=language,
        word=found.word,
        category=ask.category,
        verdict=verdict,
        day=day_of(services.clock.now()),
    )
    await services.store.add_report(kept, services.settings.reports_kept)
    return json_answer(ReportKept(word=kept.word, category=kept.category, verdict=verdict))
