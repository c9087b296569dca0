"""What every answer says to the browser about what it must not do."""

from __future__ import annotations

from aiohttp import hdrs, web

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

_ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # A table's address is its invitation: it must not travel to other sites.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


def add_security(response: web.StreamResponse, *, https: bool) -> None:
    response.headers.update(_ALWAYS)
    if https:
        response.headers.update(_HTTPS)
    # Which program and version answers is nobody's business.
    response.headers.pop(hdrs.SERVER, None)
