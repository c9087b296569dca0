"""Guests: a random name known to nobody else, in a signed cookie on their device.

No passwords and no accounts. Who has the cookie is the guest; the name itself never leaves the
server except in that cookie.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from aiohttp import hdrs, web

COOKIE = "ludoteca"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep any cookie
_FLAGS = "Path=/; HttpOnly; SameSite=Lax"
_GUEST_BYTES = 16
_FORM = re.compile(r"([\w-]{22})\.([\w-]{43})", re.ASCII)

_GUEST = web.RequestKey("guest", str)
_FRESH = web.RequestKey("fresh", bool)


class Guests:
    """Reads and writes the cookies of one server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def known(self, request: web.Request) -> str | None:
        """The guest who asks, if we have given them a cookie."""
        if _GUEST not in request:
            guest = self.read(request.cookies.get(COOKIE, ""))
            if guest is None:
                return None
            request[_GUEST] = guest
        return request[_GUEST]

    def of(self, request: web.Request) -> str:
        """The guest who asks; a new one if need be, whose cookie goes out with the answer."""
        guest = self.known(request)
        if guest is None:
            guest = request[_GUEST] = secrets.token_urlsafe(_GUEST_BYTES)
            request[_FRESH] = True
        return guest

    def renew(self, request: web.Request) -> str:
        """The guest who asks; the cookie goes out again and lasts for another while."""
        guest = self.of(request)
        request[_FRESH] = True
        return guest

    def set_cookie(
        self, request: web.Request, response: web.StreamResponse, *, secure: bool
    ) -> None:
        """Send the cookie along, where `of` or `renew` has asked for it.

        The header is written by hand: aiohttp has put its own cookies in already when the last
        word on an answer is ours.
        """
        if request.get(_FRESH):
            cookie = f"{COOKIE}={self.write(request[_GUEST])}; Max-Age={COOKIE_SECONDS}; {_FLAGS}"
            response.headers.add(hdrs.SET_COOKIE, f"{cookie}; Secure" if secure else cookie)

    def write(self, guest: str) -> str:
        return f"{guest}.{self._sign(guest)}"

    def read(self, cookie: str) -> str | None:
        """The guest in a cookie of ours; None for anything else."""
        parts = _FORM.fullmatch(cookie)
        if parts is None or not hmac.compare_digest(self._sign(parts[1]), parts[2]):
            return None
        return parts[1]

    def _sign(self, guest: str) -> str:
        digest = hmac.digest(self._secret, guest.encode(), sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
