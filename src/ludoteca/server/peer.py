"""Who is at the other end of a request, as far as that can be believed."""

from __future__ import annotations

from urllib.parse import urlsplit

from aiohttp import hdrs, web

from ludoteca.server.limits import address_key
from ludoteca.server.settings import Settings

_FOR, _PROTO = "X-Forwarded-For", "X-Forwarded-Proto"


def _last_hop(request: web.BaseRequest, header: str) -> str | None:
    """What our own proxy wrote: the last of what may be a long and invented list."""
    lines = request.headers.getall(header, ())
    return lines[-1].rpartition(",")[2].strip() if lines else None


def address_of(request: web.BaseRequest, settings: Settings) -> str:
    hop = _last_hop(request, _FOR) if settings.behind_proxy else None
    return hop or request.remote or ""


def key_of(request: web.BaseRequest, settings: Settings) -> str:
    """Under what the limits count this request."""
    return address_key(address_of(request, settings))


def is_https(request: web.BaseRequest, settings: Settings) -> bool:
    hop = _last_hop(request, _PROTO) if settings.behind_proxy else None
    return (hop or request.scheme) == "https"


def origin_is_ours(request: web.BaseRequest, settings: Settings) -> bool:
    """Whether the page that asks came from us. Sockets and writes must not serve foreign pages:
    the browser would send our cookie along.
    """
    origin = request.headers.get(hdrs.ORIGIN)
    if origin is None:
        return not settings.origin_required
    given = _site(origin)
    if given is None:
        return False
    if given in {_site(url) for url in (*settings.allowed_origins, settings.public_url or "")}:
        return True
    # A page that came over an open line may be anybody's work. The other way round it is ours: a
    # proxy that we were not told of speaks https with the browser and http with us.
    downgraded = given[0] == "http" and is_https(request, settings)
    return given[1] == request.host.lower() and not downgraded


def _site(url: str) -> tuple[str, str] | None:
    """Scheme and host of an address of the web; None for any other (`null`, a file)."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        return None
    return parts.scheme, parts.netloc.lower()
