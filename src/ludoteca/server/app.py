"""The web application: addresses, and what every request goes through."""

from __future__ import annotations

from functools import partial

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

from ludoteca.core import LudotecaError
from ludoteca.server.answers import BadAsk, TooMany, problem
from ludoteca.server.headers import add_security
from ludoteca.server.peer import is_https, key_of
from ludoteca.server.routes import ROUTES
from ludoteca.server.services import Services
from ludoteca.server.socket import Sockets
from ludoteca.server.static import PAGE_ROUTES
from ludoteca.server.store import StoreFailed
from ludoteca.server.table_services import log

_FOR_PROGRAMS = ("/api/", "/ws/", "/healthz", "/metrics")
_CODES = {404: "no-such-page", 405: "wrong-method", 413: "message-too-long"}


def make_app(services: Services) -> web.Application:
    app = web.Application(
        middlewares=[_guard(services)], client_max_size=services.settings.body_bytes
    )
    sockets = Sockets(services)
    for route in ROUTES:
        app.router.add_route(route.method, route.path, partial(route.handle, services))
    app.router.add_get("/ws/{id}", sockets.handle)
    for path in PAGE_ROUTES:
        app.router.add_get(path, partial(_page, services))
    app.router.add_get("/{path:.*}", partial(_file, services))
    app.on_response_prepare.append(partial(_finish, services))
    app.on_shutdown.append(sockets.close)
    return app


def _guard(services: Services) -> Middleware:
    """The rate of an address; and whatever goes wrong becomes an answer."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        wait = services.limits.requests.wait(key_of(request, services.settings))
        if wait:
            answer = _refused(services, TooMany(wait))
            # Who goes on asking shall have to knock again each time.
            answer.force_close()
            return answer
        try:
            return await handler(request)
        except LudotecaError as error:
            return _refused(services, error)
        except web.HTTPException as error:
            return _translated(services, request, error)
        except StoreFailed:
            return _refused(services, BadAsk("store-failed"))
        except Exception:  # noqa: BLE001 - logged, and answered like every refusal
            # The address may hold a table's id, which is an invitation: it is not logged.
            log.exception("a request failed")
            return _refused(services, BadAsk("server-failed"))

    return guard


def _refused(services: Services, error: LudotecaError) -> web.StreamResponse:
    services.numbers.refusals[error.code] += 1
    return problem(error)


def _translated(
    services: Services, request: web.Request, error: web.HTTPException
) -> web.StreamResponse:
    """aiohttp's own refusals: as a problem, like all of ours."""
    if error.status == 404 and services.page.built and not _is_for_programs(request):
        return services.page.index(404)
    code = _CODES.get(error.status)
    refusal = BadAsk(code) if code else BadAsk("malformed-request", detail=error.reason)
    answer = _refused(services, refusal)
    if hdrs.ALLOW in error.headers:
        answer.headers[hdrs.ALLOW] = error.headers[hdrs.ALLOW]
    return answer


def _is_for_programs(request: web.Request) -> bool:
    return request.path.startswith(_FOR_PROGRAMS)


async def _page(services: Services, request: web.Request) -> web.StreamResponse:
    answer = services.page.index()
    services.guests.of(request)
    return answer


async def _file(services: Services, request: web.Request) -> web.StreamResponse:
    found = None if _is_for_programs(request) else services.page.file(request.path)
    if found is None:
        raise web.HTTPNotFound
    return found


async def _finish(services: Services, request: web.Request, response: web.StreamResponse) -> None:
    """The last word on every answer, sockets included."""
    https = is_https(request, services.settings)
    add_security(response, https=https)
    services.guests.set_cookie(request, response, secure=https)
    services.numbers.requests[str(response.status)] += 1
