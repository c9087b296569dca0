"""Where a server can be reached, said so that a browser can open it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

_EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 - read, not bound
# Of a network for documentation: nothing is sent there, but the way there begins at our address.
_FAR_AWAY = ("192.0.2.1", 9)


def addresses(host: str, port: int, public_url: str | None) -> list[str]:
    """Best first: the one for the world, the one for this machine, those for its network."""
    found = [public_url.rstrip("/") + "/"] if public_url else []
    if host in _EVERYWHERE:
        found.append(_url("localhost", port))
        found.extend(_url(address, port) for address in _own_addresses())
    else:
        found.append(_url(host, port))
    return list(dict.fromkeys(found))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_addresses() -> Iterator[str]:
    """The addresses that others in the same network see."""
    with (
        suppress(OSError),
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
    ):
        probe.connect(_FAR_AWAY)
        yield probe.getsockname()[0]
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if not ip_address(address[0]).is_loopback:
                yield str(address[0])


def open_browser(url: str) -> None:
    """Not waited for: a browser may take its time, or stay away."""
    if sys.stdout.isatty() and _has_display():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _has_display() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
