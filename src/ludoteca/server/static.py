"""The built page: Vite's output, served as it lies there."""

from __future__ import annotations

from pathlib import Path

from aiohttp import hdrs, web

from ludoteca.server.answers import BadAsk

PAGE = Path(__file__).parent / "page"

# Where the page itself answers; it finds out on its own what to show there.
PAGE_ROUTES = (
    "/",
    "/box/{rest:[^/]+}",
    "/new/{rest:[^/]+}",
    "/t/{rest:[^/]+}",
    "/replay/{rest:[^/]+}",
    "/rules",
    "/rules/{rest:[^/]+}",
    "/me",
    "/words",
    "/words/{rest:[^/]+}",
    "/leaders",
    "/leaders/{rest:[^/]+}",
)
# Vite writes a hash of their content into these files' names.
_HASHED = "/assets/"
# Not left to the machine's own list of types, which may be short.
_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PRIVATE = "private, no-cache"


class Page:
    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder.resolve()
        self._index = self._folder / "index.html"

    @property
    def built(self) -> bool:
        return self._index.is_file()

    def index(self, status: int = 200) -> web.StreamResponse:
        """The page itself. It goes out with a guest's cookie, so nobody else may keep it."""
        if not self.built:
            raise BadAsk("page-not-built")
        headers = {hdrs.CACHE_CONTROL: _PRIVATE}
        return web.FileResponse(self._index, headers=headers, status=status)

    def file(self, path: str) -> web.StreamResponse | None:
        """A file of the page by its path in the address; None if there is none.

        Whatever the path tries, only what really lies inside the folder is found.
        """
        try:
            found = (self._folder / path.lstrip("/")).resolve()
            inside = found.is_relative_to(self._folder) and found.is_file()
        except (OSError, ValueError):
            return None
        # Files that begin with a dot are the build's own.
        if not inside or found == self._index or "/." in path:
            return None
        cache = _FOR_EVER if path.startswith(_HASHED) else _ASK_AGAIN
        headers = {hdrs.CACHE_CONTROL: cache}
        if found.suffix in _TYPES:
            headers[hdrs.CONTENT_TYPE] = _TYPES[found.suffix]
        return web.FileResponse(found, headers=headers)
